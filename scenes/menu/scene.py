"""The first scene: a card for each game, the game to go on with, the shelf of unfinished ones."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.errors import NotStored
from scenes.client import Client
from scenes.games.choices import WAYS, last_choices, last_way
from scenes.kit.widgets import Button, Command, Label, Style, confirm, write
from scenes.menu.alone import Alone
from scenes.menu.card import Card
from scenes.menu.games import Games
from scenes.menu.go_on import GoOn
from scenes.menu.layout import MenuLayout
from scenes.menu.shelf import Shelf
from scenes.menu.tools import Tools
from scenes.scene import Scene

TITLE, TAGLINE = "Stonework", "Three games of stone, wood and bone"


class MenuScene(Scene):
    """Cards, Continue, shelf, tools. A game begins with one click, with the choices of the last time."""

    name = "menu"
    pace = 0.1  # seconds between two frames while nothing moves; of longer ones the clock would not count all

    def __init__(self, app: Client) -> None:
        super().__init__(app)
        self.cards = [Card(app.patient, game) for game in app.games]
        self.go_on, self.shelf, self.tools = GoOn(), Shelf(), Tools(app)
        self.shelf_open = False  # in tight windows the shelf and the cards take turns
        self._games = Games(app.store.saved, app.patient)
        self._alone = Alone(app.doors.demo)
        self._more, self._notice = Button("more", "", "list", "toggle"), Label("notice", kind="muted")
        cards = [widget for card in self.cards for widget in card.widgets]
        around = [self._more, *self.shelf.widgets, *self.tools.widgets, self._notice]
        self.desk.put([*self.go_on.widgets, *cards, *around])

    def enter(self) -> None:
        """Comes onto the stack."""
        self.refresh()
        super().enter()

    def resume(self) -> None:
        """On top again: games may have been added, choices changed."""
        self.refresh()
        super().resume()

    def pause(self) -> None:
        """Another scene comes over it, or it goes: nothing is read meanwhile."""
        self._games.stop()

    leave = pause

    def refresh(self) -> None:
        """Looks anew at unfinished games and last choices."""
        self._games.look()
        for card in self.cards:
            card.refresh(self.app.settings, self.app.guard)
        self._show_games()

    def _show_games(self) -> None:
        self.go_on.show(self._games.newest)
        self._notice.text = " ".join(filter(None, (self.app.notice, self._games.damage)))

    def layout(self) -> None:
        super().layout()
        self._alone.touched()
        style, size = self.app.style, self.app.surface.get_size()
        self.tools.refresh()
        games = len(self._games.others) + 1 if self.go_on.game or self._games.others else 0
        self._lay = lay = MenuLayout.of(size, style, self.tools.widgets, len(self.cards), games, self._notice)
        self.shelf_open &= lay.tight
        self.tools.layout(lay)
        self._notice.rect, self._notice.visible = lay.notice, bool(self._notice.text)
        self._place_cards(lay)
        self._place_games(lay)

    def _place_cards(self, lay: MenuLayout) -> None:
        style = self.app.style
        heights = [card.words_high(style, rect.w) for card, rect in zip(self.cards, lay.cards, strict=True)]
        words = max(h for h, _ in heights), max(h for _, h in heights)
        for card, rect in zip(self.cards, lay.cards, strict=True):
            card.show(not self.shelf_open)
            if not self.shelf_open:
                card.layout(rect, style, words)

    def _place_games(self, lay: MenuLayout) -> None:
        style, px, room = self.app.style, self.app.style.scale.px, Rect(lay.go_on)
        self._more.visible = lay.tight
        if lay.tight:
            self._more.text, self._more.on = f"Other games: {len(self._games.others)}", self.shelf_open
            wide = self._more.want(style)[0]
            self._more.rect = Rect(room.right - wide, room.centery - px(21), wide, px(42))
            room.w -= wide + px(12)
        self.go_on.show(self.go_on.game)
        self.go_on.layout(room, style, plate=not lay.tight)
        self.shelf.show(self._games.others, self.shelf_open or (bool(self._games.others) and not lay.tight))
        self.shelf.layout(lay.middle if lay.tight else lay.shelf, style)

    # ---- what is done ------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> None:
        """Somebody is there."""
        self._alone.touched()
        super().handle(event)

    def answer(self, command: Command) -> None:
        """A widget was used."""
        game, _, way = command.id.partition(".")
        opened = self.go_on.game if command.id == "continue" else self.shelf.wants_opened(command)
        if opened:
            self.app.doors.go_on(opened.path)
        elif way in WAYS:
            self._begin(game, way)
        elif way == "setup":
            self._set_up(game)
        elif command.id == "shelf.remove":
            self.shelf.ask_to_remove(self.desk)
        elif command.id == "shelf.gone":
            self._remove(bool(command.value))
        elif command.id == "more":
            self.shelf_open = bool(command.value)
            self.layout()
        elif command.id == "leave":
            self.app.running = not command.value
        else:
            self.tools.answer(command)

    def _begin(self, name: str, way: str) -> None:
        game = self.app.game_named(name)
        choices = last_choices(game, way, self.app.settings)
        self.app.doors.begin(game, choices.options, choices.people, lot=choices.lot)

    def _set_up(self, name: str) -> None:
        game = self.app.game_named(name)
        self.app.doors.setup(game, last_way(game, self.app.settings))

    def _remove(self, sure: bool) -> None:
        game = self.shelf.chosen
        if not sure or game is None:
            return
        try:
            self.app.store.remove(game.path)
        except NotStored as error:
            self.app.notice = str(error)
        self.refresh()
        self.layout()

    def other(self, event: Event) -> None:
        """Esc asks before it leaves: it was often pressed once too often."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            confirm(self.desk, "Leave Stonework?", "Games under way are kept as they stand.", "Leave", "Stay", "leave")

    def update(self, dt: float) -> bool:
        """Time passes; the cards' pictures come when they are ready."""
        self._alone.update(0.0 if self.desk.modal else dt, self.app.presence.focused, self.app.settings.demo)
        if self._games.update(dt):
            self._show_games()
            self.layout()
        fresh = [card.update(dt) for card in self.cards]
        self.stale |= any(fresh)
        return super().update(dt) or self._games.busy or any(card.busy for card in self.cards)

    def paint(self, surface: Surface) -> None:
        """Title, cards, and the plate under Continue."""
        super().paint(surface)
        self._paint_title(surface, self._lay.head)
        self.go_on.paint(surface, self.app.style)
        for card in self.cards:
            card.paint(surface, self.app.style)

    def _paint_title(self, surface: Surface, head: Rect) -> None:
        style, size, body = self.app.style, title_size(self.app.style, head.w), self.app.style.scale.body
        title = write(surface, style, TITLE, head.midleft, size, style.theme.text, True)
        left = title.right + style.scale.px(14)
        if style.type.width(TAGLINE, body) <= head.right - left:
            y = title.y + style.type.ascent(size) - style.type.ascent(body)
            write(surface, style, TAGLINE, (left, y), body, style.theme.muted, False, "topleft")


def title_size(style: Style, width: int) -> int:
    """Font size at which the title fits beside the tools."""
    size = style.scale.font(30)
    while size > style.scale.body and style.type.width(TITLE, size, True) > width:
        size -= 1
    return size

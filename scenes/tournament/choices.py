"""Before a tournament: which game and with which options, which computers, how many games."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbelow

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from engine.ai.tournament import Plan
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import Options
from scenes.client import Client
from scenes.games.options import OptionRows, Wishes
from scenes.games.positions import SMALLEST_PREVIEW
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Choice, Command, Label
from scenes.scene import Scene
from scenes.tournament.picture import SmallPicture
from scenes.tournament.rows import NAME, Entrants, Picked, entry, last_picked, place_rows, rows_high

TITLES = ("A tournament of computers", "Tournament")  # where there is room, and where there is little
PARTS = (("game", "Game"), ("players", "Players"), ("games", "Games"))


class ChoicesScene(Scene):
    """The game at the left, who plays at the right; in tight windows one part at a time. Enter begins."""

    name = "tournament-choices"

    def __init__(self, app: Client, begins: Callable[[Plan], None]) -> None:
        """`begins` lets a tournament begin in the scene below."""
        super().__init__(app)
        self._begins, picked, self._seed = begins, last_picked(app.settings, app.games), randbelow(2**32)
        self.entrants = Entrants(picked)
        self._title = Label("title", TITLES[0], "title")
        self._part = Choice("part", options=PARTS)
        self._message, self._back = Label("message", kind="muted"), Button("back", "Back", "arrow-left")
        self._start = Button("start", "Start", "play", "primary", "The first game begins (Enter)")
        self._game = Choice("game", "Game", [(game.name, game.title) for game in app.games], picked.game.name)
        self._plates: list[Rect] = []
        self._match: Match | None = None  # the first game, as it will begin
        self._shown: Options = {}
        self._room, self._picture = Rect(0, 0, 0, 0), SmallPicture(self.app.patient, every=0.2)
        self._take(picked.game, picked)

    def _take(self, game: Game, picked: Picked | None = None) -> None:
        """Another game, with its usual options or those picked."""
        options = picked.options if picked else game.checked_options({})
        self.game, self.wishes = game, Wishes(game, options)
        self.options = OptionRows(self.wishes)
        self.desk.put([self._title, self._part, self._game, *self.options.widgets,
                       *self.entrants.rows, self._message, self._back, self._start])
        self._follow()

    def _follow(self) -> None:
        """Brings words and message in step with what is chosen."""
        self._start.enabled = not self.wishes.problem
        if self.wishes.problem:
            self._message.text = self.wishes.problem
            return
        self.entrants.refresh(self.game.seats(self.game.checked_options(self.wishes.played)), self.app.settings.seconds)
        plan = self.picked().plan(self._seed)
        if self._match is None or self._match.game is not self.game or self._shown != plan.options:
            self._match, self._shown = plan.match(plan.fixtures[0]), plan.options
        turns = min(plan.seats, len(plan.entrants))
        text = f"{len(plan.fixtures)} games. Each opening is drawn by lot and played {turns} times, from every seat."
        self._message.text = self.wishes.note or text

    def picked(self) -> Picked:
        """What is chosen now."""
        return self.entrants.picked(self.game, self.wishes.played)

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        self._follow()
        style, px, gap = self.app.style, self.app.style.scale.px, self.app.style.scale.gap
        room = self.app.surface.get_rect().inflate(-2 * gap(24), -2 * gap(16))
        head, wide, pad = cut_top(room, px(44), gap(10)), (room.w - gap(16)) // 2, gap(16)
        self.entrants.name_rows(short=False)
        inner = (wide - 2 * pad, room.h - px(46) - gap(12) - 2 * pad)
        rows = [*self.entrants.amount, *self.entrants.players]
        tight = wide < px(400) or rows_high(rows, inner, style) is None
        self.entrants.name_rows(short=tight)
        if tight and self._part.value != "games" and not (self.wishes.problem or self.wishes.note):
            self._message.text = ""  # how many games it will be stands beside their number
        self._place_head(head, tight)
        self._place_foot(cut_bottom(room, self._foot_high(room.w), gap(12)))
        self._plates = [room] if tight else [cut_left(room, wide, gap(16)), room]
        parts = [plate.inflate(-2 * pad, -2 * pad) for plate in self._plates]
        self._place_game(Rect(parts[0]), not tight or self._part.value == "game")
        self._place_entrants(Rect(parts[-1]), self._part.value if tight else None)

    def _foot_high(self, width: int) -> int:
        """A button's height, and that of the message above the buttons where it has no room between them."""
        style, px = self.app.style, self.app.style.scale.px
        spare = width - max(px(110), self._back.want(style)[0]) - max(px(150), self._start.want(style)[0]) - px(28)
        self._above = self._message.want(style, max(1, spare))[1] > px(46)
        return px(46) + (self._message.want(style, width)[1] + px(6) if self._above else 0)

    def _place_head(self, head: Rect, tight: bool) -> None:
        style, px = self.app.style, self.app.style.scale.px
        self._part.visible = tight
        if tight:
            self._part.rect = cut_right(head, min(px(320), head.w * 2 // 3), px(12))
        self._title.text = TITLES[0]
        self._title.text = TITLES[self._title.want(style)[0] > head.w]
        high = self._title.want(style)[1]
        self._title.rect = Rect(head.x, head.centery - high // 2, head.w, high)

    def _place_foot(self, foot: Rect) -> None:
        style, px = self.app.style, self.app.style.scale.px
        if self._above:
            self._message.rect = cut_top(foot, self._message.want(style, foot.w)[1], px(6))
        self._back.rect = cut_left(foot, max(px(110), self._back.want(style)[0]), px(14))
        self._start.rect = cut_right(foot, max(px(150), self._start.want(style)[0]), px(14))
        if not self._above:
            high = self._message.want(style, foot.w)[1]
            self._message.rect = Rect(foot.x, foot.centery - high // 2, foot.w, high)

    def _place_game(self, room: Rect, visible: bool) -> None:
        style = self.app.style
        cut_top(room, place_rows([self._game], room, style), style.scale.gap(14))
        cut_top(room, self.options.layout(room, style), style.scale.gap(14))
        shown = visible and min(room.size) >= style.scale.px(SMALLEST_PREVIEW)
        self._room = room if shown else Rect(0, 0, 0, 0)
        self._game.visible = visible
        self.options.show(visible)

    def _place_entrants(self, room: Rect, part: str | None) -> None:
        parts = {"games": self.entrants.amount, "players": self.entrants.players}
        shown = [row for name, rows in parts.items() if part in (None, name) for row in rows]
        for row in self.entrants.rows:
            row.visible = row in shown
        place_rows(shown, room, self.app.style)
        self.entrants.fit_words(self.app.style)

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        kind, _, name = command.id.partition(".")
        if kind == "option":
            self.wishes.take(name, command.value)
        elif command.id == "game":
            self._take(self.app.game_named(command.value))
        elif command.id == "start":
            self.start()
            return
        elif command.id == "back":
            self.app.scenes.pop()
            return
        self._follow()
        self.layout()

    def start(self) -> None:
        """The tournament begins, unless the options do not go together."""
        if not self._start.enabled:
            return
        try:
            plan = self.picked().plan(self._seed)
        except BadOption as error:
            self._message.text = str(error)
            self.layout()
            return
        self.app.remember(NAME, "last", entry(self.picked()))
        self.app.scenes.pop()
        self._begins(plan)

    def other(self, event: Event) -> None:
        """Enter begins, Esc goes back."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.start()
        else:
            super().other(event)

    def update(self, dt: float) -> bool:
        """Time passes; the preview comes when it is ready."""
        self.stale |= self._picture.update(dt, self._match, self.app.style, self._room)
        return super().update(dt) or self._picture.busy

    def paint(self, surface: Surface) -> None:
        """The plates and the preview."""
        super().paint(surface)
        for plate in self._plates:
            box(surface, plate, self.app.style.theme.panel, self.app.style.theme.line, self.app.style.scale.px(12))
        self._picture.paint(surface, self.app.style, self._room)

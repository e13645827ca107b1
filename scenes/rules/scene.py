"""The rules, pictures first: one page for each thing to know, and a card of all keys at the end."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Surface
from pygame.event import Event

from engine.core.game import Game
from scenes.client import Client
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Choice, Command, shrunk, write
from scenes.rules.keys import TITLE, KeyCard
from scenes.rules.page import PageView
from scenes.scene import Scene
from scenes.shortcuts import asked

TURNS: Mapping[int, int] = {
         pygame.K_LEFT: -1, pygame.K_PAGEUP: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: 1,
         pygame.K_DOWN: 1, pygame.K_SPACE: 1}  # fmt: skip
CLOSING = ("cancel", "rules")


class RulesScene(Scene):
    """Turns the pages of a game's rules. Opens at the first page that belongs to `phase`, else at the first of all."""

    name = "rules"

    def __init__(self, app: Client, game: Game | None = None, phase: str = "") -> None:
        super().__init__(app)
        self._choice = Choice("game", options=[(one.name, one.title) for one in app.games])
        self._back, self._next = Button("prev", "Back", "prev"), Button("next", "Next", "next", "primary")
        self._close = Button("close", "Close", "close", "quiet", "Back to where you were (Esc)")
        self._views: dict[int, PageView | KeyCard] = {}
        self.open(game or app.games[0], phase)
        self.desk.put([self._back, self._next, self._choice, self._close])

    def open(self, game: Game, phase: str = "") -> None:
        """Opens the rules of a game at the page of a phase."""
        self.game, self.pages = game, tuple(game.presentation().pages())
        self.page = next((i for i, page in enumerate(self.pages) if phase and phase in page.phases), 0)
        self._choice.value = game.name
        self._views.clear()

    @property
    def last(self) -> int:
        """Number of the last page, which is the key card."""
        return len(self.pages)

    @property
    def title(self) -> str:
        """What the page is about."""
        return self.pages[self.page].title if self.page < self.last else TITLE

    # ---- where it lies -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        style, px, gap = self.app.style, self.app.style.scale.px, self.app.style.scale.gap
        room = self.app.surface.get_rect().inflate(-2 * gap(24), -2 * gap(16))
        self._head, foot = cut_top(room, px(44), gap(14)), cut_bottom(room, px(44), gap(12))
        self._back.rect = cut_left(foot, max(px(120), self._back.want(style)[0]))
        self._next.rect = cut_right(foot, max(px(120), self._next.want(style)[0]))
        self._dots, self._room = foot, room
        self._back.enabled, self._next.enabled = self.page > 0, self.page < self.last
        self._place_head()
        self._views = {i: view for i, view in self._views.items() if i == self.page}
        self._view(self.page).layout(room, style)

    def _place_head(self) -> None:
        style, px = self.app.style, self.app.style.scale.px
        wide = self._close.want(style)[0]
        self._close.text = "Close" if wide < self._head.w * 0.25 else ""
        self._close.rect = cut_right(self._head, wide if self._close.text else px(42), px(10))
        self._choice.visible = len(self.app.games) > 1
        if self._choice.visible:
            title = style.type.width(self.title, style.scale.title, True)  # a narrow choice shows one game at a time
            wide = max(px(200), min(px(340), self._head.w - title - px(24)))
            self._choice.rect = cut_right(self._head, min(wide, self._head.w // 2), px(12))

    def _view(self, number: int) -> PageView | KeyCard:
        if number not in self._views:
            page = self.pages[number] if number < self.last else None
            self._views[number] = PageView(page, self.app.patient) if page else KeyCard(self.app.keyboard.mac)
        return self._views[number]

    def turn_to(self, number: int) -> None:
        """Opens another page; there is none before the first and none after the last."""
        number = min(self.last, max(0, number))
        if number == self.page:
            return
        self.page, kept = number, self._views
        self.layout()
        self._views |= {i: view for i, view in kept.items() if abs(i - number) <= 1}

    # ---- what is done ------------------------------------------------------------------------------------------

    def answer(self, command: Command) -> None:
        """A widget was used."""
        if command.id in ("prev", "next"):
            self.turn_to(self.page + (1 if command.id == "next" else -1))
        elif command.id == "close":
            self.app.scenes.pop()
        elif command.id == "game":
            self.open(self.app.game_named(str(command.value)))
            self.layout()

    def handle(self, event: Event) -> None:
        """Keys turn pages before they move the focus."""
        held = getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        if event.type == pygame.KEYDOWN and asked(event) in CLOSING:
            self.app.scenes.pop()
        elif event.type != pygame.KEYDOWN or held or not self._key(event.key):
            super().handle(event)

    def _key(self, key: int) -> bool:
        focus = self.desk.focus
        if key in TURNS and not (key == pygame.K_SPACE and focus) and focus != "game":
            self.turn_to(self.page + TURNS[key])
        elif key in (pygame.K_HOME, pygame.K_END):
            self.turn_to(0 if key == pygame.K_HOME else self.last)
        else:
            return False
        return True

    def other(self, event: Event) -> None:
        """The wheel turns pages too."""
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn_to(self.page - (1 if event.y > 0 else -1))

    # ---- frame by frame ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; once this page is complete, the next one is begun, so that turning to it takes no time."""
        view = self._view(self.page)
        self.stale |= view.update(dt)
        busy = view.busy
        after = self.page + 1
        if not busy and not self.app.patient and after <= self.last:
            coming = self._views.get(after)
            if coming is None:
                coming = self._view(after)
                coming.layout(self._room, self.app.style)
            coming.update(dt)
            busy = coming.busy
        return super().update(dt) or busy

    def paint(self, surface: Surface) -> None:
        """Title, page, dots."""
        super().paint(surface)
        style, t, px = self.app.style, self.app.style.theme, self.app.style.scale.px
        words, big = shrunk(style, self.title, self._head.w, style.scale.title, True)
        title = write(surface, style, words, self._head.midleft, big, t.text, True)
        note, size = f"{self.game.title}, page {self.page + 1} of {self.last + 1}", style.scale.small
        if title.right + px(16) + style.type.width(note, size) <= self._head.right:
            y = title.y + style.type.ascent(big) - style.type.ascent(size)
            write(surface, style, note, (title.right + px(14), y), size, t.muted, False, "topleft")
        self._view(self.page).paint(surface, style)
        self._paint_dots(surface)

    def _paint_dots(self, surface: Surface) -> None:
        """A dot for each page, the present one longer."""
        t, px = self.app.style.theme, self.app.style.scale.px
        dot, gap = px(7), px(9)
        whole = (self.last + 1) * (dot + gap) + px(14) - gap
        if whole > self._dots.w:
            return
        x = self._dots.centerx - whole // 2
        for i in range(self.last + 1):
            wide = dot + px(14) * (i == self.page)
            box(surface, (x, self._dots.centery - dot // 2, wide, dot), t.amber if i == self.page else t.line_light,
                radius=dot / 2)  # fmt: skip
            x += wide + gap

"""The choice among a few options, side by side or, in a narrow place, one at a time between two arrows."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.theme import mix
from scenes.kit.widgets.base import Command, Fade, WidgetState, chord
from scenes.kit.widgets.row import Row
from scenes.kit.widgets.style import Style, draw_ring, fitted, write


class Choice(Row):
    """One of several options, side by side; in a narrow place one at a time between two arrows."""

    def __init__(
        self, id: str, text: str = "", options: Sequence[tuple[Any, str]] = (), value: Any = None, tip: str = ""
    ) -> None:
        super().__init__(id, text, tip)
        self._options = tuple(options)
        self.value = value if value is not None or not options else options[0][0]
        self._places: list[tuple[Rect, int]] = []  # where a press leads to which option, as drawn
        self._down = self._over = -1
        self._pointer = (-1, -1)
        self._slide = Fade()

    @property
    def options(self) -> tuple[tuple[Any, str], ...]:
        """What there is to choose from: values with their words. After a change nothing can be pressed until it has
        been drawn: what lay where before means something else now."""
        return self._options

    @options.setter
    def options(self, options: Sequence[tuple[Any, str]]) -> None:
        if len(options) != len(self._options):
            self._places, self._down = [], -1
        self._options = tuple(options)

    @property
    def index(self) -> int:
        """Number of the chosen option, 0 if none is."""
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def wants(self, event: Event) -> bool:
        side = event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT) and not chord(event)
        return side or super().wants(event)

    def handle(self, event: Event) -> Command | None:
        if event.type == pygame.KEYDOWN:
            return self._choose(self.index + (-1 if event.key == pygame.K_LEFT else 1))
        if event.type == pygame.MOUSEMOTION:
            self._over, self._pointer = self._option(event.pos), event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._down = self._option(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and self._down == self._option(event.pos) >= 0:
            return self._choose(self._down)
        return None

    def _option(self, pos: tuple[int, int]) -> int:
        return next((i for place, i in self._places if place.collidepoint(pos)), -1)

    def _choose(self, i: int) -> Command | None:
        if not self.options:
            return None
        self.value = self.options[i % len(self.options)][0]
        return Command(self.id, self.value)

    def meaning(self) -> tuple[Any, ...]:
        return (*super().meaning(), self.value, self.options)

    def update(self, dt: float) -> bool:
        return self._slide.step(self.index, dt) | super().update(dt)

    def face(self) -> tuple[Any, ...]:
        over = (self._over, self._places[0][0].collidepoint(self._pointer)) if self.hovered and self._places else None
        return (*super().face(), self.options, over, self._slide.share)

    def parts(self) -> list[WidgetState]:
        state = self.state()
        return [
            WidgetState(f"{self.id}.{self.options[i][0]}", place, self.options[i][1], self.enabled, state.focused)
            for place, i in self._places
        ]

    def draw(self, dst: Surface, style: Style) -> None:
        px, control = style.scale.px, self.split(style)
        self.caption(dst, style, control)
        h = min(control.h, px(40))
        r = Rect(control.x, control.centery - h // 2, control.w, h)
        box(dst, r, style.theme.well, mix(style.theme.line, style.theme.line_light, self.warm.share), px(9))
        widths = [style.type.width(label, style.scale.body, True) + px(18) for _, label in self.options]
        self._places = []
        if sum(widths) + px(8) <= r.w:
            self._segments(dst, style, r, widths)
        elif self.options:
            self._stepper(dst, style, r)
        if self.focused:
            draw_ring(dst, style, r, px(9))

    def _segments(self, dst: Surface, style: Style, r: Rect, widths: list[int]) -> None:
        inner = r.inflate(-2 * style.scale.px(4), -2 * style.scale.px(4))
        spare = (inner.w - sum(widths)) / len(widths)
        edges = [inner.x + round(sum(widths[:i]) + spare * i) for i in range(len(widths) + 1)]
        self._places = [(Rect(a, inner.y, b - a, inner.h), i) for i, (a, b) in enumerate(pairwise(edges))]
        self._mark(dst, style)
        for place, i in self._places:
            self._segment(dst, style, place, i)

    def _mark(self, dst: Surface, style: Style) -> None:
        """The amber plate on the chosen option, on its way from the one before."""
        at = min(max(0.0, self._slide.share), len(self._places) - 1)
        a, b = self._places[int(at)][0], self._places[min(int(at) + 1, len(self._places) - 1)][0]
        way, t = at % 1, style.theme
        r = Rect(round(a.x + (b.x - a.x) * way), a.y, round(a.w + (b.w - a.w) * way), a.h)
        fill, line = mix(t.amber, t.lip, self.sunk.share * 0.15), t.amber_light
        if not self.enabled:
            fill, line = t.button_off, t.line_light
        box(dst, r, fill, line, style.scale.px(6))

    def _segment(self, dst: Surface, style: Style, place: Rect, i: int) -> None:
        t, chosen = style.theme, i == self.index
        colour = t.ink if chosen else t.text if self.hovered and i == self._over else t.muted
        colour = colour if self.enabled else t.faint
        if i and i != self.index and i - 1 != self.index:
            dst.fill(t.line, Rect(place.x, place.y + style.scale.px(7), 1, place.h - 2 * style.scale.px(7)))
        write(dst, style, self.options[i][1], place.center, style.scale.body, colour, chosen, "center")

    def _stepper(self, dst: Surface, style: Style, r: Rect) -> None:
        t, n, i = style.theme, len(self.options), self.index
        left, right = Rect(r.x, r.y, r.h, r.h), Rect(r.right - r.h, r.y, r.h, r.h)
        self._places = [(left, (i - 1) % n), (right, (i + 1) % n)]
        for place, sign in ((left, "\u2039"), (right, "\u203a")):
            over = self.hovered and place.collidepoint(self._pointer)
            if over and self.enabled:
                box(dst, place.inflate(-6, -6), t.button_hover, radius=style.scale.px(6))
            tone = t.faint if not self.enabled else t.amber_light if over else t.text
            at = place.centerx, place.centery - style.scale.px(2)
            write(dst, style, sign, at, style.scale.font(24), tone, False, "center")
        room = r.w - 2 * r.h
        text, size, bold = fitted(style, self.options[i][1], room)
        self.cut = text != self.options[i][1]
        write(dst, style, text, r.center, size, t.text if self.enabled else t.faint, bold, "center")

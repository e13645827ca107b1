"""Settings that are switched, chosen or slid: a caption at the left (or above) and the control beside it."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.theme import mix
from scenes.kit.widgets_base import Command, Fade, Look, Widget, WidgetState, chord, draw_ring, write

CAPTION = 0.42  # share of the width that a caption takes


class Row(Widget):
    """A widget with a caption: beside the control, or above it where the row is two lines high."""

    def split(self, look: Look) -> Rect:
        """The control's part of the rect, in pixels."""
        r, line = self.rect, look.type.height(look.scale.body)
        if not self.text:
            return Rect(r)
        if r.h >= line + look.scale.px(32):
            return Rect(r.x, r.y + line + look.scale.px(2), r.w, r.h - line - look.scale.px(2))
        left = round(r.w * CAPTION)
        return Rect(r.x + left, r.y, r.w - left, r.h)

    def caption(self, dst: Surface, look: Look, control: Rect) -> None:
        """Write the caption in what the control leaves."""
        if not self.text:
            return
        above, size = control.y > self.rect.y, look.scale.body
        room = self.rect.w if above else control.x - self.rect.x - look.scale.px(10)
        text = look.type.elide(self.text, size, room)
        self.cut = text != self.text
        y = self.rect.y + look.type.height(size) // 2 if above else self.rect.centery
        write(dst, look, text, (self.rect.x, y), size, look.theme.text if self.enabled else look.theme.faint)

    def want(self, look: Look, width: int = 0) -> tuple[int, int]:
        words = look.type.width(self.text, look.scale.body)
        full = round(words / CAPTION) + look.scale.px(10)
        above = bool(width) and full > width
        return width or full, look.scale.px(40) + (look.type.height(look.scale.body) if above else 0)


class Toggle(Row):
    """A switch; its value is True or False, a click anywhere on the row turns it."""

    def __init__(self, id: str, text: str = "", value: bool = False, tip: str = "") -> None:
        super().__init__(id, text, tip)
        self.value = value

    def is_on(self) -> bool:
        return bool(self.value)

    def fire(self) -> Command:
        self.value = not self.value
        return Command(self.id, self.value)

    def draw(self, dst: Surface, look: Look) -> None:
        t, px, control = look.theme, look.scale.px, self.split(look)
        self.caption(dst, look, control)
        h, on = px(24), self.lit.share
        pill = Rect(0, 0, px(46), h)
        pill.midleft = control.midleft
        fill = mix(t.well, t.amber_deep if not self.enabled else t.amber, on)
        line = mix(mix(t.line_light, t.muted, self.warm.share), t.amber_light if self.enabled else t.line, on)
        box(dst, pill, fill if self.enabled or on else t.button_off, line, h / 2, max(1, px(1)))
        knob = Rect(0, 0, h - px(6), h - px(6))
        knob.center = round(pill.x + h / 2 + (pill.w - h) * on), pill.centery
        tone = mix(t.muted, t.ink, on) if self.enabled else t.faint
        box(dst, knob, tone if on > 0.5 else None, tone, knob.h / 2, px(2.5))  # hollow is off, full is on
        word = look.theme.muted if self.enabled else t.faint
        write(dst, look, "on" if self.value else "off", (pill.right + px(10), pill.centery), look.scale.small, word)
        if self.focused:
            draw_ring(dst, look, pill, h / 2)


class Slider(Row):
    """A value from 0 to 1 on a line; `steps` cuts it into so many equal parts, `show` writes it."""

    grabs_focus = True

    def __init__(
        self, id: str, text: str = "", value: float = 0.0, steps: int = 0,
        show: Callable[[float], str] | None = None, tip: str = "",
    ) -> None:  # fmt: skip
        super().__init__(id, text, tip)
        self.value, self.steps = value, steps
        self.show = show or (lambda v: f"{round(100 * v)} %")
        self._track = Rect(0, 0, 1, 1)

    def wants(self, event: Event) -> bool:
        keys = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)
        return event.type == pygame.KEYDOWN and event.key in keys and not chord(event)

    def handle(self, event: Event) -> Command | None:
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        if event.type == pygame.MOUSEMOTION and not self.pressed:
            return None
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            share = (event.pos[0] - self._track.x) / max(1, self._track.w)
            return self._set(share, event.type == pygame.MOUSEBUTTONUP)
        return None

    def _key(self, key: int) -> Command | None:
        if key in (pygame.K_HOME, pygame.K_END):
            return self._set(float(key == pygame.K_END), True)
        way = 1 if key == pygame.K_RIGHT else -1
        return self._set(self.value + way / (self.steps or 20), True)

    def _set(self, share: float, final: bool) -> Command | None:
        n = self.steps or 100
        value = round(min(1.0, max(0.0, share)) * n) / n
        if value == self.value and not final:
            return None
        self.value = value
        return Command(self.id, value, final)

    def draw(self, dst: Surface, look: Look) -> None:
        t, px, control = look.theme, look.scale.px, self.split(look)
        self.caption(dst, look, control)
        words = max(look.type.width(self.show(v), look.scale.small) for v in (0.0, 1.0, self.value))
        knob = px(20)
        self._track = Rect(control.x + knob // 2, control.centery, control.w - knob - words - px(10), 0)
        rail = Rect(control.x, control.centery - px(2), self._track.w + knob, px(4))
        x = self._track.x + round(self._track.w * self.value)
        tone = t.amber if self.enabled else t.faint
        box(dst, rail, t.well, t.line_light, rail.h / 2)
        box(dst, Rect(rail.x, rail.y, x - rail.x, rail.h), tone, radius=rail.h / 2)
        self._notches(dst, look, rail)
        grip = Rect(0, 0, knob, knob)
        grip.center = x, control.centery
        wide = px(2) * self.warm.share - px(2) * self.sunk.share  # the knob swells under the pointer
        body = grip.inflate(2 * round(wide), 2 * round(wide))
        box(dst, body, mix(t.text, t.amber_light, self.sunk.share) if self.enabled else t.button_off, tone, knob, px(3))
        at = (control.right, control.centery)
        write(dst, look, self.show(self.value), at, look.scale.small, t.text if self.enabled else t.faint, False, "midright")
        if self.focused:
            draw_ring(dst, look, grip, knob / 2)

    def _notches(self, dst: Surface, look: Look, rail: Rect) -> None:
        if not 0 < self.steps <= 12:
            return
        for i in range(self.steps + 1):
            x = self._track.x + round(self._track.w * i / self.steps)
            w = max(1, look.scale.px(1))
            dst.fill(look.theme.muted, Rect(x - w // 2, rail.bottom + look.scale.px(5), w, look.scale.px(4)))


class Choice(Row):
    """One of several options, side by side; in a narrow place one at a time between two arrows."""

    def __init__(
        self, id: str, text: str = "", options: Sequence[tuple[Any, str]] = (), value: Any = None, tip: str = ""
    ) -> None:
        super().__init__(id, text, tip)
        self.options = tuple(options)
        self.value = value if value is not None or not options else options[0][0]
        self._places: list[tuple[Rect, int]] = []  # where a press leads to which option, as drawn
        self._down = self._over = -1
        self._slide = Fade()

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
            self._over = self._option(event.pos)
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

    def update(self, dt: float) -> bool:
        return self._slide.step(self.index, dt) | super().update(dt)

    def face(self) -> tuple[Any, ...]:
        over = self._over if self.hovered else -1
        return (*super().face(), self.options, over, self._slide.share)

    def parts(self) -> list[WidgetState]:
        state = self.state()
        return [
            WidgetState(f"{self.id}.{self.options[i][0]}", place, self.options[i][1], self.enabled, state.focused)
            for place, i in self._places
        ]

    def draw(self, dst: Surface, look: Look) -> None:
        px, control = look.scale.px, self.split(look)
        self.caption(dst, look, control)
        h = min(control.h, px(40))
        r = Rect(control.x, control.centery - h // 2, control.w, h)
        box(dst, r, look.theme.well, mix(look.theme.line, look.theme.line_light, self.warm.share), px(9))
        widths = [look.type.width(label, look.scale.body, True) + px(18) for _, label in self.options]
        self._places = []
        if sum(widths) + px(8) <= r.w:
            self._segments(dst, look, r, widths)
        elif self.options:
            self._stepper(dst, look, r)
        if self.focused:
            draw_ring(dst, look, r, px(9))

    def _segments(self, dst: Surface, look: Look, r: Rect, widths: list[int]) -> None:
        inner = r.inflate(-2 * look.scale.px(4), -2 * look.scale.px(4))
        spare = (inner.w - sum(widths)) / len(widths)
        edges = [inner.x + round(sum(widths[:i]) + spare * i) for i in range(len(widths) + 1)]
        self._places = [(Rect(a, inner.y, b - a, inner.h), i) for i, (a, b) in enumerate(zip(edges, edges[1:]))]
        self._mark(dst, look)
        for place, i in self._places:
            self._segment(dst, look, place, i)

    def _mark(self, dst: Surface, look: Look) -> None:
        """The amber plate on the chosen option, on its way from the one before."""
        at = min(max(0.0, self._slide.share), len(self._places) - 1)
        a, b, t = self._places[int(at)][0], self._places[min(int(at) + 1, len(self._places) - 1)][0], at % 1
        r = Rect(round(a.x + (b.x - a.x) * t), a.y, round(a.w + (b.w - a.w) * t), a.h)
        t_ = look.theme
        if self.enabled:
            box(dst, r, mix(t_.amber, t_.lip, self.sunk.share * 0.15), t_.amber_light, look.scale.px(6))
        else:
            box(dst, r, t_.button_off, t_.line_light, look.scale.px(6))

    def _segment(self, dst: Surface, look: Look, place: Rect, i: int) -> None:
        t, chosen = look.theme, i == self.index
        colour = (t.ink if chosen else t.text if self.hovered and i == self._over else t.muted) if self.enabled else t.faint
        if i and i != self.index and i - 1 != self.index:
            dst.fill(t.line, Rect(place.x, place.y + look.scale.px(7), 1, place.h - 2 * look.scale.px(7)))
        write(dst, look, self.options[i][1], place.center, look.scale.body, colour, chosen, "center")

    def _stepper(self, dst: Surface, look: Look, r: Rect) -> None:
        t, n, i = look.theme, len(self.options), self.index
        left, right = Rect(r.x, r.y, r.h, r.h), Rect(r.right - r.h, r.y, r.h, r.h)
        self._places = [(left, (i - 1) % n), (right, (i + 1) % n)]
        for place, sign in ((left, "\u2039"), (right, "\u203a")):
            over = self.hovered and self._over == dict((id(p), k) for p, k in self._places)[id(place)]
            if over and self.enabled:
                box(dst, place.inflate(-6, -6), t.button_hover, radius=look.scale.px(6))
            tone = t.faint if not self.enabled else t.amber_light if over else t.text
            write(dst, look, sign, (place.centerx, place.centery - look.scale.px(2)), look.scale.font(24), tone, False, "center")
        room = r.w - 2 * r.h
        text = look.type.elide(self.options[i][1], look.scale.body, room, True)
        self.cut = text != self.options[i][1]
        write(dst, look, text, r.center, look.scale.body, t.text if self.enabled else t.faint, True, "center")

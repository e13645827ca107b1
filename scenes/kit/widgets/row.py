"""Settings that are switched or slid: a caption at the left, or above, and the control beside it."""

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.theme import mix
from scenes.kit.widgets.base import Command, Widget, chord
from scenes.kit.widgets.style import Style, draw_ring, shrunk, write

CAPTION = 0.42  # share of the width that a caption takes


class Row(Widget):
    """A widget with a caption: beside the control, or above it where the row is two lines high."""

    def split(self, style: Style) -> Rect:
        """The control's part of the rect, in pixels."""
        r, line = self.rect, style.type.height(style.scale.body)
        if not self.text:
            return Rect(r)
        if r.h >= line + style.scale.px(32):
            return Rect(r.x, r.y + line + style.scale.px(2), r.w, r.h - line - style.scale.px(2))
        left = round(r.w * CAPTION)
        return Rect(r.x + left, r.y, r.w - left, r.h)

    def caption(self, dst: Surface, style: Style, control: Rect) -> None:
        """Write the caption in what the control leaves."""
        if not self.text:
            return
        above, size = control.y > self.rect.y, style.scale.body
        room = self.rect.w if above else control.x - self.rect.x - style.scale.px(10)
        y = self.rect.y + style.type.height(size) // 2 if above else self.rect.centery
        text, size = shrunk(style, self.text, room, size)
        self.cut = text != self.text
        write(dst, style, text, (self.rect.x, y), size, style.theme.text if self.enabled else style.theme.faint)

    def want(self, style: Style, width: int = 0) -> tuple[int, int]:
        words = style.type.width(self.text, style.scale.body)
        full = max(round((words + style.scale.px(12)) / CAPTION), style.scale.px(260))
        above = bool(width) and full > width
        return width or full, style.scale.px(40) + (style.type.height(style.scale.body) if above else 0)


class Toggle(Row):
    """A switch; its value is True or False, a click anywhere on the row turns it."""

    def __init__(self, id: str, text: str = "", value: bool = False, tip: str = "") -> None:
        super().__init__(id, text, tip)
        self.value = value

    def is_on(self) -> bool:
        return bool(self.value)

    def meaning(self) -> tuple[Any, ...]:
        return (*super().meaning(), self.value)

    def fire(self) -> Command:
        self.value = not self.value
        return Command(self.id, self.value)

    def draw(self, dst: Surface, style: Style) -> None:
        t, px, control = style.theme, style.scale.px, self.split(style)
        self.caption(dst, style, control)
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
        word = style.theme.muted if self.enabled else t.faint
        write(dst, style, "on" if self.value else "off", (pill.right + px(10), pill.centery), style.scale.small, word)
        if self.focused:
            draw_ring(dst, style, pill, h / 2)


class Slider(Row):
    """A value from 0 to 1 on a line; `steps` cuts it into so many equal parts, `show` writes it."""

    grabs_focus = drags = True

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

    def draw(self, dst: Surface, style: Style) -> None:
        t, px, control = style.theme, style.scale.px, self.split(style)
        self.caption(dst, style, control)
        words = max(style.type.width(self.show(v), style.scale.small) for v in (0.0, 1.0, self.value))
        knob = px(20)
        self._track = Rect(control.x + knob // 2, control.centery, control.w - knob - words - px(10), 0)
        rail = Rect(control.x, control.centery - px(2), self._track.w + knob, px(4))
        x = self._track.x + round(self._track.w * self.value)
        tone = t.amber if self.enabled else t.faint
        box(dst, rail, t.well, t.line_light, rail.h / 2)
        box(dst, Rect(rail.x, rail.y, x - rail.x, rail.h), tone, radius=rail.h / 2)
        self._notches(dst, style, rail)
        grip = Rect(0, 0, knob, knob)
        grip.center = x, control.centery
        wide = px(2) * self.warm.share - px(2) * self.sunk.share  # the knob swells under the pointer
        body = grip.inflate(2 * round(wide), 2 * round(wide))
        box(dst, body, mix(t.text, t.amber_light, self.sunk.share) if self.enabled else t.button_off, tone, knob, px(3))
        at = (control.right, control.centery)
        ink = t.text if self.enabled else t.faint
        write(dst, style, self.show(self.value), at, style.scale.small, ink, False, "midright")
        if self.focused:
            draw_ring(dst, style, grip, knob / 2)

    def _notches(self, dst: Surface, style: Style, rail: Rect) -> None:
        if not 0 < self.steps <= 12:
            return
        for i in range(self.steps + 1):
            x = self._track.x + round(self._track.w * i / self.steps)
            w = max(1, style.scale.px(1))
            dst.fill(style.theme.muted, Rect(x - w // 2, rail.bottom + style.scale.px(5), w, style.scale.px(4)))

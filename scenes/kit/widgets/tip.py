"""The tip: a short text beside the pointer, or under the focused widget, after half a second of rest."""

import pygame
from pygame import Rect, Surface

from scenes.kit.boxes import box, shadow
from scenes.kit.widgets.base import Fade, Widget
from scenes.kit.widgets.style import Style, write

PATIENCE = 0.5  # seconds of rest before the tip shows


class ToolTip:
    """Which widget is being explained, and how long the pointer has rested on it."""

    def __init__(self) -> None:
        self._for: Widget | None = None
        self._text = ""
        self._at: tuple[int, int] | None = None
        self._age = 0.0
        self._fade = Fade()
        self._fade.step(0, 0)

    def aim(self, widget: Widget | None, pointer: tuple[int, int] | None) -> None:
        """Explain this widget (after a rest), beside the pointer or, with none, below the widget."""
        if widget is not self._for:
            self.hide()
            self._for, self._text, self._age = widget, "", 0.0
        if not self.shown:
            self._at = pointer

    def hide(self) -> None:
        """Say no more about this widget until the pointer has been elsewhere."""
        self._age = PATIENCE + 1
        self._text = ""
        self._fade = Fade()
        self._fade.step(0, 0)

    @property
    def shown(self) -> bool:
        """Whether the tip can be seen."""
        return bool(self._text)

    def update(self, dt: float) -> bool:
        """Go on by dt seconds; True while it waits or eases."""
        text = self._for.hint_text() if self._for and self._for.visible else ""
        if not text:
            self._text = ""
            return False
        if self._age < PATIENCE:
            self._age += dt
            self._text = text if self._age >= PATIENCE else ""
            return True
        changed = self.shown and text != self._text
        self._text = text if self.shown else ""
        return changed or (self.shown and self._fade.step(1, dt))

    def face(self) -> tuple[object, ...]:
        """Everything its picture depends on."""
        return (self._text, self._at, self._fade.share) if self.shown else ()

    def draw(self, dst: Surface, style: Style) -> Rect:
        """Paint it; the area it took, shadow included."""
        px, size = style.scale.px, style.scale.small
        lines = style.type.wrap(self._text, size, min(px(300), dst.get_width() - px(40)))
        line = style.type.height(size)
        wide = max(style.type.width(s, size) for s in lines)
        rect = self._place(dst.get_rect(), (wide + px(22), line * len(lines) + px(14)), style)
        area = rect.inflate(px(20), px(20)).clip(dst.get_rect())
        layer = Surface(area.size, pygame.SRCALPHA)
        inner = rect.move(-area.x, -area.y)
        shadow(layer, inner, px(7), px(7), 140, px(2))
        box(layer, inner, style.theme.plate_live, style.theme.line_light, px(7))
        for i, s in enumerate(lines):
            at = (inner.x + px(11), inner.y + px(7) + i * line)
            write(layer, style, s, at, size, style.theme.text, False, "topleft")
        layer.set_alpha(round(255 * self._fade.share))
        dst.blit(layer, area)
        return area

    def _place(self, window: Rect, size: tuple[int, int], style: Style) -> Rect:
        """Below and right of the pointer, else above it, else moved to where it fits."""
        px, rect = style.scale.px, Rect((0, 0), size)
        if self._at:
            rect.topleft = self._at[0] + px(14), self._at[1] + px(20)
            over = self._at[1] - px(10)
        else:
            r = self._for.rect if self._for else Rect(0, 0, 0, 0)
            rect.midtop = r.centerx, r.bottom + px(8)
            over = r.y - px(8)
        if rect.bottom > window.bottom - px(4):
            rect.bottom = over
        return rect.clamp(window.inflate(-px(8), -px(8)))

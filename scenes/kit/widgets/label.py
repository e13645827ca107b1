"""Labels: words to read, wrapped into their place."""

from typing import Any, Literal

from pygame import Rect, Surface

from scenes.kit.theme import Colour
from scenes.kit.widgets.base import Widget
from scenes.kit.widgets.style import Style, write

LabelKind = Literal["title", "lead", "heading", "body", "muted"]


class Label(Widget):
    """Text to read, wrapped into its rect, in smaller letters where it must; what does not fit then ends in dots."""

    passive = True

    def __init__(
        self, id: str, text: str = "", kind: LabelKind = "body", align: Literal["left", "centre"] = "left"
    ) -> None:
        super().__init__(id, text)
        self.kind, self.align = kind, align

    def face(self) -> tuple[Any, ...]:
        return (*super().face(), self.kind)

    def _style(self, style: Style) -> tuple[int, Colour, bool]:
        s, t = style.scale, style.theme
        styles = {
            "title": (s.title, t.text, True),
            "lead": (s.lead, t.text, True),
            "heading": (s.small, t.muted, True),
            "body": (s.body, t.text, False),
            "muted": (s.small, t.muted, False),
        }
        return styles[self.kind]

    def want(self, style: Style, width: int = 0) -> tuple[int, int]:
        size, _, bold = self._style(style)
        lines = style.type.wrap(self.text, size, width or 10**6, bold)
        return width or max(style.type.width(line, size, bold) for line in lines), len(lines) * self._pitch(style, size)

    def _pitch(self, style: Style, size: int) -> int:
        return round(style.type.height(size) * 1.08)

    def bounds(self, style: Style) -> Rect:
        return self.rect

    def draw(self, dst: Surface, style: Style) -> None:
        size, colour, bold = self._style(style)
        lines, size = self._lines(style, size, bold)
        self.cut = " ".join(lines).split() != self.text.split()
        for i, line in enumerate(lines):
            y = self.rect.y + i * self._pitch(style, size)
            at, anchor = ((self.rect.centerx, y), "midtop") if self.align == "centre" else ((self.rect.x, y), "topleft")
            write(dst, style, line, at, size, colour, bold, anchor)

    def _lines(self, style: Style, size: int, bold: bool) -> tuple[list[str], int]:
        for smaller in range(size, style.scale.least - 1, -1):
            lines = style.type.wrap(self.text, smaller, self.rect.w, bold)
            if len(lines) <= max(1, (self.rect.h + 2) // self._pitch(style, smaller)):
                return lines, smaller
        most = max(1, self.rect.h // self._pitch(style, smaller))
        return [*lines[: most - 1], style.type.elide(" ".join(lines[most - 1 :]), smaller, self.rect.w, bold)], smaller

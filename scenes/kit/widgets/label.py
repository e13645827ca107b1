"""Labels: words to read, wrapped into their place."""

from typing import Any, Literal

from pygame import Rect, Surface

from scenes.kit.theme import Colour
from scenes.kit.widgets.base import Widget
from scenes.kit.widgets.look import Look, write

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

    def _style(self, look: Look) -> tuple[int, Colour, bool]:
        s, t = look.scale, look.theme
        styles = {
            "title": (s.title, t.text, True),
            "lead": (s.lead, t.text, True),
            "heading": (s.small, t.muted, True),
            "body": (s.body, t.text, False),
            "muted": (s.small, t.muted, False),
        }
        return styles[self.kind]

    def want(self, look: Look, width: int = 0) -> tuple[int, int]:
        size, _, bold = self._style(look)
        lines = look.type.wrap(self.text, size, width or 10**6, bold)
        return width or max(look.type.width(line, size, bold) for line in lines), len(lines) * self._pitch(look, size)

    def _pitch(self, look: Look, size: int) -> int:
        return round(look.type.height(size) * 1.08)

    def bounds(self, look: Look) -> Rect:
        return self.rect

    def draw(self, dst: Surface, look: Look) -> None:
        size, colour, bold = self._style(look)
        lines, size = self._lines(look, size, bold)
        self.cut = " ".join(lines).split() != self.text.split()
        for i, line in enumerate(lines):
            y = self.rect.y + i * self._pitch(look, size)
            at, anchor = ((self.rect.centerx, y), "midtop") if self.align == "centre" else ((self.rect.x, y), "topleft")
            write(dst, look, line, at, size, colour, bold, anchor)

    def _lines(self, look: Look, size: int, bold: bool) -> tuple[list[str], int]:
        for smaller in range(size, look.scale.least - 1, -1):
            lines = look.type.wrap(self.text, smaller, self.rect.w, bold)
            if len(lines) <= max(1, (self.rect.h + 2) // self._pitch(look, smaller)):
                return lines, smaller
        most = max(1, self.rect.h // self._pitch(look, smaller))
        return [*lines[: most - 1], look.type.elide(" ".join(lines[most - 1 :]), smaller, self.rect.w, bold)], smaller

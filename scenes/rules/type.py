"""Running text in a room: paragraphs wrapped, in the largest type that fits, so that no rule is ever cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.kit.theme import Colour
from scenes.kit.widgets import Style, write

SIZES = (22.0, 19.0, 17.0, 15.0, 14.0, 13.0)  # design pixels, the largest first
CAPTIONS = (18.0, 16.0, 15.0, 14.0, 13.0)
PITCH = 1.1  # from line to line, in heights of the type


@dataclass(frozen=True)
class Text:
    """Paragraphs as lines in one size; `high` is what they take in pixels."""

    paragraphs: tuple[tuple[str, ...], ...]
    size: int
    pitch: int
    gap: int

    @property
    def high(self) -> int:
        """Pixels from the first line to the end of the last."""
        return sum(map(len, self.paragraphs)) * self.pitch + self.gap * (len(self.paragraphs) - 1)

    def paint(
        self, dst: Surface, style: Style, at: tuple[int, int], colour: Colour, sign: Colour | None = None
    ) -> None:
        """Writes it from a point downwards, each paragraph with a small sign before it if one is given."""
        x, y = at
        for lines in self.paragraphs:
            if sign:
                side = max(4, round(self.size * 0.34))
                dst.fill(sign, Rect(x, y + (self.pitch - side) // 2, side, side))
            for line in lines:
                write(dst, style, line, (x + self.indent(sign), y), self.size, colour, False, "topleft")
                y += self.pitch
            y += self.gap

    def indent(self, sign: Colour | None) -> int:
        """Pixels that the text stands in from the sign."""
        return indent(self.size) if sign else 0


def indent(size: int) -> int:
    """Pixels between the left edge of a sign and the text after it."""
    return round(size * 0.95)


def typeset(style: Style, paragraphs: Sequence[str], width: int, size: int, signs: bool = False) -> Text:
    """The paragraphs wrapped into a width at one size."""
    room = max(1, width - (indent(size) if signs else 0))
    lines = tuple(tuple(style.type.wrap(text, size, room)) for text in paragraphs)
    return Text(lines, size, round(style.type.height(size) * PITCH), round(size * 0.7))


def fitting(style: Style, paragraphs: Sequence[str], room: tuple[int, int], sizes: Sequence[float],
            signs: bool = False) -> Text | None:
    """The paragraphs in the largest of these sizes that fits the room, if one does."""
    for design in dict.fromkeys(style.scale.px(size) for size in sizes):
        text = typeset(style, paragraphs, room[0], design, signs)
        if text.high <= room[1]:
            return text
    return None

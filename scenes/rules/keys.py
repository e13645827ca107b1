"""The last page of the rules: every key and every way to use the pointer."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.cuts import across
from scenes.kit.widgets import Style, write
from scenes.shortcuts import CARD, caps_of

TITLE = "Keys and pointer"


class KeyCard:
    """The table in two columns, as large as the room lets it be."""

    busy = False

    def __init__(self, mac: bool = False) -> None:
        self._room = Rect(0, 0, 0, 0)
        self.lines = tuple((caps_of(line, mac), line.meaning) for line in CARD)

    def layout(self, room: Rect, style: Style) -> None:
        """Takes on a room."""
        self._room = Rect(room)

    def update(self, dt: float) -> bool:
        """Nothing changes by itself."""
        return False

    def paint(self, dst: Surface, style: Style) -> None:
        """All rows, column by column."""
        half = -(-len(self.lines) // 2)
        row = min(style.scale.px(52), self._room.h // half)
        size = min(style.scale.px(17), max(8, round(row * 0.56)))
        while size > 8 and self._widest(style, size) > self._room.w // 2 - size:
            size -= 1
        for column, place in enumerate(across(self._room, 2, 2 * size)):
            keys = self.lines[column * half : (column + 1) * half]
            left = max(_caps_width(style, caps, size) for caps, _ in keys)
            for i, (caps, meaning) in enumerate(keys):
                y = place.y + i * row + row // 2
                _caps(dst, style, caps, (place.x, y), size)
                write(dst, style, meaning, (place.x + left + size, y), size, style.theme.text)

    def _widest(self, style: Style, size: int) -> int:
        return max(_caps_width(style, caps, size) for caps, _ in self.lines) + size + max(
            style.type.width(meaning, size) for _, meaning in self.lines)  # fmt: skip


def _cap_width(style: Style, cap: str, size: int) -> int:
    return max(style.type.width(cap, size, True) + round(size * 0.9), round(size * 1.7))


def _caps_width(style: Style, caps: tuple[str, ...], size: int) -> int:
    return sum(_cap_width(style, cap, size) for cap in caps) + (len(caps) - 1) * round(size * 0.4)


def _caps(dst: Surface, style: Style, caps: tuple[str, ...], at: tuple[int, int], size: int) -> None:
    """Key caps in a row: small plates on a dark lip, like buttons that wait."""
    t, x, high = style.theme, at[0], round(size * 1.62)
    for cap in caps:
        place = Rect(x, at[1] - high // 2, _cap_width(style, cap, size), high)
        box(dst, place.move(0, max(1, size // 9)), t.lip, None, size * 0.35)
        box(dst, place, t.button, t.line_light, size * 0.35)
        write(dst, style, cap, place.center, size, t.text, True, "center")
        x = place.right + round(size * 0.4)

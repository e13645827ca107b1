"""What painting a widget needs: a look (colours, sizes, type, pictures), the focus ring, and words that fit."""

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.text.type import Type
from scenes.kit.theme import Colour, Scale, Theme


class Pictures(Protocol):
    """Where pictures come from (the kit's Art)."""

    def sprite(self, name: str, size: int, colour: str | None = None) -> Surface:
        """The picture `name`, `size` pixels wide, its white parts in `colour` ('#rrggbb')."""
        ...


@dataclass(frozen=True)
class Style:
    """Everything needed to paint: colours, sizes, type, pictures. A new Style asks for a full draw."""

    theme: Theme
    scale: Scale
    type: Type
    art: Pictures


def ring_width(style: Style) -> int:
    """Thickness of the focus ring, and of the gap inside it, in pixels."""
    return max(2, style.scale.gap(2))


def draw_ring(dst: Surface, style: Style, rect: Rect, radius: float) -> None:
    """The focus ring: a light line around the widget, with a gap, so that it shows on every colour."""
    w = ring_width(style)
    box(dst, rect.inflate(4 * w, 4 * w), None, style.theme.amber_light, radius + 2 * w, w)


def write(
    dst: Surface, style: Style, s: str, at: tuple[int, int], size: int, colour: Colour, bold: bool = False,
    anchor: str = "midleft",
) -> Rect:  # fmt: skip
    """Write one line with its `anchor` point at `at`; the rectangle it takes, however little of it is repainted now."""
    image = style.type.render(s, size, colour, bold)
    place = image.get_rect(**{anchor: at})
    dst.blit(image, place)
    style.type.wrote(dst, s, image, place)
    return place


def shrunk(style: Style, text: str, room: int, size: int, bold: bool = False) -> tuple[str, int]:
    """The text as it fits into `room` pixels, and its size: smaller letters come before a cut."""
    wide = style.type.width(text, size, bold)
    if wide > room:
        size = max(style.scale.least, min(size, size * room // max(1, wide) + 1))
        while size > style.scale.least and style.type.width(text, size, bold) > room:
            size -= 1
    return style.type.elide(text, size, room, bold), size


def block(
    style: Style, text: str, room: tuple[int, int], size: int, bold: bool = False
) -> tuple[list[str], int] | None:
    """The text in lines that fill a room, and its size, the largest in which it fits; None if not even the least."""
    for smaller in range(size, style.scale.least - 1, -1):
        lines = style.type.wrap(text, smaller, max(1, room[0]), bold)
        if len(lines) * style.type.height(smaller) <= room[1] and _whole(style, lines, text):
            return lines, smaller
    return None


def _whole(style: Style, lines: list[str], text: str) -> bool:
    """Whether no word had to be broken."""
    return " ".join(lines).split() == text.split()


def fitted(style: Style, text: str, room: int) -> tuple[str, int, bool]:
    """The text as it fits, its size and weight: bold, else plain, else smaller, else cut."""
    body = style.scale.body
    if style.type.width(text, body, True) <= room:
        return text, body, True
    return *shrunk(style, text, room, body), False

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
class Look:
    """Everything needed to paint: colours, sizes, type, pictures. A new Look asks for a full draw."""

    theme: Theme
    scale: Scale
    type: Type
    art: Pictures


def ring_width(look: Look) -> int:
    """Thickness of the focus ring, and of the gap inside it, in pixels."""
    return max(2, look.scale.gap(2))


def draw_ring(dst: Surface, look: Look, rect: Rect, radius: float) -> None:
    """The focus ring: a light line around the widget, with a gap, so that it shows on every colour."""
    w = ring_width(look)
    box(dst, rect.inflate(4 * w, 4 * w), None, look.theme.amber_light, radius + 2 * w, w)


def write(
    dst: Surface, look: Look, s: str, at: tuple[int, int], size: int, colour: Colour, bold: bool = False,
    anchor: str = "midleft",
) -> Rect:  # fmt: skip
    """Write one line with its `anchor` point at `at`; the rectangle it takes, however little of it is repainted now."""
    image = look.type.render(s, size, colour, bold)
    place = image.get_rect(**{anchor: at})
    dst.blit(image, place)
    look.type.wrote(dst, s, image, place)
    return place


def shrunk(look: Look, text: str, room: int, size: int, bold: bool = False) -> tuple[str, int]:
    """The text as it fits into `room` pixels, and its size: smaller letters come before a cut."""
    wide = look.type.width(text, size, bold)
    if wide > room:
        size = max(look.scale.least, min(size, size * room // max(1, wide) + 1))
        while size > look.scale.least and look.type.width(text, size, bold) > room:
            size -= 1
    return look.type.elide(text, size, room, bold), size


def block(look: Look, text: str, room: tuple[int, int], size: int, bold: bool = False) -> tuple[list[str], int] | None:
    """The text in lines that fill a room, and its size, the largest in which it fits; None if not even the least."""
    for smaller in range(size, look.scale.least - 1, -1):
        lines = look.type.wrap(text, smaller, max(1, room[0]), bold)
        if len(lines) * look.type.height(smaller) <= room[1] and _whole(look, lines, text):
            return lines, smaller
    return None


def _whole(look: Look, lines: list[str], text: str) -> bool:
    """Whether no word had to be broken."""
    return " ".join(lines).split() == text.split()


def fitted(look: Look, text: str, room: int) -> tuple[str, int, bool]:
    """The text as it fits, its size and weight: bold, else plain, else smaller, else cut."""
    body = look.scale.body
    if look.type.width(text, body, True) <= room:
        return text, body, True
    return *shrunk(look, text, room, body), False

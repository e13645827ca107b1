"""What painting a widget needs: a look (colours, sizes, type, pictures), the focus ring, and words that fit."""

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.text import Type
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


def fitted(look: Look, text: str, room: int) -> tuple[str, int, bool]:
    """The text as it fits, its size and weight: bold, else plain, else a little smaller, else cut."""
    body, small = look.scale.body, look.scale.small
    for size, bold in ((body, True), (body, False), (small, False)):
        if look.type.width(text, size, bold) <= room:
            return text, size, bold
    return look.type.elide(text, small, room), small, False

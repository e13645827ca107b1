"""What is drawn in a square of the table or on a join, ready made: closed cells, medals, coins, bars, soft boxes."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit.art import Art
from scenes.kit.boxes import box, shadow
from scenes.kit.text.type import Type
from scenes.kit.theme import BLACK, Colour, Seat, hexed, mix, rgb

CREAM, GOLD, GOLD_EDGE, COIN_INK = rgb("#fbf1e0"), rgb("#ffc94f"), rgb("#7a4c08"), rgb("#3a2408")
EMBLEM = 0.5  # an emblem's picture is so many squares wide


def square(art: Art, name: str, size: int, seat: Seat) -> Surface:
    """A drawing of one square in a seat's colour, exactly `size` wide."""
    picture = art.sprite(f"cloth/{name}", size, hexed(seat.base))
    return picture if picture.get_width() == size else picture.subsurface((0, 0, size, size))


def filled_cell(art: Art, seat: Seat, q: int, emblem: float = 1.0) -> Surface:
    """A closed square; `emblem` is how large its emblem has become, 0 for none."""
    step = round(emblem * 24) / 24

    def make() -> Surface:
        picture = square(art, "cell", q, seat).copy()
        if step > 0:
            stamp(art, picture, seat, q * EMBLEM * step, seat.ink, q * 0.025)
        return picture

    return art.made(("filled", seat.base, q, step), make)


def cell_to_come(art: Art, seat: Seat, q: int) -> Surface:
    """A square that would be closed: hollow emblem, gold corners."""
    def make() -> Surface:
        picture = square(art, "cell-next", q, seat).copy()
        stamp(art, picture, seat, q * EMBLEM, CREAM, 0, "-hollow")
        return picture

    return art.made(("to fill", seat.base, q), make)


def medal(art: Art, seat: Seat, size: int) -> Surface:
    """A seat's emblem on a disc in a gold rim."""
    def make() -> Surface:
        picture = square(art, "medal", size, seat).copy()
        stamp(art, picture, seat, size * 0.58, seat.ink, size * 0.03)
        return picture

    return art.made(("medal", seat.base, size), make)


def stamp(art: Art, picture: Surface, seat: Seat, size: float, tone: Colour, depth: float, form: str = "") -> None:
    """Puts the seat's emblem in the middle of a picture, with its shade `depth` pixels below."""
    side, (x, y) = max(3, round(size)), picture.get_rect().center
    if depth:
        dark = art.sprite(f"icons/{seat.emblem}{form}", side, hexed(mix(seat.base, BLACK, 0.55)))
        picture.blit(dark, dark.get_rect(center=(x, y + max(1, round(depth)))))
    light = art.sprite(f"icons/{seat.emblem}{form}", side, hexed(tone))
    picture.blit(light, light.get_rect(center=(x, y)))


def coin(art: Art, type_: Type, text: str, size: int) -> Surface:
    """A gold coin with a number on it; with an empty text, a ring."""
    def make() -> Surface:
        picture = art.sprite("cloth/coin", size).copy()
        middle = picture.get_rect().center
        if text:
            number = type_.render(text, max(9, round(size * (0.7 if len(text) < 2 else 0.56))), COIN_INK, True)
            picture.blit(number, number.get_rect(center=middle))
        else:
            ring = art.sprite("icons/seat-1-hollow", max(5, round(size * 0.5)), hexed(COIN_INK))
            picture.blit(ring, ring.get_rect(center=middle))
        return picture

    return art.made(("coin", text, size), make)


def bar(art: Art, length: int, thick: int, upright: bool) -> Surface:
    """A gold bar in its own glow, for a join."""
    size = (thick, length) if upright else (length, thick)

    def make() -> Surface:
        off = thick * 2
        picture = Surface((size[0] + 2 * off, size[1] + 2 * off), pygame.SRCALPHA)
        inner = Rect((off, off), size)
        glow(picture, inner, thick, thick * 2, (255, 190, 70), 200)
        box(picture, inner.inflate(2, 2), GOLD_EDGE, None, thick)
        box(picture, inner, GOLD, None, thick / 2)
        return picture

    return art.made(("bar", size), make)


def glow(dst: Surface, rect: Rect, radius: float, spread: int, colour: Colour, alpha: int) -> None:
    """Light around a box, on an empty picture: a shadow, coloured."""
    shadow(dst, rect, radius, spread, alpha)
    veil = Surface(dst.get_size(), pygame.SRCALPHA)
    veil.fill((*colour, 0))
    dst.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)

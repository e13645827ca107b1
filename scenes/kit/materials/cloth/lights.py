"""Lines and lights around squares and tile places: rims, dashes, soft light that never adds up, small signs."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit.art import Art
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.boxes import box, shadow
from scenes.kit.canvas import Drawn
from scenes.kit.theme import BLACK, Colour, hexed, mix

LIT: Colour = (92, 113, 101)  # the cloth under a place to lay; light falls off to black, and the brighter of both shows
WARM: Colour = (255, 244, 214)


def rim(art: Art, size: tuple[int, int], colour: Colour, width: float, radius: float, alpha: int = 255) -> Surface:
    """A line with round corners just inside a box of this size."""
    def make() -> Surface:
        picture = Surface(size, pygame.SRCALPHA)
        box(picture, picture.get_rect(), None, colour, radius, width)
        picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return art.made(("rim", size, colour, width, radius, alpha), make)


def framed(art: Art, z: float, rect: Rect, colour: Colour, width: float, radius: float, key: object) -> list[Drawn]:
    """A rim with a dark edge on both sides, so that it shows on ivory, on cloth and on every colour."""
    hair = max(1, round(width / 3))
    outer = rect.inflate(2 * hair, 2 * hair)
    dark = rim(art, outer.size, mix(colour, BLACK, 0.62), width + 2 * hair, radius + hair, 190)
    return [Drawn.picture(z, dark, outer.topleft, (key, "dark")),
            Drawn.picture(z + 0.1, rim(art, rect.size, colour, width, radius), rect.topleft, (key, colour))]


def place_light(art: Art, z: float, rect: Rect, q: int) -> list[Drawn]:
    """A place where something may lie: soft light and a thin line. Where places overlap, the light is no brighter."""
    inner = rect.inflate(-q // 6, -q // 6)
    spread = max(2, q // 8)
    around = inner.inflate(4 * spread, 4 * spread)

    def make() -> Surface:
        picture = Surface(around.size)
        shade = Surface(around.size, pygame.SRCALPHA)
        shadow(shade, shade.get_rect().inflate(-3 * spread, -3 * spread), q / 8 + spread / 2, spread, 255)
        strength = pygame.surfarray.array_alpha(shade)[:, :, None] / 255
        pygame.surfarray.blit_array(picture, (strength * LIT).astype("uint8"))
        return picture

    light = art.made(("place light", around.size, q), make)

    def paint(dst: Surface) -> None:
        dst.blit(light, around.topleft, special_flags=pygame.BLEND_RGB_MAX)

    line = rim(art, inner.size, WARM, max(1, round(q / 44)), q / 8, 125)
    return [Drawn.inside(z, around, "place light", paint), Drawn.picture(z + 0.5, line, inner.topleft, "place line")]


def dashed(art: Art, size: tuple[int, int], colour: Colour, thick: int, alpha: int = 220) -> Surface:
    """A box of short lines."""
    step, dash = thick * 4, thick * 5 // 2

    def make() -> Surface:
        picture = Surface(size, pygame.SRCALPHA)
        for along, other in ((0, 1), (1, 0)):
            count = max(1, (size[along] - dash) // step)
            first = (size[along] - count * step + step - dash) // 2
            for at in range(first, first + count * step, step):
                for edge in (0, size[other] - thick):
                    picture.fill((*colour, alpha), (at, edge, dash, thick) if along == 0 else (edge, at, thick, dash))
        return picture

    return art.made(("dashed", size, colour, thick, alpha), make)


def sign(board: DrawingBoard, z: float, at: tuple[float, float], size: float, symbol: str, tone: Colour) -> list[Drawn]:
    """A small round sign with an icon on it, its middle at a point."""
    art = art_of(board)
    discs = ((1.0, board.style.theme.ground, "seat-1"), (0.86, tone, "seat-1"), (0.56, (255, 255, 255), symbol))
    return [Drawn.centred(z + i / 10, art.sprite(f"icons/{shape}", max(5, round(size * k)), hexed(tint)), at,
                          ("sign", shape, tint)) for i, (k, tint, shape) in enumerate(discs)]

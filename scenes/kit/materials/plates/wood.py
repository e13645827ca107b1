"""Wooden plates on a quiet ground: which drawing each plate has, the glow under the board, and the board's shadow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from zlib import crc32

import numpy as np
import pygame
from pygame import Rect, Surface

from engine.core.picture import Item, Point
from scenes.kit.art import Art
from scenes.kit.board.space import PlacedCells
from scenes.kit.materials.plates.plain_wood import plain_plate
from scenes.kit.theme import Colour

VARIANTS = 6  # drawings of a plate of three cells an edge; the larger ones have one each
DRAWN = frozenset({3, 6, 7, 8, 9, 10})  # cells an edge of the plates that have a drawing
TILT = 0.88  # how much height a flat thing keeps, as the drawings have it
THICK = 0.30  # of a plate, in cell radii
GLOW = (22, 19, 16)
STRIPE = 64  # columns of the backdrop that are worked on at a time, so that they stay close at hand
SHADOWS = ((0.22, 0.12, 0.62, 150), (0.07, 0.06, 0.22, 150))  # reach of a quarter-size blur, offset in radii, strength


@dataclass(frozen=True)
class LaidPlate:
    """A plate: its middle cell, its cells an edge, and which drawing it has."""

    place: str
    side: int
    variant: int


def plates_of(items: Iterable[Item]) -> tuple[LaidPlate, ...]:
    """The plates among items, in their order; one never looks like the one laid before it."""
    found: list[LaidPlate] = []
    for item in items:
        if item.kind == "plate":
            variant = crc32(item.place.encode()) % VARIANTS
            if found and found[-1].variant == variant:
                variant = (variant + 1) % VARIANTS
            found.append(LaidPlate(item.place, int(item.face), variant))
    return tuple(found)


def plate_picture(art: Art, plate: LaidPlate, radius: float) -> Surface:
    """The drawing of a plate whose cells have a radius in pixels (shared: copy before drawing on it)."""
    if plate.side not in DRAWN:
        key = ("plain plate", plate.side, round(radius, 2))
        return art.made(key, lambda: plain_plate(plate.side, radius, TILT, THICK))
    wide = 2 * round(((2 * plate.side - 1) * 100 * sqrt(3) + 14) / 2)  # as the drawing is, at a radius of 100
    name = f"plates/plate-{plate.side}-{plate.variant if plate.side == 3 else 0}"
    return art.sprite(name, round(wide * radius / 100))


def plate_corner(picture: Surface, centre: Point, radius: float) -> tuple[int, int]:
    """Where the upper left corner of a plate's picture belongs when its middle cell is at `centre`."""
    w, h = picture.get_size()
    return round(centre[0] - w / 2), round(centre[1] - (h - THICK * radius) / 2)


def lay(dst: Surface, art: Art, plates: Sequence[LaidPlate], placed: PlacedCells, offset: Point) -> None:
    """Lays the plates from back to front; `offset` is added to the places."""
    spots = {plate: placed.centres[plate.place] for plate in plates}
    for plate in sorted(plates, key=lambda p: spots[p][1]):
        x, y = spots[plate]
        picture = plate_picture(art, plate, placed.radius)
        dst.blit(picture, plate_corner(picture, (x + offset[0], y + offset[1]), placed.radius))


def backdrop(art: Art, size: tuple[int, int], ground: Colour) -> Surface:
    """The table: the frame's ground with a faint warm glow in the middle, grained so that it shows no bands."""
    return art.made(("backdrop", size, ground), lambda: _backdrop(size, ground))


def _backdrop(size: tuple[int, int], ground: Colour) -> Surface:
    w, h = size
    across = ((np.arange(w, dtype=np.float32) - w / 2) / (w * 0.75))[:, None] ** 2
    down = ((np.arange(h, dtype=np.float32) - h * 0.47) / (h * 0.75))[None] ** 2
    grain = np.random.default_rng(1).normal(0.5, 0.6, (STRIPE, 512)).astype(np.float32)
    grain = np.tile(grain, (1, h // 512 + 1))[:, :h]
    surface = Surface(size, 0, 32)
    view = pygame.surfarray.pixels3d(surface)
    for x in range(0, w, STRIPE):
        glow = np.clip(1 - np.sqrt(across[x:x + STRIPE] + down), 0, 1)
        noise = np.roll(grain[:len(glow)], x * 7, axis=1)
        for i in range(3):
            view[x:x + STRIPE, :, i] = np.clip(glow * np.float32(GLOW[i]) + noise + np.float32(ground[i]), 0, 255)
    return surface


def shade(dst: Surface, centres: Iterable[Point], radius: float, tilt: float) -> None:
    """The shadow that cells at `centres` throw on what is already there."""
    small = Surface((dst.get_width() // 4 + 1, dst.get_height() // 4 + 1), pygame.SRCALPHA, 32)
    way = [(radius / 4 * sin(pi / 3 * i), -radius / 4 * tilt * cos(pi / 3 * i)) for i in range(6)]
    for x, y in centres:
        pygame.draw.polygon(small, (0, 0, 0, 255), [(x / 4 + dx, y / 4 + dy) for dx, dy in way])
    for blur, right, down, strength in SHADOWS:
        reach = max(1, round(blur * radius * 0.7))
        soft = pygame.transform.box_blur(pygame.transform.box_blur(small, reach), reach)
        large = pygame.transform.smoothscale(soft, (small.get_width() * 4, small.get_height() * 4))
        large.set_alpha(strength)
        dst.blit(large, (round(right * radius), round(down * radius)))


def plate_rect(picture: Surface, centre: Point, radius: float) -> Rect:
    """The rectangle that a plate and its shadow take."""
    (x, y), (w, h), r = plate_corner(picture, centre, radius), picture.get_size(), round(radius)
    return Rect(x - r, y - r, w + 2 * r, h + 3 * r)

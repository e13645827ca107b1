"""Pictures of stones and walls, put together from side and top, so that they can be pressed flat or turn black."""

from __future__ import annotations

from math import ceil

import pygame
from pygame import Rect, Surface

from scenes.kit.art import Art
from scenes.kit.theme import BLACK, WHITE, Colour, Seat, hexed, mix, rgb

BOX = 200  # units of the drawings, for a cell radius of 100
STONE, WALL = (0.64, 0.34), (0.77, 0.46)  # radius and height in cell radii
CREAM = rgb("#fff4e0")
STAGES = 24  # pictures between whole and pressed, between coloured and black
CREPT, DARK = 0.6, 0.9  # until then black creeps up the side, then over the top; the rest is swelling to a wall
Tones = tuple[tuple[str, str], ...]


def tones(seat: Seat) -> Tones:
    """The colours of a seat's stones as the drawings number them: side, rim, dish, face, sign."""
    body = mix(seat.base, WHITE, 0.07)
    edges = [mix(body, BLACK, dark) for dark in (0.38, 0.08, 0.28, 0.64)]
    rim = [mix(body, CREAM, 0.5), mix(body, CREAM, 0.14), mix(body, BLACK, 0.18)]
    colours: list[Colour] = [*edges, *rim, mix(body, BLACK, 0.2), mix(body, CREAM, 0.1), body, seat.ink]
    return tuple((f"#{i:06x}", hexed(colour)) for i, colour in enumerate(colours, 1))


def stone(art: Art, seat: Seat, owner: int, size: int, height: float = 1.0, turned: float = 0.0) -> Surface:
    """A stone in a square of `size` pixels (2 cell radii), its foot's middle at 0.5, 0.65 of it.

    `height` 1 stands, 0.4 is pressed flat; `turned` 1 is a wall. The surface is shared: do not draw on it.
    """
    height, turned = (round(min(1.0, max(0.0, v)) * STAGES) / STAGES for v in (height, turned))
    if turned >= 1:
        return wall(art, size, height)
    key = ("stone", seat.base, seat.ink, owner, size, height, turned)
    return art.made(key, lambda: _stone(art, seat, owner, size, height, turned))


def wall(art: Art, size: int, height: float = 1.0) -> Surface:
    """A wall, likewise."""
    height = round(height * STAGES) / STAGES
    lost = WALL[1] * (1 - height)
    return art.made(("wall", size, height), lambda: _standing(art, size, ("wall-side", "wall-top"), (), lost))


def _stone(art: Art, seat: Seat, owner: int, size: int, height: float, turned: float) -> Surface:
    lost, colours = STONE[1] * (1 - height), tones(seat)
    picture = _standing(art, size, ("stone-side", f"stone-top-{owner}"), colours, lost, min(1.0, turned / CREPT))
    if height < 0.7:
        picture.blit(art.sprite("plates/stone-lit", size), (0, round(lost * size / 2)))
    if turned > CREPT:
        _blackened(picture, art, size, height, turned)
    return picture


def _standing(art: Art, size: int, names: tuple[str, str], colours: Tones, lost: float, crept: float = 0.0) -> Surface:
    """A cylinder that has lost some of its height (in cell radii), black up to the share `crept` of its side."""
    picture = Surface((size, size), pygame.SRCALPHA, 32)
    down = round(lost * size / 2)
    high = round((0.65 - STONE[1] / 2) * size) + down  # of a stone's top
    if names[0] == "wall-side":
        high = round((0.65 - WALL[1] / 2) * size) + down
    side = art.tinted(f"plates/{names[0]}", size, colours)
    if crept > 0:
        picture.blit(art.sprite("plates/black-side", size), (0, high), Rect(0, high, size, size))
    up = ceil(crept * STONE[1] * size / 2)
    picture.blit(side, (0, high), Rect(0, high + up, size, size))
    picture.blit(art.tinted(f"plates/{names[1]}", size, colours), (0, down))
    return picture


def _blackened(picture: Surface, art: Art, size: int, height: float, turned: float) -> None:
    """A wall over the stone, small and ever less clear at first, then growing to its full size."""
    grown = max(0.0, (turned - DARK) / (1 - DARK))
    small = round(size * (STONE[0] / WALL[0] * (1 - grown) + grown))
    black = wall(art, small, height)
    black.set_alpha(round(255 * min(1.0, (turned - CREPT) / (DARK - CREPT))))
    picture.blit(black, (round((size - small) / 2), round(0.65 * (size - small))))
    black.set_alpha(255)

"""Ivory tiles with engraved numbers, their ebony backs and their shadows, drawn for every size and both ways."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi

import pygame
from pygame import Surface

from engine.core.picture import HIDDEN
from scenes.kit.art import Art
from scenes.kit.boxes import shadow

BARE_BELOW = 24  # pixels of a square under which pips lose their rings
TURNS_LYING = frozenset({2, 3, 6, 7})  # numbers whose pips look another way on a lying tile
Size = tuple[int, int]


def extent(q: int, lying: bool) -> Size:
    """Width and height of a tile on squares of q pixels."""
    return (2 * q, q) if lying else (q, 2 * q)


def tile(art: Art, face: str, way: str, q: int) -> Surface:
    """The tile `6:1` with its first half before the second, going E, N, W or S; its back for a face `?`."""
    return art.made(("tile", face, way, q), lambda: _tile(art, face, way, q))


def back(art: Art, q: int, lying: bool = True) -> Surface:
    """A tile face down."""
    return _part(art, "back-h" if lying else "back-v", extent(q, lying))


def _tile(art: Art, face: str, way: str, q: int) -> Surface:
    lying = way in "EW"
    if face in (HIDDEN, ""):
        return back(art, q, lying)
    picture = _part(art, "tile-h" if lying else "tile-v", extent(q, lying)).copy()
    for half, number in enumerate(numbers(face, way)):
        if number:
            picture.blit(number_sprite(art, number, q, lying), half_at(q, lying, half))
    return picture


@lru_cache(maxsize=1024)
def numbers(face: str, way: str) -> tuple[int, int]:
    """What stands on the left (or upper) half and on the other one."""
    first, second = (int(part) for part in face.split(":"))
    return (first, second) if way in "ES" else (second, first)


def half_at(q: int, lying: bool, half: int) -> tuple[int, int]:
    """Where the number of a half belongs on a tile: the lip below takes a little of the room."""
    return (half * q, q // 40) if lying else (0, half * q - half * (q // 30))


def number_sprite(art: Art, number: int, q: int, lying: bool) -> Surface:
    """The engraved number for half a tile."""
    return _part(art, f"{'bare' if q < BARE_BELOW else 'face'}-{_named(number, lying)}", (q, q))


def _named(number: int, lying: bool) -> str:
    return f"{number}-lying" if lying and number in TURNS_LYING else str(number)


def _part(art: Art, name: str, size: Size) -> Surface:
    """A drawing of exactly this size (drawings come out a pixel larger where a number rounds up)."""
    picture = art.sprite(f"cloth/{name}", max(size))
    return picture if picture.get_size() == size else picture.subsurface((0, 0, *size)).copy()


def resting_shadow(art: Art, q: int, lying: bool) -> tuple[Surface, tuple[int, int]]:
    """The wide and the tight shadow of a tile that lies, and where the picture's corner is from the tile's corner."""
    w, h = extent(q, lying)
    off = max(3, q // 5)

    def make() -> Surface:
        picture = Surface((w + 2 * off + q // 20, h + 2 * off + q // 10), pygame.SRCALPHA)
        where = picture.get_rect(topleft=(off, off), size=(w, h))
        shadow(picture, where.move(q // 20, q // 10).inflate(-q // 30, -q // 30), q / 9, max(2, q // 5), 150)
        shadow(picture, where.move(max(1, q // 60), q // 30).inflate(-q // 20, -q // 20), q / 9, max(1, q // 13), 150)
        return picture

    return art.made(("tile shadow", q, lying), make), (-off, -off)


def lifted_shadow(art: Art, size: Size, q: int, height: float) -> tuple[Surface, tuple[int, int]]:
    """The shadow of a tile in the air, softer and further off the higher it is (`height` in squares, up to 1)."""
    high = min(1.0, round(height * 8) / 8)
    spread, alpha = max(2, round(q * (0.16 + 0.22 * high))), round(190 - 60 * high)
    off = spread + 1

    def make() -> Surface:
        picture = Surface((size[0] + 2 * off, size[1] + 2 * off), pygame.SRCALPHA)
        shadow(picture, picture.get_rect().inflate(-2 * off, -2 * off), q / 8, spread, alpha)
        return picture

    drop = q * (0.08 + 0.3 * high)
    return art.made(("lifted", size, q, high), make), (round(drop * 0.45) - off, round(drop) - off)


def squeezed(art: Art, face: str, way: str, q: int, turned: float) -> Surface:
    """A tile on its way over: `turned` 1 lies face down, 0 as it is, in between it is narrow."""
    step = round(turned * 16) / 16
    if step <= 0 or step >= 1:
        return tile(art, face if step <= 0 else HIDDEN, way, q)

    def make() -> Surface:
        flat = tile(art, HIDDEN if step > 0.5 else face, way, q)
        wide = max(2, round(flat.get_width() * abs(cos(pi * step))))
        return pygame.transform.smoothscale(flat, (wide, flat.get_height()))

    return art.made(("turning", face, way, q, step), make)

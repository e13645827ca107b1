"""Aids on a carved board: warned miners, regions of rock by who can mine there, shapes with their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.marks_base import (
    BADGE,
    CREAM,
    DARK,
    HINT,
    UNDER,
    Drawer,
    Things,
    Tone,
    all_of,
    cream_tone,
    danger_tone,
    icon,
    outline,
    owner_tone,
)
from scenes.kit.pieces_base import art_of
from scenes.kit.theme import Colour, mix

if TYPE_CHECKING:
    from scenes.kit.board import Board

TINT = UNDER - 2  # under the lights of what may be picked
FINE = 3  # pictures are drawn so many times larger, then made smaller


def corner_badge(symbol: str, tone: Tone, away: tuple[float, float], size: float = 1.0) -> Drawer:
    """A small round sign at a corner of a cell that no other sign uses; `away` is in radii from the middle."""
    def draw(board: Board, mark: Mark) -> Things:
        r, (x, y), colour = board.placed.radius, board.point(mark.place), tone(board, mark)
        at = (x + r * away[0], y + r * away[1])
        discs = ((0.84, board.look.theme.ground, "seat-1"), (0.72, mix(colour, (0, 0, 0), 0.12), "seat-1"),
                 (0.5, (255, 255, 255), symbol))
        return [Drawn.centred(BADGE + i / 10, icon(board, shape, r * k * size, tint), at, ("badge", shape, tint))
                for i, (k, tint, shape) in enumerate(discs)]

    return draw


def dashed_ring(z: float, tone: Tone, size: float, flat: float = 1.0, dashes: int = 12) -> Drawer:
    """A ring of dashes round a piece, `size` radii from its middle; `flat` is how much its height is less."""
    def draw(board: Board, mark: Mark) -> Things:
        r, colour = board.placed.radius * size, tone(board, mark)
        width = max(1.5, board.placed.radius * 0.09)
        key = ("dashed ring", round(r, 1), colour, flat, dashes)
        picture = art_of(board).made(key, partial(_ring, r, colour, width, flat, dashes))
        return [Drawn.centred(z, picture, board.point(mark.place), key)]

    return draw


def _ring(r: float, colour: Colour, width: float, flat: float, dashes: int) -> Surface:
    """Dashes with a dark edge, drawn large and made smaller."""
    half = r + width * 1.5
    size = (round(2 * half), round(2 * half * flat))
    big = Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    big.fill((*mix(colour, (0, 0, 0), 0.8), 0))
    for tone, more in ((mix(colour, (0, 0, 0), 0.8), width * 0.5), (colour, 0.0)):
        for i in range(dashes):
            inner, outer = r - width / 2 - more, r + width / 2 + more
            turn = 0.34 + more / r
            angles = [2 * pi * (i + s * turn) / dashes for s in (-1, -0.5, 0, 0.5, 1)]
            arcs = [(inner, a) for a in angles] + [(outer, a) for a in reversed(angles)]
            points = [((half + d * sin(a)) * FINE, (half - d * cos(a)) * flat * FINE) for d, a in arcs]
            pygame.draw.polygon(big, tone, points)
    return pygame.transform.smoothscale(big, size)


def hexagon(z: float, name: str, look: Callable[[Surface, float, Board, Mark], None]) -> Drawer:
    """A drawing on each cell named in the mark, made by `look` on a surface FINE times larger."""
    def draw(board: Board, mark: Mark) -> Things:
        r = board.placed.radius
        side = round(2 * r)
        owner = board.look.theme.seats[mark.owner - 1].base if mark.owner else None

        def make() -> Surface:
            big = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
            look(big, r * FINE, board, mark)
            return pygame.transform.smoothscale(big, (side, side))

        picture = art_of(board).made((name, owner, side, board.look.theme.name), make)
        return [Drawn.centred(z, picture, board.point(cell), (name, owner, side))
                for cell in mark.place.split() if board.knows(cell)]

    return draw


def _veil(big: Surface, r: float, colour: Colour, alpha: int) -> None:
    """A hexagon in a colour."""
    middle = big.get_width() / 2
    corners = [(middle + r * sin(pi / 3 * i), middle - r * cos(pi / 3 * i)) for i in range(6)]
    pygame.draw.polygon(big, (*colour, alpha), corners)


def _claim(big: Surface, r: float, board: Board, mark: Mark) -> None:
    """A tint of the seat's colour with its emblem, small, above the middle where the light is."""
    seat = board.look.theme.seats[mark.owner - 1]
    _veil(big, r * 0.94, seat.base, 74)
    sign = icon(board, seat.emblem, r * 0.34, mix(seat.light, (255, 255, 255), 0.2))
    big.blit(sign, sign.get_rect(center=(big.get_width() / 2, big.get_height() / 2 + r * 0.52)))


def _contested(big: Surface, r: float, board: Board, mark: Mark) -> None:
    """A half in each colour, with both emblems hollow: rock for both."""
    middle = big.get_width() / 2
    for seat, way in zip(board.look.theme.seats, (-1, 1), strict=False):
        half = [(0.0, -0.94), (0.0, 0.94), (0.814 * way, 0.47), (0.814 * way, -0.47)]
        pygame.draw.polygon(big, (*seat.base, 58), [(middle + r * x, middle + r * y) for x, y in half])
        sign = icon(board, f"{seat.emblem}-hollow", r * 0.3, mix(seat.light, (255, 255, 255), 0.2))
        big.blit(sign, sign.get_rect(center=(middle + way * r * 0.2, middle + r * 0.5)))


def _safe(board: Board, mark: Mark) -> Things:
    """The number of safe mines, on a small plate with the seat's emblem."""
    seat = board.look.theme.seats[mark.owner - 1]
    return plated(board, mark.place, mark.text, seat.light, (0, -0.6), seat.emblem, 0.5)


def plated(board: Board, place: str, words: str, tone: Colour, away: tuple[float, float], emblem: str = "",
           height: float = 0.44) -> Things:
    """Words on a small dark plate, `away` radii from the middle of a cell, after an emblem in the same tone."""
    r, (x, y) = board.placed.radius, board.point(place)
    size = max(11, round(r * height))
    text = board.look.type.render(words, size, CREAM, bool(emblem))
    side = round(size * 0.8) if emblem else 0

    def make() -> Surface:
        plate = Surface((text.get_width() + side + size * 4 // 5, text.get_height() + size // 4), pygame.SRCALPHA)
        box(plate, plate.get_rect(), board.look.theme.ground, tone, plate.get_height() // 2, 1, 225)
        middle = plate.get_rect().centery
        if emblem:
            plate.blit(sign := icon(board, emblem, side, tone), sign.get_rect(midleft=(size // 3, middle)))
        plate.blit(text, text.get_rect(midright=(plate.get_width() - size * 2 // 5, middle)))
        return plate

    plate = art_of(board).made(("plated", words, size, tone, emblem), make)
    return [Drawn.centred(BADGE + 1, plate, (x + r * away[0], y + r * away[1]), ("plated", words, size, tone))]


def _shape(board: Board, mark: Mark) -> Things:
    """Spokes from the middle, which is the first cell, to the tiles round it; its name below."""
    middle, *around = (board.point(cell) for cell in mark.place.split())
    left, top = min(x for x, _ in around), min(y for _, y in around)
    edge, r = round(board.placed.radius * 0.2), board.placed.radius
    spokes = tuple((round(x - left), round(y - top)) for x, y in (middle, *around))
    picture = art_of(board).made(("spokes", spokes, round(r)), partial(_spokes, spokes, edge, r * 0.085))
    at = round(left) - edge, round(top) - edge
    return [Drawn.picture(HINT - 2, picture, at, ("spokes", spokes)),
            *plated(board, mark.place.split()[0], mark.text, CREAM, (0, 0.5), height=0.36)]


def _hole(board: Board, mark: Mark) -> Things:
    """A thin line round rock that a shape of tiles has killed, and the shape's name below."""
    return [*outline(HINT - 2, cream_tone, 1.1, 0.6, 0.35)(board, mark),
            *plated(board, mark.place, mark.text, CREAM, (0, 0.5), height=0.36)]


def _spokes(ends: tuple[tuple[int, int], ...], edge: int, width: float) -> Surface:
    """Lines from the first point to all others, with a dark edge."""
    size = (max(x for x, _ in ends) + 2 * edge, max(y for _, y in ends) + 2 * edge)
    big = Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    big.fill((*DARK, 0))
    points = [((x + edge) * FINE, (y + edge) * FINE) for x, y in ends]
    for tone, wide in (((*DARK, 120), width * 1.8), (CREAM, width)):
        for x, y in points[1:]:
            pygame.draw.line(big, tone, points[0], (x, y), max(1, round(wide * FINE)))
            pygame.draw.circle(big, tone, (x, y), wide * 1.1 * FINE)
        pygame.draw.circle(big, tone, points[0], wide * 1.6 * FINE)
    return pygame.transform.smoothscale(big, size)


AIDS_CARVED: Mapping[str, Drawer] = MappingProxyType({
    "danger": all_of(dashed_ring(HINT + 1, danger_tone, 0.84), corner_badge("warning", danger_tone, (-0.62, -0.56))),
    "claim": all_of(hexagon(TINT, "claim", _claim), outline(TINT + 1, owner_tone, 1.5, 0.52, 0.4)),
    "contested": hexagon(TINT, "contested", _contested),
    "safe": _safe,
    "shape": _shape,
    "hole": _hole,
})

"""Aids on a carved board: warned miners, regions of rock by who can mine there, shapes with their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, pi, sin
from types import MappingProxyType

import pygame
from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.board.aids_base import FINE, corner_badge, dashed_ring, plated
from scenes.kit.board.marks_base import (
    CREAM,
    DARK,
    HINT,
    UNDER,
    Drawer,
    Things,
    all_of,
    cream_tone,
    danger_tone,
    icon,
    outline,
    owner_tone,
)
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, mix

TINT = UNDER - 2  # under the lights of what may be picked


def hexagon(z: float, name: str, style: Callable[[Surface, float, DrawingBoard, Mark], None]) -> Drawer:
    """A drawing on each cell named in the mark, made by `look` on a surface FINE times larger."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r = board.placed.radius
        side = round(2 * r)
        owner = board.style.theme.seats[mark.owner - 1].base if mark.owner else None

        def make() -> Surface:
            big = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
            style(big, r * FINE, board, mark)
            return pygame.transform.smoothscale(big, (side, side))

        picture = art_of(board).made((name, owner, side, board.style.theme.name), make)
        return [Drawn.centred(z, picture, board.point(cell), (name, owner, side))
                for cell in mark.place.split() if board.knows(cell)]

    return draw


def _veil(big: Surface, r: float, colour: Colour, alpha: int) -> None:
    """A hexagon in a colour."""
    middle = big.get_width() / 2
    corners = [(middle + r * sin(pi / 3 * i), middle - r * cos(pi / 3 * i)) for i in range(6)]
    pygame.draw.polygon(big, (*colour, alpha), corners)


def _claim(big: Surface, r: float, board: DrawingBoard, mark: Mark) -> None:
    """A tint of the seat's colour with its emblem, small, above the middle where the light is."""
    seat = board.style.theme.seats[mark.owner - 1]
    _veil(big, r * 0.94, seat.base, 74)
    sign = icon(board, seat.emblem, r * 0.34, mix(seat.light, (255, 255, 255), 0.2))
    big.blit(sign, sign.get_rect(center=(big.get_width() / 2, big.get_height() / 2 + r * 0.52)))


def _contested(big: Surface, r: float, board: DrawingBoard, mark: Mark) -> None:
    """A half in each colour, with both emblems hollow: rock for both."""
    middle = big.get_width() / 2
    for seat, way in zip(board.style.theme.seats, (-1, 1), strict=False):
        half = [(0.0, -0.94), (0.0, 0.94), (0.814 * way, 0.47), (0.814 * way, -0.47)]
        pygame.draw.polygon(big, (*seat.base, 58), [(middle + r * x, middle + r * y) for x, y in half])
        sign = icon(board, f"{seat.emblem}-hollow", r * 0.3, mix(seat.light, (255, 255, 255), 0.2))
        big.blit(sign, sign.get_rect(center=(middle + way * r * 0.2, middle + r * 0.5)))


def _safe(board: DrawingBoard, mark: Mark) -> Things:
    """The number of safe mines, on a small plate with the seat's emblem."""
    seat = board.style.theme.seats[mark.owner - 1]
    return plated(board, mark.place, mark.text, seat.light, (0, -0.6), 0.5, seat.emblem, UNDER + 3)


def _shape(board: DrawingBoard, mark: Mark) -> Things:
    """Spokes from the middle, which is the first cell, to the tiles round it; its name below."""
    points = [board.point(cell) for cell in mark.place.split()]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    edge, r = round(board.placed.radius * 0.2), board.placed.radius
    spokes = tuple((round(x - left), round(y - top)) for x, y in points)
    picture = art_of(board).made(("spokes", spokes, round(r)), partial(_spokes, spokes, edge, r * 0.085))
    at = round(left) - edge, round(top) - edge
    return [Drawn.picture(UNDER - 1, picture, at, ("spokes", spokes)),
            *plated(board, mark.place.split()[0], mark.text, CREAM, (0, 0.6), 0.36)]


def _hole(board: DrawingBoard, mark: Mark) -> Things:
    """A thin line round rock that a shape of tiles has killed, and the shape's name below."""
    return [*outline(HINT - 2, cream_tone, 1.1, 0.6, 0.35)(board, mark),
            *plated(board, mark.place, mark.text, CREAM, (0, 0.6), 0.36)]


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


_DANGER = all_of(dashed_ring(HINT + 1, danger_tone, 0.84), corner_badge("warning", danger_tone, (-0.62, -0.56)))
AIDS_CARVED: Mapping[str, Drawer] = MappingProxyType({
    "danger": _DANGER,
    "risked": _DANGER,
    "claim": all_of(hexagon(TINT, "claim", _claim), outline(TINT + 1, owner_tone, 1.5, 0.52, 0.4)),
    "contested": hexagon(TINT, "contested", _contested),
    "safe": _safe,
    "shape": _shape,
    "hole": _hole,
})

"""Aids on wooden plates: lines that can take and whom, stones to be grown first, cells nearer to somebody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import atan2, cos, pi, sin
from types import MappingProxyType

import pygame
from pygame import Surface

from engine.core.picture import Mark, Point
from scenes.kit.board.aids_base import FINE, dashed_ring
from scenes.kit.board.marks_base import BADGE, OVER, UNDER, Drawer, Things, icon, owner_tone
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import EFFECT_Z, art_of
from scenes.kit.canvas import Drawn
from scenes.kit.theme import BLACK, Colour, Seat, mix

TILT = 0.88


def _seat(board: DrawingBoard, mark: Mark) -> Seat:
    return board.style.theme.seats[mark.owner - 1]


def _threat(board: DrawingBoard, mark: Mark) -> Things:
    """Arrowheads on the edges between the cells of the way, so that neither stones nor lights are covered; hollow
    ones where a stone must be grown first."""
    spots = [board.point(cell) for cell in mark.place.split() if board.knows(cell)]
    colour, size = _seat(board, mark).light, max(4.0, board.placed.radius * 0.3)
    things, beside = [], [(x + 1.73 * board.placed.radius, y) for x, y in spots]
    for (x, y), (u, v) in zip(spots, spots[1:] or beside, strict=False):
        turn = round(atan2((v - y) / TILT, u - x) / (pi / 3))
        key = ("arrowhead", turn % 6, colour, round(size, 1), mark.text)
        picture = art_of(board).made(key, partial(_arrowhead, turn * pi / 3, colour, size, not mark.text))
        things.append(Drawn.centred(OVER - 2, picture, ((x + u) / 2, (y + v) / 2), key))
    return things


def _arrowhead(angle: float, colour: Colour, size: float, full: bool) -> Surface:
    """A blunt arrowhead lying on the board, with a dark edge."""
    side = round(2.6 * size)
    big, middle = Surface((side * FINE, side * FINE), pygame.SRCALPHA), side * FINE / 2
    dark, thick = mix(colour, BLACK, 0.8), size * 0.2 * FINE
    big.fill((*dark, 0))
    shape = [_turned(p, angle, size * FINE, middle) for p in ((0.9, 0.0), (-0.6, 0.85), (-0.25, 0.0), (-0.6, -0.85))]
    pygame.draw.lines(big, dark, True, shape, round(thick * 2.4))
    for x, y in shape:
        pygame.draw.circle(big, dark, (x, y), thick * 1.2)
    if full:
        pygame.draw.polygon(big, colour, shape)
    else:
        pygame.draw.lines(big, colour, True, shape, round(thick))
    return pygame.transform.smoothscale(big, (side, side))


def _turned(point: Point, angle: float, size: float, middle: float) -> Point:
    x, y = point[0] * size, point[1] * size
    return middle + x * cos(angle) - y * sin(angle), middle + (x * sin(angle) + y * cos(angle)) * TILT


def _victim(board: DrawingBoard, mark: Mark) -> Things:
    """A ring of dashes round the stone's foot in the attacker's colour, and its emblem beside it; few dashes where a
    stone must be grown first. Every attacker's emblem has a side of its own."""
    ring = dashed_ring(EFFECT_Z + 1, owner_tone, 0.82, TILT, 6 if mark.text else 14)(board, mark)
    turn = (mark.owner - 1) * pi / 3 - pi / 2
    return ring + _emblem(board, mark, (0.74 * cos(turn), 0.74 * sin(turn) * TILT), 0.42, BADGE - 1)


def _emblem(board: DrawingBoard, mark: Mark, away: Point, size: float, z: float) -> Things:
    """The seat's emblem with a dark edge, `away` radii from the middle."""
    seat, r, (x, y) = _seat(board, mark), board.placed.radius, board.point(mark.place)
    at, tones = (x + r * away[0], y + r * away[1]), ((mix(seat.base, BLACK, 0.8), 1.0), (seat.light, 0.66))
    return [Drawn.centred(z + i / 10, icon(board, seat.emblem, r * size * share, tone), at, (mark.kind, tone, i))
            for i, (tone, share) in enumerate(tones)]


def _sprout(board: DrawingBoard, mark: Mark) -> Things:
    """A small shoot in the attacker's colour, at the upper right of the cell."""
    seat, r, (x, y) = _seat(board, mark), board.placed.radius, board.point(mark.place)
    at = (x + r * 0.5, y - r * 0.42)
    return [Drawn.centred(BADGE - 1 + i / 10, icon(board, name, r * size, tone), at, ("sprout", tone))
            for i, (name, size, tone) in enumerate((
                ("seat-1", 0.6, mix(seat.base, BLACK, 0.8)), ("grow", 0.46, seat.light)))]


def _near(board: DrawingBoard, mark: Mark) -> Things:
    """The seat's emblem, small, below the middle of the cell."""
    return _emblem(board, mark, (0.0, 0.52 * TILT), 0.42, UNDER + 2)


AIDS_PLATES: Mapping[str, Drawer] = MappingProxyType({
    "threat": _threat,
    "victim": _victim,
    "sprout": _sprout,
    "near": _near,
})

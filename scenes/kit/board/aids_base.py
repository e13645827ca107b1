"""What aids are drawn with on every material: rings of dashes, signs at a corner, words on a small plate."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

import pygame
from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.board.marks_base import BADGE, CREAM, Drawer, Things, Tone, icon
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import BLACK, WHITE, Colour, mix

FINE = 3  # pictures are drawn so many times larger, then made smaller


def corner_badge(symbol: str, tone: Tone, away: tuple[float, float], size: float = 1.0) -> Drawer:
    """A small round sign at a corner of a cell that no other sign uses; `away` is in radii from the middle."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r, (x, y), colour = board.placed.radius, board.point(mark.place), tone(board, mark)
        at = (x + r * away[0], y + r * away[1])
        discs = ((0.84, board.style.theme.ground, "seat-1"), (0.72, mix(colour, BLACK, 0.12), "seat-1"),
                 (0.5, WHITE, symbol))
        return [Drawn.centred(BADGE + i / 10, icon(board, shape, r * k * size, tint), at, ("badge", shape, tint))
                for i, (k, tint, shape) in enumerate(discs)]

    return draw


def dashed_ring(z: float, tone: Tone, size: float, flat: float = 1.0, dashes: int = 12) -> Drawer:
    """A ring of dashes round a piece, `size` radii from its middle; `flat` is how much its height is less."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
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
    big.fill((*mix(colour, BLACK, 0.8), 0))
    for tone, more in ((mix(colour, BLACK, 0.8), width * 0.5), (colour, 0.0)):
        for i in range(dashes):
            inner, outer = r - width / 2 - more, r + width / 2 + more
            turn = 0.34 + more / r
            angles = [2 * pi * (i + s * turn) / dashes for s in (-1, -0.5, 0, 0.5, 1)]
            arcs = [(inner, a) for a in angles] + [(outer, a) for a in reversed(angles)]
            points = [((half + d * sin(a)) * FINE, (half - d * cos(a)) * flat * FINE) for d, a in arcs]
            pygame.draw.polygon(big, tone, points)
    return pygame.transform.smoothscale(big, size)


def plated(board: DrawingBoard, place: str, words: str, tone: Colour, away: tuple[float, float], height: float,
           emblem: str = "", z: float = BADGE + 1) -> Things:
    """Words on a small dark plate, `away` radii from the middle of a cell, after an emblem in the same tone."""
    r, (x, y) = board.placed.radius, board.point(place)
    size = max(11, round(r * height))
    text = board.style.type.render(words, size, CREAM, bool(emblem))
    side = round(size * 0.8) if emblem else 0

    def make() -> Surface:
        plate = Surface((text.get_width() + side + size * 4 // 5, text.get_height() + size // 4), pygame.SRCALPHA)
        box(plate, plate.get_rect(), board.style.theme.ground, tone, plate.get_height() // 2, 1, 225)
        middle = plate.get_rect().centery
        if emblem:
            plate.blit(sign := icon(board, emblem, side, tone), sign.get_rect(midleft=(size // 3, middle)))
        plate.blit(text, text.get_rect(midright=(plate.get_width() - size * 2 // 5, middle)))
        return plate

    plate = art_of(board).made(("plated", words, size, tone, emblem), make)
    return [Drawn.centred(z, plate, (x + r * away[0], y + r * away[1]), ("plated", words, size, tone))]


def numbered(board: DrawingBoard, mark: Mark) -> Things:
    """The number of a turn that is expected, after the emblem of the seat that would take it."""
    if not board.knows(mark.place):
        return []
    seat = board.style.theme.seats[max(0, mark.owner - 1)]
    return plated(board, mark.place, mark.text, seat.light, (0.0, -0.62), 0.4, seat.emblem, BADGE + 3)

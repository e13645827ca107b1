"""Marks on a carved board: lit and rubble floors, rounded lines, a trail of signs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame
from pygame import Surface

from engine.core.picture import Item, Mark
from engine.core.presentation import Pose
from scenes.kit.board.marks_base import (
    CREAM,
    DARK,
    HINT,
    OVER,
    UNDER,
    Drawer,
    Things,
    all_of,
    amber_tone,
    badge,
    cream_tone,
    danger_tone,
    icon,
    outline,
    owner_tone,
    sprite,
)
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces import piece_things
from scenes.kit.board.pieces_base import art_of
from scenes.kit.canvas import Drawn
from scenes.kit.materials.carved.aids import AIDS_CARVED
from scenes.kit.theme import hexed, mix


def _hover(board: DrawingBoard, mark: Mark) -> Things:
    """The picked cell as it would be: lit floor, the icon of the step, the cell's name."""
    r, (x, y) = board.placed.radius, board.point(mark.place)
    things = sprite("carved/hover", HINT)(board, mark)
    picture = icon(board, mark.text or "choose", r * 0.85, DARK)
    things.append(Drawn.centred(HINT + 1, picture, (x, y - r * 0.12), ("hover icon", mark.text)))
    if r > 20:
        name = board.style.type.render(mark.place, max(11, round(r * 0.44)), DARK, True)
        things.append(Drawn.centred(HINT + 1, name, (x, y + r * 0.46), ("hover name", mark.place)))
    return things


def _target(board: DrawingBoard, mark: Mark) -> Things:
    """Where a piece may go: a small disc in the owner's colour with a light rim, on any ground."""
    size = round(board.placed.radius * 0.62)
    seat = board.style.theme.seats[mark.owner - 1]

    def make() -> Surface:
        big = Surface((size * 4, size * 4), pygame.SRCALPHA)
        middle = (size * 2, size * 2)
        pygame.draw.circle(big, (*seat.dark, 210), middle, size * 1.9)
        pygame.draw.circle(big, (*mix(seat.light, CREAM, 0.5), 255), middle, size * 1.6)
        pygame.draw.circle(big, (*seat.base, 255), middle, size * 1.15)
        return pygame.transform.smoothscale(big, (size, size))

    picture = art_of(board).made(("target", size, seat.base), make)
    return [Drawn.centred(UNDER, picture, board.point(mark.place), ("target", mark.owner))]


def _ghost(board: DrawingBoard, mark: Mark) -> Things:
    things = piece_things(board, Item("miner", mark.place, mark.owner), Pose(mark.place, mark.place, alpha=0.62))
    return [thing._replace(z=HINT + 2) for thing in things]


def _trail(board: DrawingBoard, mark: Mark) -> Things:
    """The way that was walked: the seat's emblem, growing and gaining strength towards the end."""
    points = [board.point(p) for p in mark.place.split() if board.knows(p)]
    seat, r, things = board.style.theme.seats[mark.owner - 1], board.placed.radius, Things()
    count = (len(points) - 1) * 3
    for i in range(2, count - 1):
        share, leg, t = i / count, i // 3, i % 3 / 3
        (x0, y0), (x1, y1) = points[leg], points[leg + 1]
        at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + r * 0.05)
        size = r * (0.20 + 0.17 * share) + 1
        tone = mix(seat.base, (150, 110, 66), 0.45 * (1 - share))
        picture = icon(board, seat.emblem, size, tone)
        things.append(Drawn.centred(UNDER + 1, picture, at, ("trail", mark.owner, round(size))))
    return things


def _gone(board: DrawingBoard, mark: Mark) -> Things:
    """Where a piece stood before: a dashed ring in its colour."""
    seat = board.style.theme.seats[mark.owner - 1]
    return sprite("carved/vacated", UNDER + 1, hexed(mix(seat.base, DARK, 0.25)))(board, mark)


MARKS: Mapping[str, Drawer] = MappingProxyType({
    "legal": sprite("carved/legal", UNDER),
    "dying": sprite("carved/dying", UNDER + 2),
    "hover": _hover,
    "target": _target,
    "ghost": _ghost,
    "movable": outline(HINT, amber_tone, 1.6),
    "selected": outline(HINT, cream_tone, 2.6),
    "forbidden": all_of(outline(OVER, danger_tone, 2.2, 0.60), badge("close", danger_tone)),
    "refused": outline(OVER, danger_tone, 1.6, 0.56),
    "cursor": outline(OVER + 5, cream_tone, 3.0, 0.55, 0.8),
    "trail": _trail,
    "gone": _gone,
    "dug": all_of(sprite("carved/rubble", UNDER + 1), outline(HINT, owner_tone, 1.7), badge("mine", owner_tone)),
    "arrived": outline(HINT, owner_tone, 1.7),
    "leaving": all_of(outline(OVER, danger_tone, 2.2), badge("remove", danger_tone)),
    "stuck": all_of(outline(OVER, danger_tone, 2.0), badge("close", danger_tone)),
    "full": outline(HINT, cream_tone, 1.2),
    "link": outline(HINT - 1, amber_tone, 1.4, 0.66),
    **AIDS_CARVED,
})

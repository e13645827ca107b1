"""The way of a stone through the air: a pale wake behind it, dots along what is still before it."""

from __future__ import annotations

from math import dist, pi, sin

import pygame
from pygame import Rect, Surface

from engine.core.picture import Point
from engine.core.presentation import Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import AIR_Z, art_of, seen_through, soft_spot
from scenes.kit.canvas import Drawn
from scenes.kit.theme import WHITE, Colour, mix

PUFFS, TAIL = 9, 0.34  # of a wake, and how far back it reaches as a share of the flight
APART, DOT = 0.24, 0.045  # of the dots of a way: from one to the next, and their radius, in cell radii


def way(board: DrawingBoard, colour: Colour, pose: Pose, peak: float) -> Drawn:
    """Dots along the arc that is still to be flown, each where it stays until the stone has reached it."""
    size = board.placed.radius
    count = max(4, round((dist(board.point(pose.origin), board.point(pose.place)) + 2 * peak * size) / (APART * size)))
    ahead = [i / count for i in range(count) if pose.mix + 0.5 * APART < i / count]
    spots = [_on_arc(board, pose, share, peak * sin(pi * share), size) for share in ahead]
    wide = max(1, round(2 * DOT * size))
    rects = [Rect(round(x) - wide // 2, round(y) - wide // 2, wide, wide) for x, y in spots]

    def paint(dst: Surface) -> None:
        for i, rect in enumerate(rects):
            pygame.draw.ellipse(dst, mix(colour, board.style.theme.ground, 0.6 * i / len(rects)), rect)

    area = rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)
    return Drawn.inside(AIR_Z - 0.5, area, ("way", colour, len(rects), pose.origin, pose.place), paint)


def wake(board: DrawingBoard, owner: int, pose: Pose, size: float, peak: float) -> Drawn:
    """A pale trail along the arc that was just flown, thin at its end."""
    colour = mix(board.style.theme.seats[owner - 1].light, WHITE, 0.25) if owner else (90, 88, 90)
    back = [max(0.0, pose.mix - TAIL * (1 - i / PUFFS)) for i in range(PUFFS)]
    spots = [_on_arc(board, pose, mix_, peak * sin(pi * mix_), size) for mix_ in back]
    puffs = [_puff(board, spot, i, colour, size) for i, spot in enumerate(spots)]
    rect = Rect(puffs[0].rect).unionall([puff.rect for puff in puffs[1:]])

    def paint(dst: Surface) -> None:
        for puff in puffs:
            puff.paint(dst)

    return Drawn.inside(AIR_Z - 1, rect, ("wake", owner, round(pose.mix, 3), pose.origin), paint)


def _on_arc(board: DrawingBoard, pose: Pose, share: float, lift: float, size: float) -> Point:
    a, b = board.point(pose.origin), board.point(pose.place)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share - (0.30 + lift) * size


def _puff(board: DrawingBoard, at: Point, i: int, colour: tuple[int, int, int], size: float) -> Drawn:
    share = (i + 1) / PUFFS
    wide = max(2, round((0.10 + 0.72 * share) * size))
    picture = soft_spot(art_of(board), (wide, wide), 0.16 * size, colour, 120)
    return seen_through(Drawn.centred(AIR_Z - 1, picture, at, i), picture, 0.10 + 0.38 * share**1.5)

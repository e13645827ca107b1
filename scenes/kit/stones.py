"""Stones and walls on tilted plates: the body, its shadow by itself, and a wake where it flies."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from engine.core.look import Pose
from engine.core.picture import Item, Point
from scenes.kit.canvas import Drawn
from scenes.kit.pieces_base import AIR_Z, PIECE_Z, SHADOW_Z, art_of, seen_through, soft_spot
from scenes.kit.stones_art import STONE, WALL, stone, wall
from scenes.kit.theme import WHITE, mix

if TYPE_CHECKING:
    from scenes.kit.board import Board

TILT, RISE = 0.88, 0.475  # of what lies flat, and of what stands, as it is seen
RAISED = 0.13  # how much higher a stone lies on one that it has pressed flat
LOW = 0.6  # what does not rise higher leaves no wake
PUFFS, TAIL = 9, 0.34  # of a wake, and how far back it reaches as a share of the flight


def stone_things(board: Board, item: Item, pose: Pose) -> list[Drawn]:
    """A stone or wall in a pose: shadow, wake, body."""
    a, b = board.point(pose.origin), board.point(pose.place)
    size = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    x = a[0] + (b[0] - a[0]) * pose.mix + 0.83 * pose.aside * size
    y = a[1] + (b[1] - a[1]) * pose.mix + 0.55 * pose.aside * size
    body = _body(board, item, pose, (x, y), size)
    things = [_shadow(board, item, pose, (x, y), size), body]
    peak = pose.lift / max(0.05, sin(pi * pose.mix))
    if pose.origin != pose.place and peak > LOW and pose.lift > 0.05:
        things.insert(1, _wake(board, item, pose, size, peak))
    return things


def foot_z(board: Board, y: float) -> float:
    """The height in the list of what stands at `y` pixels: nearer things lie over farther ones."""
    return PIECE_Z + (y - board.area.y) / 10_000


def _owner(item: Item, pose: Pose) -> int:
    return pose.was if pose.was and pose.turned < 1 else item.owner


def _body(board: Board, item: Item, pose: Pose, at: Point, size: float) -> Drawn:
    owner, box = _owner(item, pose), round(2 * size)
    height = min(1.0, pose.scale)
    if owner:
        seat = board.look.theme.seats[owner - 1]
        picture = stone(art_of(board), seat, owner, box, height, pose.turned if pose.was else 0.0)
    else:
        picture = wall(art_of(board), box, height)
    up = (pose.lift + _raised(item, pose)) * size
    key = ("stone", owner, box, round(height, 3), round(pose.turned, 2) if pose.was else 0)
    thing = Drawn.centred(_height(board, pose, at[1]), picture, (at[0], at[1] - 0.20 * size - up), key)
    return seen_through(thing, picture, pose.alpha)


def _raised(item: Item, pose: Pose) -> float:
    """What becomes a wall lies on the stone that it took, until that has slid away."""
    if not pose.was or pose.place != item.place:
        return 0.0
    return RAISED * pose.mix if pose.origin != pose.place else RAISED * max(0.0, 1 - pose.turned / 0.8)


def _height(board: Board, pose: Pose, y: float) -> float:
    if pose.origin != pose.place or pose.lift > 0.01:
        return AIR_Z + (y - board.area.y) / 10_000
    return foot_z(board, y) - (0.003 if pose.scale < 0.9 else 0)  # pressed: under what presses


def _shadow(board: Board, item: Item, pose: Pose, at: Point, size: float) -> Drawn:
    """At rest close to the foot; the higher the stone, the further down right, softer and paler."""
    z = round(pose.lift / RISE * 5) / 5
    wide = WALL[0] - 0.05 if not _owner(item, pose) else STONE[0] - 0.02
    blur = (0.06 + 0.03 * z) * size
    strength = round(170 - 12 * min(z, 4.0))
    across = (round(2 * wide * size), round(2 * wide * TILT * size))
    picture = soft_spot(art_of(board), across, blur, (0, 0, 0), strength)
    middle = (at[0] + (0.10 + 0.11 * z) * size, at[1] + (0.08 + 0.25 * z) * size)
    thing = Drawn.centred(SHADOW_Z, picture, middle, ("shadow", across, round(2 * blur), strength))
    return seen_through(thing, picture, pose.alpha)


def _wake(board: Board, item: Item, pose: Pose, size: float, peak: float) -> Drawn:
    """A pale trail along the arc that was just flown, thin at its end."""
    owner = _owner(item, pose)
    colour = mix(board.look.theme.seats[owner - 1].light, WHITE, 0.25) if owner else (90, 88, 90)
    back = [max(0.0, pose.mix - TAIL * (1 - i / PUFFS)) for i in range(PUFFS)]
    spots = [_on_arc(board, pose, mix_, peak * sin(pi * mix_), size) for mix_ in back]
    puffs = [_puff(board, spot, i, colour, size) for i, spot in enumerate(spots)]
    rect = Rect(puffs[0].rect).unionall([puff.rect for puff in puffs[1:]])

    def paint(dst: Surface) -> None:
        for puff in puffs:
            puff.paint(dst)

    return Drawn.inside(AIR_Z - 1, rect, ("wake", owner, round(pose.mix, 3), pose.origin), paint)


def _on_arc(board: Board, pose: Pose, share: float, lift: float, size: float) -> Point:
    a, b = board.point(pose.origin), board.point(pose.place)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share - (0.30 + lift) * size


def _puff(board: Board, at: Point, i: int, colour: tuple[int, int, int], size: float) -> Drawn:
    share = (i + 1) / PUFFS
    wide = max(2, round((0.10 + 0.72 * share) * size))
    picture = soft_spot(art_of(board), (wide, wide), 0.16 * size, colour, 120)
    return seen_through(Drawn.centred(AIR_Z - 1, picture, at, i), picture, 0.10 + 0.38 * share**1.5)

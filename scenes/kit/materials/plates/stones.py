"""Stones and walls on tilted plates: the body, its shadow by itself, and where it flies a wake and its way."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin

from engine.core.picture import Item, Point
from engine.core.presentation import Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import AIR_Z, PIECE_Z, SHADOW_Z, art_of, seen_through, soft_spot
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plates.stones_art import STONE, WALL, stone, wall
from scenes.kit.materials.plates.stones_path import wake, way

TILT, RISE = 0.88, 0.475  # of what lies flat, and of what stands, as it is seen
RAISED = 0.13  # how much higher a stone lies on one that it has pressed flat
LOW = 0.6  # what does not rise higher leaves no wake
FLAT, PALE = 0.4, 0.82  # height and strength of a stone that is laid in as a count, not as a living one
WAY = (255, 244, 222)  # the dots before a leap


def stone_things(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """A stone or wall in a pose: shadow, wake, body, and dots along the way that is still before it."""
    if item.face == "laid":
        pose = replace(pose, scale=min(pose.scale, FLAT), alpha=pose.alpha * PALE)
    a, b = board.point(pose.origin), board.point(pose.place)
    size = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    x = a[0] + (b[0] - a[0]) * pose.mix + 0.83 * pose.aside * size
    y = a[1] + (b[1] - a[1]) * pose.mix + 0.55 * pose.aside * size
    body = _body(board, item, pose, (x, y), size)
    things = [_shadow(board, item, pose, (x, y), size), body]
    bow = sin(pi * pose.mix)
    peak = pose.lift / max(0.05, bow)
    if pose.origin == pose.place or bow < 0.05:
        return things
    if peak > LOW:
        things[1:1] = [wake(board, _owner(item, pose), pose, size, peak), way(board, WAY, pose, peak)]
    elif item.owner and item.place == pose.place and board.placed.point(pose.place) is None:  # a prisoner: to the tray
        things.append(way(board, board.style.theme.seats[item.owner - 1].light, pose, peak))
    return things


def foot_z(board: DrawingBoard, y: float) -> float:
    """The height in the list of what stands at `y` pixels: nearer things lie over farther ones."""
    return PIECE_Z + (y - board.area.y) / 10_000


def _owner(item: Item, pose: Pose) -> int:
    return pose.was if pose.was and pose.turned < 1 else item.owner


def _body(board: DrawingBoard, item: Item, pose: Pose, at: Point, size: float) -> Drawn:
    owner, box = _owner(item, pose), round(2 * size)
    height = min(1.0, pose.scale)
    if owner:
        seat = board.style.theme.seats[owner - 1]
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


def _height(board: DrawingBoard, pose: Pose, y: float) -> float:
    if pose.origin != pose.place or pose.lift > 0.01:
        return AIR_Z + (y - board.area.y) / 10_000
    return foot_z(board, y) - (0.003 if pose.scale < 0.9 else 0)  # pressed: under what presses


def _shadow(board: DrawingBoard, item: Item, pose: Pose, at: Point, size: float) -> Drawn:
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

"""What stands on a carved board and what happens there: miners in their poses, and rock that cracks."""

from __future__ import annotations

from math import ceil
from zlib import crc32

from pygame import Surface

from engine.core.picture import Item, Point
from engine.core.presentation import Effect, Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import AIR_Z, EFFECT_Z, PIECE_Z, art_of, seen_through
from scenes.kit.canvas import Drawn
from scenes.kit.materials.carved.effects import crack, token

TOKEN = 2.2  # a token's picture is so many cell radii wide, shadow and glow included


def miner_things(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """A miner is one picture with its middle in the cell's middle."""
    a, b = board.point(pose.origin), board.point(pose.place)
    size = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    x, y = a[0] + (b[0] - a[0]) * pose.mix, a[1] + (b[1] - a[1]) * pose.mix - pose.lift * size
    under_way = pose.origin != pose.place or pose.lift > 0
    z = AIR_Z if under_way else PIECE_Z + (y - board.area.y) / 10_000
    wide, lit, grey = max(8, round(size * pose.scale * TOKEN)), round(pose.lit * 8) / 8, round(pose.grey * 8) / 8
    picture = token(art_of(board), item.owner, wide, lit, grey)
    thing = Drawn.centred(z, picture, (x, y), (item.kind, item.owner, wide, lit, grey))
    return [seen_through(thing, picture, round(pose.alpha * 20) / 20)]


def cracking(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """The rock of a cell cracks and falls away, as it looked before."""
    centre, radius = board.point(effect.place), board.placed.radius
    half = ceil(radius * 2.3)
    rect = (round(centre[0]) - half, round(centre[1]) - half, 2 * half, 2 * half)
    seed, kept = crc32(effect.place.encode()) % 977, board.kept.get(effect.place)
    where: Point = (round(centre[0]), round(centre[1]))
    t = effect.t

    def paint(dst: Surface) -> None:
        crack(dst, art_of(board), where, radius, t, seed, kept)

    return [Drawn(EFFECT_Z, rect, ("crack", effect.place, t), paint)]

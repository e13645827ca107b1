"""How items and effects look: one drawer a kind, each giving something for the canvas to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from types import MappingProxyType
from typing import TYPE_CHECKING
from zlib import crc32

from pygame import Surface

from engine.core.picture import Item, Point
from engine.core.presentation import Effect, Pose
from scenes.kit.board.pieces_base import AIR_Z, EFFECT_Z, PANEL_AIR_Z, PIECE_Z, art_of, seen_through
from scenes.kit.canvas import Drawn
from scenes.kit.materials.carved.effects import crack, token
from scenes.kit.materials.cloth.dominoes_pieces import tile_things
from scenes.kit.materials.cloth.effects import cloth_effect
from scenes.kit.materials.plates.falling import falling
from scenes.kit.materials.plates.stones import stone_things
from scenes.kit.materials.plates.stones_effects import dust, impact, lifted, target

if TYPE_CHECKING:
    from scenes.kit.board.board import Board

TOKEN = 2.2  # a token's picture is so many cell radii wide, shadow and glow included


def piece_things(board: Board, item: Item, pose: Pose) -> list[Drawn]:
    """An item in a pose, with its shadow where that lies by itself; nothing for items that are part of the ground.

    What comes from beside the board or goes there flies over all that lies there."""
    drawer = PIECES.get(item.kind) or PARTS.get(item.kind)
    things = drawer(board, item, pose) if drawer and pose.alpha > 0 else []
    if board.placed.point(pose.origin) is not None and board.placed.point(pose.place) is not None:
        return things
    return [thing._replace(z=PANEL_AIR_Z + thing.z / 100) for thing in things]


def _miner(board: Board, item: Item, pose: Pose) -> list[Drawn]:
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


Drawer = Callable[["Board", Item, Pose], list[Drawn]]
PIECES: Mapping[str, Drawer] = MappingProxyType({
    "miner": _miner,
    "stone": stone_things,
    "wall": stone_things,
})
# Parts of the ground: the material shows them where they lie; they are drawn only while they come.
PARTS: Mapping[str, Drawer] = MappingProxyType({"plate": falling, "tile": tile_things})


def effect_things(board: Board, effect: Effect) -> list[Drawn]:
    """Everything to draw for an effect at its place."""
    if board.picture.ground == "cloth":
        return cloth_effect(board, effect)
    thing = effect_thing(board, effect)
    return [thing] if thing else []


def effect_thing(board: Board, effect: Effect) -> Drawn | None:
    """An effect at its place; None for kinds that this kit does not draw."""
    drawer = EFFECTS.get(effect.kind)
    return drawer(board, effect) if drawer and board.knows(effect.place) else None


def _crack(board: Board, effect: Effect) -> Drawn:
    centre, radius = board.point(effect.place), board.placed.radius
    half = ceil(radius * 2.3)
    rect = (round(centre[0]) - half, round(centre[1]) - half, 2 * half, 2 * half)
    seed, kept = crc32(effect.place.encode()) % 977, board.kept.get(effect.place)
    where: Point = (round(centre[0]), round(centre[1]))
    t = effect.t

    def paint(dst: Surface) -> None:
        crack(dst, art_of(board), where, radius, t, seed, kept)

    return Drawn(EFFECT_Z, rect, ("crack", effect.place, t), paint)


EFFECTS: Mapping[str, Callable[[Board, Effect], Drawn]] = MappingProxyType({
    "crack": _crack,
    "target": target,
    "impact": impact,
    "lifted": lifted,
    "dust": dust,
})

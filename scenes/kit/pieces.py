"""How items and effects look: one drawer a kind, each giving something for the canvas to draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from types import MappingProxyType
from typing import TYPE_CHECKING
from zlib import crc32

from pygame import Surface

from engine.core.look import Effect, Pose
from engine.core.picture import Item, Point
from scenes.kit.art import Art
from scenes.kit.canvas import Drawn
from scenes.kit.carved_effects import crack, token

if TYPE_CHECKING:
    from scenes.kit.board import Board

PIECE_Z, AIR_Z, EFFECT_Z = 30.0, 60.0, 25.0
TOKEN = 2.2  # a token's picture is so many cell radii wide, shadow and glow included


def piece_thing(board: Board, item: Item, pose: Pose) -> Drawn | None:
    """An item in a pose; None for items that are part of the ground."""
    drawer = PIECES.get(item.kind)
    if drawer is None or pose.alpha <= 0:
        return None
    a, b = board.point(pose.origin), board.point(pose.place)
    size = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    x, y = a[0] + (b[0] - a[0]) * pose.mix, a[1] + (b[1] - a[1]) * pose.mix - pose.lift * size
    picture = drawer(board, item, pose, size * pose.scale)
    under_way = pose.origin != pose.place or pose.lift > 0
    z = AIR_Z if under_way else PIECE_Z + (y - board.area.y) / 10_000
    faded = round(pose.alpha * 20) / 20
    if faded < 1:
        picture = faded_copy(board, picture, faded)
    return Drawn.centred(z, picture, (x, y), (item.kind, item.owner, id(picture)))


def faded_copy(board: Board, picture: Surface, alpha: float) -> Surface:
    """The picture, seen through by some share."""
    def make() -> Surface:
        copy = picture.copy()
        copy.set_alpha(round(255 * alpha))
        return copy

    return art_of(board).made(("faded", id(picture), picture.get_size(), alpha), make)


def art_of(board: Board) -> Art:
    """The pictures that the board is drawn with."""
    assert isinstance(board.look.art, Art)
    return board.look.art


def _miner(board: Board, item: Item, pose: Pose, radius: float) -> Surface:
    lit, grey = round(pose.lit * 8) / 8, round(pose.grey * 8) / 8
    return token(art_of(board), item.owner, max(8, round(radius * TOKEN)), lit, grey)


Drawer = Callable[["Board", Item, Pose, float], Surface]
PIECES: Mapping[str, Drawer] = MappingProxyType({"miner": _miner})


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


EFFECTS: Mapping[str, Callable[[Board, Effect], Drawn]] = MappingProxyType({"crack": _crack})

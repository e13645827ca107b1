"""Tiles in their poses: lying on the table with a shadow under all of them, or in the air above everything."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from engine.core.picture import Item
from engine.core.presentation import Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.dominoes import lifted_shadow, resting_shadow, squeezed, tile

SHADOW_Z, TILE_Z, AIR_Z = 28.0, 30.0, 60.0


def tile_things(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """A tile with its shadow: on a table of squares, in a hand, or on its way; elsewhere tiles belong to the ground."""
    if not board.placed.table:
        return []
    ways = [found.way for name in (pose.place, pose.origin) if (found := board.placed.spot(name)) and found.way]
    pose = replace(pose, origin=_own(board, pose.origin, item.face), place=_own(board, pose.place, item.face))
    still = pose.origin == pose.place and pose.lift <= 0 and pose.scale == 1 and pose.alpha >= 1 and not pose.turned
    return lying(board, item.face, item.place) if still and ways else flying(board, item.face, (*ways, "E")[0], pose)


def _own(board: DrawingBoard, place: str, face: str) -> str:
    """The tile's own spot in a hand, where the board has an anchor for it (`hand:1 6:1`), else the place itself."""
    own = f"{place} {face}"
    return own if own in board.anchors else place


def lying(board: DrawingBoard, face: str, place: str) -> list[Drawn]:
    """A tile at rest, its shadow lower than every tile."""
    art, q, where = art_of(board), round(board.placed.radius), board.placed.spot(place)
    if where is None or not where.way:
        return []
    picture, x, y = tile(art, face, where.way, q), *corner(board, place)
    dark, (dx, dy) = resting_shadow(art, q, where.lying)
    return [Drawn.picture(SHADOW_Z, dark, (x + dx, y + dy), "tile shadow"),
            Drawn.picture(TILE_Z, picture, (x, y), ("tile", face, where.way, q))]


def corner(board: DrawingBoard, place: str) -> tuple[int, int]:
    """The upper left corner of a square or of a tile's place."""
    rect = area_of(board, place)
    return rect.x, rect.y


def area_of(board: DrawingBoard, place: str) -> Rect:
    """The pixels of a square, a tile's place or the two squares of a join; beside the board, those of a tile there.

    Raises KeyError for a place that the board does not know.
    """
    (x, y), q, where = board.point(place), round(board.size(place)), board.placed.spot(place)
    w, h = where.lengths if where else (2, 1)
    return Rect(round(x - w * q / 2), round(y - h * q / 2), w * q, h * q)


def flying(board: DrawingBoard, face: str, way: str, pose: Pose) -> list[Drawn]:
    """A tile in the air: drawn at the larger of both sizes and made smaller, so that it is never blurred."""
    art, a, b = art_of(board), board.point(pose.origin), board.point(pose.place)
    small, large = sorted((board.size(pose.origin), board.size(pose.place)))
    side = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    side *= pose.scale * (1 + 0.08 * min(1.0, pose.lift))
    q = max(2, round(side))
    full = q if small == large else max(q, round(large * 1.08))
    picture = fitted(squeezed(art, face, way, full, pose.turned), q / full)
    x, y = a[0] + (b[0] - a[0]) * pose.mix, a[1] + (b[1] - a[1]) * pose.mix - pose.lift * side
    w, h = picture.get_size()
    at = (round(x - w / 2), round(y - h / 2))
    dark, (dx, dy) = lifted_shadow(art, (w, h), q, pose.lift)
    below = (at[0] + dx, at[1] + dy + round(pose.lift * side * 0.6))
    alpha = round(255 * min(1.0, pose.alpha))
    return [faded(AIR_Z, dark, below, alpha, ("flying shadow", alpha, round(pose.lift * 8))),
            faded(AIR_Z + 1, picture, at, alpha, ("flying", face, way, alpha, round(pose.turned * 16)))]


def fitted(picture: Surface, share: float) -> Surface:
    """The picture made smaller."""
    if share >= 1:
        return picture
    size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    return pygame.transform.smoothscale(picture, size)


def faded(z: float, picture: Surface, at: tuple[int, int], alpha: int, key: object) -> Drawn:
    """A picture seen through by some share, 255 for not at all."""
    if alpha >= 255:
        return Drawn.picture(z, picture, at, key)

    def paint(dst: Surface) -> None:
        before = picture.get_alpha()
        picture.set_alpha(alpha)
        dst.blit(picture, at)
        picture.set_alpha(before)

    return Drawn(z, (*at, *picture.get_size()), key, paint)

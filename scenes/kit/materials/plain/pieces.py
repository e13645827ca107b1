"""Round pieces in the seats' colours with their emblems, and two effects: a ring that opens, a piece that goes."""

from __future__ import annotations

import pygame
from pygame import Surface

from engine.core.picture import Item
from engine.core.presentation import Effect, Pose
from scenes.kit.art import Art
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import (
    AIR_Z,
    EFFECT_Z,
    PIECE_Z,
    SHADOW_Z,
    art_of,
    seen_through,
    soft_spot,
)
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plain.cells import FINE
from scenes.kit.theme import BLACK, WHITE, Colour, Theme, hexed, mix, rgb

HEX, SQUARE = 1.3, 0.74  # a piece is so many cell radii, or sides of a square, wide
NOBODY = rgb("#b9b2a6")


def width(board: DrawingBoard, size: float) -> float:
    """How wide a piece is, in pixels, where cells have this size."""
    return size * (SQUARE if board.picture.cells.lattice == "square" else HEX)


def piece_picture(art: Art, theme: Theme, owner: int, wide: int, face: str = "") -> Surface:
    """A piece from above (shared: copy before drawing on it). Seat 0 owns nobody's pieces, which bear no emblem."""
    seat = theme.seats[owner - 1] if owner else None
    base = seat.base if seat else NOBODY

    def make() -> Surface:
        big = Surface((wide * FINE, wide * FINE), pygame.SRCALPHA)
        big.fill((*base, 0))
        half = wide * FINE / 2
        for share, tone in ((1.0, mix(base, BLACK, 0.5)), (0.92, base), (0.74, mix(base, WHITE, 0.16)), (0.68, base)):
            pygame.draw.circle(big, tone, (half, half), half * share)
        picture = pygame.transform.smoothscale(big, (wide, wide))
        if seat and not face:
            sign = art.sprite(f"icons/{seat.emblem}", max(6, round(wide * 0.5)), hexed(seat.ink))
            picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
        return picture

    return art.made(("plain piece", owner, base, wide, bool(face)), make)


def piece_things(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """A piece in a pose with its soft shadow; its face, if it has one, is written on it."""
    a, b = board.point(pose.origin), board.point(pose.place)
    size = board.size(pose.origin) + (board.size(pose.place) - board.size(pose.origin)) * pose.mix
    x, y = a[0] + (b[0] - a[0]) * pose.mix, a[1] + (b[1] - a[1]) * pose.mix
    up, air = pose.lift * size, pose.origin != pose.place or pose.lift > 0
    wide, z = max(6, round(width(board, size) * pose.scale)), AIR_Z if air else PIECE_Z
    picture = piece_picture(art_of(board), board.style.theme, item.owner, wide, item.face)
    dark = soft_spot(art_of(board), (wide, wide), wide / 12, BLACK, 130)
    below = (x + wide / 24, y + wide / 12 + up / 3)
    under = Drawn.centred(AIR_Z - 1 if air else SHADOW_Z, dark, below, ("shade", wide))
    thing = Drawn.centred(z, picture, (x, y - up), (item.kind, item.owner, wide))
    things = [seen_through(under, dark, pose.alpha), seen_through(thing, picture, pose.alpha)]
    return things + (_face(board, item, wide, (x, y - up), z + 0.5, pose.alpha) if item.face else [])


def _face(board: DrawingBoard, item: Item, wide: int, at: tuple[float, float], z: float, alpha: float) -> list[Drawn]:
    ink: Colour = board.style.theme.seats[item.owner - 1].ink if item.owner else board.style.theme.ink
    words = board.style.type.render(item.face, max(9, round(wide * (0.5 if len(item.face) < 3 else 0.34))), ink, True)
    return [seen_through(Drawn.centred(z, words, at, ("face", item.face, ink, wide)), words, alpha)]


def ring(board: DrawingBoard, effect: Effect) -> Drawn:
    """A ring opens round a place and fades."""
    seats, size = board.style.theme.seats, board.size(effect.place)
    colour = seats[effect.owner - 1].light if effect.owner else board.style.theme.amber_light
    wide = max(6, round(width(board, size) * (0.9 + 0.8 * effect.t)))
    picture = art_of(board).sprite("icons/seat-1-hollow", wide, hexed(colour))
    thing = Drawn.centred(EFFECT_Z, picture, board.point(effect.place), ("ring", colour, wide))
    return seen_through(thing, picture, 1 - effect.t)


def going(board: DrawingBoard, effect: Effect) -> Drawn:
    """A piece rises and is gone."""
    (x, y), size = board.point(effect.place), board.size(effect.place)
    wide = max(6, round(width(board, size)))
    picture = piece_picture(art_of(board), board.style.theme, effect.owner, wide)
    at = (x, y - size * 0.7 * effect.t)
    return seen_through(Drawn.centred(AIR_Z, picture, at, ("going", effect.owner)), picture, 1 - effect.t)

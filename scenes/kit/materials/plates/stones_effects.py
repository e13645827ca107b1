"""Short signs on the plates, pure functions of how far they have come: a target, a landing's rings, a lift, dust."""

from __future__ import annotations

from math import ceil, cos, sin, tau
from random import Random
from zlib import crc32

from pygame import Rect, Surface

from engine.core.picture import Point
from engine.core.presentation import Effect
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import AIR_Z, EFFECT_Z, art_of, seen_through, soft_spot
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plates.stones_art import stone, wall
from scenes.kit.theme import Colour, hexed

CREAM: Colour = (255, 240, 210)
DUST: Colour = (205, 182, 150)
RINGS = ((0.88, 0.70), (1.06, 0.38), (1.26, 0.18))  # of a landing: width in cell diameters, strength
GRAINS = 26


def _laid_on(board: DrawingBoard, name: str, effect: Effect, wide: float, strength: float, colour: Colour) -> Drawn:
    """A flat drawing in the middle of the cell, `wide` cell diameters across."""
    picture = art_of(board).sprite(f"plates/{name}", round(2 * board.placed.radius * wide), hexed(colour))
    key = (name, colour, picture.get_width())
    return seen_through(Drawn.centred(EFFECT_Z, picture, board.point(effect.place), key), picture, strength)


def target(board: DrawingBoard, effect: Effect) -> Drawn:
    """The cell that a stone will land on lights up quickly and stays lit."""
    return _laid_on(board, "target", effect, 1.0, min(1.0, effect.t * 1.6), board.style.theme.amber_light)


def impact(board: DrawingBoard, effect: Effect) -> Drawn:
    """Three rings run outwards from a landing and fade."""
    rings = [_laid_on(board, "ring", effect, width * (0.75 + 0.45 * effect.t), strength * (1 - effect.t), CREAM)
             for width, strength in RINGS]

    def paint(dst: Surface) -> None:
        for ring in rings:
            ring.paint(dst)

    rect = Rect(rings[0].rect).unionall([ring.rect for ring in rings[1:]])
    return Drawn.inside(EFFECT_Z + 0.1, rect, ("impact", effect.place, round(effect.t, 2)), paint)


def lifted(board: DrawingBoard, effect: Effect) -> Drawn:
    """A stone is taken off: it rises and is gone."""
    r, (x, y), owner = board.placed.radius, board.point(effect.place), effect.owner
    art, box = art_of(board), round(2 * r)
    picture = stone(art, board.style.theme.seats[owner - 1], owner, box) if owner else wall(art, box)
    at = (x, y - (0.20 + 1.3 * effect.t) * r)
    return seen_through(Drawn.centred(AIR_Z, picture, at, ("lifted", owner)), picture, 1 - effect.t**1.5)


def dust(board: DrawingBoard, effect: Effect) -> Drawn:
    """Dust along the near edges of a plate that has just locked in."""
    r, t, middle = board.placed.radius, effect.t, board.point(effect.place)
    half = ceil(6 * r)
    rect = Rect(round(middle[0]) - half, round(middle[1]) - half, 2 * half, 2 * half)
    grains = [_grain(board, middle, i, t, effect.place) for i in range(GRAINS)]

    def paint(dst: Surface) -> None:
        for grain in grains:
            grain.paint(dst)

    return Drawn.inside(AIR_Z - 2, rect, ("dust", effect.place, round(t, 2)), paint)


def _grain(board: DrawingBoard, middle: Point, i: int, t: float, place: str) -> Drawn:
    dice, r = Random(crc32(place.encode()) + i), board.placed.radius
    angle, far = dice.uniform(0, tau), dice.uniform(0.1, 0.9) * (1 - (1 - t) ** 3)
    out = 4.3 * r + far * r
    at = (middle[0] + out * cos(angle), middle[1] + out * 0.88 * sin(angle) + 0.15 * r - 0.3 * r * t * dice.random())
    wide = max(2, round(r * dice.uniform(0.25, 0.7) * (0.6 + t)))
    picture = soft_spot(art_of(board), (wide, wide), 0.2 * r, DUST, 150)
    return seen_through(Drawn.centred(AIR_Z, picture, at, i), picture, 0.5 * min(1, 6 * t) * (1 - t) ** 1.5)

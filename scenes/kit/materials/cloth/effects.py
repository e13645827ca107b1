"""What happens on a table of tiles and leaves nothing behind: colour wells up, gold runs along joins, points rise."""

from __future__ import annotations

from collections.abc import Mapping
from math import pi, sin
from types import MappingProxyType

import pygame
from pygame import Surface

from engine.core.presentation import Effect
from engine.motion.ease import clamp, out_back, out_cubic
from scenes.kit.art import Art
from scenes.kit.board.material import DrawingBoard, EffectDrawer
from scenes.kit.board.pieces_base import PANEL_AIR_Z, art_of
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.cells import bar, filled_cell
from scenes.kit.materials.cloth.dominoes import back
from scenes.kit.materials.cloth.dominoes_pieces import area_of, faded
from scenes.kit.materials.cloth.marks import INK_TONE
from scenes.kit.theme import BLACK, Seat, hexed, mix

CELL, GOLD_Z, PLUS_Z, STOCK_Z = 11.5, 46.0, PANEL_AIR_Z + 1, 62.0
RUN, HOLD = 0.25, 0.6  # shares of its time after which a gold bar has its length, and begins to fade
FILL_STEPS = 14


def _owner(board: DrawingBoard, effect: Effect) -> Seat:
    seats = board.style.theme.seats
    return seats[min(max(effect.owner, 1), len(seats)) - 1]


def _fill(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """The player's colour wells up from the middle of a square, over bare cloth."""
    rect, step = area_of(board, effect.place), round(clamp(effect.t) * FILL_STEPS)
    picture = _welled(art_of(board), _owner(board, effect), rect.w, step)

    def paint(dst: Surface) -> None:
        board.ground.paint(dst, rect.clip(dst.get_clip()))
        dst.blit(picture, rect)

    return [Drawn.inside(CELL, rect, ("fill", effect.owner, step), paint)]


def _welled(art: Art, seat: Seat, q: int, step: int) -> Surface:
    """The part of a closed square within a disc, step by step all of it."""
    def make() -> Surface:
        picture, mask = filled_cell(art, seat, q, 0.0).copy(), Surface((q, q), pygame.SRCALPHA)
        disc = art.sprite("icons/seat-1", max(1, round(q * 1.5 * 24 / 18 * step / FILL_STEPS)), "#ffffff")
        mask.blit(disc, disc.get_rect(center=(q // 2, q // 2)))
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return art.made(("welled", seat.base, q, step), make)


def _emblem(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """The emblem comes into a square that has its colour."""
    rect, grown = area_of(board, effect.place), round(24 * (0.7 + 0.3 * out_back(clamp(effect.t)))) / 24
    picture = filled_cell(art_of(board), _owner(board, effect), rect.w, grown)
    return [Drawn.picture(CELL, picture, rect.topleft, ("emblem", effect.owner, grown))]


def _gold(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """A gold bar runs along a join, stays, and fades."""
    where, q = board.placed.spot(effect.place), round(board.placed.radius)
    if where is None:
        return []
    run = out_cubic(clamp(effect.t / RUN))
    thick = max(3, round(q / 15))
    picture = bar(art_of(board), max(thick, round(q * 0.88 * run)), thick, where.lying)
    alpha = round(255 * (1 - clamp((effect.t - HOLD) / (1 - HOLD))))
    x, y = board.point(effect.place)
    at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
    return [faded(GOLD_Z, picture, at, alpha, ("gold", alpha))]


def _plus(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """Points won rise from their place, and go to the player's plate where the board knows it."""
    points, plate = effect.kind.partition("-")[2], f"plate:{effect.owner}"
    (x, y), size, t = board.point(effect.place), board.size(effect.place), clamp(effect.t)
    if plate != effect.place and board.knows(plate):
        u, v = board.point(plate)
        at = (x + (u - x) * t, y + (v - y) * t - size * 0.6 * sin(pi * t))
    else:
        at = (x, y - size * 0.8 * t)
    picture = _plus_picture(board, f"+{points}", max(15, round(size * 0.5)))
    alpha = round(255 * min(1.0, 6 * t, 5 * (1 - t)))
    corner = (round(at[0] - picture.get_width() / 2), round(at[1] - picture.get_height() / 2))
    return [faded(PLUS_Z, picture, corner, alpha, ("plus", points, alpha))]


def _plus_picture(board: DrawingBoard, text: str, size: int) -> Surface:
    """Amber digits with a dark edge, readable on ivory and on cloth."""
    type_, amber = board.style.type, board.style.theme.amber_light

    def make() -> Surface:
        light, dark = (type_.render(text, size, tone, True) for tone in (amber, mix(amber, BLACK, 0.88)))
        edge = max(1, size // 14)
        picture = Surface((light.get_width() + 2 * edge, light.get_height() + 2 * edge), pygame.SRCALPHA)
        for dx, dy in ((0, 1), (2, 1), (1, 0), (1, 2), (0, 0), (2, 2), (0, 2), (2, 0)):
            picture.blit(dark, (dx * edge, dy * edge))
        picture.blit(light, (edge, edge))
        return picture

    return art_of(board).made(("plus", text, size, amber), make)


def _value(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """A ring of ink opens around a blank that takes a value."""
    q, t = board.placed.radius, clamp(effect.t)
    ring = art_of(board).sprite("icons/seat-1-hollow", round(q * (0.5 + 0.7 * t)), hexed(INK_TONE))
    x, y = board.point(effect.place)
    corner = (round(x - ring.get_width() / 2), round(y - ring.get_height() / 2))
    return [faded(GOLD_Z, ring, corner, round(255 * (1 - t)), ("ink ring", round(30 * t)))]


def _riffle(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """The stock is shaken sideways three times."""
    q, (x, y) = round(board.size(effect.place)), board.point(effect.place)
    picture, swing = back(art_of(board), q), q * 0.08 * (1 - effect.t)
    things = []
    for layer in range(3):
        shift = swing * sin(6 * pi * effect.t + 1.9 * layer)
        things.append(Drawn.centred(STOCK_Z + layer / 10, picture, (x + shift, y - layer * q * 0.12), "riffle"))
    return things


CLOTH_EFFECTS: Mapping[str, EffectDrawer] = MappingProxyType({
    "fill": _fill, "emblem": _emblem, "gold": _gold, "plus": _plus, "value": _value, "riffle": _riffle})

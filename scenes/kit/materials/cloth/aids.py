"""Aids on a table of tiles: places of a tile with their points, squares and how far they are closed in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from engine.core.picture import Mark
from scenes.kit.board.marks_base import Drawer, Things
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.board.squares import turned_ways
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.cells import CREAM, GOLD, coin
from scenes.kit.materials.cloth.dominoes_pieces import area_of
from scenes.kit.materials.cloth.lights import rim
from scenes.kit.theme import BLACK, Colour, mix

PLACE, WALLS, COIN = 13.0, 12.5, 31.5  # over the lights of squares, under tiles; coins over tiles, under ghosts


def _place(board: DrawingBoard, mark: Mark) -> Things:
    """A thin box where the tile may lie."""
    rect, q = area_of(board, mark.place), round(board.size(mark.place))
    inner = rect.inflate(-q * 3 // 10, -q * 3 // 10)
    picture = rim(art_of(board), inner.size, CREAM, max(1, round(q / 40)), q * 0.3, 150)
    return [Drawn.picture(PLACE, picture, inner.topleft, "place")]


def _scoring(board: DrawingBoard, mark: Mark) -> Things:
    """A gold box where the tile scores, and the points on a coin at its second half."""
    rect, q, where = area_of(board, mark.place), round(board.size(mark.place)), board.placed.spot(mark.place)
    inner = rect.inflate(-q * 3 // 10, -q * 3 // 10)
    things = [Drawn.picture(PLACE + 0.2, rim(art_of(board), inner.size, GOLD, max(2, round(q / 24)), q * 0.3),
                            inner.topleft, "scoring")]
    if where and mark.text:
        picture = coin(art_of(board), board.style.type, mark.text, max(14, round(q * 0.36)))
        things.append(Drawn.centred(COIN, picture, rect.center, ("points", mark.text, picture.get_width())))
    return things


def _walls(tone: Colour, thick: float) -> Drawer:
    """Bars along the covered sides of a square, a small point at a single open one; the text names the open ones."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        rect = area_of(board, mark.place)
        sides = turned_ways(mark.text, board.placed.space.turns)
        key = ("walls", rect.w, tone, thick, sides)
        picture = art_of(board).made(key, partial(_walled, rect.w, tone, thick, sides))
        return [Drawn.picture(WALLS, picture, rect.topleft, key)]

    return draw


def _walled(q: int, tone: Colour, thick: float, open_sides: str) -> Surface:
    picture = Surface((q, q), pygame.SRCALPHA)
    w, edge = max(2, round(q * thick)), max(1, round(q * 0.05))
    sides = {"N": Rect(edge, edge, q - 2 * edge, w), "S": Rect(edge, q - edge - w, q - 2 * edge, w),
             "W": Rect(edge, edge, w, q - 2 * edge), "E": Rect(q - edge - w, edge, w, q - 2 * edge)}
    for side, bar in sides.items():
        if side not in open_sides:
            box(picture, bar.inflate(2, 2), mix(tone, BLACK, 0.65), None, w)
    for side, bar in sides.items():
        if side == open_sides:
            pygame.draw.circle(picture, tone, bar.center, max(2, w * 0.8))
        elif side not in open_sides:
            box(picture, bar, tone, None, w / 2)
    return picture


AIDS_CLOTH: Mapping[str, Drawer] = MappingProxyType({
    "place": _place,
    "scoring": _scoring,
    "open-one": _walls(GOLD, 0.09),
    "open-two": _walls(mix(CREAM, (80, 110, 95), 0.3), 0.06),
})

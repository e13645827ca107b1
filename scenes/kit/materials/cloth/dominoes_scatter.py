"""Tiles shuffled face down all over the cloth, before the first hands are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygame import Rect, Surface

from engine.core.picture import HIDDEN
from scenes.kit.art import Art
from scenes.kit.boxes import shadow
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.dominoes import tile
from scenes.kit.widgets import Style

SHADOW_Z, TILE_Z = 26.0, 27.0


def scattered(area: Rect, inset: tuple[int, int, int, int], count: int) -> list[tuple[str, Rect]]:
    """Where so many tiles lie, each with the way it lies (`E` or `N`); the last one is the next to be drawn.

    They lie in loose rows with a little disorder, the same for the same count of places.
    """
    left, top, right, bottom = inset
    room = Rect(area.x + left, area.y + top, area.w - left - right, area.h - top - bottom)
    if not count:
        return []
    side = max(8.0, min(room.w / 14, room.h / 7, (room.w * room.h / (max(count, 28) * 7.2)) ** 0.5))
    across = max(1, int(room.w / (side * 2.6)))
    lines = -(-count // across)
    dice, spots = Random(5), list[tuple[str, Rect]]()
    for i in range(count):
        row, column = divmod(i, across)
        x = room.centerx + (column - (min(across, count) - 1) / 2) * side * 2.6 + dice.uniform(-0.22, 0.22) * side
        y = room.centery + (row - (lines - 1) / 2) * side * 2.5 + dice.uniform(-0.2, 0.2) * side
        way, q = ("N" if dice.random() < 0.3 else "E"), round(side / 2) * 2
        size = (2 * q, q) if way == "E" else (q, 2 * q)
        spot = Rect((0, 0), size)
        spot.center = round(x), round(y)
        spots.append((way, spot))
    return spots


def scatter_things(style: Style, spots: Sequence[tuple[str, Rect]]) -> list[Drawn]:
    """The tiles lying there, shadows below all of them."""
    assert isinstance(style.art, Art)
    things = list[Drawn]()
    for way, spot in spots:
        q = min(spot.w, spot.h)
        picture = tile(style.art, HIDDEN, way, q)
        things.append(Drawn.picture(TILE_Z, picture, spot.topleft, ("scattered", way, q)))
        things.append(_shadow(spot, q))
    return things


def _shadow(spot: Rect, q: int) -> Drawn:
    def paint(dst: Surface) -> None:
        shadow(dst, spot.move(q // 20, q // 12).inflate(-2, -2), q / 9, max(2, q // 8), 130)

    return Drawn.inside(SHADOW_Z, spot.inflate(q // 2, q // 2), ("scatter shadow", spot.topleft), paint)

"""The picture of a Matrix position: tiles on the cloth, in hands, in the stock, and what marks the squares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.picture import HIDDEN, STOCK, Cells, Item, Mark, Picture
from engine.games.matrix.rules.joins import CHAMELEON
from engine.games.matrix.rules.squares import at, name_of, place_name, square, tile_name
from engine.games.matrix.rules.state import Position

MARGIN = 2  # squares shown around the layout: a tile that joins it reaches no farther


def picture(view: Position) -> Picture:
    """Everything there is to draw. A tile on the table lies at `x,y:D`, between two
    squares; a face `?` lies face down."""
    tiles = [Item("tile", place_name(laid), 0, tile_name(laid.tile)) for laid in view.table.tiles]
    held = [Item("tile", f"hand:{seat}", 0, tile_name(tile))
            for seat, hand in enumerate(view.hands, 1) for tile in hand]
    aside = [Item("tile", f"aside:{view.to_move}", 0, tile_name(tile)) for tile in view.aside]
    stock = [Item("tile", STOCK, 0, HIDDEN)] * view.stock
    hands = tuple(f"hand:{seat}" for seat in range(1, view.rules.players + 1))
    return Picture("cloth", cells(view), (*tiles, *held, *aside, *stock), tuple(marks(view)), hands)


def cells(view: Position) -> Cells:
    """The squares of the layout and a margin around it."""
    places = [at(number) for number in view.table.cover] or [(0, 0)]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return _box(min(xs) - MARGIN, max(xs) + MARGIN, min(ys) - MARGIN, max(ys) + MARGIN)


@lru_cache(maxsize=64)
def _box(left: int, right: int, low: int, high: int) -> Cells:
    """A box of squares; y grows upward in their names and downward on the screen."""
    centres = {name_of(square(x, y)): (float(x), float(-y)) for y in range(high, low - 1, -1)
               for x in range(left, right + 1)}
    return Cells("square", centres)


def marks(view: Position) -> Iterator[Mark]:
    """Squares that were closed, by whom, and the values of chameleon blanks (`-` open, `0`, or a number)."""
    for number, seat in view.filled:
        yield Mark("filled", name_of(number), seat)
    if view.rules.option == CHAMELEON:
        blanks = (place for laid in view.table.tiles for place, number in laid.halves if not number)
        for place in blanks:
            value = view.table.value(place)
            yield Mark("value", name_of(place), 0, "-" if value == view.table.joins.open else str(value))

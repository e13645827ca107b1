"""What a laid tile scores: cells, twin cells, and the double figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.matrix.rules.squares import Laid, around
from engine.games.matrix.rules.table import Tableau

Twin = tuple[int, int]


class Points(NamedTuple):
    """What one tile scores, and where: 1 a cell, 2 a twin cell, 1 for a double figure."""

    cells: tuple[int, ...] = ()
    twins: tuple[Twin, ...] = ()
    double: bool = False

    @property
    def total(self) -> int:
        """All points together."""
        return len(self.cells) + 2 * len(self.twins) + self.double

    @property
    def squares(self) -> tuple[int, ...]:
        """All squares that are closed in."""
        return self.cells + tuple(square for twin in self.twins for square in twin)


def points(table: Tableau, laid: Laid, twin_cells: bool) -> Points:
    """What a tile would score if it were laid now on this table."""
    one, two = laid.squares
    beside = [s for square in laid.squares for s in around(square) if s not in table.cover and s not in (one, two)]
    cells, twins = [], list[Twin]()
    for square in dict.fromkeys(beside):
        open_sides = _open_sides(table.cover, square, one, two)
        if not open_sides:
            cells.append(square)
        elif twin_cells and len(open_sides) == 1 and _open_sides(table.cover, open_sides[0], one, two) == [square]:
            twins.append((min(square, open_sides[0]), max(square, open_sides[0])))
    return Points(tuple(cells), tuple(dict.fromkeys(twins)), double_figure(table, laid))


def _open_sides(cover: Mapping[int, int], square: int, one: int, two: int) -> list[int]:
    """The empty squares beside a square, with the tile to be laid on `one` and `two` down already."""
    return [s for s in around(square) if s not in cover and s != one and s != two]


def double_figure(table: Tableau, laid: Laid) -> bool:
    """True when each half shows a printed number and joins at least one number that was there before."""
    is_number = table.joins.is_number
    return all(number and any(map(is_number, table.near(square))) for square, number in laid.halves)

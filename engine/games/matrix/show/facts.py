"""What is true of a Matrix position and worth telling: places and their points, threats, tiles not yet seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.scoring import Points, points
from engine.games.matrix.rules.squares import ROW, STEPS, UNKNOWN, WAYS, Laid, around, bits_of
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.table import Tableau


class ScoringPlace(NamedTuple):
    """A place where a tile may lie, and what it scores there."""

    laid: Laid
    points: Points


class Threat(NamedTuple):
    """Points that one tile can make: the squares concerned, and the tiles not yet laid that would do it."""

    squares: tuple[int, ...]
    tiles: tuple[int, ...]


def spots(state: Position, tiles: Sequence[int]) -> Iterator[ScoringPlace]:
    """Every place of each of these tiles with its points."""
    for tile in tiles:
        if tile != UNKNOWN:
            for laid in state.table.places(tile):
                yield ScoringPlace(laid, points(state.table, laid, state.rules.twin))


def unseen(view: Position) -> list[int]:
    """The tiles that a view's seat has not in sight: in the stock, set aside, or in other hands; highest first."""
    return stock_tiles(view)


def one_short(table: Tableau) -> dict[int, int]:
    """The empty squares with three covered sides, and the square that is still open beside each."""
    found = {}
    for square in table.edge:
        gaps = [s for s in around(square) if s not in table.cover]
        if len(gaps) == 1:
            found[square] = gaps[0]
    return found


def open_sides(table: Tableau) -> dict[int, str]:
    """The open sides, as letters of ENWS, of every empty square beside the layout that is not closed in."""
    found = {square: "".join(way for way, side in zip(WAYS, around(square), strict=True) if side not in table.cover)
             for square in table.edge}
    return {square: sides for square, sides in found.items() if sides}


def cell_threats(state: Position) -> list[Threat]:
    """Squares that one tile can make a cell, with the tiles that can (whoever holds them)."""
    free = state.unlaid()
    found = [Threat((square,), _fitting(free, _over(state.table, gap, square)))
             for square, gap in one_short(state.table).items()]
    return [threat for threat in found if threat.tiles]


def _over(table: Tableau, gap: int, square: int) -> int:
    """The ordered pairs that can cover a gap without covering the square behind it."""
    pairs = 0
    for low, axis in ((gap, 0), (gap - 1, 0), (gap, 1), (gap - ROW, 1)):
        if square not in (low, low + STEPS[axis]):
            pairs |= table.slots.get(low * 2 + axis, 0)
    return pairs


def double_threats(state: Position) -> list[Threat]:
    """Pairs of squares where a tile makes a double figure, with the tiles that can (whoever holds them)."""
    table, free, found = state.table, [tile for tile in state.unlaid() if tile & 15], []
    for slot, pairs in table.slots.items():
        squares = slot >> 1, (slot >> 1) + STEPS[slot & 1]
        if all(any(map(table.joins.is_number, table.near(square))) for square in squares):
            found.append(Threat(squares, _fitting(free, pairs)))
    return [threat for threat in found if threat.tiles]


def _fitting(tiles: Sequence[int], pairs: int) -> tuple[int, ...]:
    return tuple(tile for tile in tiles if bits_of(tile) & pairs)


def touching(table: Tableau, laid: Laid) -> list[tuple[int, int]]:
    """The joins that a tile makes: its own square and the other tile's."""
    return [(square, other) for square in laid.squares for other in around(square) if other in table.cover]

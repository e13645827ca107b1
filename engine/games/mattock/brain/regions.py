"""Who can still mine where: live rock cut into regions by who can come there, with the mines that are safe."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board, each, name_of
from engine.games.mattock.rules.state import Position

BOTH = 0


@dataclass(frozen=True)
class Region:
    """Connected live rock that only one seat can come to as the miners stand (`seat` 0: both).

    `safe` is how many mines that seat can certainly make there, one after another, if the other never comes in;
    a sequence of so many was found, a longer one may exist. It is 0 where both can come.
    """

    cells: int
    seat: int
    safe: int = 0


def regions(state: Position) -> tuple[Region, ...]:
    """The regions of a position, those of seat 1 first, then seat 2's, then the contested ones."""
    if state.phase == "place":
        return ()
    board, live = state.board, diggable(state.board, state.tiles)
    reach = [flood(board, own, state.tiles & ~other | live)
             for own, other in ((state.red, state.blue), (state.blue, state.red))]
    first, second = (live & cells for cells in reach)
    found = []
    for seat, cells, own in ((1, first & ~second, state.red), (2, second & ~first, state.blue)):
        walked = flood(board, own, reach[seat - 1] & state.tiles)
        found += [Region(part, seat, safe_mines(board, state.tiles, walked, part)) for part in _parts(board, cells)]
    return (*found, *(Region(part, BOTH) for part in _parts(board, first & second)))


def _parts(board: Board, cells: int) -> Iterator[int]:
    while cells:
        part = flood(board, cells & -cells, cells)
        cells ^= part
        yield part


def safe_mines(board: Board, tiles: int, walked: int, part: int) -> int:
    """How many mines can be made in a region from the tiles walked on: each time one that costs little live rock."""
    count, live = 0, diggable(board, tiles) & part
    while mines := live & around(board, walked):
        dug, live = _cheapest(board, tiles, mines, part, live.bit_count())
        tiles, walked, count = tiles | dug, walked | dug, count + 1
    return count


def _cheapest(board: Board, tiles: int, mines: int, part: int, alive: int) -> tuple[int, int]:
    """The mine that leaves most live rock, and that rock; the first that costs one cell more than itself will do."""
    best = (0, 0, 0)
    for cell in each(mines):
        left = diggable(board, tiles | cell) & part
        best = max(best, (left.bit_count(), cell, left))
        if best[0] >= alive - 2:
            break
    return best[1:]


def middle(board: Board, cells: int) -> str:
    """The cell of a region from which the others are nearest, all in all."""
    places = [board.axial[name] for name in board.names(cells)]

    def away(cell: tuple[int, int]) -> int:
        return sum(abs(cell[0] - q) + abs(cell[1] - r) + abs(cell[0] - q + cell[1] - r) for q, r in places)

    return name_of(min(places, key=away), board.size)

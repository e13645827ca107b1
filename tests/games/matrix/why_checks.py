"""What each sentence about a turn of Matrix claims, checked by the plain second Matrix table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import NamedTuple

from engine.games.matrix.rules.squares import tile_name
from engine.games.matrix.rules.state import Position
from tests.claims import checked
from tests.games.matrix import naive
from tests.games.matrix.naive import Layout, Square

Check = Callable[["Said", "re.Match[str]"], bool]
Tile = tuple[int, int]


class Said(NamedTuple):
    """A turn that was played, the plain layouts before and after it, and what was said of it."""

    before: Position
    after: Position
    plain_before: Layout
    plain_after: Layout
    puts: list[tuple[Tile, Square, str]]
    seat: int
    sentence: str

    @property
    def won(self) -> int:
        """The points that the seat made."""
        return self.after.scores[self.seat - 1] - self.before.scores[self.seat - 1]


def squares(text: str) -> set[Square]:
    """The squares that a text names."""
    return {(int(x), int(y)) for x, y in re.findall(r"(-?\d+),(-?\d+)", text)}


def out(state: Position) -> list[Tile]:
    """The tiles that are not on the table."""
    names = (tile_name(tile).split(":") for tile in state.unlaid())
    return [(int(a), int(b)) for a, b in names]


def cells_of(layout: Layout) -> set[Square]:
    """Holes of one square."""
    return {square for hole in naive.holes(layout) if len(hole) == 1 for square in hole}


def closable(layout: Layout, tiles: list[Tile]) -> set[Square]:
    """The squares that some tile makes a cell: they have one open side, and the tile covers it from elsewhere."""
    empty = {near for square in layout.halves for near in naive.beside(square) if near not in layout.halves}
    found = set[Square]()
    for square in empty:
        gaps = [near for near in naive.beside(square) if near not in layout.halves]
        if len(gaps) == 1 and any(naive.legal(layout, numbers, first, way) for first, way in over(gaps[0], square)
                                  for tile in tiles for numbers in (tile, tile[::-1])):
            found.add(square)
    return found


def over(gap: Square, square: Square) -> list[tuple[Square, str]]:
    """Every way to cover a gap without covering the square behind it."""
    ways = [(first, way) for first in (gap, *naive.beside(gap)) for way in "EN"]
    return [(first, way) for first, way in ways if gap in naive.covered(first, way)
            and square not in naive.covered(first, way)]


def each_put(said: Said) -> Iterator[tuple[Layout, tuple[Tile, Square, str], int]]:
    """The layouts before each tile of the turn, the tile and where it went, and its points."""
    table = deepcopy(said.plain_before)
    for put in said.puts:
        before = deepcopy(table)
        yield before, put, naive.lay(table, *put)


def _ahead(said: Said, found: re.Match[str]) -> bool:
    rest = sorted((n for s, n in enumerate(said.after.scores, 1) if s != said.seat), reverse=True)
    return said.after.to_act is None and (said.after.scores[said.seat - 1], rest[0]) == (int(found[1]), int(found[2]))


def _level(said: Said, found: re.Match[str]) -> bool:
    best = sorted(said.after.scores, reverse=True)[:2]
    own = said.after.scores[said.seat - 1]
    return said.after.to_act is None and best == [own, own] and own == int(found[1])


def _scores(said: Said, found: re.Match[str]) -> bool:
    return said.won == int(found[1]) == sum(points for _, _, points in each_put(said))


def _closes(said: Said, found: re.Match[str]) -> bool:
    new = cells_of(said.plain_after) - cells_of(said.plain_before)
    return squares(said.sentence) == new and len(new) == said.won


def _makes_cells(said: Said, found: re.Match[str]) -> bool:
    return len(cells_of(said.plain_after) - cells_of(said.plain_before)) == said.won == int(found[1])


def _doubles(said: Said, found: re.Match[str]) -> bool:
    places = {put[1] for _, put, points in each_put(said) if points}
    return squares(said.sentence) == places and said.won == len(places) \
        and cells_of(said.plain_after) == cells_of(said.plain_before)


def _twins(said: Said, found: re.Match[str]) -> bool:
    new = set(naive.holes(said.plain_after)) - set(naive.holes(said.plain_before))
    return said.won == 2 * len(new) and all(len(hole) == 2 for hole in new)


def _finishes(said: Said, found: re.Match[str]) -> bool:
    return bool(said.before.hands[said.seat - 1]) and not said.after.hands[said.seat - 1] and not said.after.stock


def _spoils(said: Said, found: re.Match[str]) -> bool:
    gone = closable(said.plain_before, out(said.before)) - closable(said.plain_after, out(said.after))
    return gone == squares(said.sentence) and not said.won


def _spoils_many(said: Said, found: re.Match[str]) -> bool:
    gone = closable(said.plain_before, out(said.before)) - closable(said.plain_after, out(said.after))
    return len(gone) == int(found[1]) and not said.won


def _guards(said: Said, found: re.Match[str]) -> bool:
    return bool(said.puts) and not closable(said.plain_after, out(said.after))


CHECKS: Mapping[str, Check] = {
    r"Ends the game ahead, (\d+) to (\d+)": _ahead,
    r"Ends the game level, with (\d+)": _level,
    r"Scores (\d+) points: .+ and .+": _scores,
    r"Closes the cells? .+": _closes,
    r"Makes (\d+) cells": _makes_cells,
    r"Makes (?:a double figure|2 double figures) at .+": _doubles,
    r"Makes (?:a twin cell|\d twin cells)": _twins,
    r"Lays the last tile of the hand": _finishes,
    r"Spoils the squares? at .+ that one tile could close": _spoils,
    r"Spoils (\d+) squares that one tile could have closed": _spoils_many,
    r"Leaves no square that one tile could close": _guards,
}


def holds(said: Said) -> str:
    """The pattern of what was said. AssertionError if no pattern fits or the claim is not true."""
    return checked(said, CHECKS)

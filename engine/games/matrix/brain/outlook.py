"""The table as a player weighs it: squares nearly closed in, squares beside numbers, and what each slot scores.

Kept up tile by tile, so that thousands of layouts can be weighed in a turn. The scores are the same as in `scoring`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.games.matrix.rules.actions import laid_in
from engine.games.matrix.rules.squares import ROW, STEPS, Laid, around, bits_of
from engine.games.matrix.rules.table import Tableau

NUMBERED = sum(1 << (16 * a + b) for a in range(1, 16) for b in range(1, 16))  # all ordered pairs without a blank
NARROW = 2  # empty squares with at most so many open sides are watched: those that may soon be closed in
HIGHEST_GAIN = 4  # points that are told apart; a tile that scores more counts as one that scores so many


class Scoring(NamedTuple):
    """A slot that scores: the ordered pairs that may lie there (bits, see `bits_of`), the points for the holes that any
    of them closes, and 1 if one of two numbers makes a double figure, 0 if not."""

    slot: int
    pairs: int
    holes: int
    double: int


@dataclass(frozen=True)
class Outlook:
    """A table with its prospects. `few` holds the empty squares with one or two open sides, and which these are;
    `beside` the squares next to a number; `twin` tells whether holes of two squares score."""

    table: Tableau
    few: Mapping[int, tuple[int, ...]]
    beside: frozenset[int]
    twin: bool

    @staticmethod
    def of(table: Tableau, twin: bool) -> Outlook:
        """The outlook of a table that has not been weighed yet."""
        cover, is_number = table.cover, table.joins.is_number
        few = {square: sides for square in table.edge if 0 < len(sides := _open_sides(cover, square)) <= NARROW}
        beside = frozenset(s for square, code in cover.items() if is_number(code >> 1) for s in around(square))
        return Outlook(table, few, beside, twin)

    def after(self, laid: Laid) -> Outlook:
        """The outlook with a tile more, which must be one that may lie there."""
        table, valued = self.table.lay(laid)
        changed = (*laid.squares, *(square for square, _ in valued))
        is_number = table.joins.is_number
        new = {s for square in changed if is_number(table.cover[square] >> 1) for s in around(square)}
        return Outlook(table, self._narrowed(table.cover, laid), self.beside | new, self.twin)

    def _narrowed(self, cover: Mapping[int, int], laid: Laid) -> dict[int, tuple[int, ...]]:
        """What `few` becomes when this tile covers two squares more."""
        (one, two), few = laid.squares, dict(self.few)
        for square in (one, two, *around(one), *around(two)):
            sides = () if square in cover else _open_sides(cover, square)
            if 0 < len(sides) <= NARROW:
                few[square] = sides
            else:
                few.pop(square, None)
        return few

    def lay(self, slot: int, pair: int) -> Outlook:
        """The outlook with this ordered pair in this slot."""
        return self.after(laid_in(slot, pair))

    @cached_property
    def scoring(self) -> tuple[Scoring, ...]:
        """All slots where a tile can score."""
        gaps, twins, beside, found = self.gaps(), self._twins() if self.twin else {}, self.beside, []
        for slot, pairs in self.table.slots.items():
            low = slot >> 1
            high = low + STEPS[slot & 1]
            double = 1 if low in beside and high in beside else 0
            holes = twins.get(slot, 0)
            if low in gaps or high in gaps:
                holes += self.closed(gaps, low, high)
            if holes or double:
                found.append(Scoring(slot, pairs, holes, double))
        return tuple(found)

    def gaps(self) -> dict[int, int]:
        """The squares that are the last open side of others, and of how many."""
        gaps = dict[int, int]()
        for sides in self.few.values():
            if len(sides) == 1:
                gaps[sides[0]] = gaps.get(sides[0], 0) + 1
        return gaps

    def closed(self, gaps: Mapping[int, int], low: int, high: int) -> int:
        """How many cells a tile on these two squares closes; not counted are those that it covers itself."""
        few = self.few
        return gaps.get(low, 0) + gaps.get(high, 0) - (few.get(low) == (high,)) - (few.get(high) == (low,))

    def _twins(self) -> dict[int, int]:
        """The points for closing holes of two squares, by slot."""
        found, few = dict[int, int](), self.few
        for square, sides in few.items():
            for other in sides:
                if len(sides) == 2 and other in few:
                    gap = sides[0] + sides[1] - other
                    for slot in _closing(square, other, gap, few[other]):
                        found[slot] = found.get(slot, 0) + 2
        return found

    @cached_property
    def gains(self) -> tuple[int, ...]:
        """The ordered pairs (bits) that can score at least 1, 2, 3... points somewhere, up to HIGHEST_GAIN."""
        masks = [0] * (HIGHEST_GAIN + 1)
        for _, pairs, holes, double in self.scoring:
            masks[min(holes, HIGHEST_GAIN)] |= pairs
            if double:
                masks[min(holes + 1, HIGHEST_GAIN)] |= pairs & NUMBERED
        for gain in range(HIGHEST_GAIN, 1, -1):
            masks[gain - 1] |= masks[gain]
        return tuple(masks[1:])

    def hits(self, hand: int) -> Iterator[tuple[int, int, int]]:
        """Every place where one of these ordered pairs (bits) scores: points, slot, pair."""
        for slot, pairs, holes, double in self.scoring:
            for pair in each(pairs & hand):
                gain = holes + (1 if double and NUMBERED >> pair & 1 else 0)
                if gain:
                    yield gain, slot, pair

def pairs_of(tiles: Iterable[int]) -> int:
    """The ordered pairs of these different tiles, as bits."""
    return sum(map(bits_of, tiles))


def each(pairs: int) -> Iterator[int]:
    """One ordered pair (16 * first number + second) after another, lowest first."""
    while pairs:
        low = pairs & -pairs
        yield low.bit_length() - 1
        pairs ^= low


def _open_sides(cover: Mapping[int, int], square: int) -> tuple[int, ...]:
    """The empty squares beside a square, towards E, N, W, S."""
    return tuple([s for s in (square + 1, square + ROW, square - 1, square - ROW) if s not in cover])


def _closing(square: int, other: int, gap: int, sides: tuple[int, ...]) -> Iterator[int]:
    """The slots that close the hole of `square`, open also at `gap`, and `other`, open at `sides`; each hole once."""
    if len(sides) == 1:
        for low, axis in ((gap, 0), (gap - 1, 0), (gap, 1), (gap - ROW, 1)):
            if square not in (low, low + STEPS[axis]) and other not in (low, low + STEPS[axis]):
                yield low * 2 + axis
    elif square < other and square in sides:
        far = sides[0] + sides[1] - square
        if far - gap == other - square:
            yield gap * 2 + (0 if far - gap == 1 else 1)

"""The layout: what covers which square, and every place where a tile may lie, kept up at the frontier only.

A *slot* is a pair of neighbouring squares, named by its west or south one: twice the square, plus one where it stands
upright. `slots` tells for each slot that touches the layout which ordered pairs of numbers may lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.core.action import Action
from engine.games.matrix.rules.actions import FIRST_SQUARE, laid_in, puts, slot_of
from engine.games.matrix.rules.joins import Joins
from engine.games.matrix.rules.squares import ROW, STEPS, Laid, around, bits_of

NUMBERS = 0xFFFF
BARRED = 16  # from this bit on: the ways in which no tile may lead away from the square (short end to short end)

Valued = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tableau:
    """An immutable layout. `cover` holds 2 * value + axis of each covered square (axis 1: the tile stands upright),
    `edge` what may lie on each empty square beside the layout."""

    joins: Joins
    tiles: tuple[Laid, ...]
    cover: Mapping[int, int] = field(compare=False, repr=False)
    edge: Mapping[int, int] = field(compare=False, repr=False)
    slots: Mapping[int, int] = field(compare=False, repr=False)

    @staticmethod
    def empty(joins: Joins) -> Tableau:
        """Nothing laid: the first tile goes with its first half on 0,0, towards E or N."""
        pairs = sum(1 << (a << 4 | b) for a in range(joins.total) for b in range(a + 1))
        return Tableau(joins, (), {}, {}, {FIRST_SQUARE * 2: pairs, FIRST_SQUARE * 2 + 1: pairs})

    def value(self, square: int) -> int | None:
        """The value that a covered square shows (see Joins), None where nothing lies."""
        code = self.cover.get(square)
        return None if code is None else code >> 1

    def near(self, square: int) -> tuple[int, ...]:
        """The values on the covered squares beside a square."""
        return tuple([self.cover[s] >> 1 for s in around(square) if s in self.cover])

    def allows(self, laid: Laid) -> bool:
        """True when the tile may lie there, whoever holds it."""
        slot, pair = slot_of(laid)
        return bool(self.slots.get(slot, 0) >> pair & 1)

    def can_lay(self, pairs: int) -> bool:
        """True when any of the ordered pairs (see `bits_of`) fits anywhere."""
        return any(pattern & pairs for pattern in self.slots.values())

    def puts(self, pairs: int) -> list[Action]:
        """The shared actions of all places where one of the ordered pairs fits."""
        found = []
        for slot, pattern in self.slots.items():
            hit = pattern & pairs
            while hit:
                low = hit & -hit
                found.append(puts(low.bit_length() - 1)[slot])
                hit ^= low
        return found

    def places(self, tile: int) -> Iterator[Laid]:
        """Every way in which a tile may lie."""
        pairs = bits_of(tile)
        for slot, pattern in self.slots.items():
            hit = pattern & pairs
            while hit:
                low = hit & -hit
                yield laid_in(slot, low.bit_length() - 1)
                hit ^= low

    def lay(self, laid: Laid) -> tuple[Tableau, tuple[Valued, ...]]:
        """The layout with a legal tile more, and the chameleon blanks elsewhere that took a value by it."""
        cover, valued = dict(self.cover), list[Valued]()
        for square, number in laid.halves:
            value, taken = self.joins.takes(number, self.near(square))
            cover[square] = value << 1 | laid.way & 1
            if taken is not None:
                valued += [(s, taken) for s in around(square) if self.value(s) == self.joins.open]
        for square, taken in valued:
            cover[square] = taken << 1 | cover[square] & 1
        changed = {s for square in (*laid.squares, *(v[0] for v in valued)) for s in around(square) if s not in cover}
        edge = self._new_edge(cover, laid, changed)
        slots = self._new_slots(cover, edge, changed.union(laid.squares))
        return Tableau(self.joins, (*self.tiles, laid), cover, edge, slots), tuple(valued)

    def _new_edge(self, cover: Mapping[int, int], laid: Laid, changed: set[int]) -> dict[int, int]:
        edge = dict(self.edge)
        for square in laid.squares:
            edge.pop(square, None)
        for square in changed:
            edge[square] = _edge(self.joins, cover, square)
        return edge

    def _new_slots(self, cover: Mapping[int, int], edge: Mapping[int, int], changed: set[int]) -> dict[int, int]:
        slots = dict(self.slots)
        for low, axis in {pair for s in changed for pair in ((s, 0), (s - 1, 0), (s, 1), (s - ROW, 1))}:
            pattern = _pattern(self.joins, cover, edge, low, axis)
            if pattern:
                slots[low * 2 + axis] = pattern
            else:
                slots.pop(low * 2 + axis, None)
        return slots


def _edge(joins: Joins, cover: Mapping[int, int], square: int) -> int:
    """What may lie on an empty square: its numbers as bits, and above them the ways that are barred."""
    near, barred = [], 0
    for way, step in enumerate(STEPS):
        code = cover.get(square + step)
        if code is not None:
            near.append(code >> 1)
            if code & 1 == way & 1:
                barred |= 1 << (way ^ 2)
    return joins.fits(tuple(near)) | barred << BARRED


def _pattern(joins: Joins, cover: Mapping[int, int], edge: Mapping[int, int], low: int, axis: int) -> int:
    """The ordered pairs that may lie in a slot; 0 also where it touches nothing."""
    high = low + STEPS[axis]
    if low in cover or high in cover:
        return 0
    first, second = edge.get(low), edge.get(high)
    if first is None:
        if second is None:
            return 0
        first = joins.every
    elif second is None:
        second = joins.every
    if first >> BARRED + axis & 1 or second >> BARRED + axis + 2 & 1:
        return 0
    return joins.pattern(first & NUMBERS, second & NUMBERS)

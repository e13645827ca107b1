"""Many Mattock boards at once: sets of cells as numpy row planes, on which the rules of `bits.py` work unchanged.

A plane is a uint16 array of shape (rows, boards): column i holds the rows of board i, bit by bit as in the integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.games.mattock.rules.board import Board

Rows = NDArray[np.uint16]  # of shape (rows, boards)
Counts = NDArray[np.int32]  # of shape (boards,)
Six = tuple[Rows, Rows, Rows, Rows, Rows, Rows]

ONE = np.uint16(1)
STRIDE = 3


class Planes:
    """The `Plane` of the batches for one board size; immutable and shared."""

    def __init__(self, table: Board) -> None:
        self.table = table
        self.rows = 2 * table.radius + 1
        self.board: Rows = self.pack([table.board])

    def pack(self, sets: Sequence[int]) -> Rows:
        """The sets, whole-board integers, as the columns of a plane."""
        size = 2 * self.rows
        rows = np.frombuffer(b"".join([x.to_bytes(size, "little") for x in sets]), "<u2")
        return np.ascontiguousarray(rows.reshape(len(sets), self.rows).T, dtype=np.uint16)

    def unpack(self, plane: Rows) -> list[int]:
        """The columns of a plane as whole-board integers."""
        data, size = np.ascontiguousarray(plane.T, dtype="<u2").tobytes(), 2 * self.rows
        return [int.from_bytes(data[at:at + size], "little") for at in range(0, len(data), size)]

    def six(self, x: Rows) -> Six:
        """The set moved east, west and along the four slanting directions."""
        east, west = x << ONE, x >> ONE
        return east, west, _down(x), _up(x), _down(west), _up(east)

    def spread(self, x: Rows) -> Rows:
        """The union of those six."""
        east, west = x << ONE, x >> ONE
        found = east | west
        east |= x
        west |= x
        found[:-1] |= east[1:]
        found[1:] |= west[:-1]
        return found

    def grow(self, x: Rows, free: Rows) -> Rows:
        """The set and what lies up to three steps further: asking whether it still grows costs as much as a step."""
        room = free | x
        for _ in range(STRIDE):
            east, west = x << ONE, x >> ONE
            east |= x
            west |= x
            x = east | west
            x[:-1] |= east[1:]
            x[1:] |= west[:-1]
            x &= room
        return x

    def same(self, a: Rows, b: Rows) -> bool:
        """True when both planes are equal on all boards."""
        return a.tobytes() == b.tobytes()


def _down(x: Rows) -> Rows:
    moved = np.zeros_like(x)
    moved[1:] = x[:-1]
    return moved


def _up(x: Rows) -> Rows:
    moved = np.zeros_like(x)
    moved[:-1] = x[1:]
    return moved


def count(x: Rows) -> Counts:
    """How many cells the set has on each board."""
    return np.add.reduce(np.bitwise_count(x), axis=0, dtype=np.int32)  # type: ignore[no-any-return]


def lowest(x: Rows) -> Rows:
    """The first cell of each board's set alone; nothing where the set is empty."""
    boards = np.arange(x.shape[1])
    row = (x != 0).argmax(axis=0)
    word = x[row, boards]
    found = np.zeros_like(x)
    found[row, boards] = word & (~word + ONE)
    return found


def singles(x: Rows, most: int) -> Rows:
    """The cells of each board's set one at a time, side by side: `most` planes, the last ones may be empty."""
    parts = []
    rest = x.copy()
    for _ in range(most):
        parts.append(lowest(rest))
        rest ^= parts[-1]
    return np.concatenate(parts, axis=1)


def pick(x: Rows, rng: np.random.Generator) -> Rows:
    """One cell by lot from each board's set; nothing where the set is empty."""
    counts = np.bitwise_count(x)
    upto = np.add.accumulate(counts, axis=0, dtype=np.uint8)
    boards = np.arange(x.shape[1])
    nth = (rng.random(x.shape[1], dtype=np.float32) * upto[-1]).astype(np.uint8)
    row = np.minimum((upto <= nth).sum(axis=0), x.shape[0] - 1)
    nth -= upto[row, boards] - counts[row, boards]
    found = np.zeros_like(x)
    found[row, boards] = _nth_bits()[nth & 15, x[row, boards]]
    return found


@cache
def _nth_bits() -> Rows:
    """The n-th set bit of every 16-bit word, by n and word."""
    rest = np.arange(1 << 16, dtype=np.uint16)
    table = np.zeros((16, 1 << 16), np.uint16)
    for n in range(16):
        table[n] = rest & (~rest + ONE)
        rest ^= table[n]
    table.flags.writeable = False
    return table


@cache
def planes(table: Board) -> Planes:
    """The shared planes of a board."""
    return Planes(table)

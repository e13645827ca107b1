"""Many positions of one board at once: a cell is a row of machine words, and every position has one bit in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.games.phalanx.rules.board import Board, each

# Of shape (cells + 1, ..., words): cells in rows, the last row always empty; then what the caller likes; positions in
# bits of the last axis.
Rows = NDArray[np.uint64]
Counts = NDArray[np.int32]

WORD = 64
WAYS = 6


class Planes:
    """A board's tables for whole rows: where each cell's neighbours stand. Cells go by their bits, lowest first."""

    def __init__(self, board: Board) -> None:
        bits = list(each(board.mask))
        index = {bit: i for i, bit in enumerate(bits)}
        off = self.cells = len(bits)
        self.width = (board.mask.bit_length() + 7) // 8
        self._places = np.array([bit.bit_length() - 1 for bit in bits], np.intp)
        ahead = [[index.get(board.step(bit, way), off) for bit in bits] + [off] for way in range(WAYS)]
        self._near = np.array(ahead, np.intp)
        # Rows of all ways stand one after another: a cell is reached from the one that lies the other way.
        starts = np.arange(WAYS, dtype=np.intp)[:, None] * (off + 1)
        self._from = self._near[[3, 4, 5, 0, 1, 2]] + starts
        self._back = self._near + starts

    def pack(self, sets: Sequence[int]) -> Rows:
        """One plane of each set, filled up with empty ones to whole words: cells + 1 rows."""
        count = -len(sets) % WORD + len(sets)
        data = b"".join([x.to_bytes(self.width, "little") for x in sets])
        raw = np.zeros((count, self.width), np.uint8)
        raw[:len(sets)] = np.frombuffer(data, np.uint8).reshape(len(sets), self.width)
        bits = np.unpackbits(raw, axis=1, bitorder="little")[:, self._places]
        rows = np.zeros((self.cells + 1, count // WORD), np.uint64)
        rows[:-1] = np.packbits(bits.T, axis=1, bitorder="little").view(np.uint64)
        return rows

    def around(self, x: Rows) -> Rows:
        """All cells that touch one of the set."""
        near: Rows = np.bitwise_or.reduce(x.take(self._near, axis=0), axis=0)
        return near

    def ahead(self, x: Rows, way: int) -> Rows:
        """All cells that see one of the set before them along a way."""
        seen: Rows = x.take(self._near[way], axis=0)
        return seen

    def on(self, x: Rows) -> Rows:
        """Sets for all six ways (first axis), each one step on along its way."""
        moved: Rows = x.reshape(-1, *x.shape[2:]).take(self._from, axis=0)
        return moved

    def back(self, x: Rows) -> Rows:
        """Sets for the first ways (first axis), each one step back along its way."""
        moved: Rows = x.reshape(-1, *x.shape[2:]).take(self._back[:len(x)], axis=0)
        return moved


def count(x: Rows) -> Counts:
    """How many cells each position has: the axes of x but the first, with positions in place of words."""
    bits = np.unpackbits(np.ascontiguousarray(x).view(np.uint8), axis=-1, bitorder="little")
    counts: Counts = np.add.reduce(bits, axis=0, dtype=np.uint16).astype(np.int32)
    return counts


@lru_cache(maxsize=16)
def planes(board: Board) -> Planes:
    """The shared tables of a board."""
    return Planes(board)

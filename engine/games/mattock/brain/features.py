"""What a fitted evaluation looks at: counts of cells and miners for either seat, on many Mattock boards at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.games.mattock.brain.batch import Boards
from engine.games.mattock.brain.planes import Counts, Rows, count
from engine.games.mattock.brain.territory import lonely
from engine.games.mattock.rules.bits import around, diggable, flood

# For the seat to act and then for the other: cells it can dig now, and it alone; cells that it alone can reach with two
# and with three digs; cells it reaches with fewer digs than the other; cells that the other can never come to as the
# miners stand; tiles it walks on; its miners, those beside a friend, those in danger; live cells beside its miners.
EACH = ("now", "alone1", "alone2", "alone3", "first", "private", "walk", "miners", "pairs", "danger", "edge")
# Counted once: cells both can dig now, live cells, and one for the turn itself.
ONCE = ("both", "live", "turn")
NAMES = (*(f"{name}_{side}" for side in ("own", "enemy") for name in EACH), *ONCE)


def features(boards: Boards) -> NDArray[np.int32]:
    """One row a feature, in the order of NAMES, one column a board: int32 of shape (features, boards)."""
    n, shared = len(boards), boards.planes
    live = diggable(shared, boards.tiles)
    both, miners = twice(live), np.concatenate([boards.own, boards.enemy], axis=1)
    tiles = twice(boards.tiles)
    free = tiles & ~swapped(miners, n)
    walk = flood(shared, miners, free)
    rows, now = _claims(boards, both, free, walk)
    far = flood(shared, walk, (tiles | both) & ~swapped(miners, n)) & both
    near = around(shared, miners)
    rows += [count(far & ~swapped(far, n)), count(walk), count(miners), count(near & miners),
             np.concatenate([lonely(boards, boards.own, boards.enemy), lonely(boards, boards.enemy, boards.own)]),
             count(near & both)]
    split = [row[:n] for row in rows] + [row[n:] for row in rows]
    return np.stack([*split, count(now[:, :n] & now[:, n:]), count(live), np.ones(n, np.int32)])


def _claims(boards: Boards, both: Rows, free: Rows, walk: Rows) -> tuple[list[Counts], Rows]:
    """Who digs where first and alone, as if each seat dug all it can reach at every dig; and what can be dug now."""
    n, shared = len(boards), boards.planes
    now: Rows = both & around(shared, walk)
    digs = now
    first = digs & ~swapped(digs, n)
    rows, reach = [count(digs), count(first)], walk
    for _ in range(2):
        met: Rows = twice(np.bitwise_or(digs[:, :n], digs[:, n:]))
        reach = flood(shared, reach | digs, free | digs)
        digs = both & around(shared, reach)
        only = digs & ~swapped(digs, n)
        first |= only & ~met
        rows.append(count(only))
    return [*rows, count(first)], now


def twice(plane: Rows) -> Rows:
    """The boards, once for each seat."""
    return np.concatenate([plane, plane], axis=1)


def swapped(pair: Rows, n: int) -> Rows:
    """The planes of both seats exchanged."""
    return np.concatenate([pair[:, n:], pair[:, :n]], axis=1)

"""Which stones could be taken: lines as they stand, or longer by one new stone, against the runs that face them."""

from __future__ import annotations

import numpy as np

from engine.games.phalanx.brain.planes import WAYS, Planes, Rows

LONGEST = 5  # longer lines count as lines of five


def hits(table: Planes, stones: Rows, vacant: Rows, may_grow: bool) -> Rows:
    """For each kind of line and each seat the stones of others that its lines could take.

    `stones` has the axes cells, seats, words; the answer has the kinds before the seats: lines as they stand, and
    lines with at most one new stone (none where a grown group may not move).
    """
    lines, runs = _lines(table, stones, vacant, may_grow)
    total = np.zeros_like(lines[0])
    for n in range(2, len(runs) + 1):
        prey = _prey(table, runs, stones, n)[:, :, None]
        free, front = prey | vacant[:, None], lines[n - 1]
        for _ in range(n - 1):
            front = table.on(front)
            front &= free
            total |= front & prey
    found: Rows = np.bitwise_or.reduce(total, axis=0)
    return found


def _lines(table: Planes, stones: Rows, vacant: Rows, may_grow: bool) -> tuple[list[Rows], list[Rows]]:
    """By length: the heads of such lines, for both kinds; and the heads of whole lines alone."""
    full = np.broadcast_to(stones, (WAYS, *stones.shape))
    part = np.broadcast_to(vacant, full.shape) if may_grow else np.zeros_like(full)
    runs, lines = [full], [np.stack((full, part), axis=2)]
    while len(runs) < LONGEST and lines[-1].any():
        ahead = table.on(np.ascontiguousarray(lines[-1]))
        grown = stones & ahead[:, :, 1]
        if may_grow:
            grown |= vacant & ahead[:, :, 0]
        runs.append(stones & ahead[:, :, 0])
        lines.append(np.stack((runs[-1], grown), axis=2))
    return lines, runs


def _prey(table: Planes, runs: list[Rows], stones: Rows, n: int) -> Rows:
    """For each way and seat, the stones of others whose whole run along that way is shorter than n."""
    window = long = np.ascontiguousarray(runs[n - 1][:3])
    for _ in range(n - 1):
        window = table.back(window)
        long = long | window
    short = stones & ~long
    anyone = np.bitwise_or.reduce(short, axis=2)[:, :, None] & ~stones
    return np.concatenate((anyone, anyone))

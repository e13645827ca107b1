"""The best turns of two tiles on a table, whoever holds them: most points come by a tile that a first one readies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from engine.core.brain import Stop
from engine.games.matrix.actions import laid_in
from engine.games.matrix.candidates import heed
from engine.games.matrix.outlook import HIGHEST_GAIN, NUMBERED, Outlook, each, pairs_of
from engine.games.matrix.squares import STEPS, Laid, around, bits_of
from engine.games.matrix.worth import reach

FIRSTS = 320  # first tiles that are laid to see what they ready; of more places every second or third is taken

Points = NDArray[np.int64]
Readied = list[int]  # the ordered pairs, as bits, by the points that they make with a first tile


def best_turns(outlook: Outlook, tiles: Sequence[int], stop: Stop) -> Points:
    """The points of the best turn with tiles i and j in row i, column j, and of tile i alone where they are the same.

    What two tiles score independently of each other is added up, as if they never wanted the same place; holes of two
    squares count only where one tile closes them. Raises Stopped.
    """
    alone = np.array([reach(outlook, tile) for tile in tiles], np.int64)
    points: Points = alone[:, None] + alone
    for row, made in enumerate(_readied(outlook, tiles, stop)):
        for gain, pairs in enumerate(made):
            if pairs:
                fit = np.array([bool(pairs & bits_of(tile)) for tile in tiles])
                np.maximum(points[row], gain * fit, out=points[row])
    points[:] = np.maximum(points, points.T)
    np.fill_diagonal(points, alone)
    return points


def _readied(outlook: Outlook, tiles: Sequence[int], stop: Stop) -> list[Readied]:
    """For each tile, laid first wherever it may, the ordered pairs that score thanks to it. Raises Stopped."""
    every, found = pairs_of(tiles), {tile: [0] * (2 * HIGHEST_GAIN + 1) for tile in tiles}
    gains = {(slot, pair): gain for gain, slot, pair in outlook.hits(every)}
    places = [(slot, pair) for slot, pairs in outlook.table.slots.items() for pair in each(pairs & every)]
    for place in islice(places, 0, None, 1 + len(places) // FIRSTS):
        heed(stop)
        laid, first = laid_in(*place), min(gains.get(place, 0), HIGHEST_GAIN)
        made = found[laid.tile]
        for gain, pairs in _second(outlook.after(laid), laid):
            made[first + gain] |= pairs
    return list(found.values())


def _second(after: Outlook, laid: Laid) -> Iterator[tuple[int, int]]:
    """What may score beside a tile that was just laid: points, and the ordered pairs that score them."""
    gaps, slots, beside = after.gaps(), after.table.slots, after.beside
    for low in {square for one in laid.squares for side in around(one) for square in (side, *around(side))}:
        for axis in (0, 1):
            pairs = slots.get(low * 2 + axis, 0)
            if pairs:
                high = low + STEPS[axis]
                holes = min(after.closed(gaps, low, high), HIGHEST_GAIN) if low in gaps or high in gaps else 0
                if holes:
                    yield holes, pairs
                if low in beside and high in beside:
                    yield min(holes + 1, HIGHEST_GAIN), pairs & NUMBERED

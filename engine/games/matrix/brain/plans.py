"""Whole turns of tiles: what may be laid, what it scores, and the tables and hands that it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.games.matrix.brain.outlook import Outlook, each, pairs_of
from engine.games.matrix.rules.actions import laid_in
from engine.games.matrix.rules.squares import bits_of

Place = tuple[int, int]  # where a tile lies: the slot (see `table`), and the ordered pair of numbers in it
Hand = tuple[int, ...]

TILES = 2  # the most that a turn lays


@dataclass(frozen=True)
class TileRun:
    """The tiles of a turn in their order, the points they score, and the table and the hand after them."""

    places: tuple[Place, ...]
    gain: int
    outlook: Outlook
    hand: Hand


def singles(plan: TileRun, tiles: Sequence[int]) -> Iterator[TileRun]:
    """Every way to add one of these tiles of the plan's hand to it."""
    gains = {(slot, pair): gain for gain, slot, pair in plan.outlook.hits(pairs_of(tiles))}
    for slot, pattern in plan.outlook.table.slots.items():
        for tile in tiles:
            for pair in each(pattern & bits_of(tile)):
                place = slot, pair
                yield extended(plan, place, gains.get(place, 0))


def extended(plan: TileRun, place: Place, gain: int) -> TileRun:
    """The plan with one tile of its hand more, which scores `gain` points there."""
    slot, pair = place
    tile = laid_in(slot, pair).tile
    hand = tuple([held for held in plan.hand if held != tile])
    return TileRun((*plan.places, place), plan.gain + gain, plan.outlook.lay(slot, pair), hand)

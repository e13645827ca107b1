"""Whole turns of tiles: which one or two may be laid, what they score, and the tables they leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.games.matrix.actions import laid_in
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.squares import bits_of

Place = tuple[int, int]
Hand = tuple[int, ...]

PAIRS = 160  # turns of two tiles that are weighed in full
QUIET = 10  # second tiles that score nothing, tried after each first tile


@dataclass(frozen=True)
class Plan:
    """The tiles of a turn (slot and ordered pair of numbers each), their points, the table after them and the hand
    left."""

    places: tuple[Place, ...]
    gain: int
    outlook: Outlook
    hand: Hand


Weigh = Callable[[Plan], int]


def singles(start: Plan) -> Iterator[Plan]:
    """Every way to lay one tile more."""
    gains = {(slot, pair): gain for gain, slot, pair in start.outlook.hits(_bits(start.hand))}
    for slot, pattern in start.outlook.table.slots.items():
        for tile in start.hand:
            hit = pattern & bits_of(tile)
            while hit:
                low = hit & -hit
                pair = low.bit_length() - 1
                yield extended(start, slot, pair, gains.get((slot, pair), 0))
                hit ^= low


def extended(plan: Plan, slot: int, pair: int, gain: int) -> Plan:
    """The plan with one tile more."""
    tile = laid_in(slot, pair).tile
    hand = tuple([t for t in plan.hand if t != tile])
    return Plan((*plan.places, (slot, pair)), plan.gain + gain, plan.outlook.lay(slot, pair), hand)


def _bits(hand: Sequence[int]) -> int:
    return sum(map(bits_of, hand))

"""The turns of tiles that deserve to be weighed: every one of a single tile, and the promising ones of two."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.brain import Stop, Stopped
from engine.games.matrix.brain.outlook import pairs_of
from engine.games.matrix.brain.plans import Place, TileRun, extended, singles
from engine.games.matrix.brain.worth import POINT
from engine.games.matrix.rules.actions import laid_in

PAIRS = 48  # turns of two tiles that are carried out; the rest seemed worth less
QUIET = 6  # second tiles tried after each first one for what they leave, not for what they score

Weigh = Callable[[TileRun], int]
First = tuple[int, TileRun]  # a turn of one tile, behind what it is worth


class Second(NamedTuple):
    """A tile to follow a first one. `guess` is what both seem worth together, in hundredths of a point, and `gain` the
    points of the second, None where they are still to be looked up."""

    guess: int
    first: TileRun
    place: Place
    gain: int | None

    @property
    def places(self) -> frozenset[Place]:
        """Where both tiles lie, whichever is laid first."""
        return frozenset((*self.first.places, self.place))


def candidates(start: TileRun, pairs: int, weigh: Weigh, stop: Stop) -> list[TileRun]:
    """The turns worth a look, those of one tile first and the best of them foremost, then so many turns of two.

    `weigh` says what a plan is worth to the seat that makes it, in hundredths of a point. Raises Stopped.
    """
    firsts = list[First]()
    for plan in singles(start, start.hand):
        heed(stop)
        firsts.append((weigh(plan), plan))
    firsts.sort(key=lambda first: -first[0])
    plans = [plan for _, plan in firsts]
    if pairs:
        for second in _seconds(firsts, weigh(start), stop)[:pairs]:
            heed(stop)
            plans.append(_both(second))
    return plans


def _seconds(firsts: Sequence[First], base: int, stop: Stop) -> list[Second]:
    """The second tiles from the best to the worst, each two places once; `base` is the worth of laying nothing."""
    found = dict[frozenset[Place], Second]()
    for worth, first in firsts:
        heed(stop)
        for second in (*_scoring(worth, first), *islice(_lasting(worth - base, first, firsts), QUIET)):
            places = second.places
            if places not in found or found[places].guess < second.guess:
                found[places] = second
    return sorted(found.values(), key=lambda second: -second.guess)


def _scoring(worth: int, first: TileRun) -> Iterator[Second]:
    """The tiles that score after the first one."""
    for gain, slot, pair in first.outlook.hits(pairs_of(first.hand)):
        yield Second(worth + POINT * gain, first, (slot, pair), gain)


def _lasting(rise: int, first: TileRun, firsts: Sequence[First]) -> Iterator[Second]:
    """The tiles that were good by themselves and may still be laid after the first one, the best foremost.

    `rise` is how much the first tile alone is worth more than nothing.
    """
    slots = first.outlook.table.slots
    for worth, other in firsts:
        slot, pair = other.places[0]
        if laid_in(slot, pair).tile in first.hand and slots.get(slot, 0) >> pair & 1:
            yield Second(worth + rise, first, (slot, pair), None)


def _both(second: Second) -> TileRun:
    """The turn of both tiles."""
    gain = second.gain
    if gain is None:
        slot, pair = second.place
        gain = next((points for points, where, _ in second.first.outlook.hits(1 << pair) if where == slot), 0)
    return extended(second.first, second.place, gain)


def heed(stop: Stop) -> None:
    """Raises Stopped when it is time to stop."""
    if stop():
        raise Stopped

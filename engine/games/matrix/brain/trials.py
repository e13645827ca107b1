"""Turns tried out while hands are hidden: the tiles not in sight are dealt at random, and everybody plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random

from engine.core.action import CHANCE
from engine.core.brain import Stop
from engine.games.matrix.brain.quick import quick
from engine.games.matrix.brain.worth import Weights
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.state import Position

DEALS = 4  # deals tried each time when somebody looks into a position
GUESSED = 8  # deals that the first guess of what a turn is worth stands for


@dataclass(frozen=True, slots=True)
class Further(Position):
    """A view behind a turn of its seat, to be tried with more deals the next time it is looked into: `times` it was
    tried already, and `sums` is what all deals came to for each seat, seat 1 first."""

    times: int = 0
    sums: tuple[int, ...] = ()

    @property
    def to_act(self) -> int:
        """Always chance: nobody knows which tiles the others hold, so nobody's turn can be foreseen."""
        return CHANCE

    @property
    def mean(self) -> list[int]:
        """What the position is worth to each seat by all deals so far and by the first guess."""
        return [total // (GUESSED + DEALS * self.times) for total in self.sums]


def untried(view: Position, guess: Sequence[int]) -> Further:
    """A view that is about to be tried out for the first time, and what it seems to be worth to each seat."""
    known = {field.name: getattr(view, field.name) for field in fields(Position)}
    return Further(**known, sums=tuple(GUESSED * int(worth) for worth in guess))


def tried(view: Further, style: int, weights: Weights, stop: Stop) -> Further:
    """The view tried out with further deals. Its number of times and the style alone decide the lot, so that all turns
    compared are tried with the same luck. Raises Stopped."""
    known = {field.name: getattr(view, field.name) for field in fields(Position)}
    sums, plain = list(view.sums), Position(**known)
    play_on = quick(plain, weights, stop)
    for number in range(DEALS * view.times, DEALS * (view.times + 1)):
        order = stock_tiles(plain)
        Random(f"matrix deal {style} {number}").shuffle(order)
        sums = [total + worth for total, worth in zip(sums, play_on(order), strict=True)]
    return replace(view, times=view.times + 1, sums=tuple(sums))

"""Turns tried out while hands are hidden: the tiles not in sight are dealt at random, and everybody plays on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from itertools import islice
from random import Random

from engine.core.brain import Stop
from engine.core.game import CHANCE
from engine.games.matrix.actions import deal_to
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.judge import relative
from engine.games.matrix.rules import Position
from engine.games.matrix.turns import all_turns
from engine.games.matrix.view import imagined
from engine.games.matrix.worth import POINT, Weights

DEALS = 4  # deals tried each time when somebody looks into a position
GUESSED = 8  # deals that the first guess of what a turn is worth stands for
FEW = 8  # turns of two tiles weighed by those who play on
WON = 3  # points that winning the game is worth


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
    for number in range(DEALS * view.times, DEALS * (view.times + 1)):
        order = stock_tiles(plain)
        Random(f"matrix deal {style} {number}").shuffle(order)
        sums = [total + worth for total, worth in zip(sums, _played_on(plain, order, weights, stop), strict=True)]
    return replace(view, times=view.times + 1, sums=tuple(sums))


def _played_on(view: Position, order: list[int], weights: Weights, stop: Stop) -> list[int]:
    """What each seat has once the seat of the view has had its next turn, when the unseen tiles lie in this order."""
    seat, state, tiles = view.viewer, imagined(view, order), _stock(view, order)
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state, _ = state.after(deal_to(state.drawer, islice(tiles, state.draw)))
            continue
        turns = all_turns(state.seen_by(state.to_move), weights, stop, FEW)
        best = int(turns.worth(state.to_move).argmax())
        if state.to_move == seat and not turns.result(best).outcome():
            return [int(worth) for worth in turns.values[best]]
        for step in turns.steps[best]:
            state, _ = state.after(step)
    winners = [score == max(state.scores) for score in state.scores]
    return relative([POINT * (score + WON * won) for score, won in zip(state.scores, winners, strict=True)])


def _stock(view: Position, order: Sequence[int]) -> Iterator[int]:
    """The tiles of the stock in the order in which they are drawn: those that the hands leave over."""
    held = sum(len(hand) for seat, hand in enumerate(view.hands, 1) if seat != view.viewer)
    return iter(order[held:])

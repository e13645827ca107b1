"""The turns that a seat has to choose from, in full for those who compare them all, few for those of short sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

import numpy as np

from engine.core.brain import Stop, Turn, Turns
from engine.core.game import Action
from engine.games.matrix.actions import END, PASS, laid_in, put, swap
from engine.games.matrix.candidates import candidates, heed
from engine.games.matrix.judge import Judge, final, relative
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.plans import TILES, Plan, singles
from engine.games.matrix.rules import Position
from engine.games.matrix.squares import bits_of
from engine.games.matrix.worth import POINT, POINTS_ONLY, Weights, part, reach

FITTING = 50  # what a tile is good for that may be laid somewhere, in hundredths of a point


def all_turns(view: Position, weights: Weights, stop: Stop) -> Turns:
    """The promising ones of all turns of the seat whose view this is; those that end the game have its result.

    Raises Stopped.
    """
    gathered = Gathered(view, weights)
    if view.stage == "play":
        for plan in candidates(gathered.start, not view.put and len(view.hand) > 1, gathered.judge.weigh, stop):
            heed(stop)
            gathered.add_plan(plan)
    if view.put:
        gathered.add_end()
    else:
        gathered.add_passes()
    may_end = not view.stock or view.passes
    return gathered.turns(gathered.results(stop) if may_end else {})


def short_sighted(view: Position, rng: Random, stop: Stop) -> Turns:
    """The turns with one tile only, the first in an order by lot that may be laid; without one, what is left to do.

    They are valued by their points alone. Raises Stopped.
    """
    gathered, tiles = Gathered(view, POINTS_ONLY), list(view.hand)
    rng.shuffle(tiles)
    for tile in tiles if view.stage == "play" else ():
        heed(stop)
        plans = list(singles(gathered.start, (tile,)))
        if plans:
            for plan in plans:
                gathered.add_plan(plan)
            return gathered.turns({})
    if view.put:
        gathered.add_end()
    else:
        gathered.add_passes()
    return gathered.turns({})


class Gathered:
    """Turns from one view of the seat whose turn it is, as they are found; `start` is the plan that lays nothing."""

    def __init__(self, view: Position, weights: Weights) -> None:
        self.view, self.judge = view, Judge(view, weights)
        self.start = Plan((), 0, Outlook.of(view.table, view.rules.twin), view.hand)
        self._steps: list[Turn] = []
        self._values: list[list[int]] = []

    def _add(self, steps: Turn, own: Sequence[int]) -> None:
        self._steps.append(steps)
        self._values.append(relative(own))

    def add_plan(self, plan: Plan) -> None:
        """Lays the tiles of a plan, and ends the turn where it would go on."""
        steps: list[Action] = [put(laid_in(slot, pair)) for slot, pair in plan.places]
        if len(steps) + self.view.put < TILES and plan.hand:
            steps.append(END)
        self._add(tuple(steps), self.judge.own(plan))

    def add_end(self) -> None:
        """Stops after the tiles laid already."""
        self._add((END,), self.judge.own(self.start))

    def add_passes(self) -> None:
        """Passes, unless that is done already; where tiles may be exchanged, once for each number of them."""
        view, own = self.view, self.judge.own(self.start)
        first: Turn = ()
        if view.stage == "play":
            first = (PASS,)
            own = [have + POINT * (seat != view.to_move) for seat, have in enumerate(own, 1)]
        if played(view, first).stage != "swap":
            self._add(first, own)
            return
        for tiles, gain in self._exchanges():
            better = [have + gain * (seat == view.to_move) for seat, have in enumerate(own, 1)]
            self._add((*first, swap(tiles)), better)

    def _exchanges(self) -> Iterator[tuple[list[int], int]]:
        """The tiles to give back, none first and then ever more, and what that gains in hundredths of a point."""
        unseen, weight, gain = self.judge.unseen, self.judge.weights.hope, 0
        drawn = sum(map(self._use, unseen)) // max(1, len(unseen))
        worst = sorted(self.view.hand, key=self._use)
        yield [], 0
        for count in range(1, min(len(worst), self.view.stock) + 1):
            gain += part(drawn - self._use(worst[count - 1]), weight)
            yield worst[:count], gain

    def _use(self, tile: int) -> int:
        """What a tile is good for on this table, in hundredths of a point."""
        fits = self.view.table.can_lay(bits_of(tile))
        return POINT * reach(self.start.outlook, tile) + FITTING * fits

    def results(self, stop: Stop) -> dict[int, list[int]]:
        """The values of the turns that end the game, by their place among those gathered. Raises Stopped."""
        found = {}
        for turn, steps in enumerate(self._steps):
            heed(stop)
            outcome = played(self.view, steps).outcome()
            if outcome:
                found[turn] = final(outcome)
        return found

    def turns(self, results: Mapping[int, list[int]]) -> Turns:
        """All that was gathered; `results` replaces the values of some turns, by their place."""
        view, steps = self.view, self._steps
        values = [results.get(turn, row) for turn, row in enumerate(self._values)]
        return Turns(steps, np.array(values, np.int32), lambda turn: played(view, steps[turn]))


def played(view: Position, steps: Turn) -> Position:
    """The position after these steps."""
    for step in steps:
        view, _ = view.after(step)
    return view

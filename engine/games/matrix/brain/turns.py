"""The turns that a seat has to choose from, in full for those who compare them all, few for those of short sight."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from engine.core.action import Action
from engine.core.brain import Stop, Turn, Turns
from engine.games.matrix.brain.candidates import PAIRS, candidates, heed
from engine.games.matrix.brain.judge import Judge, ended, relative
from engine.games.matrix.brain.outlook import Outlook, pairs_of
from engine.games.matrix.brain.plans import TILES, TileRun, singles
from engine.games.matrix.brain.worth import POINT, POINTS_ONLY, Weights, part, reach
from engine.games.matrix.rules.actions import END, PASS, laid_in, put, swap
from engine.games.matrix.rules.squares import bits_of
from engine.games.matrix.rules.state import Position

FITTING = 50  # what a tile is good for that may be laid somewhere, in hundredths of a point


def all_turns(view: Position, weights: Weights, stop: Stop) -> Turns:
    """The promising ones of all turns of the seat whose view this is; those that end the game have its result.

    At most PAIRS turns of two tiles are among them. Raises Stopped.
    """
    gathered = Gathered(view, weights)
    if view.stage == "play":
        two = not view.put and len(view.hand) > 1
        for plan in candidates(gathered.start, PAIRS if two else 0, gathered.judge.weigh, stop):
            heed(stop)
            gathered.add_plan(plan)
    if view.put:
        gathered.add_end()
    else:
        gathered.add_passes()
    return gathered.turns()


def short_sighted(view: Position, rng: Random, stop: Stop) -> Turns:
    """The turn of somebody who takes up one tile by lot, lays it where it scores most, then another one; without a tile
    that may be laid, what is left to do. It is valued by its points alone. Raises Stopped.
    """
    gathered, tiles = Gathered(view, POINTS_ONLY), list(view.hand)
    rng.shuffle(tiles)
    plan = gathered.start
    for tile in tiles if view.stage == "play" else ():
        heed(stop)
        places = list(singles(plan, (tile,)))
        if places:
            most = max(place.gain for place in places)
            plan = rng.choice([place for place in places if place.gain == most])
            if len(plan.places) + view.put == TILES:
                break
    if plan.places:
        gathered.add_plan(plan)
    elif view.put:
        gathered.add_end()
    else:
        gathered.add_passes()
    return gathered.turns()


class Gathered:
    """Turns from one view of the seat whose turn it is, as they are found; `start` is the plan that lays nothing."""

    def __init__(self, view: Position, weights: Weights) -> None:
        self.view, self.judge = view, Judge(view, weights)
        self.start = TileRun((), 0, Outlook.of(view.table, view.rules.twin), view.hand)
        self._steps: list[Turn] = []
        self._values: list[list[int]] = []
        self._left = view.unlaid() if not view.stock else []

    def _add(self, steps: Turn, values: list[int]) -> None:
        self._steps.append(steps)
        self._values.append(values)

    def _worth(self, plan: TileRun) -> list[int]:
        """The values of a plan: the result of the game where nobody can lay a tile after it and none can be drawn."""
        view = self.view
        if not view.stock:
            laid = {laid_in(slot, pair).tile for slot, pair in plan.places}
            if not plan.outlook.table.can_lay(pairs_of(tile for tile in self._left if tile not in laid)):
                return ended([n + plan.gain * (seat == view.to_move) for seat, n in enumerate(view.scores, 1)])
        return relative(self.judge.own(plan))

    def add_plan(self, plan: TileRun) -> None:
        """Lays the tiles of a plan, and ends the turn where it would go on."""
        steps: list[Action] = [put(laid_in(slot, pair)) for slot, pair in plan.places]
        if len(steps) + self.view.put < TILES and plan.hand:
            steps.append(END)
        self._add(tuple(steps), self._worth(plan))

    def add_end(self) -> None:
        """Stops after the tiles laid already."""
        self._add((END,), self._worth(self.start))

    def add_passes(self) -> None:
        """Passes, unless that is done already; where tiles may be exchanged, once for each number of them."""
        view, own = self.view, self.judge.own(self.start)
        first: Turn = ()
        if view.stage == "play":
            first = (PASS,)
            own = [have + POINT * (seat != view.to_move) for seat, have in enumerate(own, 1)]
        after = played(view, first)
        if after.stage != "swap":
            self._add(first, ended(after.scores) if after.reason else relative(own))
            return
        for tiles, gain in self._exchanges():
            better = [have + gain * (seat == view.to_move) for seat, have in enumerate(own, 1)]
            self._add((*first, swap(tiles)), relative(better))

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

    def turns(self) -> Turns:
        """All that was gathered."""
        view, steps = self.view, self._steps
        return Turns(steps, np.array(self._values, np.int32), lambda turn: played(view, steps[turn]))


def played(view: Position, steps: Turn) -> Position:
    """The position after these steps."""
    for step in steps:
        view, _ = view.after(step)
    return view

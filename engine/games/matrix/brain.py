"""Dominoes-Matrix's computer player: turns weighed for what they score and leave, then tried against hands unseen."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

import numpy as np

from engine.core.brain import Stop, Turns
from engine.games.matrix.judge import final, relative
from engine.games.matrix.rules import Position
from engine.games.matrix.trials import tried
from engine.games.matrix.turns import all_turns, short_sighted
from engine.games.matrix.worth import POINT, tilted

DEALS = 32  # deals tried each time when somebody looks into a position
TRIES = 6  # turns tried out for each node of a level


@dataclass(frozen=True, slots=True)
class Further(Position):
    """A position behind a turn, to be tried with more deals the next time: `times` it was tried already, and `sums`
    is what each seat gained then, seat 1 first, in hundredths of a point."""

    times: int = 0
    sums: tuple[int, ...] = ()

    @property
    def to_act(self) -> int:
        """Always chance: nobody knows which tiles the others hold, so nobody's turn can be foreseen."""
        return 0


class MatrixBrain:
    """Values Matrix turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    Values are in hundredths of a point, and tell by how much a seat is ahead of the average of the others. Where the
    seat of the view is not to act, the position has one turn only, without steps: it leads to the same position tried
    out with further deals, so that a search may make its value as sure as it likes. So it tries many turns where other
    games' brains look into one: `tries`.
    """

    tries = TRIES

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """The promising ones of the rest of this turn. Raises Stopped."""
        if isinstance(view, Further):
            return _tried(view, style, stop)
        outcome = view.outcome()
        if outcome:
            return Turns([()], np.array([final(outcome)], np.int32), lambda turn: view)
        seen = own_view(view)
        if seen.stage == "deal" or seen.viewer != seen.to_move:
            return _tried(untried(seen), style, stop)
        return all_turns(seen, tilted(style), stop)

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns with one of its tiles, valued by points alone. Raises Stopped."""
        return short_sighted(own_view(view), Random(f"near {seed} {view.turn}"), stop)

    def turn_start(self, view: Position) -> Position:
        """The view itself: from the middle of a turn all that matters can be weighed anew."""
        return view


def own_view(view: Position) -> Position:
    """What the seat whose turn it is may see of a full position; a view stays as it is."""
    return view.seen_by(view.to_move) if view.viewer is None else view


def untried(view: Position) -> Further:
    """A view that is about to be tried out for the first time."""
    known = {field.name: getattr(view, field.name) for field in fields(Position)}
    return Further(**known, sums=(0,) * view.rules.players)


def _tried(view: Further, style: int, stop: Stop) -> Turns:
    """The one turn of a position that is tried out, with its value by all deals so far. Raises Stopped."""
    done, times = view.times, view.times + 1
    gained = tried(view, range(done * DEALS, times * DEALS), style, tilted(style).tile(view.rules.refill), stop)
    sums = tuple([before + gain for before, gain in zip(view.sums, gained, strict=True)])
    own = [POINT * score + gain // times for score, gain in zip(view.scores, sums, strict=True)]
    further = replace(view, times=times, sums=sums)
    return Turns([()], np.array([relative(own)], np.int32), lambda turn: further)

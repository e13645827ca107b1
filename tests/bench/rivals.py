"""Further players for measuring: Mattock's with weights of their own, and Matrix's `points`.

The first search best-first and cannot prove anything; the second takes any of the whole turns that score most now.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np

from engine.ai.messages import Halt
from engine.ai.search import Search
from engine.ai.watch import Watch
from engine.core.brain import Answer, Stop, Turns
from engine.core.state import State
from engine.games.matrix.brain.turns import all_turns
from engine.games.matrix.brain.worth import POINTS_ONLY
from engine.games.matrix.rules.state import Position as Layout
from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.brain.territory import evaluate
from engine.games.mattock.brain.weights import Judge
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import Position

ENDLESS = 10**9


@dataclass(frozen=True)
class Rival:
    """A player with an evaluation of its own, and without proofs."""

    judge: Judge = evaluate

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """All turns of a position."""
        return MattockBrain(self.judge).complete_turns(view, stop)

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """It always looks at all turns."""
        return self.complete_turns(view, stop)

    def turn_start(self, view: Position) -> Position:
        """It is asked at the start of its turns only."""
        return view


Player = Callable[[State, int], Answer]


def rival(judge: Judge = evaluate, nodes: int | None = None, seconds: float | None = None) -> Player:
    """A player without proofs that searches best-first for so many nodes or seconds."""

    def play(state: State, seed: int) -> Answer:
        watch = Watch(lambda: Halt.GO, seconds)
        thought = Search(MATTOCK, Rival(judge), 5, seed, nodes or ENDLESS, watch, lambda answer: None)
        return thought.answer(state)

    return play


def points() -> Player:
    """Matrix: most points in this turn, ties by lot."""

    def play(view: State, seed: int) -> Answer:
        assert isinstance(view, Layout)
        turns = all_turns(view, POINTS_ONLY, lambda: False)
        worth = turns.worth(view.to_move)
        turn = int(Random(f"points {seed} {view.turn}").choice(np.flatnonzero(worth == worth.max()).tolist()))
        return Answer(turns.steps[turn], tuple(turns.values[turn].tolist()), 1, (turns.steps[turn],))

    return play

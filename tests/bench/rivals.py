"""Mattock players with weights of their own for the gate: they search best-first and cannot prove anything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.ai.messages import Halt
from engine.ai.search import Search
from engine.ai.watch import Watch
from engine.core.brain import Answer, Stop, Turns
from engine.core.game import State
from engine.games.mattock.brain import MattockBrain
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules import Position
from engine.games.mattock.territory import evaluate
from engine.games.mattock.weights import Judge

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

"""Phalanx games among computers, for the tests of computer players."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.ai.search import choose
from engine.core.brain import Answer
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.state import Position

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "segments": 3}, "grow or move": {"players": 2, "segments": 2, "grow_or_move": True},
    "duel": {"players": 2, "board": "duel", "base": 6}, "three": {"players": 3, "segments": 2},
    "four": {"players": 4, "segments": 2}, "five": {"players": 5, "segments": 2}, "six": {"players": 6, "segments": 2},
    "classic": {"players": 6, "board": "classic"}}


def follow(state: Position, answer: Answer) -> Position:
    """The position after an answer, each of whose steps must be legal and all of one seat."""
    seat = state.to_act
    for step in answer.steps:
        assert state.to_act == seat and state.allows(step)
        state, _ = state.after(step)
    return state


def course(name: str, levels: tuple[int, ...], turns: int = 400, seed: int = 1) -> Iterator[Position]:
    """The positions of a game among computers of these levels by turns: at the start of every turn, and at the end."""
    state: Position = PHALANX.start(PHALANX.settled(GAMES[name], seed))
    while state.to_act and state.turn < turns:
        yield state
        state = follow(state, choose(PHALANX, state, levels[state.turn % len(levels)], seed, nodes=2))
    yield state


@cache
def greedy(name: str) -> tuple[Position, ...]:
    """A game among greedy computers, the turns of two rounds and more after the set-up."""
    return tuple(course(name, (2,), 400 if name == "two" else 28))


def never() -> bool:
    """Told to a brain that nobody stops."""
    return False

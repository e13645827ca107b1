"""Games of every variant, played at random but the same each time, and their golden playthroughs."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.action import Action
from engine.core.events import Event
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.state import Position

VARIANTS: dict[str, dict[str, Any]] = {
    "segments": {"players": 3, "segments": 2},
    "grow_or_move": {"players": 2, "segments": 2, "grow_or_move": True},
    "classic": {"players": 4, "board": "classic"},
    "duel": {"players": 2, "board": "duel", "base": 6},
}
Played = tuple[Position, Action, Position, tuple[Event, ...]]


def opened(name: str) -> Position:
    """The first position of a variant."""
    start = PHALANX.start(PHALANX.settled(VARIANTS[name], 1))
    assert isinstance(start, Position)
    return start


def played(name: str, seed: int, length: int = 400) -> Iterator[Played]:
    """A random game, action by action; turns are ended early only now and then, and captures are liked."""
    rng, state = Random(seed), opened(name)
    for _ in range(length):
        legal = state.actions()
        if not legal:
            return
        action = _chosen(state, legal, rng)
        after, events = state.after(action)
        yield state, action, after, events
        state = after


def _chosen(state: Position, legal: Any, rng: Random) -> Action:
    steps = [action for action in legal if action.verb != "end" or rng.random() < 0.2] or legal
    captures = [a for a in rng.sample(steps, min(12, len(steps))) if a.verb == "move" and state.after(a)[0].took]
    choice: Action = rng.choice(captures or steps)
    return choice

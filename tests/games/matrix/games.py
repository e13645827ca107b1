"""Games of every kind, played at random but the same each time, with real exchanges."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine.core.action import CHANCE, Action
from engine.core.events import Event
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules.actions import swap
from engine.games.matrix.rules.squares import UNKNOWN
from engine.games.matrix.rules.state import Position

KINDS: dict[str, dict[str, Any]] = {
    "option1": {"players": 2, "set": 6, "option": 1},
    "option2": {"players": 4, "set": 6, "option": 2},
    "option3": {"players": 3, "set": 6, "option": 3},
    "refill": {"players": 3, "set": 9, "option": 1, "refill": True},
    "twin": {"players": 2, "set": 6, "option": 3, "twin": True},
    "six": {"players": 6, "set": 12, "option": 1, "twin": True},
}


class Step(NamedTuple):
    """One action of a game, between the positions before and after."""

    before: Position
    action: Action
    after: Position
    events: tuple[Event, ...]


def opened(kind: str) -> Position:
    """The first position of a kind of game."""
    state = MATRIX.start(MATRIX.settled(KINDS[kind], 1))
    assert isinstance(state, Position)
    return state


def played(kind: str, seed: int) -> Iterator[Step]:
    """A random game, action by action, up to its end."""
    rng, state = Random(f"{kind} {seed}"), opened(kind)
    while state.to_act is not None:
        action = chosen(state, rng)
        after, events = state.after(action)
        yield Step(state, action, after, events)
        state = after


def chosen(state: Position, rng: Random) -> Action:
    """Mostly tiles; now and then an early end, a pass, and an exchange of some tiles."""
    if state.to_act == CHANCE:
        assert MATRIX.deal is not None
        return MATRIX.deal(state, rng)
    if state.stage == "swap":
        return some_swap(state, rng)
    legal = list(state.actions())
    puts = [action for action in legal if action.verb == "put"]
    return rng.choice(puts if puts and rng.random() < 0.88 else legal[-1:])


def some_swap(state: Position, rng: Random) -> Action:
    """An exchange of some tiles of the hand, perhaps of none."""
    known = [tile for tile in state.hand if tile != UNKNOWN]
    return swap(rng.sample(known, rng.randint(0, min(len(known), state.stock))))

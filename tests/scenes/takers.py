"""Games of Phalanx in which stones are taken wherever that can be."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.core.action import CHANCE, Action
from engine.core.events import Removed
from engine.core.match import Match, Person
from engine.core.state import State
from engine.games import game_named
from tests.scenes.parties import NAMES

MOST = 420


def takes(state: State, action: Action) -> bool:
    """Whether stones would be taken."""
    return action.verb == "move" and any(isinstance(event, Removed) for event in state.after(action)[1])


@cache
def _played(seats: int) -> tuple[Action, ...]:
    """A game until somebody may take a stone and much has been taken."""
    match, dice, taken = _begun(seats), Random(5), 0
    while match.outcome is None and len(match.actions) < MOST:
        known = [] if match.to_act == CHANCE else [a for a in match.state.actions() if match.state.allows(a)]
        taking_now = [a for a in known if takes(match.state, a)]
        if taking_now and taken > 3 * seats:
            break
        taken += bool(taking_now)
        match.play(dice.choice(taking_now or known) if known else match.roll())
    return tuple(match.actions)


def _begun(seats: int) -> Match:
    return Match(game_named("phalanx"), {"players": seats}, 5, [Person(name) for name in NAMES[:seats]])


def taking(seats: int) -> Match:
    """A game in which much was taken and more can be taken now."""
    match = _begun(seats)
    for action in _played(seats):
        match.play(action)
    return match

"""What every game promises about saying why: one short sentence or none, the same whoever looks, for every turn."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from engine.core.action import CHANCE, Action
from engine.core.match import Match
from engine.core.state import State
from tests.golden import LONGEST, SEED
from tests.playouts import SHIPPED, Subject, played

every_game = pytest.mark.parametrize("subject", SHIPPED, ids=str)


class Turn(NamedTuple):
    """A turn of a match: the positions before and after it, its actions with chance's, and who took it."""

    before: State
    actions: list[Action]
    after: State
    seat: int
    at: int


def turns(match: Match) -> Iterator[Turn]:
    """All turns of a match that are over."""
    start, states = 0, match.states
    for end in range(1, len(states)):
        if states[end].turn > states[start].turn:
            seat = next((s.to_act for s in states[start:end] if s.to_act != CHANCE), None)
            yield Turn(states[start], match.actions[start:end], states[end], seat or 0, start)
            start = end


def seen(subject: Subject, match: Match, turn: Turn, viewer: int) -> str:
    """What is said to one seat (0: to somebody without a seat) that gets its views and texts alone."""
    states = match.states[turn.at:]
    told = [subject.game.action_seen(state, action, viewer).split()
            for state, action in zip(states, turn.actions, strict=False)]
    actions = [Action(verb, tuple(args)) for verb, *args in told]
    return subject.game.presentation().why(turn.before.seen_by(viewer), actions, turn.after.seen_by(viewer), turn.seat)


@every_game
def test_it_is_one_short_sentence_or_nothing(subject: Subject) -> None:
    said = {subject.game.presentation().why(turn.before, turn.actions, turn.after, turn.seat)
            for turn in turns(played(subject, SEED, LONGEST))}  # the golden playthrough
    for told in said - {""}:
        assert told[0].isupper() and told.endswith(".") and ". " not in told, told
        assert len(told) <= 90 and told.isprintable(), told
    assert said > {""}, "a game that always or never says why"


@every_game
def test_everybody_is_told_the_same_and_nothing_hidden(subject: Subject) -> None:
    match = played(subject)
    for turn in Random(str(subject)).sample(list(turns(match)), 12):
        told = {seen(subject, match, turn, viewer) for viewer in range(len(match.seated) + 1)}
        assert told == {subject.game.presentation().why(turn.before, turn.actions, turn.after, turn.seat)}


@every_game
def test_a_turn_that_is_not_over_has_no_reason(subject: Subject) -> None:
    for turn in list(turns(played(subject)))[:30]:
        state = turn.before
        for i, action in enumerate(turn.actions):
            assert subject.game.presentation().why(turn.before, turn.actions[:i], state, turn.seat) == ""
            state, _ = state.after(action)

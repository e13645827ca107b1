"""What every game promises about secrets: nothing that a seat is given depends on what it may not see."""

import pickle
from random import Random

import pytest

from engine.core.action import CHANCE, Action
from engine.core.state import State
from engine.games import GAMES
from tests.playouts import SUBJECTS, Subject, played, sampled

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
with_chance = pytest.mark.parametrize("subject", [s for s in SUBJECTS if s.game.deal], ids=str)


@every_game
def test_a_view_shows_the_seat_to_act_what_it_may_do(subject: Subject) -> None:
    match = played(subject)
    for n in sampled(match):
        state = match.states[n]
        for seat in range(1, len(match.seated) + 1):
            view = state.seen_by(seat)
            assert (view.to_act, view.phase, view.turn) == (state.to_act, state.phase, state.turn)
            assert view.outcome() == state.outcome() and view.seen_by(seat) == view
            if seat == state.to_act:
                assert list(view.actions()) == list(state.actions())


@with_chance
def test_a_deal_tells_its_own_seat_and_nobody_else(subject: Subject) -> None:
    match = played(subject)
    places = [n for n, state in enumerate(match.states[:-1]) if state.to_act == CHANCE]
    assert places
    for n in places:
        deals = {subject.game.deal(match.states[n], Random(seed)) for seed in range(6)}
        told = [_told(subject, match.states[n], deal, len(match.seated)) for deal in sorted(deals, key=str)]
        differing = sum(len({one[seat] for one in told}) > 1 for seat in range(len(match.seated)))
        assert differing <= 1, "more than one seat learns something from a deal"


def _told(subject: Subject, state: State, deal: Action, seats: int) -> list[bytes]:
    """Everything a seat gets to know of a deal, seat by seat: position, events, the action's text."""
    after, events = state.after(deal)
    game, seen = subject.game, range(1, seats + 1)
    return [pickle.dumps((repr(after.seen_by(seat)), repr(game.events_seen(events, seat)),
                          game.action_seen(state, deal, seat),
                          repr(game.presentation().picture(after.seen_by(seat)).items)))
            for seat in seen]


@with_chance
def test_chance_may_only_deal_what_there_is(subject: Subject) -> None:
    match = played(subject)
    for n, state in enumerate(match.states[:-1]):
        if state.to_act == CHANCE:
            assert state.allows(match.actions[n]) and not state.allows(Action("deal", ("1", "?", "?")))


def test_some_game_has_secrets() -> None:
    assert any(game.deal for game in GAMES)

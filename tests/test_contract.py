"""What every game promises about its rules, held over random games of all games on the shelf."""

import json
import pickle

import pytest

from engine.core.action import CHANCE
from engine.core.chooser import Chooser
from engine.core.errors import BadAction, GameOver, IllegalAction
from engine.core.match import Match
from engine.core.state import State
from engine.records.record import from_record, loads, to_record
from tests.playouts import SUBJECTS, Subject, free_copy, known, played, sampled, to_play

NONSENSE = (
    "", " ", "fly", "mine", "move a1", "move -", "put 9:9 x,y Q", "deal ?", "grow 1;2", "é\u2028\x00", "a" * 5000)

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


@every_game
def test_ends_with_a_result(subject: Subject) -> None:
    match = played(subject)
    end = match.outcome
    assert end is not None and end.reason and end.winners
    assert len(end.scores) == len(match.seated) and set(end.winners) <= set(range(1, len(match.seated) + 1))
    assert match.to_act is None and not list(match.state.actions())
    assert all(state.outcome() is None for state in match.states[:-1])
    with pytest.raises(GameOver):
        free_copy(match).play(match.actions[-1])


@every_game
def test_seats_are_within_what_the_game_says(subject: Subject) -> None:
    match = played(subject)
    low, high = subject.game.players
    assert low <= len(match.seated) <= high
    assert all(state.to_act in range(len(match.seated) + 1) for state in match.states[:-1])


@every_game
def test_actions_differ_and_come_back_from_text(subject: Subject) -> None:
    match = played(subject)
    for n in sampled(match):
        state = match.states[n]
        actions = list(state.actions())
        assert len({str(a) for a in actions}) == len(actions)
        for action in actions:
            again = subject.game.parse(state, str(action))
            assert (again, str(again), again.picks) == (action, str(action), action.picks)
            assert state.allows(action) or not action.args, "only an action with a free choice stands there unplayable"


@every_game
def test_every_action_is_said_by_clicks(subject: Subject) -> None:
    match = played(subject)
    for n in sampled(match):
        actions = list(match.states[n].actions())
        if match.states[n].to_act not in (CHANCE, None):
            assert all(action.picks for action in actions)
        for action in actions:
            _click(Chooser.of(actions), action) if action.picks else None


def _click(chooser: Chooser, action: object) -> None:
    for pick in action.picks:  # type: ignore[attr-defined]
        assert pick in chooser.next_picks()
        step = chooser.pick(pick)
        assert step is not None
        chooser = step
    found = [chooser.turn(i).chosen() for i in range(len(chooser.candidates()))]
    assert action in found and len(set(found)) == len(found)


@every_game
def test_positions_are_values(subject: Subject) -> None:
    match = played(subject)
    for state, action in to_play(match):
        before = pickle.dumps(state)
        once, twice = state.after(action), state.after(action)
        assert once == twice and pickle.dumps(state) == before, "a position never changes"
    for n in sampled(match):
        copy: State = pickle.loads(pickle.dumps(match.states[n]))
        assert copy == match.states[n]
        assert list(copy.actions()) == list(match.states[n].actions())


@every_game
def test_turns_are_counted_upwards(subject: Subject) -> None:
    turns = [state.turn for state in played(subject).states]
    assert turns[0] == 0 and turns == sorted(turns) and turns[-1] > 0


@every_game
@pytest.mark.parametrize("most", [0, 7, 2000])
def test_a_record_plays_again(subject: Subject, most: int) -> None:
    match = played(subject, 3, most)
    record = to_record(match, "2020-02-02T02:02:02+00:00")
    again = loads(json.dumps(record), known)
    assert again.states == match.states and again.events == match.events
    assert to_record(again, "2020-02-02T02:02:02+00:00") == record


@every_game
def test_undo_to_the_start_and_redo_to_the_end(subject: Subject) -> None:
    played_once = played(subject, 1)
    match = free_copy(played_once)
    while any(state.to_act != CHANCE for state in match.states[:-1]):
        match.undo()
        assert match.states == played_once.states[:len(match.states)]
        assert match.to_act != CHANCE
    with pytest.raises(IllegalAction):
        match.undo()
    while match.undone:
        match.redo()
    assert match.states == played_once.states and match.events == played_once.events and not match.branches


@every_game
def test_another_line_keeps_the_one_that_was_left(subject: Subject) -> None:
    match = free_copy(played(subject, 2))
    left = list(match.actions)
    other = None
    while other is None:  # the last step may have been the only one; a game without any choice fails here
        match.undo()
        others = [a for a in match.state.actions() if a != left[len(match.actions)] and match.state.allows(a)]
        other = next(iter(others), None)
    match.play(other)
    assert match.branches[-1].actions == tuple(left[match.branches[-1].at:])
    again = from_record(to_record(match), known)
    assert again.branches == match.branches and again.states == match.states


@every_game
def test_what_is_illegal_is_refused_with_a_sentence(subject: Subject) -> None:
    match = played(subject)
    pool = {a: None for state in match.states[:-1] for a in state.actions()}
    for n in sampled(match)[:-1]:
        state = match.states[n]
        for action in [a for a in pool if not state.allows(a)][:60]:
            with pytest.raises(IllegalAction) as told:
                subject.game.check(state, action)
            assert str(told.value).endswith(".") and len(str(told.value)) < 120 and told.value.rule


@every_game
def test_nonsense_is_no_action(subject: Subject) -> None:
    match = free_copy(played(subject, 0, 6))
    for text in NONSENSE:
        with pytest.raises(BadAction) as told:
            match.play(text)
        assert str(told.value).endswith(".") and len(str(told.value)) < 200
    assert len(match.actions) == 6


@every_game
def test_a_dump_is_plain_data_and_says_who_acts(subject: Subject) -> None:
    match = played(subject)
    for n in sampled(match):
        told = subject.game.dump(match.states[n])
        assert json.loads(json.dumps(told)) == told
        assert match.states[n].to_act == CHANCE or told["to_act"] == match.states[n].to_act


@pytest.mark.parametrize("subject", [one for one in SUBJECTS if one.game.read_turn is not None], ids=str)
def test_a_turn_in_writing_comes_back(subject: Subject) -> None:
    assert subject.game.read_turn is not None
    match = played(subject)
    starts = [n for n, state in enumerate(match.states) if n == 0 or state.turn > match.states[n - 1].turn]
    for a, b in zip(starts, starts[1:], strict=False):
        steps = tuple(match.actions[a:b])
        if not any(step.verb == "swap" for step in steps):
            text = subject.game.turn_text(match.states[a], steps)
            assert subject.game.read_turn(match.states[a], text) == steps


@every_game
def test_the_same_seed_gives_the_same_game(subject: Subject) -> None:
    one, two = subject.match(5), subject.match(5)
    assert one.options == two.options and one.state == two.state
    assert _deals(one) == _deals(two)


def _deals(match: Match) -> list[str]:
    while match.to_act == CHANCE:
        match.play(match.roll())
    return [str(action) for action in match.actions]


"""What Phalanx promises like every game: events make the picture, texts come back, positions travel and stay equal."""

import pickle
from collections import Counter
from typing import Any

import pytest

from engine.core.chooser import Chooser
from engine.core.errors import BadAction, BadOption, IllegalAction
from engine.core.events import PeopleSwapped
from engine.core.match import Match, Person
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.writing import parse
from engine.games.phalanx.show import presentation
from engine.records.record import from_record, to_record
from tests.after import after_events
from tests.games.phalanx.games import VARIANTS, opened, played


@pytest.mark.parametrize("name", VARIANTS)
def test_events_applied_to_the_picture_give_the_next_picture(name: str) -> None:
    captures = 0
    for before, _, after, events in played(name, 1):
        assert after_events(presentation.picture(before).items, events) == Counter(presentation.picture(after).items)
        captures += after.took
    assert captures


@pytest.mark.parametrize("name", VARIANTS)
def test_every_item_lies_on_a_cell_or_in_a_tray(name: str) -> None:
    for before, _, _, _ in played(name, 2, 120):
        told = presentation.picture(before)
        assert {item.place for item in told.items} <= set(told.cells.centres) | set(told.hands)
        assert {mark.place for mark in told.marks} <= set(told.cells.centres)


@pytest.mark.parametrize("name", VARIANTS)
def test_actions_are_legal_differ_and_come_back_from_text(name: str) -> None:
    for state, _, _, _ in played(name, 3, 200):
        legal = state.actions()
        assert len(set(legal)) == len(legal)
        for action in legal:
            again = parse(state, str(action))
            assert (again, again.picks) == (action, action.picks)
            assert state.allows(again)


@pytest.mark.parametrize("name", VARIANTS)
def test_what_is_not_listed_is_not_allowed(name: str) -> None:
    for state, _, _, _ in played(name, 4, 60):
        legal, names = set(state.actions()), sorted(state.board.bit)[::5]
        texts = [f"grow {n}" for n in names] + [f"move {a} {b} {m}" for a in names for b in names[::4]
                                                 for m in (1, 2)]
        for action in (parse(state, text) for text in texts):
            assert state.allows(action) == (action in legal)
            if action not in legal:
                with pytest.raises(IllegalAction):
                    PHALANX.check(state, action)


@pytest.mark.parametrize("name", VARIANTS)
def test_every_action_is_reached_by_clicks(name: str) -> None:
    for state, _, _, _ in played(name, 5, 60):
        for action in state.actions():
            chooser: Chooser | None = Chooser.of(state.actions())
            for pick in action.picks:
                chooser = chooser.pick(pick) if chooser else None
            assert chooser and action in chooser.candidates()


@pytest.mark.parametrize("name", VARIANTS)
def test_positions_travel_and_records_replay(name: str) -> None:
    match = Match(PHALANX, VARIANTS[name], 1)
    for before, action, _, _ in played(name, 6, 100):
        assert pickle.loads(pickle.dumps(before)) == before == match.state
        match.play(str(action))
    again = from_record(to_record(match), lambda name: PHALANX)
    assert again.state == match.state and hash(again.state) == hash(match.state)


def test_choosing_red_in_a_duel_swaps_the_people() -> None:
    match = Match(PHALANX, VARIANTS["duel"], 1, (Person("Ada"), Person("Bo")))
    for text in ("stone 2 0,0", "stone 1 2,0", "stone 2 0,2"):
        match.play(text)
    assert (match.to_act, match.state.phase) == (2, "choose")
    assert match.play("choose 1")[0] == PeopleSwapped(1, 2)
    assert [person.name for person in match.people] == ["Bo", "Ada"]
    assert match.to_act == 1
    match.play("stone 1 -2,0")
    assert match.to_act == 2 and match.state.phase == "grow"


def test_every_stone_of_a_pie_opening_is_placed_once() -> None:
    state = opened("duel")
    assert len(state.actions()) == 2 * 91
    state, _ = state.after(parse(state, "stone 1 0,0"))
    assert {action.args[0] for action in state.actions()} == {"2"}


@pytest.mark.parametrize("text", [
    "", "grow", "grow 99,99", "grow -0,0", "lift 1;0", "move 0,0 0,0", "move 0,0 1,0 0", "lay 01,0", "lay 1",
    "lay 1234,0", "stone 3 0,0", "choose 0", "end now"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadAction):
        parse(opened("classic"), text)


@pytest.mark.parametrize("options", [{"board": "duel", "players": 3}, {"players": 7}, {"segments": 5}, {"base": 11},
                                     {"grow_or_move": 1}])
def test_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        PHALANX.checked_options(options)

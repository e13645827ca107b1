"""Saved games come back as they were; whatever is damaged is refused with one sentence, and nothing else happens."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import CHANCE
from engine.core.errors import BadRecord
from engine.core.match import Match, Person
from engine.games import game_named
from engine.games.matrix.game import MATRIX
from engine.games.mattock.game import MATTOCK
from engine.records.record import LONGEST, from_record, loads, to_record
from tests.playouts import SUBJECTS, free_copy, played

FIELDS = ("format", "rules", "game", "options", "seed", "seats", "actions", "branches", "created", "result")
WRONG: tuple[Any, ...] = (None, True, -1, 3, 1e300, "", "x", [], [1], [[]], {}, {"a": 1}, ["mine e5"], [None], 2**70)


def good() -> dict[str, Any]:
    """A record with everything in it: a branch, a computer, a swap."""
    match = Match(MATTOCK, {"swap": True}, 3, [Person("Anne"), Person("Bert", "computer", 2)])
    for action in ("mine i3", "stay", "swap", "mine f6"):
        match.play(action)
    match.undo()
    match.play("mine a3")
    return to_record(match, "then")


def test_a_record_holds_what_the_protocol_names() -> None:
    record = good()
    assert tuple(record) == FIELDS
    assert record["actions"] == ["mine i3", "stay", "swap", "mine a3"]
    assert record["branches"] == [{"at": 3, "actions": ["mine f6"]}] and record["result"] is None
    assert record["seats"][1] == {"name": "Bert", "kind": "computer", "level": 2}


def test_it_comes_back() -> None:
    match = loads(json.dumps(good()), game_named)
    assert to_record(match, "then") == good()
    assert match.people[0].name == "Bert", "the swap is played again, so the people have changed places"


def test_a_finished_game_tells_its_result() -> None:
    match = played(SUBJECTS[0])
    assert match.outcome is not None
    told = to_record(match)["result"]
    assert told == {"scores": list(match.outcome.scores), "winners": list(match.outcome.winners), "reason": "no-mine"}


@pytest.mark.parametrize("loser", [1, 2])
def test_a_resignation_comes_back(loser: int) -> None:
    match = free_copy(played(SUBJECTS[0], 0, 5))
    match.resign(loser)
    again = from_record(to_record(match), game_named)
    assert again.outcome == match.outcome and again.to_act is None


def test_deals_are_part_of_the_record() -> None:
    match = Match(MATRIX, {}, 5)
    while match.to_act == CHANCE:
        match.play(match.roll())
    record = {**to_record(match), "seed": 77}
    assert from_record(record, game_named).states == match.states, "the seed is not asked again"


def test_what_is_not_known_is_ignored() -> None:
    assert from_record({**good(), "weather": "fine"}, game_named).actions


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_wrong_types_are_refused_or_harmless(field: str, wrong: Any) -> None:
    _reads_or_refuses({**good(), field: wrong})


@pytest.mark.parametrize("missing", ["format", "game", "actions"])
def test_what_must_be_there(missing: str) -> None:
    record = good()
    del record[missing]
    with pytest.raises(BadRecord):
        from_record(record, game_named)


@pytest.mark.parametrize("change", [
    {"format": 2}, {"rules": 99}, {"game": "chess"}, {"options": {"size": 9}}, {"options": {"sise": 5}},
    {"actions": ["mine i3", "mine i4"]}, {"actions": ["mine z9"]}, {"actions": ["x"] * (LONGEST + 1)},
    {"actions": ["mine " + "e" * 10_000]}, {"branches": [{"at": 99, "actions": []}]}, {"branches": 5},
    {"branches": [{"at": 0, "actions": ["stay"]}]}, {"branches": [{"at": True, "actions": []}]}, {"seats": [{}] * 7},
    {"seats": [{"name": "A", "kind": "robot"}]}, {"seats": [{"name": "A", "level": 9}]}, {"seats": {"1": "A"}},
    {"result": {"reason": "resigned", "winners": [1, 2]}}, {"seed": 2**64}, {"seed": "7"}, {"format": [[]] * 99},
], ids=lambda change: str(change)[:50])
def test_damage_has_a_sentence(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as told:
        from_record({**good(), **change}, game_named)
    assert str(told.value).endswith(".") and len(str(told.value)) < 250


def test_a_cut_file_is_refused_at_every_place() -> None:
    text = json.dumps(good())
    for end in range(len(text)):
        with pytest.raises(BadRecord):
            loads(text[:end], game_named)


@pytest.mark.parametrize("text", ["", "null", "[]", "7", "{}", "[" * 100_000, '{"a":' * 50_000, "1" * 5000, "\x00",
                                  "PK\x03\x04", '{"journal": 1}', '{"format": NaN}', '{"format": 1e999}'])
def test_foreign_files_are_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        loads(text, game_named)


def _reads_or_refuses(record: Any) -> None:
    try:
        match = from_record(record, game_named)
    except BadRecord as error:
        assert str(error).endswith(".")
    else:
        assert from_record(to_record(match), game_named).states == match.states


single = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
plain = st.recursive(
    single, lambda of: st.lists(of, max_size=3) | st.dictionaries(st.text(max_size=5), of, max_size=3), max_leaves=6)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FIELDS), plain)
def test_anything_in_a_field(field: str, value: Any) -> None:
    _reads_or_refuses({**good(), field: value})


@settings(max_examples=100, deadline=None)
@given(plain)
def test_anything_at_all(value: Any) -> None:
    _reads_or_refuses(value)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_flipped_letters(data: st.DataObject) -> None:
    text = list(json.dumps(good()))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = chr(ord(text[place]) ^ 1 << data.draw(st.integers(0, 6)))
    try:
        loads("".join(text), game_named)
    except BadRecord as error:
        assert str(error)

"""What computers thought of a game is kept with it; damaged values are left out, and the game stays whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.match import Match
from engine.games import game_named
from engine.games.mattock.game import MATTOCK
from engine.records import values
from engine.records.journal import Journal, read_journal
from engine.records.record import from_record, to_record
from engine.records.store import Store

DAMAGED: tuple[Any, ...] = (
    None, True, 7, "x", {}, {"2": [1, -1]}, [None], [[]], [[2]], [[2, [1, -1], 3]], [["2", [1, -1]]], [[True, [1, -1]]],
    [[-1, [1, -1]]], [[99, [1, -1]]], [[2, [1]]], [[2, [1, -1, 0]]], [[2, [1.5, -1]]], [[2, [1, None]]],
    [[2, [2**70, 0]]], [[2, {"1": 1}]], [[1e300, [1, -1]]])


def valued() -> Match:
    """A match with values for some of its positions."""
    match = Match(MATTOCK, {}, 3)
    for action in ("mine i3", "stay", "mine f6", "stay"):
        match.play(action)
    values.keep(match, 0, (23, -23))
    values.keep(match, 2, (-10, 10))
    values.keep(match, 4, (5, -5))
    return match


def test_a_record_keeps_them_and_gives_them_back() -> None:
    record = json.loads(json.dumps(to_record(valued(), "then")))
    assert record["values"] == [[0, [23, -23]], [2, [-10, 10]], [4, [5, -5]]]
    again = from_record(record, game_named)
    assert again.values == valued().values and to_record(again, "then") == record


def test_an_old_record_has_none() -> None:
    record = to_record(Match(MATTOCK, {}, 3), "then")
    assert "values" not in record and from_record(record, game_named).values == {}


@pytest.mark.parametrize("told", DAMAGED, ids=repr)
def test_damaged_values_are_left_out(told: Any) -> None:
    record = to_record(valued(), "then")
    again = from_record({**record, "values": told}, game_named)
    assert again.values == {} and again.states == valued().states
    some = told if isinstance(told, list) else []
    mixed = from_record({**record, "values": [*some, [4, [5, -5]]]}, game_named)
    assert values.known(mixed) == [[4, [5, -5]]]


@pytest.mark.parametrize("told", DAMAGED, ids=repr)
def test_a_damaged_line_of_a_journal_costs_nothing_else(tmp_path: Path, told: Any) -> None:
    match = Match(MATTOCK, {}, 3)
    journal = Journal(tmp_path / "game.game", match)
    match.play("mine i3")
    values.keep(match, 1, (4, -4))
    journal.write({"value": told})
    match.play("stay")
    journal.close()
    again, lost = read_journal(journal.path, game_named)
    assert again.states == match.states and again.values == match.values and not lost


def test_values_belong_to_positions() -> None:
    match = valued()
    match.undo()
    match.undo()
    match.play("mine a3")
    assert values.known(match) == [[0, [23, -23]], [2, [-10, 10]]]
    match.undo()
    assert values.known(match.fork(2)) == values.known(match)
    for action in ("mine f6", "stay"):
        match.play(action)
    assert values.known(match) == values.known(valued())


def test_only_a_record_of_a_finished_game_is_written_anew(tmp_path: Path) -> None:
    store, match = Store(tmp_path, game_named), valued()
    store.finished.mkdir()
    inside, outside = store.finished / "a.json", tmp_path / "b.json"
    for path in (inside, outside):
        path.write_text(json.dumps({"format": 1, "mine": "own"}))
    assert store.add_values(match, inside) and not store.add_values(match, outside)
    assert json.loads(inside.read_text()) == {"format": 1, "mine": "own", "values": to_record(match)["values"]}
    for text in ("[1]", "no record", "null"):
        inside.write_text(text)
        assert not store.add_values(match, inside) and inside.read_text() == text
    assert not store.add_values(match, store.finished / "gone.json")

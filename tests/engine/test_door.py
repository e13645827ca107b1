"""What comes in from files is cleaned once at the door: marks before the text, names, numbers that are none."""

import json
import os
import time
from pathlib import Path

import pytest

from engine.core.errors import BadRecord
from engine.games import game_named
from engine.records.files import decoded
from engine.records.notation import listed, read_list
from engine.records.record import from_record, loads, to_record
from engine.records.store import Store
from tests.engine.shelved import GAMES, finished, under_way
from tests.engine.test_record import good
from tests.playouts import played as game_played


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"])
def test_a_mark_at_the_beginning_of_a_file_is_no_text(tmp_path: Path, mark: bytes) -> None:
    store = Store(tmp_path / "games", game_named)
    coding = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}[mark]
    for path in (finished(store), under_way(store)):
        path.write_bytes(mark + path.read_text().encode(coding))
        assert store.open(path).actions
    assert decoded(mark) == ""


def test_messages_tell_what_is_wrong() -> None:
    for change, word in (({"actions": ["stay"] * 100_000}, "too long"), ({"format": True}, "format"),
                         ({"rules": -5}, "rules"), ({"rules": True}, "rules"),
                         ({"branches": [{"at": 0, "actions": ["stay"] * 50_000}]}, "too long")):  # fmt: skip
        with pytest.raises(BadRecord) as told:
            from_record({**good(), **change}, game_named)
        assert word in str(told.value) and "damaged" not in str(told.value)


def test_names_are_cleaned_at_the_door() -> None:
    names = ["\0", "", "  ", "\ud800\udfff", "A\0nn\ud800e\n\u202e", "x" * 900, "Ж\u200dق 李"]
    for name in names:
        record = {**good(), "seats": [{"name": name}, {"name": "Bo", "kind": "computer", "level": 2}]}
        match = from_record(record, game_named)
        person = match.seated[0].name
        assert person and person.encode() and person.isprintable() is ("\u200d" not in name) and len(person) <= 40
        assert loads(json.dumps(to_record(match)), game_named).seated == match.seated
    assert person == names[-1]
    assert from_record({**good(), "seats": [{"name": names[4]}]}, game_named).seated[0].name == "Anne"


def test_a_list_of_turns_may_begin_with_a_mark() -> None:
    for subject in GAMES:
        match = game_played(subject, 0)
        text = listed(match)
        assert read_list(match, 0, "\ufeff" + text) == read_list(match, 0, text)


def test_times_that_no_calendar_knows_stop_no_list(tmp_path: Path) -> None:
    store = Store(tmp_path / "games", game_named)
    for path, when in ((finished(store), 2**40), (under_way(store), -(2**33))):
        os.utime(path, (when, when))
    for kept in store.saved.kept():
        assert time.localtime(kept.when)

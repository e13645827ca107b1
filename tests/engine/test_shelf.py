"""The shelf of saved games: listed unread, read once, deleted and brought back, exported, counted."""

import json
from pathlib import Path

import pytest

from engine.core.errors import NotStored
from engine.core.match import Match
from engine.games import game_named
from engine.records.files import read_text
from engine.records.saved_games import BACK, Kept, SavedShelf
from engine.records.store import Store
from tests.engine.shelved import ADA, BOT, GAMES, dated, finished, under_way


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with nothing in it."""
    return Store(tmp_path / "games", game_named)


def test_the_newest_comes_first_and_nothing_is_read(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = finished(store), under_way(store)
    dated(old, 500)
    dated(new, 5)
    (store.finished / "foreign.txt").write_text("x")
    monkeypatch.setattr(SavedShelf, "open", lambda self, kept: pytest.fail("read"))
    assert [kept.path for kept in store.saved.kept()] == [new, old]
    assert [kept.under_way for kept in store.saved.kept()] == [True, False]


def test_a_file_is_read_once_until_it_changes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path, reads, real = finished(store), list[Kept](), SavedShelf.open

    def counted(self: SavedShelf, kept: Kept) -> Match:
        reads.append(kept)
        return real(self, kept)

    monkeypatch.setattr(SavedShelf, "open", counted)
    for _ in range(3):
        saved = store.saved.read(store.saved.kept()[0])
    assert len(reads) == 1 and saved.outcome and saved.people == (ADA, BOT) and not saved.problem
    dated(path, 77)
    store.saved.read(store.saved.kept()[0])
    assert len(reads) == 2


def test_a_damaged_file_has_its_sentence_and_harms_no_other(store: Store) -> None:
    good = finished(store)
    (store.finished / "bad.json").write_text("{")
    told = {kept.path.name: store.saved.read(kept) for kept in store.saved.kept()}
    assert told["bad.json"].problem.endswith(".") and told["bad.json"].game is None
    assert not told[good.name].problem


def test_a_game_that_is_played_now_does_not_stand_there(store: Store) -> None:
    match = Match(GAMES[0].game)
    journal = store.keep(match)
    match.play(next(iter(match.state.actions())))
    assert journal.path.exists() and store.saved.kept() == []
    journal.close()
    assert len(store.saved.kept()) == 1


def test_deleted_games_come_back_to_where_they_lay(store: Store) -> None:
    paths = [finished(store), under_way(store)]
    texts = [path.read_text() for path in paths]
    gone = [store.saved.delete(path) for path in paths]
    assert store.saved.kept() == [] and store.saved.deleted() == gone[::-1]
    assert [store.saved.bring_back(path) for path in gone] == paths
    assert [path.read_text() for path in paths] == texts and store.saved.deleted() == []


def test_a_deleted_game_finds_its_place_taken(store: Store) -> None:
    path = finished(store)
    gone = store.saved.delete(path)
    path.write_text("another")
    back = store.saved.bring_back(gone)
    assert back != path and back.parent == path.parent and path.read_text() == "another"


def test_only_the_last_ones_are_kept(store: Store) -> None:
    store.finished.mkdir(parents=True)
    for n in range(BACK + 5):
        path = store.finished / f"{n}.json"
        path.write_text("{}")
        store.saved.delete(path)
    kept = store.saved.deleted()
    assert len(kept) == BACK and kept[0].name.endswith(f"~{BACK + 4}.json") and kept[-1].name.endswith("~5.json")


def test_what_is_gone_cannot_be_deleted_or_brought_back(store: Store, tmp_path: Path) -> None:
    with pytest.raises(NotStored):
        store.saved.delete(tmp_path / "nothing.json")
    with pytest.raises(NotStored):
        store.saved.bring_back(store.folder / "deleted" / "1~finished~nothing.json")


def test_export_to_a_folder_and_to_a_file(store: Store, tmp_path: Path) -> None:
    under_way(store)
    dated(finished(store), 99)
    for kept in store.saved.kept():
        place = store.saved.export(kept, tmp_path)
        assert place.parent == tmp_path and place.name.startswith(kept.path.stem) and place.suffix == ".json"
        assert store.open(place).actions == store.open(kept.path).actions
    assert store.saved.export(kept, tmp_path / "mine ż.json").read_text() == read_text(kept.path)
    assert not kept.under_way and json.loads((tmp_path / "mine ż.json").read_text())["result"]


def test_export_says_why_not(store: Store, tmp_path: Path) -> None:
    finished(store)
    kept, taken = store.saved.kept()[0], tmp_path / "taken.json"
    taken.write_text("mine")
    for place in (taken, tmp_path / "no" / "such.json", taken / "below.json", Path("a\0b"), tmp_path / ("x" * 400)):
        with pytest.raises(NotStored) as told:
            store.saved.export(kept, place)
        assert str(told.value).endswith(".")
    assert taken.read_text() == "mine" and {p.name for p in tmp_path.iterdir()} == {"taken.json", "games"}

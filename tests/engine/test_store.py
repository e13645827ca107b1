"""The store in trouble, games written down turn by turn, results counted."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import NotStored
from engine.core.match import Match, Person
from engine.games import game_named
from engine.records.journal import Journal
from engine.records.notation import written
from engine.records.results import LOST, SHARED, WON, played, result_lines
from engine.records.store import Store
from tests.engine.shelved import ADA, BOT, GAMES, dated, finished, under_way
from tests.playouts import Subject
from tests.playouts import played as game_played


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with nothing in it."""
    return Store(tmp_path / "games", game_named)


def test_a_disk_that_refuses_is_a_sentence(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path, other = under_way(store), under_way(store)

    def refuse(*args: Any, **more: Any) -> None:
        raise PermissionError("no")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(NotStored) as told:
        store.remove(path)
    assert str(told.value).endswith(".")
    match, journal, lost = store.resume(other)
    assert match.actions and not journal.broken and not lost
    journal.close()
    assert other.exists()


def test_unfinished_games_are_read_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    under_way(store)
    (store.under_way / "bad.game").write_text("x")
    assert len(store.unfinished()) == 1 and [path.name for path in store.damaged()] == ["bad.game"]
    monkeypatch.setattr("engine.records.saved_games.read_journal", lambda path, shelf: pytest.fail("read again"))
    assert len(store.unfinished()) == 1 and len(store.damaged()) == 1


@pytest.mark.parametrize("subject", GAMES, ids=str)
def test_a_game_is_written_turn_by_turn(subject: Subject) -> None:
    match = game_played(subject)
    lines = written(match).splitlines()
    assert match.game.title in lines[0] and lines[1].startswith("1. ")
    assert len(lines) - 1 <= match.state.turn + 1


def test_a_game_under_way_keeps_its_secrets() -> None:
    for subject in GAMES:
        match = game_played(subject, 0, 6)
        hidden = [str(a) for n, a in enumerate(match.actions)
                  if match.game.action_seen(match.states[n], a, 0) != str(a)]  # fmt: skip
        assert not any(text in written(match) for text in hidden)


def test_results_are_counted_by_game_level_and_set_up(store: Store) -> None:
    strong = Person("Computer", "computer", 3)
    for n, people in enumerate([(ADA, BOT), (BOT, ADA), (ADA, strong), (ADA, Person("Bo")), (BOT, strong)]):
        dated(finished(store, people=people), 100 - n)
    under_way(store)
    games = played([store.saved.read(kept) for kept in store.saved.kept()])
    assert [one.level for one in games] == [2, 2, 3] and {games[0].end, games[1].end} == {WON, LOST}
    lines = result_lines(games)
    assert [(line.level, line.played, line.won, line.lost) for line in lines][0] == (2, 2, 1, 1)
    assert lines[1].played == 1 and len(lines) == 2


def test_a_shared_win_is_shared(store: Store) -> None:
    finished(store)
    saved = store.saved.read(store.saved.kept()[0])
    assert saved.outcome is not None
    both = replace(saved, outcome=replace(saved.outcome, winners=(1, 2)))
    assert [one.end for one in played([both])] == [SHARED] and result_lines(played([both]))[0].shared == 1


def test_a_record_is_replaced_and_the_old_one_stays(store: Store, tmp_path: Path) -> None:
    path, match = tmp_path / "one.json", Match(GAMES[0].game)
    store.save(match, path)
    match.play(next(iter(match.state.actions())))
    store.save(match, path)
    assert len(store.open(path).actions) == 1
    path.write_text("{")
    assert store.open(path).actions == [], "the older copy is used"


def test_a_journal_is_read_by_a_store_too(store: Store, tmp_path: Path) -> None:
    match = Match(GAMES[0].game)
    journal = Journal(tmp_path / "x.game", match)
    match.play(next(iter(match.state.actions())))
    journal.close()
    assert store.open(tmp_path / "x.game").actions == match.actions

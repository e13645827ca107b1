"""One game counts once, however its end comes, goes and comes again; a kill at the worst moment does not double it."""

from pathlib import Path

import pytest

from engine.core.errors import InUse, NotStored
from engine.core.match import Match
from engine.games import game_named
from engine.records.journal import Journal
from engine.records.record import from_record, to_record
from engine.records.results import played
from engine.records.store import Store
from engine.records.tidying import clear_doubles, clear_leftovers
from tests.engine.shelved import ADA, BOT, GAMES, finished, under_way
from tests.playouts import free_copy
from tests.playouts import played as game_played


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with nothing in it."""
    return Store(tmp_path / "games", game_named)


def ended() -> Match:
    """A game that is over, a person against a computer."""
    match = free_copy(game_played(GAMES[0]))
    match.seated[:2] = ADA, BOT
    return match


def shown(store: Store) -> tuple[int, int, int]:
    """How many games are saved, how many are counted as results, how many can go on."""
    saved = [store.saved.read(kept) for kept in store.saved.kept()]
    return len(saved), len(played(saved)), len(store.unfinished())


def test_an_end_taken_back_and_reached_again_counts_once(store: Store) -> None:
    match = ended()
    journal = store.keep(match)
    for _ in range(3):
        path = store.finish(match, journal)
        assert path and shown(store) == (1, 1, 0)
        match.undo()
        journal = store.reopen(match, path)
        journal.close()
        assert shown(store) == (1, 0, 1), "what goes on is no result"
        match, journal, lost = store.resume(journal.path)
        match.redo() if match.undone else match.play(match.lines[-1].actions[0])
        assert match.outcome and not lost
    assert store.finish(match, journal) and shown(store) == (1, 1, 0)


def test_a_resignation_taken_back_at_once_is_none(store: Store) -> None:
    match = free_copy(game_played(GAMES[0], 0, 4))
    match.seated[:2] = ADA, BOT
    journal = store.keep(match)
    match.resign(1)
    path = store.finish(match, journal)
    assert path and shown(store) == (1, 1, 0)
    match.undo()
    store.reopen(match, path).close()
    assert shown(store) == (1, 0, 1)


def test_a_branch_of_a_finished_game_is_no_second_result(store: Store) -> None:
    first = store.open(finished(store))
    for _ in range(2):
        other = first.fork(len(first.actions) - 1)
        journal = store.keep(other)
        other.play(first.actions[-1])
        assert store.finish(other, journal)
    saved, counted, _ = shown(store)
    assert saved == 3 and counted == 1


@pytest.mark.parametrize("undone", [False, True])
def test_a_kill_between_record_and_journal_does_not_double_a_game(
        store: Store, monkeypatch: pytest.MonkeyPatch, undone: bool) -> None:
    match = ended()
    journal = store.keep(match)
    if undone:
        path = store.finish(match, journal)
        assert path
        match.undo()
        monkeypatch.setattr("engine.records.store.remove", lambda path: None)
        store.reopen(match, path).close()
    else:
        monkeypatch.setattr(Journal, "discard", Journal.close)
        store.finish(match, journal)
    assert len(list(store.under_way.glob("*.game"))) == len(list(store.finished.glob("*.json"))) == 1
    for _ in range(2):
        assert shown(store) == ((1, 0, 1) if undone else (1, 1, 0))
        clear_doubles(store.folder, game_named)
    assert len([*store.under_way.iterdir(), *store.finished.iterdir()]) == 1


def test_a_double_that_is_played_now_is_left_alone(store: Store) -> None:
    match = ended()
    journal = store.keep(match)
    store.save(match, store.finished / f"{journal.path.stem}.json")
    clear_doubles(store.folder, game_named)
    assert journal.path.exists()
    journal.close()


def test_a_game_without_an_action_leaves_nothing(store: Store) -> None:
    for subject in GAMES:
        match = Match(subject.game)
        journal = store.keep(match)
        while match.to_act == 0:
            match.play(match.roll())
        journal.close()
    assert not store.under_way.exists() and shown(store) == (0, 0, 0)


def test_a_game_that_another_window_plays_is_refused(store: Store) -> None:
    match, journal, _ = store.resume(under_way(store))
    for refused in (lambda: store.resume(journal.path), lambda: store.remove(journal.path),
                    lambda: store.saved.delete(journal.path), lambda: store.take_in(from_record(to_record(match),
                                                                                               game_named))):
        with pytest.raises(InUse) as told:
            refused()
        assert str(told.value).endswith(".")
    match.play(next(iter(match.state.actions())))
    assert not journal.broken
    journal.close()
    assert len(store.resume(journal.path)[0].actions) == len(match.actions)


@pytest.mark.parametrize("known", [True, False])
def test_a_record_taken_in_twice_makes_one_game(store: Store, known: bool) -> None:
    match = free_copy(game_played(GAMES[0], 0, 4))
    match.id = "0123456789ab" if known else ""
    record, lengths = to_record(match), []
    for _ in range(3):
        again, journal, _ = store.take_in(from_record(record, game_named))
        lengths.append(len(again.actions))
        again.play(next(iter(again.state.actions())))
        journal.close()
        assert shown(store)[2] == 1
    assert lengths == [4, 5, 6], "it goes on where it stands"
    longer = free_copy(game_played(GAMES[0], 1, 9))
    longer.id = again.id
    store.take_in(longer)[1].close()
    assert shown(store)[2] == 2, "played on elsewhere, it stands beside the one here"


def test_deleted_games_come_in_the_order_of_a_count(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.finished.mkdir(parents=True)
    clock = iter(range(10**9, 0, -10**6))
    monkeypatch.setattr("time.time_ns", lambda: next(clock) * 10**9)  # set back before every look
    for n in range(60):
        path = store.finished / f"{n}.json"
        path.write_text("{}")
        last = store.saved.delete(path)
        assert last.exists() and store.saved.deleted()[0] == last
    assert store.saved.bring_back(store.saved.deleted()[0]).name == "59.json"


def test_what_a_kill_leaves_half_written_is_cleared_away(store: Store) -> None:
    path = under_way(store)
    for name in (".0.part", "x.part", "gone.game.lock"):
        (store.under_way / name).write_text("")
    clear_leftovers(store.folder)
    assert [left.name for left in store.under_way.iterdir()] == [path.name]
    with pytest.raises(NotStored):
        store.saved.delete(store.under_way / "no such.game")

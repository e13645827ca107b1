"""The disk refuses: every write in turn, every question about a path; nothing is lost, and every sentence says why."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import BadRecord, NotStored, StoneworkError
from engine.core.match import Match
from engine.games import game_named
from engine.records import writing
from engine.records.files import exists, is_folder, lies_in, paths, read_text
from engine.records.journal import UNLOCKED, Journal, read_journal
from engine.records.locks import FileLock
from engine.records.store import Store
from engine.records.writing import append, copy, move, remove, write_text
from tests.engine.shelved import GAMES, finished, under_way
from tests.engine.test_kept_once import ended
from tests.playouts import free_copy
from tests.playouts import played as game_played

CALLS = ((Path, "open"), (Path, "mkdir"), (Path, "unlink"), (os, "replace"), (os, "fsync"))


@contextmanager
def refusing(code: int, at: int) -> Iterator[list[int]]:
    """From its call number `at` on the disk refuses everything that changes it; how many calls there were."""
    calls = [0]
    with pytest.MonkeyPatch.context() as patch:
        for owner, name in CALLS:
            patch.setattr(owner, name, _refuser(getattr(owner, name), name, code, at, calls))
        patch.setattr(writing, "NAP", 0.0)
        yield calls


def _refuser(real: Any, name: str, code: int, at: int, calls: list[int]) -> Any:
    def call(*args: Any, **more: Any) -> Any:
        mode = str(args[1]) if name == "open" and len(args) > 1 else "w"
        if any(letter in mode for letter in "wax+"):
            calls[0] += 1
            if calls[0] > at:
                raise OSError(code, os.strerror(code))
        return real(*args, **more)

    return call


@pytest.mark.parametrize(("code", "why"), [(errno.ENOSPC, "full"), (errno.EACCES, "written to")])
def test_every_write_of_a_game_refused_in_turn(tmp_path: Path, code: int, why: str) -> None:
    whole, at, calls = free_copy(game_played(GAMES[0], 0, 6)), 0, [1]
    while calls[0] > at:
        store = Store(tmp_path / str(at), game_named)
        match = Match(whole.game, whole.options, whole.seed, whole.people)
        with refusing(code, at) as calls:
            journal = store.keep(match)
            for n, action in enumerate(whole.actions):
                match.play(action)
                assert not journal.broken or why in journal.broken
                if n == 3 and journal.broken:
                    break
            match.resign(1) if len(match.actions) == len(whole.actions) else None
            path = store.finish(match, journal) if match.outcome else None
            assert path or not match.outcome or why in store.problem
        if not match.outcome:  # the disk takes files again: the next action writes everything
            match.play(whole.actions[len(match.actions)])
            assert not journal.broken
            assert read_journal(journal.path, game_named)[0].actions == match.actions
            match.resign(1)
        path = path or store.finish(match, journal)
        assert path and store.open(path).actions == match.actions and len(store.saved.kept()) == 1
        at += 1
    assert at > 8, "there were writes to refuse"


def test_a_home_that_vanishes_is_noticed_and_made_anew(tmp_path: Path) -> None:
    match = Match(ended().game)
    journal = Journal(tmp_path / "home" / "x.game", match)
    for gone in (None, tmp_path / "home" / "x.game", tmp_path / "home"):
        if gone is not None:
            shutil.rmtree(gone) if gone.is_dir() else gone.unlink()
        match.play(next(iter(match.state.actions())))
        assert not journal.broken and read_journal(journal.path, game_named)[0].actions == match.actions
    journal.close()


def test_a_replacing_that_fails_for_a_moment_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, failed = os.replace, list[int]()

    def busy(*args: Any) -> None:
        if len(failed) < 3:
            failed.append(1)
            raise PermissionError(errno.EACCES, "another program reads it")
        real(*args)

    monkeypatch.setattr(os, "replace", busy)
    write_text(tmp_path / "x", "one")
    assert read_text(tmp_path / "x") == "one" and len(failed) == 3 and len(list(tmp_path.iterdir())) == 1


def test_questions_about_paths_never_raise(tmp_path: Path) -> None:
    loop, long = tmp_path / "loop", tmp_path / ("ü" * 126)
    loop.symlink_to(loop)
    for path in (loop, loop / "x", long, tmp_path / ("x" * 252), tmp_path / ("x" * 5000), Path("a\0b"),
                 tmp_path / "\udcff", tmp_path / "none" / "x"):  # fmt: skip
        assert not exists(path)
        assert isinstance(is_folder(path), bool) and isinstance(paths(path), list)
        assert not lies_in(path, tmp_path / "elsewhere") and not lies_in(tmp_path, path / "x")
        with pytest.raises(BadRecord):
            read_text(path)
        for change in (lambda p: write_text(p / "x", ""), lambda p: append(p, ""), lambda p: copy(p, p / "y"),
                       lambda p: move(p / "no", p / "y")):
            with pytest.raises(NotStored) as told:
                change(path)
            assert str(told.value).endswith(".") and "Errno" not in str(told.value)


def test_probes_that_raise_anywhere_are_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "games", game_named)
    path, other = finished(store), under_way(store)
    deleted = store.saved.delete(finished(store))
    kept = store.saved.kept()

    def locked(*args: Any, **more: Any) -> Any:
        raise PermissionError(errno.EACCES, "no")

    for name in ("stat", "exists", "is_dir", "is_file", "resolve", "iterdir", "open", "mkdir", "unlink"):
        with monkeypatch.context() as patch:
            patch.setattr(Path, name, locked)
            for ask in (store.saved.kept, store.unfinished, store.damaged, lambda: store.open(path),
                        lambda: store.resume(other)[1].close(), lambda: store.saved.bring_back(deleted),
                        lambda: store.saved.export(kept[0], tmp_path), lambda: store.shelve(ended()),
                        lambda: store.add_values(ended(), path), lambda: store.saved.read(kept[0]),
                        lambda: store.take_in(Match(ended().game))[1].close()):  # fmt: skip
                try:
                    ask()
                except StoneworkError as error:
                    assert str(error).endswith(".")


def test_a_name_of_252_bytes_hides_nothing_else(tmp_path: Path) -> None:
    store = Store(tmp_path / "games", game_named)
    finished(store)
    (store.finished / ("x" * 247 + ".json")).write_text("no game")
    told = [store.saved.read(kept) for kept in store.saved.kept()]
    assert len(told) == 2 and sorted(bool(saved.problem) for saved in told) == [False, True]
    long = next(saved.kept.path for saved in told if saved.problem)
    assert store.saved.delete(long).exists() and len(store.saved.kept()) == 1


def test_nothing_is_written_through_a_link(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.write_text("mine")
    for name in ("x.part", "x.json.part", "x.json"):
        (tmp_path / name).symlink_to(own)
    write_text(tmp_path / "x.json", "{}")
    assert own.read_text() == "mine" and read_text(tmp_path / "x.json") == "{}"
    remove(tmp_path / "x.json")
    assert own.exists()


@pytest.mark.parametrize("code", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP])
def test_without_locks_a_game_is_saved_all_the_same_and_that_is_said(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    import fcntl

    def none(*args: Any) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(fcntl, "flock", none)
    match = Match(ended().game)
    journal = Journal(tmp_path / "x.game", match)
    match.play(next(iter(match.state.actions())))
    assert not journal.broken and journal.note == UNLOCKED and len(read_text(journal.path)) > 10
    journal.close()


def test_only_one_holds_a_lock_however_often_it_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "x"
    one, two, three = FileLock(path), FileLock(path), FileLock(path)
    one.take()
    with pytest.raises(NotStored):
        two.take()
    one.release()
    two.take()
    assert not three.free() and not one.free()
    one.release()
    with pytest.raises(NotStored):
        three.take()
    two.release()
    assert three.free() and list(tmp_path.iterdir()) == []

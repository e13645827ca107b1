"""The autosave loses nothing when the program is killed, and a damaged one gives back what stands before the damage."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import BadRecord
from engine.core.match import Match, Person
from engine.games import game_named
from engine.games.mattock.game import MATTOCK
from engine.records.journal import Journal, read_journal
from engine.records.locks import FileLock

ROOT = Path(__file__).parents[2]
WRONG_NOTES = (
    "null", "[]", "7", "{}", '{"play"', "\x00\x00", "[" * 100_000, '{"play": 5}', '{"play": "mine z9"}',
    '{"undo": 99}', '{"undo": -1}', '{"undo": "1"}', '{"undo": 1e400}', '{"undo": NaN}', '{"undo": null}',
    '{"resign": 0}', '{"resign": 3}', '{"seat": 1, "person": []}', '{"seat": 9, "person": {}}',
    '{"seat": 1, "person": {"name": 5}}')
FOREIGN = (
    b"", b"\n", b"null\n", b"\xff\xfe\x00", b"[]\n", b'{"journal": 2}\n', b'{"journal": 1}\n', b"[" * 99_999,
    b'{"journal": 1, "record": 5}\n', b'{"format": 1}', Random(5).randbytes(3000))


def written(path: Path) -> Match:
    """A match with every kind of change in its journal, five actions long at the end."""
    match = Match(MATTOCK, {"swap": True}, 3, [Person("Anne"), Person("Bert")])
    journal = Journal(path, match)
    for action in ("mine i3", "stay", "swap", "mine f6", "stay"):
        match.play(action)
    match.undo()
    match.undo()
    match.redo()
    match.seat(1, Person("Carl", "computer", 3))
    match.play("move f7-f6")
    match.resign(2)
    journal.close()
    return match


def same(one: Match, two: Match) -> bool:
    """Whether nothing is lost."""
    return (one.states, one.branches, one.undone, one.people, one.outcome) == (
        two.states, two.branches, two.undone, two.people, two.outcome)


def test_every_change_comes_back(tmp_path: Path) -> None:
    match = written(tmp_path / "game.journal")
    again, lost = read_journal(tmp_path / "game.journal", game_named)
    assert same(match, again) and not lost


def test_a_journal_goes_on_from_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    written(path)
    again, _ = read_journal(path, game_named)
    journal = Journal(path, again)
    again.undo()
    again.play(next(iter(again.state.actions())))
    journal.close()
    third, lost = read_journal(path, game_named)
    assert third.states == again.states and third.branches == again.branches and not lost


@pytest.mark.parametrize("half", range(2))
def test_a_kill_at_any_moment_loses_nothing(tmp_path: Path, half: int) -> None:
    for seed in range(10 * half, 10 * half + 10):
        path = tmp_path / f"{seed}.journal"
        told = _killed(path, seed, Random(seed).randrange(1, 120))
        match, lost = read_journal(path, game_named)
        said, kept = _line(told), [str(action) for action in match.actions]
        assert kept in (said, said[:-1]) or kept[:-1] == said, "at most one change more than was said"
        assert not lost and FileLock(path).free()


def _killed(path: Path, seed: int, lines: int) -> list[str]:
    """What a playing child had said when it was killed after so many lines, whole lines only."""
    command = [sys.executable, "-m", "tests.engine.journal_child", str(path), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        told += child.stdout.readlines()
    return [line.strip() for line in told if line.endswith("\n")]


def _line(told: list[str]) -> list[str]:
    actions: list[str] = []
    for change in told:
        if change == "undo":
            actions.pop()
        else:
            actions.append(change.removeprefix("play "))
    return actions


def test_a_cut_gives_what_stands_before_it(tmp_path: Path) -> None:
    match = written(tmp_path / "whole")
    whole, cut = (tmp_path / "whole").read_bytes(), tmp_path / "cut"
    header = whole.index(b"\n")
    for end in range(len(whole)):
        cut.write_bytes(whole[:end])
        if end < header:
            with pytest.raises(BadRecord):
                read_journal(cut, game_named)
        else:
            again, lost = read_journal(cut, game_named)
            assert not lost and len(again.states) <= len(match.states) + 1
            assert again.states[:4] == match.states[:len(again.states)][:4]


@pytest.mark.parametrize("note", WRONG_NOTES, ids=lambda note: note[:20])
def test_a_damaged_line_ends_it_there(tmp_path: Path, note: str) -> None:
    path = tmp_path / "game.journal"
    match = Match(MATTOCK)
    journal = Journal(path, match)
    match.play("mine i3")
    journal.close()
    good = path.read_text(encoding="utf-8")
    path.write_text(good + note + '\n{"play": "stay"}\n', encoding="utf-8")
    again, lost = read_journal(path, game_named)
    assert again.states == match.states and lost.endswith(".")
    path.write_text(good + note, encoding="utf-8")
    again, lost = read_journal(path, game_named)
    assert again.states == match.states and not lost, "what a kill tears off is no damage"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_flipped_bytes(tmp_path: Path, data: st.DataObject) -> None:
    if not (tmp_path / "whole").exists():
        written(tmp_path / "whole")
    text = bytearray((tmp_path / "whole").read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    (tmp_path / "flipped").write_bytes(text)
    try:
        match, lost = read_journal(tmp_path / "flipped", game_named)
    except BadRecord as error:
        assert str(error).endswith(".")
    else:
        assert match.states and lost in ("", lost.strip())


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_foreign_files_are_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(text)
    with pytest.raises(BadRecord) as told:
        read_journal(path, game_named)
    assert str(told.value).endswith(".")


def test_no_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(BadRecord):
            read_journal(path, game_named)


def test_two_programs_do_not_share_one(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    mine, match = Match(MATTOCK), Match(MATTOCK)
    first, second = Journal(path, mine), Journal(path, match)
    mine.play("mine i3")
    match.play("mine i3")
    assert second.broken.endswith(".") and not first.broken and not FileLock(path).free()
    first.close()
    assert FileLock(path).free() and json.loads(path.read_text().split("\n")[0])["record"]["actions"] == ["mine i3"]
    match.play("stay")
    assert not second.broken, "what is free now is taken at the next action"


def test_a_folder_that_takes_nothing_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    match = Match(MATTOCK)
    journal = Journal(tmp_path / "file" / "game.journal", match)
    match.play("mine i3")
    journal.close()
    assert journal.broken.endswith(".") and len(match.actions) == 1


def test_a_disk_that_fails_in_mid_game_stops_no_game(tmp_path: Path) -> None:
    match = Match(MATTOCK)
    journal = Journal(tmp_path / "game.journal", match)
    match.play("mine i3")
    assert journal._file is not None
    journal._file.close()
    match.play("stay")
    assert not journal.broken and len(read_journal(journal.path, game_named)[0].actions) == 2

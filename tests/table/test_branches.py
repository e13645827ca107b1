"""Lines that were left are listed where they leave the present one, and can be entered without losing any."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import branches, history, looking
from scenes.play.table.manner import KEPT
from scenes.play.table.notes import Another
from scenes.play.table.table import Table
from tests.table.rig import ANNA, BEN, HIDDEN, OPEN, by_lot, laid, robot, taken, wait

open_game = pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)


def left(table: Table, at: int, steps: int, seed: int) -> tuple[object, ...]:
    """Goes back to a position and on from there in another way; what was left for that."""
    line = tuple(table.match.actions[at:])
    history.follow(table, at)
    by_lot(table.match, steps, seed)
    return line


@open_game
def test_each_line_is_listed_where_it_leaves_the_present_one(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=30)
    first = left(table, 20, 12, 9)
    second = left(table, 26, 4, 11)
    lines = table.branches.lines()
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    for whole, at in ((first, 20), (second, 26)):
        shared = 0
        while shared < len(whole) and table.match.actions[at + shared:at + shared + 1] == [whole[shared]]:
            shared += 1
        assert shared == len(whole) or (at + shared, whole[shared:]) in [(line.at, line.actions) for line in lines]
    for line in lines:
        assert line.turns[-1].end == line.at + len(line.actions) and line.words
        assert [turn.end for turn in line.turns] == sorted({turn.end for turn in line.turns})


@open_game
def test_going_to_and_fro_loses_nothing_and_adds_nothing(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=24)
    left(table, 16, 8, 9)
    present, known = list(table.match.actions), table.branches.lines()
    assert len(known) == 1
    for _ in range(3):
        history.enter_line(table, 0)
        assert table.match.actions == present[:known[0].at] + list(known[0].actions)
        (back,) = table.branches.lines()
        assert back.at == known[0].at and list(back.actions) == present[back.at:]
        history.enter_line(table, 0)
        assert table.match.actions == present and table.branches.lines() == known
    assert len(table.match.lines) <= 3


def test_what_was_taken_back_is_a_line_until_it_is_played_again(tmp_path: Path) -> None:
    table = laid(tmp_path, OPEN[0], steps=12)
    assert table.branches.lines() == ()
    history.undo(table)
    (line,) = table.branches.lines()
    assert line.at == len(table.match.actions) and list(line.actions) == list(reversed(table.match.undone))
    history.redo(table)
    assert table.branches.lines() == ()


def test_hidden_hands_stay_hidden_until_the_end(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=14)
    at = max(i for i in range(13) if table.match.states[i].to_act)
    history.follow(table, at)
    by_lot(table.match, 2, 8)
    lines, before = table.branches.lines(), list(table.match.actions)
    assert lines and all(line.words == "" for line in lines)
    history.enter_line(table, 0)
    assert table.match.actions == before and table.remark == history.HIDDEN_HANDS


def test_computers_wait_at_the_end_of_a_line(tmp_path: Path) -> None:
    table = laid(tmp_path, OPEN[0], robot(), robot(), kept=False)
    table.driver.pause(True)
    by_lot(table.match, 12)
    left(table, 6, 4, 9)
    table.driver.pause(False)
    history.enter_line(table, 0)
    length = len(table.match.actions)
    wait(table, 2.0)
    assert table.driver.paused and len(table.match.actions) == length


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_finished_game_stays_and_its_line_goes_on_as_another(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=20)
    history.follow(table, 12)
    by_lot(table.match, 5000, 9)
    assert table.match.outcome is not None
    kept = Table(table.match, None, table.around, KEPT)
    looking.opened_finished(kept)
    full, line = list(kept.match.actions), kept.branches.lines()[0]
    history.enter_line(kept, 0)
    (note,) = taken(kept, Another)
    assert kept.match.actions == full and note.match.actions == full[:line.at] + list(line.actions)


def test_only_the_latest_are_shown(tmp_path: Path) -> None:
    table = laid(tmp_path, OPEN[0], steps=10)
    for seed in range(40):
        left(table, 6 + seed % 3, 4, seed)
    assert 0 < len(table.branches.lines()) <= branches.MOST

"""Undo, redo, looking back and playing on from there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import history, looking, review, turns
from scenes.play.table.log import turn_start
from scenes.play.table.log import turns as turns_told
from scenes.play.table.manner import KEPT
from scenes.play.table.notes import Another, Ask
from scenes.play.table.position import Review
from tests.table.rig import ANNA, BEN, HIDDEN, SIMPLE, any_action, by_lot, laid, positions, robot, taken, wait

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def agree(table: object) -> None:
    """Whoever is asked agrees."""
    if taken(table, Ask):  # type: ignore[arg-type]
        history.agreed(table)  # type: ignore[arg-type]


@every_game
def test_undo_takes_whole_turns_back_and_redo_brings_them_again(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=30)
    wait(table)
    full = list(table.match.actions)
    starts = list(positions(table.match))
    history.undo(table)
    agree(table)
    assert len(table.match.actions) < len(full) and table.match.actions == full[:len(table.match.actions)]
    assert len(table.match.actions) in starts or table.match.states[-1].to_act == CHANCE \
        or table.match.states[turn_start(table.match, len(table.match.actions))].to_act
    if not table.match.redrawn:
        while table.match.undone:
            history.redo(table)
        assert table.match.actions == full


def test_against_a_computer_undo_goes_back_to_the_persons_turn(tmp_path: Path) -> None:
    table, dice = laid(tmp_path, SIMPLE, ANNA, robot()), Random(4)
    for _ in range(30):
        wait(table, 1)
        if table.driver.human_to_act() and len(table.match.actions) < 16:
            turns.play(table, [any_action(table.match, dice)])
    wait(table)
    assert table.driver.human_to_act() and turn_start(table.match, len(table.match.actions)) > 1
    before = len(table.match.actions)
    history.undo(table)
    agree(table)
    assert len(table.match.actions) < before and table.match.to_act == 1


def test_a_draw_that_was_seen_is_taken_back_only_when_all_agree(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=1)
    dice = Random(2)
    while not (table.match.drew(len(table.match.actions) - 4) and len(table.match.actions) > 12):
        turns.play(table, [any_action(table.match, dice)])
    looking.lift(table, table.driver.seat() or 1)
    before = list(table.match.actions)
    taken(table, Ask)
    while not table.notes:
        history.undo(table)
        assert table.notes or len(table.match.actions) < len(before)
    asked = taken(table, Ask)
    assert asked[0].command == "agree" and "agree" in asked[0].detail
    held = len(table.match.actions)
    history.agreed(table)
    assert len(table.match.actions) < held and table.match.redrawn


def test_a_resignation_is_taken_back_first(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, steps=8)
    table.match.resign(2)
    wait(table)
    history.undo(table)
    assert table.match.outcome is None and len(table.match.actions) == 8 and not table.over


@every_game
def test_looking_back_goes_step_by_step_and_home(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=40)
    wait(table)
    last, at = len(table.match.actions), table.review
    review.go(table, 0)
    assert at.on and at.shown == 0 and at.behind and at.outcome is None
    for n in range(1, 6):
        review.forward(table, n)
        assert at.goal == n
    review.turn(table, 1)
    assert at.goal in (turn.end for turn in at.turns()) or at.goal == last
    review.turn(table, -1)
    assert at.goal < last
    assert looking.end_review(table) and not at.on and at.shown == last and not looking.end_review(table)
    review.go(table, last + 5)
    assert not at.on


def test_the_match_goes_on_under_a_review(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, robot(), robot(2), kept=False)
    wait(table, 2)
    review.go(table, 2)
    before = len(table.match.actions)
    wait(table, 2)
    assert len(table.match.actions) > before and table.review.shown == 2 and table.review.fresh > 0
    assert table.hand.state is None


@every_game
def test_the_game_goes_on_from_an_earlier_position(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=30)
    wait(table)
    at = list(positions(table.match))[2]
    full = list(table.match.actions)
    review.go(table, at)
    history.play_from_here(table)
    (asked,) = taken(table, Ask)
    assert asked.command == "agree"
    history.agreed(table)
    assert table.match.actions == full[:at] and not table.review.on
    assert table.match.lines or table.match.undone or table.match.branches


def test_a_kept_game_is_left_as_it_is_and_a_new_one_goes_on_beside_it(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, kept=False, manner=KEPT)
    by_lot(table.match, 20)
    table.match.resign(1)
    review.go(table, 6)
    history.play_from_here(table)
    assert taken(table, Ask)[0].command == "review.fork"
    history.fork(table, 6)
    (another,) = taken(table, Another)
    assert another.kept and another.match.actions == table.match.actions[:6] and another.match.outcome is None
    assert len(table.match.actions) == 20
    history.follow(table, 4)
    assert taken(table, Another)


def test_step_back_and_reset_stay_within_the_turn(tmp_path: Path) -> None:
    table, dice = laid(tmp_path, SIMPLE), Random(1)
    wait(table)
    while not table.review.mid_turn:
        turns.play(table, [any_action(table.match, dice)])
        wait(table)
    at, start = len(table.match.actions), turn_start(table.match, len(table.match.actions))
    history.step_back(table)
    assert len(table.match.actions) == at - 1
    history.redo(table) if not table.review.mid_turn and table.match.undone else None
    if table.review.mid_turn:
        history.reset(table)
        assert len(table.match.actions) == start


@every_game
def test_the_list_tells_every_turn_once(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game, steps=40)
    wait(table)
    told = list(turns_told(table.match, table.eyes))
    ends = [turn.end for turn in table.review.turns()]
    assert ends == sorted(set(ends)) and ends[-1] == len(table.match.actions)
    assert [turn.at for turn in told] == sorted(turn.at for turn in told)
    assert all(turn.text and (turn.cells or "pass" in turn.text) for turn in told)
    assert isinstance(table.review, Review)

"""Turns are played, confirmed and left to the lot; computers answer; the end is announced and written down."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.games import GAMES
from scenes.play.table import hints, keeping, looking, turns
from scenes.play.table.manner import KEPT
from scenes.play.table.notes import Hear
from scenes.play.table.table import Table
from tests.table.rig import ANNA, BEN, HIDDEN, OPEN, SIMPLE, any_action, by_lot, laid, robot, taken, wait

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_what_is_played_is_shown_and_kept(tmp_path: Path, game: Game) -> None:
    table, dice = laid(tmp_path, game, animation="normal"), Random(1)
    for _ in range(12):
        turns.play(table, [any_action(table.match, dice)])
    assert table.show.busy and table.review.shown < len(table.match.actions)
    assert table.hand.state is None or turns.own_movement(table)
    wait(table, 60)
    assert table.review.shown == len(table.match.actions) and not table.show.busy
    assert table.journal is not None
    kept, _, lost = table.around.store.resume(table.journal.path) if not table.journal.close() else (None, None, "")
    assert kept is not None and kept.actions == table.match.actions and not lost


def ending(table: Table) -> list[Action]:
    """The actions that would end the turn."""
    state = table.match.state
    return [action for action in state.actions() if state.after(action)[0].turn > state.turn]


def test_a_turn_of_people_waits_for_confirmation(tmp_path: Path) -> None:
    for wanted in (True, False):
        table = laid(tmp_path / str(wanted), SIMPLE, confirm_turn=wanted)
        wait(table)
        while not (ends := ending(table)):
            turns.play(table, [table.match.state.actions()[0]])
            wait(table)
        before = len(table.match.actions)
        turns.commit(table, ends[0])
        assert (table.hand.pending == ends[0]) == wanted == (len(table.match.actions) == before)
        turns.confirm(table)
        assert len(table.match.actions) == before + 1 and table.hand.pending is None


def test_a_button_needs_no_confirmation(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, confirm_turn=True)
    wait(table)
    turns.commit(table, table.match.state.actions()[0], by_button=True)
    assert len(table.match.actions) == 1 and table.hand.pending is None


@every_game
def test_the_lot_plays_a_phase_to_its_end(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game)
    label = table.presentation.shortcut(table.eyes.seen(table.match.state))
    before = len(table.match.actions)
    turns.by_lot(table)
    after = table.presentation.shortcut(table.eyes.seen(table.match.state))
    assert (label != after or not label) and not table.show.busy
    assert bool(label) == (len(table.match.actions) > before) or not label


def test_computers_answer_what_they_may_see(tmp_path: Path) -> None:
    for game in GAMES:
        table = laid(tmp_path / game.name, game, ANNA, robot(), animation="off")
        turns.by_lot(table) if table.presentation.shortcut(table.eyes.seen(table.match.state)) else None
        dice = Random(2)
        for _ in range(40):
            wait(table, 3)
            if table.match.outcome is None and table.driver.human_to_act():
                turns.play(table, [any_action(table.match, dice)])
        asked = table.around.thinker.views
        assert asked and table.driver.took
        if game.hidden:
            assert all(view.viewer == 2 for view in asked)


def test_only_the_persons_own_movement_is_ended_by_the_next_action(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, animation="slow", confirm_turn=False)
    wait(table)
    seat = table.driver.seat()
    turns.play(table, [table.match.state.actions()[0]])
    assert turns.own_movement(table) == (table.driver.seat() == seat)
    turns.end_own_movement(table)
    assert table.show.busy != (table.driver.seat() == seat)


@every_game
def test_the_end_is_announced_once_and_written_down(tmp_path: Path, game: Game) -> None:
    table = laid(tmp_path, game)
    table.match.resign(1)
    wait(table)
    assert table.over and table.ending.record is not None and table.ending.record.exists()
    assert [note.sound for note in taken(table, Hear)].count("end") == 1
    wait(table)
    assert not taken(table, Hear) and keeping.unsaved(table) == ""


def test_an_end_that_cannot_be_written_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid(tmp_path, SIMPLE)
    store = table.around.store
    finish = store.finish
    monkeypatch.setattr(store, "finish", lambda match, journal: None)
    table.match.resign(1)
    wait(table)
    assert table.ending.record is None and table.ending.wait > 0
    monkeypatch.setattr(store, "finish", finish)
    wait(table, keeping.AGAIN + 1)
    assert table.ending.record is not None and table.saving == ""


def test_a_finished_game_that_goes_on_has_a_journal_again(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, steps=6)
    table.match.resign(1)
    wait(table)
    record = table.ending.record
    table.match.undo()
    keeping.reopen(table)
    assert record is not None and table.ending.record is None and table.journal is not None
    keeping.leave(table)
    assert table.around.store.unfinished()


def test_a_kept_game_is_shown_counted_from_the_first(tmp_path: Path) -> None:
    for game in OPEN:
        table = laid(tmp_path / game.name, game, steps=3, kept=False, manner=KEPT)
        by_lot(table.match, 2000)
        again = Table(table.match, None, table.around, KEPT)
        looking.opened_finished(again)
        assert again.over and not again.show.busy and again.driver.paused


def test_a_hint_is_known_once_its_step_is_done(tmp_path: Path) -> None:
    table = laid(tmp_path, SIMPLE, ANNA, BEN, first_time=True)
    wait(table)
    first = hints.due(table)
    assert first is not None and table.tips.unknown([first.name]) != table.tips.unknown([])
    action = next(a for a in table.match.state.actions() if a.verb in first.verbs)
    turns.play(table, [action])
    assert first.name in table.around.settings.met[SIMPLE.name]
    wait(table)
    assert hints.dismiss(table) and not (hints.due(table) and hints.due(table) == first)


def test_hidden_hands_are_nobodys_until_the_curtain_is_lifted(tmp_path: Path) -> None:
    table = laid(tmp_path, HIDDEN, ANNA, BEN, steps=6)
    assert table.eyes.viewer == 0
    looking.lift(table, 1)
    assert table.eyes.viewer == 1 and table.eyes.sits == 1

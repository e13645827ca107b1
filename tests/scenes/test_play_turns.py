"""Undo, redo, computers that die or wait, seats that change, resigning; tests that only post events."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.match import Person
from tests.scenes.chair import Chair
from tests.scenes.table import computer, option, play_turn, seated, texts


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Chair]:
    """Two people at hex5, nothing played."""
    chair = seated(tmp_path)
    yield chair
    chair.close()


def test_step_back_reset_undo_and_redo(table: Chair) -> None:
    table.do(table.match.game.parse(table.match.state, "mine i3"))
    table.press("back")
    assert not table.match.actions
    table.press("redo")
    table.rest()
    table.press("reset")
    assert not table.match.actions
    play_turn(table, "mine i3", "stay")
    play_turn(table, "mine f6", "stay")
    table.press("undo")
    assert len(table.match.actions) == 2
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not table.match.actions
    table.key(pygame.K_y, pygame.KMOD_CTRL)
    table.rest()
    assert len(table.match.actions) == 2 and table.match.to_act == 2


def test_undo_while_the_computer_thinks_stops_it(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer(3), options={"size": 7}, seconds=30)
    play_turn(chair, "mine l2" if chair.match.state.allows(chair.match.game.parse(chair.match.state, "mine l2"))
              else str(chair.match.state.actions()[0]), "stay")
    chair.frames(3)
    chair.press("undo")
    chair.frames(2)
    assert not chair.match.actions and not chair.app.scenes.top.table.driver.thinking
    chair.close()


def test_undo_against_a_computer_goes_back_to_my_last_choice(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer())
    play_turn(chair, "mine i3", "stay")
    chair.wait_for_turn()
    assert chair.match.to_act == 1 and len(chair.match.actions) >= 4
    chair.press("undo")
    assert not chair.match.actions
    chair.press("redo")
    chair.rest()
    assert chair.match.to_act == 1 and len(chair.match.actions) >= 4
    chair.close()


def test_watching_can_be_paused_and_stepped(tmp_path: Path) -> None:
    chair = seated(tmp_path, computer(), computer(), animation="off")
    chair.press("pause")
    chair.frames(20)
    turn = chair.match.state.turn
    chair.press("step")
    for _ in range(400):
        chair.frames(1, 0.05)
        if chair.match.state.turn > turn:
            break
        pygame.time.wait(5)
    chair.frames(30)
    assert chair.match.state.turn == turn + 1
    chair.close()


def test_a_dead_computer_is_replaced_and_answers(tmp_path: Path) -> None:
    chair = seated(tmp_path, Person("You"), computer(2))
    chair.app.thinker.warm()
    play_turn(chair, "mine i3", "stay")
    for _ in range(200):
        chair.frames(1, 0.01)
        if chair.app.thinker.pid:
            break
        pygame.time.wait(20)
    os.kill(chair.app.thinker.pid, signal.SIGKILL)
    chair.wait_for_turn(30)
    assert chair.match.to_act == 1
    chair.close()


def test_resigning_asks_first_and_can_be_taken_back(table: Chair) -> None:
    play_turn(table, "mine i3", "stay")
    table.press("menu")
    table.press("menu.resign")
    assert {w.id for w in table.app.widgets() if w.focused} == {"resign.no"}
    table.press("resign.yes")
    table.frames(3)
    assert table.match.outcome.reason == "resigned" and table.match.outcome.winners == (1,)
    table.press("undo")
    assert table.match.outcome is None


def test_a_seat_is_handed_to_the_computer_and_taken_back(table: Chair) -> None:
    table.press("menu")
    table.press("menu.seats")
    table.press("seat.2.1") if table.can("seat.2.1") else table.click(option(table, "seat.2", 1))
    table.press("menu.resume")
    assert not table.match.person(2).human and table.match.person(2).level == 1
    play_turn(table, "mine i3", "stay")
    table.wait_for_turn()
    assert table.match.to_act == 1 and len(table.match.actions) >= 4


def test_it_goes_on_without_a_folder_to_write_to(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    chair = seated(blocked)
    play_turn(chair, "mine i3", "stay")
    assert len(chair.match.actions) == 2 and "cannot be saved" in texts(chair)
    chair.close()

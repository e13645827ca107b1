"""Whole games through the window: by mouse, by keyboard, between people and against the computer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.action import Action
from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair


@pytest.fixture
def chair(tmp_path: Path) -> Iterator[Chair]:
    """A chair before the menu."""
    seat = Chair(tmp_path, animation="off")
    seat.app.begin(MenuScene(seat.app))
    seat.frames(3)
    yield seat
    seat.close()


def short(actions: list[Action], rng: random.Random) -> Action:
    """Any action, now and then one without a move so that games stay short."""
    return rng.choice(actions)


def play_turns(chair: Chair, rng: random.Random, most: int = 400) -> None:
    """Plays for every person until the game is over."""
    for _ in range(most):
        chair.wait_for_turn()
        if chair.match.outcome:
            return
        before = len(chair.match.actions)
        chair.do(short(list(chair.match.state.actions()), rng))
        if chair.can("end"):
            chair.press("end")
            chair.rest()
        assert len(chair.match.actions) > before
    raise AssertionError("the game did not end")


def test_two_people_play_a_whole_game_by_mouse(chair: Chair) -> None:
    chair.press("mattock.friend")
    chair.frames(3)
    assert chair.app.scene == "play"
    play_turns(chair, random.Random(4))
    assert chair.match.outcome and chair.can("rematch")
    first = chair.match
    chair.press("rematch")
    chair.frames(3)
    assert chair.match is not first and not chair.match.actions
    assert [p.human for p in chair.match.people] == [True, True]


def test_a_person_plays_the_computer_by_mouse(chair: Chair) -> None:
    chair.press("mattock.computer")
    chair.frames(3)
    play_turns(chair, random.Random(5))
    assert chair.match.outcome
    names = [person.name for person in chair.match.people]
    chair.press("swap-sides")
    chair.frames(3)
    assert [person.name for person in chair.match.people] == names[::-1] and not chair.match.outcome


def test_a_whole_game_by_keyboard(tmp_path: Path) -> None:
    chair = Chair(tmp_path, confirm_turn=False, animation="off")
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    tab_to(chair, "mattock.friend")
    chair.key(pygame.K_RETURN)
    chair.frames(3)
    assert chair.app.scene == "play"
    rng = random.Random(6)
    while not chair.match.outcome:
        chair.wait_for_turn()
        if not chair.match.outcome:
            type_action(chair, rng.choice(list(chair.match.state.actions())))
    chair.wait_for_turn()
    tab_to(chair, "rematch")
    chair.key(pygame.K_RETURN)
    chair.frames(3)
    assert not chair.match.outcome
    chair.close()


def tab_to(chair: Chair, id: str) -> None:
    """Tabs until a widget has the focus."""
    for _ in range(80):
        if any(w.id == id and w.focused for w in chair.app.widgets()):
            return
        chair.key(pygame.K_TAB)
    raise AssertionError(f"{id} cannot be reached by Tab")


def type_action(chair: Chair, action: Action) -> None:
    """Chooses an action with cursor and Enter, or a button with Tab and Enter."""
    for pick in action.picks:
        if pick.kind == "button":
            tab_to(chair, f"action.{pick.name}")
            chair.key(pygame.K_RETURN)
            chair.rest()
            continue
        steer(chair, pick.name)
        chair.key(pygame.K_RETURN)
    chair.rest()


def steer(chair: Chair, cell: str) -> None:
    """Moves the cursor to a cell with the arrow keys, always towards it."""
    for _ in range(60):
        at = chair.app.scenes.top.table.hand.cursor
        if at == cell:
            return
        here, there = chair.app.xy(at) if at else (0, 0), chair.app.xy(cell)
        dx, dy = there[0] - here[0], there[1] - here[1]
        sideways = abs(dx) > abs(dy) * 1.2
        way = (pygame.K_RIGHT if dx > 0 else pygame.K_LEFT) if sideways else (pygame.K_DOWN if dy > 0 else pygame.K_UP)
        chair.key(way)
    raise AssertionError(f"the cursor does not come to {cell}")

"""Curtain, cover, undo and changes of seats: who sees a hand, and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.action import CHANCE
from engine.core.match import Match, Person
from engine.games import game_named
from scenes.play.panel.dialogs import HOLDS_ALL
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import people
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene

ANNA, BEN, ROBOT = Person("Anna"), Person("Ben"), Person("Robot", "computer", 1)


def table(home: Path, *people: Person, turns: int = 0, **settings: object) -> Chair:
    """A game after the first draws and some turns, each of one tile or a pass; the curtain is still down."""
    chair = Chair(home, (800, 600), animation="off", **settings)
    match = Match(game_named("matrix"), {"players": len(people)}, 5, people)
    while match.state.turn < turns or match.state.phase != "put":
        match.play(match.roll() if match.to_act == CHANCE else _step(match))
    scene = play_scene(chair.app, match, None)
    scene.table.driver.paused = True  # no computer plays here
    chair.app.begin(scene)
    chair.frames(2)
    return chair


def _step(match: Match) -> Any:
    legal = list(match.state.actions())
    return legal[-1] if match.state.phase == "more" else legal[0]


def shown(chair: Chair) -> dict[int, bool]:
    """By seat, whether anything in its hand can be seen."""
    rack = chair.app.scenes.top.rack
    return {seat: any(tile != "?" for tile in rack.tiles(seat)) for seat in range(1, len(chair.match.seated) + 1)}


def lift(chair: Chair) -> None:
    """The next one sits down."""
    assert chair.app.scene == "curtain"
    chair.press("lift")
    chair.frames(2)


def play_turn(chair: Chair) -> None:
    """One tile, the end of the turn, the draw."""
    match = chair.match
    while match.to_act != CHANCE:
        chair.do(_step(match))
    chair.press("action.draw")
    chair.rest()


def test_only_the_hand_of_who_lifted_shows(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    assert shown(chair) == {1: True, 2: False}
    play_turn(chair)
    assert shown(chair) == {1: True, 2: False}
    assert "give the laptop to Ben" in prompt_of(chair.app.scenes.top.table).text
    chair.key(pygame.K_F2)
    assert chair.app.scene == "curtain" and chair.app.scenes.top.seat == 2
    lift(chair)
    assert shown(chair) == {1: False, 2: True}
    chair.close()


@pytest.mark.parametrize("people", [(ANNA, ROBOT, BEN), (ROBOT, ANNA, BEN)])
def test_a_curtain_is_never_lifted_for_a_computer(tmp_path: Path, people: tuple[Person, ...]) -> None:
    chair = table(tmp_path, *people, turns=1 if people[0].human else 0)
    assert chair.app.scene == "play" and not any(shown(chair).values())
    match = chair.match
    chair.key(pygame.K_F2)
    assert match.person(chair.app.scenes.top.seat).human
    lift(chair)
    assert shown(chair)[people.index(ROBOT) + 1] is False
    chair.close()


def test_f2_covers_under_a_dialog_too(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    chair.key(pygame.K_ESCAPE)
    assert chair.can("menu.seats")
    chair.key(pygame.K_F2)
    assert chair.app.scene == "curtain"
    chair.close()


def test_a_draw_is_taken_back_only_when_all_agree(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    play_turn(chair)
    played = len(chair.match.actions)
    for answer, left in (("agree.no", played), ("agree.yes", played - 3)):
        chair.press("undo")
        chair.frames(2)
        chair.press(answer)
        chair.frames(2)
        assert len(chair.match.actions) == left
    assert shown(chair) == {1: True, 2: False} and chair.app.scene == "play"
    chair.close()


def test_taking_back_anothers_turn_covers(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN, turns=1)
    lift(chair)
    assert shown(chair) == {1: False, 2: True}
    chair.press("undo")
    chair.frames(2)
    chair.press("agree.yes")
    chair.frames(2)
    assert chair.app.scene == "curtain" and chair.app.scenes.top.seat == 1
    chair.close()


def test_the_first_hands_are_no_part_of_the_first_turn(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    assert not chair.can("back") and not chair.can("reset")
    chair.do(_step(chair.match))
    chair.press("undo")
    assert chair.match.state.phase == "put" and len(chair.match.actions) == 2
    chair.press("undo")
    chair.frames(2)
    assert chair.can("agree.no")  # these hands were seen
    chair.close()


def test_a_tile_of_the_turn_under_way_is_taken_back_without_asking(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    chair.do(_step(chair.match))
    chair.press("back")
    chair.frames(2)
    assert chair.app.scene == "play" and chair.match.state.phase == "put" and shown(chair)[1]
    chair.close()


def test_a_resignation_reveals_nothing(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    chair.match.resign(1)
    chair.frames(3)
    assert shown(chair) == {1: True, 2: False}
    chair.close()


def test_who_takes_over_a_seat_lifts_the_curtain_himself(tmp_path: Path) -> None:
    chair = table(tmp_path, ANNA, BEN)
    lift(chair)
    people.sit(chair.app.scenes.top.table, 1, 1)  # Anna leaves; only Ben is left
    chair.frames(1)
    assert chair.app.scene == "curtain" and chair.app.scenes.top.seat == 2
    lift(chair)
    assert shown(chair) == {1: False, 2: True}
    chair.close()


def test_the_menu_says_what_the_file_holds(tmp_path: Path) -> None:
    chair = table(tmp_path, Person("You"), ROBOT)
    chair.key(pygame.K_ESCAPE)
    assert chair.app.scenes.top.desk["menu.note"].text == HOLDS_ALL
    chair.close()

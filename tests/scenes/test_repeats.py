"""The repeats of a key that is held: to look about and in fields they are meant, elsewhere not."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from engine.games import GAMES
from scenes.menu.scene import MenuScene
from tests.scenes.conftest import Sit
from tests.scenes.saved_rig import at_shelf
from tests.scenes.test_gate import down, hold, table


def test_keys_that_look_about_and_fields_hear_repeats(sit: Sit) -> None:
    chair = sit(animation="off")
    scene = table(chair, GAMES[0], 9)
    zoom = scene.room.board.space.zoom
    hold(chair, pygame.K_PLUS, 3)
    chair.post(down(pygame.K_PLUS, pygame.KEYUP))
    assert scene.room.board.space.zoom == pytest.approx(zoom * 1.25 ** 3)
    hold(chair, pygame.K_PAGEUP, 3)
    assert scene.table.review.shown < 7
    chair.post(down(pygame.K_PAGEUP, pygame.KEYUP))
    shelf = at_shelf(chair)
    shelf.desk.focus_on("search")
    chair.post(Event(pygame.TEXTINPUT, text="abcdef"))
    hold(chair, pygame.K_BACKSPACE, 4)
    assert shelf.desk["search"].value == "ab"


def test_what_is_held_when_a_scene_comes_is_not_typed_into_it(sit: Sit) -> None:
    chair = sit()
    shelf = at_shelf(chair)
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    chair.post(down(pygame.K_n))
    chair.app.begin(shelf)
    shelf.desk.focus_on("search")
    chair.post(down(pygame.K_n), Event(pygame.TEXTINPUT, text="n"))
    assert not shelf.desk["search"].value
    chair.post(down(pygame.K_n, pygame.KEYUP), down(pygame.K_n), Event(pygame.TEXTINPUT, text="n"))
    assert shelf.desk["search"].value == "n"

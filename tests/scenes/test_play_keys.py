"""The key table at the table: every key of the play scene does what its button, or the mouse, does."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from engine.core.action import CHANCE, Pick
from engine.core.match import Match, Person
from engine.games import game_named
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene
from tests.scenes.table import computer, seated


@pytest.fixture
def chair(tmp_path: Path) -> Iterator[Chair]:
    """Two people at Mattock, Red has dug."""
    seat = seated(tmp_path, actions="mine i3", animation="off")
    yield seat
    seat.close()


def play(home: Path, game: str, options: dict[str, object], *people: Person) -> Chair:
    """A game after the first draws."""
    seat = Chair(home, animation="off")
    match = Match(game_named(game), options, 5, people)
    while match.to_act == CHANCE:
        match.play(match.roll())
    seat.app.begin(play_scene(seat.app, match, None))
    seat.frames(3)
    return seat


@pytest.mark.parametrize(("key", "button"), [(pygame.K_PLUS, "zoom-in"), (pygame.K_MINUS, "zoom-out")])
def test_nearer_and_further(chair: Chair, key: int, button: str) -> None:
    board = chair.app.scenes.top.room.board
    for way in (lambda: chair.key(key), lambda: chair.press(button)):
        chair.key(pygame.K_PLUS)
        chair.key(pygame.K_PLUS)
        before = board.space.zoom
        way()
        assert (board.space.zoom > before) == (button == "zoom-in") and board.space.zoom != before
        chair.key(pygame.K_0)
        assert board.space.zoom == 1 and board.space.pan == (0, 0)
    chair.key(pygame.K_PLUS)
    chair.press("fit")
    assert board.space.zoom == 1


def test_the_wheel_looks_nearer_at_the_pointer_and_ground_can_be_pulled(chair: Chair) -> None:
    board, played = chair.app.scenes.top.room.board, len(chair.match.actions)
    at = chair.app.xy("c3")
    chair.hover(at)
    chair.post(Event(pygame.MOUSEWHEEL, x=0, y=3))
    assert board.space.zoom > 1 and dist(chair.app.xy("c3"), at) <= 1
    before = chair.app.xy("e5")
    chair.drag((40, 480), (90, 450))
    after = chair.app.xy("e5")
    assert abs(after[0] - before[0] - 50) <= 2 and abs(after[1] - before[1] + 30) <= 2
    assert len(chair.match.actions) == played and not chair.app.scenes.top.table.hand.picked


def test_back_lets_go_and_then_takes_a_step_back(chair: Chair) -> None:
    scene = chair.app.scenes.top
    chair.click(chair.app.xy("h4"))
    assert scene.table.hand.picked == (Pick("cell", "h4"),)
    chair.key(pygame.K_BACKSPACE)
    assert not scene.table.hand.picked and len(chair.match.actions) == 1
    chair.key(pygame.K_BACKSPACE)
    assert not chair.match.actions and chair.match.undone


@pytest.mark.parametrize("way", ["right click", "Esc"])
def test_letting_go(chair: Chair, way: str) -> None:
    scene = chair.app.scenes.top
    chair.click(chair.app.xy("h4"))
    chair.click((20, 20), 3) if way == "right click" else chair.key(pygame.K_ESCAPE)
    assert not scene.table.hand.picked and not scene.desk.modal and len(chair.match.actions) == 1


def test_q_and_e_are_the_arrows_on_screen(tmp_path: Path) -> None:
    chair = play(tmp_path, "phalanx", {"board": "duel"}, Person("Anna"), Person("Ben"))
    hand = chair.app.scenes.top.table.hand
    chair.click(chair.app.xy("0,0"))
    first = hand.meant()
    chair.key(pygame.K_e)
    second = hand.meant()
    chair.key(pygame.K_q)
    assert first != second and hand.meant() == first
    chair.press("turn-right")
    assert hand.meant() == second
    chair.key(pygame.K_e)
    chair.key(pygame.K_RETURN)
    assert [str(action) for action in chair.match.actions] == [str(first)]
    chair.close()


def test_numbers_pick_tiles_of_the_own_hand(tmp_path: Path) -> None:
    chair = play(tmp_path, "matrix", {}, Person("You"), computer())
    scene = chair.app.scenes.top
    tiles = scene.rack.tiles(1)
    for key, tile in zip((pygame.K_1, pygame.K_2), tiles, strict=True):
        chair.key(key)
        assert scene.table.hand.picked == (Pick("hand", tile),)
    chair.key(pygame.K_9)
    assert scene.table.hand.picked == (Pick("hand", tiles[1]),)
    chair.close()

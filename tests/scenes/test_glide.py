"""Views and stones on their way: nothing jumps, what is clicked is what is shown, dots tell where a stone will land."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.match import Match, Person
from engine.games import game_named
from scenes.play.board.shown import flying, shown
from scenes.play.table import turns
from scenes.play.table.show import GLIDE
from tests.scenes.chair import TICK, Chair
from tests.scenes.seated import play_scene


@pytest.fixture
def chair(tmp_path: Path) -> Iterator[Chair]:
    """Two people lay segments; two lie."""
    seat = Chair(tmp_path, animation="normal")
    match = Match(game_named("phalanx"), {}, 3, [Person("Anna"), Person("Ben")])
    for text in ("lay 0,0", "lay -5,4"):
        match.play(match.game.parse(match.state, text))
    seat.app.begin(play_scene(seat.app, match, None))
    seat.frames(3)
    yield seat
    seat.close()


def far_lay(chair: Chair) -> None:
    """Lays a segment so far out that the board must be seen from further away."""
    chair.click(chair.app.xy("-10,5"))
    assert len(chair.match.actions) == 3


def test_the_view_goes_there_softly(chair: Chair) -> None:
    board, before = chair.app.scenes.top.room.board, chair.app.xy("0,0")
    radius = board.placed.radius
    far_lay(chair)
    x, y = chair.app.xy("0,0")
    assert board.gliding and abs(x - before[0]) < 8 and abs(y - before[1]) < 8
    scene = chair.app.scenes.top
    assert not flying(scene.table.show, scene.room.board)  # the plate waits until the view is there
    seen = [board.placed.radius]
    while board.gliding:
        assert all(chair.app.at(*chair.app.xy(name)) == name for name in ("0,0", "-5,4", "-10,5", "2,-2"))
        chair.frames()
        seen.append(board.placed.radius)
    assert GLIDE / TICK - 2 <= len(seen) <= GLIDE / TICK + 2
    assert seen == sorted(seen, reverse=True) and seen[-1] == board.space.unit < radius
    chair.frames(6)
    assert flying(chair.app.scenes.top.table.show, chair.app.scenes.top.room.board)
    chair.rest()
    assert not board.gliding and board.placed.radius == board.space.unit


def test_a_click_ends_it(chair: Chair) -> None:
    far_lay(chair)
    scene = chair.app.scenes.top
    chair.click(chair.app.xy("0,0"))
    assert not scene.room.board.gliding and not scene.table.show.busy and len(chair.match.actions) == 3
    assert scene.room.board.placed.radius == scene.room.board.space.unit


def test_a_view_by_hand_ends_it(chair: Chair) -> None:
    far_lay(chair)
    board = chair.app.scenes.top.room.board
    chair.key(pygame.K_PLUS)
    assert not board.gliding and board.space.zoom > 1 and board.placed.radius == board.space.unit


def test_without_animation_it_is_there_at_once(chair: Chair) -> None:
    chair.app.change(animation="off")
    far_lay(chair)
    board = chair.app.scenes.top.room.board
    assert not board.gliding and board.placed.radius == board.space.unit


def test_dots_lead_to_where_a_stone_lands(tmp_path: Path) -> None:
    seat = Chair(tmp_path, animation="normal")
    match = Match(game_named("phalanx"), {"board": "classic"}, 3, [Person("Anna"), Person("Ben")])
    for text in ("grow 6,0", "end", "end"):
        match.play(match.game.parse(match.state, text))
    seat.app.begin(play_scene(seat.app, match, None))
    seat.frames(3)
    scene, told = seat.app.scenes.top, list[int]()
    turns.play(scene.table, [match.game.parse(match.state, "move 6,0 5,0 1")])
    while scene.table.show.busy:
        told += [thing.key[2] for thing in shown(scene.table.show, scene.room.board) if thing.key[0] == "way"]
        seat.frames(2)
    assert len(told) > 4 and told == sorted(told, reverse=True) and told[0] > told[-1]
    assert not [thing for thing in shown(scene.table.show, scene.room.board) if thing.key[0] == "way"]
    seat.close()

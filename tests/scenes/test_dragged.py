"""What is dragged is where the pointer is, and what was dropped goes from there to its place."""

from __future__ import annotations

from math import hypot
from random import Random

import numpy as np
import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from engine.core.action import CHANCE, Action
from engine.core.match import Match, Person
from engine.games import game_named
from scenes.kit.materials.cloth.dominoes_pieces import area_of
from scenes.play.board.shown import flying
from tests.scenes.conftest import Sit
from tests.scenes.test_under_way import COMPUTERS, after, begun, middle, named


def before_a_move(game: str) -> Match:
    """A match of two people in which something may move."""
    found = (after(game, steps, [Person("Ann"), Person("Bo")]) for steps in range(20, 60))
    return next(match for match in found if any(action.verb == "move" for action in match.state.actions()))


def laying(people: list[Person]) -> tuple[Match, Action]:
    """A position of Matrix in which the first seat may lay, and where it lays so that the view must widen."""
    dice, match = Random(1), Match(game_named("matrix"), {}, 1, people)
    while len(match.actions) < 20 or match.to_act != 1:
        if match.to_act == CHANCE:
            match.play(match.roll())
        else:
            match.play(dice.choice(_puts(match) or match.state.actions()))
    return match, min(_puts(match), key=lambda action: int(action.picks[1].name.split(",")[1]))


def _puts(match: Match) -> list[Action]:
    return [action for action in match.state.actions() if action.verb == "put"]


def moved(pos: tuple[int, int]) -> Event:
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0))


def test_a_dropped_tile_goes_from_there_to_its_place(sit: Sit) -> None:
    chair = sit((1366, 768), animation="normal")
    match, action = laying([Person("You"), COMPUTERS[1]])
    scene, played = begun(chair, match), len(match.actions)
    chair.rest(30)
    tile, square = (chair.app.xy(pick.name) for pick in action.picks)
    chair.drag(tile, square)
    if scene.table.hand.held:
        chair.click(chair.app.xy(action.picks[1].name))
    assert len(match.actions) == played + 1 and scene.table.show.busy
    glided, face = 0, action.picks[0].name
    while scene.table.show.busy and chair.app.scenes.top is scene:
        mine = named(scene.draw_list.things(), ("flying", face), ("tile", face))
        assert len(mine) == 1, f"drawn {len(mine)} times, gliding: {scene.room.board.gliding}"
        goal = area_of(scene.room.board, next(i.place for i in scene.table.show.picture.items if i.face == face)).center
        far = hypot(middle(mine[0])[0] - goal[0], middle(mine[0])[1] - goal[1])
        assert far <= 2.5 * scene.room.board.placed.radius, "not back to the rack"
        glided += scene.room.board.gliding
        chair.frames(1, 0.03)
    assert glided


@pytest.mark.parametrize("game", ["mattock", "phalanx"])
def test_little_is_left_of_a_piece_at_its_place_while_it_is_dragged(sit: Sit, game: str) -> None:
    chair = sit(animation="normal", confirm_turn=False)
    match = before_a_move(game)
    scene = begun(chair, match)
    chair.rest(30)
    origin = next(a for a in match.state.actions() if a.verb == "move").picks[0].name
    at = chair.app.xy(origin)

    def seen() -> np.ndarray:
        return pygame.surfarray.array3d(chair.app.surface)[at[0] - 4:at[0] + 4, at[1] - 8:at[1]].astype(int)

    before, away = seen(), (30, scene.room.places.board.bottom - 30)
    chair.post(moved(at), Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    chair.post(moved((at[0] + 20, at[1])), moved(away))
    assert scene.pointer.dragging and any(Rect(t.rect).collidepoint(away) for t in scene.draw_list._dragged())
    assert np.abs(seen() - before).mean() > 25
    chair.post(Event(pygame.MOUSEBUTTONUP, pos=away, button=1))
    chair.hover((5, 5))
    chair.frames(2)
    assert (seen() == before).all()


def test_a_dropped_miner_does_not_walk_its_way_again(sit: Sit) -> None:
    chair = sit(animation="normal", confirm_turn=False)
    match = before_a_move("mattock")
    scene = begun(chair, match)
    chair.rest(30)
    ways = [[chair.app.xy(pick.name) for pick in action.picks] for action in match.state.actions()
            if action.verb == "move"]
    start, goal = max(ways, key=lambda way: hypot(way[0][0] - way[1][0], way[0][1] - way[1][1]))
    chair.drag(start, goal)
    away = list[float]()
    while scene.table.show.busy:
        at = [middle(thing) for thing in flying(scene.table.show, scene.room.board) if thing.key[0] == "miner"][0]
        away.append(hypot(at[0] - goal[0], at[1] - goal[1]))
        chair.frames()
    whole = hypot(start[0] - goal[0], start[1] - goal[1])
    assert len(away) > 3 and max(away) < scene.room.board.placed.radius / 2 < whole

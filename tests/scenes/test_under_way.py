"""What is under way is seen all the time, where it is: over the panel, and while the view glides."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from pygame import Rect

from engine.core.events import Removed
from engine.core.match import Match, Person
from engine.core.picture import Item
from engine.core.presentation import Pose
from engine.games import game_named
from scenes.kit.canvas import Drawn
from scenes.play.board.shown import flying, shown
from scenes.play.scene import PlayScene
from scenes.play.table import turns
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene
from tests.scenes.test_cloth import AREA, board, painted
from tests.scenes.test_drawn_in_parts import Asleep, turn_by_lot
from tests.scenes.test_review import lift, story

COMPUTERS = [Person("Ann", "computer", 1), Person("Bo", "computer", 1)]
CLOSED = (("filled",), ("fill",), ("emblem",))


def begun(chair: Chair, match: Match) -> PlayScene:
    """The scene of a match in which no computer thinks."""
    chair.app._thinker = Asleep()
    scene = play_scene(chair.app, match, None)
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(2)
    lift(chair)
    return scene


def after(game: str, steps: int, people: list[Person]) -> Match:
    """A match after the first steps of a game by lot."""
    match = Match(game_named(game), {}, 0, people)
    for action in story(match.game).actions[:steps]:
        match.play(action)
    return match


def named(things: list[Drawn], *keys: tuple[str, ...]) -> list[Drawn]:
    """The things whose keys begin so."""
    return [t for t in things for key in keys if isinstance(t.key, tuple) and t.key[:len(key)] == key]


def middle(thing: Drawn) -> tuple[float, float]:
    return Rect(thing.rect).center


def test_under_a_flying_tile_lies_a_shadow_and_no_bar() -> None:
    on, item = board(), Item("tile", "1,-1:S", 0, "5:3")
    bare = pygame.surfarray.array3d(painted(on, [])).astype(int)
    for mix, lift_ in ((0.0, 0.0), (0.3, 0.6), (0.7, 0.3), (1.0, 0.08)):
        things = on.moving([(item, Pose("hand:1", item.place, mix, lift_))])
        seen = pygame.surfarray.array3d(painted(on, things)).astype(int)
        x, y, w, h = Rect(things[-1].rect).clip(AREA)
        seen[x:x + w, y:y + h] = 255  # the tile itself
        assert (seen >= bare * 0.25 - 3).all(), "a shadow takes at most three quarters of the light"
        assert (seen < bare - 3).any()


def test_closed_squares_are_shown_in_every_frame(sit: Sit) -> None:
    """While the view glides to a wider table, and from their closing until all lies still."""
    chair, dice, glided = sit(animation="normal"), Random(2), 0
    scene = begun(chair, Match(game_named("matrix"), {}, 0, COMPUTERS))
    closed = 0
    while scene.match.outcome is None and glided < 4 and len(scene.match.actions) < 60:
        turn_by_lot(scene, dice)
        while scene.table.show.busy:
            shown = len({thing.rect for thing in named(scene.draw_list.things(), *CLOSED)})
            assert shown >= closed, f"after {len(scene.match.actions)} actions, gliding: {scene.room.board.gliding}"
            closed, glided = shown, glided + (scene.room.board.gliding and shown > 0)
            chair.frames(1, 0.04)
        if scene.table.show.picture.marks:
            closed = max(closed, sum(mark.kind == "filled" for mark in scene.table.show.picture.marks))
    assert closed and glided >= 4


@pytest.mark.parametrize("game", ["mattock", "phalanx"])
def test_who_is_taken_flies_over_the_panel(sit: Sit, game: str) -> None:
    known = story(game_named(game))
    step = next(i for i, events in enumerate(known.events) if i > 8 and any(
        isinstance(event, Removed) and event.to for event in events))
    chair = sit(animation="normal")
    scene, over = begun(chair, after(game, step, COMPUTERS)), 0
    turns.play(scene.table, [known.actions[step]])
    while scene.table.show.busy:
        low = max(thing.z for thing in scene.side.things())
        panel = scene.room.places.panel
        aloft = [t for t in flying(scene.table.show, scene.room.board) if Rect(t.rect).colliderect(panel)]
        assert all(thing.z > low for thing in aloft)
        over += len(aloft)
        chair.frames(1, 0.03)
    assert over


def test_points_fly_to_their_plate_over_the_panel(sit: Sit) -> None:
    chair = sit(animation="normal")
    scene, dice, over = begun(chair, Match(game_named("matrix"), {}, 0, COMPUTERS)), Random(2), 0
    while scene.match.outcome is None and not over:
        turn_by_lot(scene, dice)
        while scene.table.show.busy:
            low = max(thing.z for thing in scene.side.things())
            points = named(shown(scene.table.show, scene.room.board), ("plus",))
            assert all(thing.z > low for thing in points)
            over += sum(Rect(thing.rect).colliderect(scene.room.places.panel) for thing in points)
            chair.frames(1, 0.03)
    assert over


def test_a_tile_lies_in_its_hand_until_the_view_has_come(sit: Sit) -> None:
    """And it is the hand as it was, in its row: nothing lies over anything."""
    chair, dice, waited = sit(animation="normal"), Random(2), 0
    scene = begun(chair, Match(game_named("matrix"), {}, 0, COMPUTERS))
    while scene.match.outcome is None and waited < 10:
        hands = [scene.rack.tiles(seat) for seat in (1, 2)]
        turn_by_lot(scene, dice)
        while scene.table.show.busy:
            show, board = scene.table.show, scene.room.board
            if board.gliding and len(show._queue) == 1:  # the first step of the turn, before its end
                assert [scene.rack.tiles(seat) for seat in (1, 2)] == hands and not flying(show, board)
                waited += 1
            chair.frames(1, 0.04)
    assert waited >= 10

"""What is drawn bit by bit is what a full draw of the same moment would show, pixel for pixel, in every game."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from engine.core.action import CHANCE, Action
from engine.core.events import Passed
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.kit.board.board import BoardView
from scenes.kit.board.material import Ground
from scenes.kit.canvas import Canvas
from scenes.play.scene import PlayScene
from scenes.play.table import turns
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene
from tests.scenes.test_review import story

WINDOWS = (((1024, 600), 1.0), ((1024, 600), 2.0), ((1366, 768), 1.0), ((1366, 768), 2.0))
MOMENTS = 25  # looked at in each window


class Asleep:
    """Instead of the computers' process: none need be started for turns drawn by lot."""

    problem = ""

    def warm(self) -> None:
        """Nothing begins."""

    def close(self) -> None:
        """Nothing ends."""


def watched(chair: Chair, game: Game, dice: Random) -> PlayScene:
    """Computers' game somewhere in its middle; its turns are drawn by lot, so that nobody waits for thoughts."""
    people = [Person("Ann", "computer", 1), Person("Bo", "computer", 2)]
    match = Match(game, {}, 3, people)
    known = story(game).actions
    for action in known[:dice.randrange(len(known) * 3 // 4)]:
        match.play(action)
    chair.app._thinker = Asleep()
    scene = play_scene(chair.app, match, None)
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(2)
    return scene


def lively(state: Any, dice: Random) -> Action:
    """Of some actions by lot the one in which most happens: so pieces are taken, squares closed, prisoners made."""
    actions = state.actions()
    some = dice.sample(actions, min(len(actions), 8))
    return max(some, key=lambda action: _happens(state, action))


def _happens(state: Any, action: Action) -> tuple[bool, int]:
    after, events = state.after(action)
    return after.outcome() is None, sum(not isinstance(event, Passed) for event in events)


def turn_by_lot(scene: PlayScene, dice: Random) -> None:
    """The next turn, all its steps at once as a computer's come."""
    match = scene.match
    if match.to_act == CHANCE:
        turns.play(scene.table, [match.roll()])
        return
    state, steps = match.state, list[Action]()
    if match.outcome is not None:
        return
    while state.to_act not in (None, CHANCE) and state.turn == match.state.turn:
        steps.append(lively(state, dice))
        state, _ = state.after(steps[-1])
    turns.play(scene.table, steps)


def in_full(scene: PlayScene) -> Surface:
    """The same moment painted from nothing, on a surface of its own; what the scene remembers stays as it is."""
    assert scene.room.board is not None and scene.table.show is not None
    fresh, kept = copy(scene.room.board), scene.room.board
    fresh._lines, fresh._still = {}, None
    dst = Surface(scene.app.surface.get_size())
    scene.room._board = scene.table.show.stage = fresh
    try:
        Canvas().draw(dst, fresh.paint, scene.draw_list.things())
    finally:
        scene.room._board = scene.table.show.stage = kept
    for widget in scene.desk._layers[0].widgets:
        if widget.visible:
            widget.draw(dst, scene.app.style)
    if scene.desk._tip.shown:
        scene.desk._tip.draw(dst, scene.app.style)
    return dst


def differences(scene: PlayScene) -> Rect | None:
    """The box around all pixels that differ; None where the pictures are equal."""
    whole = in_full(scene)
    if pygame.image.tobytes(whole, "RGB") == pygame.image.tobytes(scene.app.surface, "RGB"):
        return None
    mask = pygame.mask.from_threshold(scene.app.surface, (0, 0, 0), (1, 1, 1, 255), whole)
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:])


def same_ground(scene: PlayScene) -> bool:
    """Whether the material, mended where something changed, is what it would be if it were made now."""
    board = scene.room.board
    assert board is not None
    anew = board.material.ground(scene.app.style, board.picture, board.placed, board.area, True, None)
    pictures = [pygame.image.tobytes(_material(board, ground), "RGB") for ground in (board.ground, anew)]
    return board.gliding or pictures[0] == pictures[1]


def _material(board: BoardView, ground: Ground) -> Surface:
    dst = Surface(board.area.bottomright)
    ground.paint(dst, board.area)
    return dst


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_drawn_bit_by_bit_it_is_the_same_picture(sit: Sit, game: Game) -> None:
    for number, (size, text) in enumerate(WINDOWS):
        chair, dice = sit(size, text=text, animation="normal"), Random(number)
        scene = watched(chair, game, dice)
        for moment in range(MOMENTS):
            if dice.random() < 0.1:
                chair.key(dice.choice((pygame.K_HOME, pygame.K_LEFT, pygame.K_END)))
            if dice.random() < 0.1:
                chair.post(Event(pygame.VIDEOEXPOSE))
            chair.hover((dice.randrange(size[0]), dice.randrange(size[1])))
            if scene.match.outcome is not None and not scene.table.show.busy:
                scene = watched(chair, game, dice)
            elif not scene.table.review.on and (dice.random() < 0.6 or not scene.table.show.busy):
                scene.table.show.skip()
                turn_by_lot(scene, dice)
            chair.frames(dice.randrange(1, 9), dice.choice((0.02, 0.05, 0.11)))
            wrong = differences(scene)
            assert wrong is None, f"{size}, text {text}, moment {moment}: the pictures differ in {wrong}"
            if moment % 12 == 0:
                assert same_ground(scene), f"{size}, text {text}, moment {moment}: the material differs"

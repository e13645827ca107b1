"""What was just played and lies off screen is pointed at, and one press shows it, in every game at every zoom."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.play.scene import PlayScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene


def at_table(chair: Chair, game: Game, steps: int = 60) -> PlayScene:
    """A game of computers that has been played for a while, and waits."""
    match, dice = Match(game, {}, 5, [Person("A", "computer", 1), Person("B", "computer", 1)]), Random(5)
    while len(match.actions) < steps and match.to_act is not None:
        bare = match.to_act == CHANCE
        match.play(match.roll() if bare else dice.choice([a for a in match.state.actions() if match.state.allows(a)]))
    scene = play_scene(chair.app, match)
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(4)
    return scene


def unseen(scene: PlayScene) -> list[str]:
    """The places of what was just played that lie beside the board's area, or under the rack."""
    names = {name for mark in scene.table.changed.marks() for name in mark.place.split()}
    points = {name: scene.room.board.placed.point(name) for name in names}
    return [name for name, point in points.items() if point and not scene.rack.clear_area().collidepoint(point)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_arrow_leads_to_what_was_just_played(sit: Sit, game: Game) -> None:
    pointed = 0
    for size in ((1024, 600), (1366, 768)):
        chair = sit(size, animation="off")
        scene = at_table(chair, game)
        assert not unseen(scene) and "show-played" not in {w.id for w in chair.app.widgets()}
        area = scene.rack.clear_area()
        for corner in (area.topleft, area.topright, area.bottomleft, area.bottomright):
            chair.key(pygame.K_0)
            scene.pointer.zoom(4.0, corner)
            chair.frames(2)
            there = "show-played" in {w.id for w in chair.app.widgets()}
            assert there == bool(unseen(scene))
            if there:
                pointed += 1
                rect, others = scene.edge.button.rect, [w.rect for w in chair.app.widgets() if w.id != "show-played"]
                assert area.contains(rect) and rect.collidelist(others) < 0
                chair.press("show-played")
                chair.frames(2)
                assert not unseen(scene), (size, corner)
        chair.close()
    assert pointed > 3

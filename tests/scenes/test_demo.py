"""The demo: it begins by itself, plays the games in turn, and any key or click leads back and is nothing else."""

from __future__ import annotations

import time

import pygame
import pytest
from pygame.event import Event

from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.menu.alone import ALONE
from scenes.menu.scene import MenuScene
from scenes.play.demo import Demos, demo_match
from scenes.play.panel.prompts import prompt_of
from scenes.play.scene import PlayScene
from scenes.play.table.manner import DEMO
from scenes.play.table.table import WAIT, Table
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene
from tests.scenes.test_review import story


def left_alone(chair: Chair, seconds: float = ALONE + 1) -> Chair:
    """The menu, and nobody there for so long."""
    if chair.app.scenes.empty:
        chair.app.begin(MenuScene(chair.app))
    chair.frames(round(seconds / 0.1), 0.1)
    return chair


def finished(chair: Chair, scene: PlayScene, match: Match) -> PlayScene:
    """The scene, its game played to the end at once."""
    scene.table.driver.stop()
    for action in story(match.game).actions:
        match.play(action)
    scene.table.show.jump(scene.table.eyes.seen(match.state), len(match.actions))
    for _ in range(200):
        chair.frames(1, 0.1)
        if scene.table.over:
            return scene
    raise AssertionError("the end is never announced")


def watched(chair: Chair, game: object, finish: bool = True) -> PlayScene:
    """A game among computers that somebody watches."""
    people = [Person("A", "computer", 1), Person("B", "computer", 1)]
    scene = play_scene(chair.app, Match(game, {}, 0, people), None)
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(2)
    if finish:
        finished(chair, scene, scene.match)
        scene.table.driver.paused = False
    return scene


def test_after_a_minute_alone_a_demo_begins(sit: Sit) -> None:
    chair = left_alone(sit(), ALONE - 1)
    assert chair.app.scene == "menu"
    chair.hover((5, 5))  # somebody is there after all
    chair = left_alone(chair, ALONE - 1)
    assert chair.app.scene == "menu"
    chair.frames(20, 0.1)
    assert chair.app.scene == "demo"
    assert "any key returns" in prompt_of(chair.app.scenes.top.table).extra and not chair.app.widgets()[1:]


def test_it_can_be_switched_off(sit: Sit) -> None:
    chair = left_alone(sit(demo=False), 3 * ALONE)
    assert chair.app.scene == "menu"


def test_any_key_or_click_returns_and_is_nothing_else(sit: Sit) -> None:
    chair = left_alone(sit())
    spot = None
    for key in (pygame.K_RETURN, pygame.K_F1, pygame.K_m, pygame.K_F11, pygame.K_ESCAPE, pygame.K_SPACE):
        assert chair.app.scene == "demo"
        chair.key(key)
        chair.frames(2)
        assert chair.app.scene == "menu" and chair.app.settings.muted and not chair.app.window.filling
        assert not chair.app.scenes.top.desk.modal
        spot = {w.id: w.rect.center for w in chair.app.widgets()}[f"{GAMES[0].name}.friend"]
        left_alone(chair)
    chair.click(spot)  # where the menu has a button
    chair.frames(2)
    assert chair.app.scene == "menu"
    chair.click(spot)
    assert chair.app.scene == "play"


def test_the_games_come_in_turn_with_unlike_computers(sit: Sit) -> None:
    chair = sit()
    names = []
    for _ in GAMES:
        left_alone(chair)
        match = chair.match
        names.append(match.game.name)
        assert not any(person.human for person in match.people)
        assert len({person.level for person in match.people}) == len(match.people)
        chair.key(pygame.K_SPACE)
    assert names == [game.name for game in GAMES]
    assert [demo_match(n).game for n in range(4)] == [*GAMES, GAMES[0]]


def test_nothing_is_written_down(sit: Sit) -> None:
    chair = left_alone(sit())
    end = time.monotonic() + 30
    while not chair.match.actions and time.monotonic() < end:
        chair.frames(1, 0.05)
        time.sleep(0.002)
    assert chair.match.actions
    chair.post(Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1), Event(pygame.MOUSEBUTTONUP, pos=(9, 9), button=1))
    chair.frames(2)
    assert chair.app.scene == "menu" and not chair.can("continue")
    assert not chair.app.store.unfinished() and not chair.app.store.saved.kept()
    assert not chair.app.settings.last


def test_after_the_end_the_next_demo_begins(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    match = Match(GAMES[0], {}, 0, [Person("A", "computer", 1), Person("B", "computer", 2)])
    scene = PlayScene(chair.app, Table(match, None, chair.app, DEMO), Demos(chair.app, 0))
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(2)
    finished(chair, scene, scene.match)
    scene.table.driver.paused = False
    chair.frames(round(WAIT / 0.1) + 3, 0.1)
    assert chair.app.scene == "demo" and chair.match.game is GAMES[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_watched_game_is_followed_by_another(sit: Sit, game: object) -> None:
    chair = sit()
    scene = watched(chair, game)
    chair.frames(14, 0.1)
    assert "next game begins in 5 s" in prompt_of(scene.table).extra
    chair.key(pygame.K_HOME)  # who looks back is not interrupted
    chair.frames(100, 0.1)
    assert chair.app.scenes.top is scene
    chair.key(pygame.K_END)
    chair.frames(round(WAIT / 0.1) + 40, 0.1)
    new = chair.app.scenes.top
    assert new is not scene and new.match.game is game and new.match.outcome is None and new.table.watched
    assert [p.level for p in new.match.people] == [1, 1] and new.table.journal is None


def test_again_asks_in_the_middle_and_not_at_the_end(sit: Sit) -> None:
    chair = sit()
    scene = watched(chair, GAMES[0], finish=False)
    scene.match.play(scene.match.state.actions()[0])
    chair.press("again")
    chair.press("anew.no")
    assert chair.app.scenes.top is scene
    chair.press("again")
    chair.press("anew.yes")
    chair.frames(2)
    assert chair.app.scenes.top is not scene and not chair.can("reset")


def test_a_game_of_people_is_never_begun_again_by_itself(sit: Sit) -> None:
    chair = sit()
    match = Match(GAMES[0], {}, 0, [Person("Anna"), Person("Ben")])
    scene = play_scene(chair.app, match, chair.app.store.keep(match))
    chair.app.begin(scene)
    chair.frames(2)
    finished(chair, scene, match)
    chair.frames(200, 0.1)
    assert chair.app.scenes.top is scene and "again" not in {w.id for w in chair.app.widgets()}

"""A key held and a click doubled pass no barrier: in all games, and in the scenes around them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame.event import Event

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.scene import Scene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.saved_rig import at_shelf, rows, save
from tests.scenes.seated import play_scene

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
Point = tuple[int, int]


def down(key: int, kind: int = pygame.KEYDOWN) -> Event:
    """A key goes down, again where it is down already."""
    return Event(kind, key=key, mod=0, unicode="", scancode=0)


def hold(chair: Chair, key: int, repeats: int = 12) -> None:
    """Presses a key and keeps it down as long as its repeats come."""
    for _ in range(repeats):
        chair.post(down(key))
        chair.frames(2)


def double(chair: Chair, pos: Point, at_once: bool = False) -> None:
    """A double click, within a frame or some frames apart."""
    one = (Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1), Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    chair.hover(pos)
    if at_once:
        chair.post(*one, *one)
        return
    chair.post(*one)
    chair.frames(6)
    chair.post(*one)


def table(chair: Chair, game: Game, steps: int, *people: Person) -> PlayScene:
    """A game after some steps at random, its hidden hands open to whoever is to act."""
    match, rng = Match(game, {}, steps, people or (Person("Anna"), Person("Ben"))), Random(steps)
    while len(match.actions) < steps and match.to_act is not None:
        match.play(match.roll() if match.to_act == CHANCE else rng.choice(list(match.state.actions())))
    chair.app.patient = False
    scene = play_scene(chair.app, match, None)
    chair.app.begin(scene)
    chair.frames(3)
    if chair.app.scene == "curtain":
        chair.press("lift")
        chair.frames(3)
    return scene


def pressable(chair: Chair) -> dict[str, Point]:
    """The game's own buttons that can be pressed now."""
    own = [w for w in chair.app.widgets() if w.enabled and (w.id.startswith("action.") or w.id in ("end", "cover"))]
    return {w.id: w.rect.center for w in own}


@every_game
def test_neither_a_key_held_nor_a_double_click_plays_for_two(sit: Sit, game: Game) -> None:
    """Every button of the game, and cells: of the turn that comes next nothing has been played."""
    chair, tried = sit(animation="off", confirm_turn=False), set[str]()
    for steps in (2, 15, 22, 23, 61):
        for way in range(3):
            scene = table(chair, game, steps)
            spots = pressable(chair)
            cells = [a.picks[0].name for a in scene.match.state.actions() if a.picks and a.picks[0].kind == "cell"]
            spots |= {name: chair.app.xy(name) for name in cells[:2]}
            for id, pos in spots.items():
                if chair.app.scenes.top is not scene or scene.match.outcome:
                    break
                turn, seat = scene.match.state.turn, scene.table.driver.seat()
                if way == 2 and id in pressable(chair):
                    scene.desk.focus_on(id)
                    hold(chair, pygame.K_RETURN)
                    chair.post(down(pygame.K_RETURN, pygame.KEYUP))
                else:
                    double(chair, pos, way == 1)
                tried.add(id)
                assert not [s for s in scene.match.states[:-1] if s.turn > turn], (steps, way, id)
                assert chair.app.scene != "play" or scene.table.driver.seat() == seat or not scene.table.hand.picked
    assert any(id.startswith("action.") for id in tried) and len(tried) > 1


def test_a_held_enter_on_cover_does_not_lift_the_curtain(sit: Sit) -> None:
    for game in filter(lambda game: game.hidden, GAMES):
        for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_F2):
            chair = sit(animation="off")
            table(chair, game, 9)
            chair.app.scenes.top.desk.focus_on("cover")
            hold(chair, key)
            assert chair.app.scene == "curtain"
            chair.post(down(key, pygame.KEYUP))
            hold(chair, pygame.K_RETURN, 1)
            assert chair.app.scene == "play"  # a fresh press lifts it
            chair.close()


def test_a_double_click_on_cover_does_not_lift_the_curtain(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if game.hidden)
    for at_once in (True, False):
        chair = sit(animation="off")
        scene = table(chair, game, 9)
        lift = chair.app.surface.get_rect().center
        scene.controls.prompt._cover.rect.center = lift  # even where the one lies right over the other
        monkeypatch.setattr(scene.controls.prompt, "place", lambda: None)  # and it stays there
        monkeypatch.setattr(chair.app.scenes, "push", partial(_then_under, chair.app.scenes.push, chair, lift))
        double(chair, lift, at_once)
        assert chair.app.scene == "curtain"
        chair.frames(30)
        chair.click(lift)
        chair.frames(2)
        assert chair.app.scene == "play"
        chair.close()


def _then_under(push: Callable[[Scene], None], chair: Chair, pos: Point, scene: Scene) -> None:
    """Covers, and puts the button that lifts the curtain under a point, as a window of another size might."""
    push(scene)
    chair.app.scenes.settle()
    chair.app.scenes.top.desk["lift"].rect.center = pos


@every_game
def test_a_question_is_not_answered_by_the_key_that_asked_it(sit: Sit, game: Game) -> None:
    chair = sit(animation="off")
    scene = table(chair, game, 9)
    chair.key(pygame.K_ESCAPE)
    scene.desk.focus_on("menu.resign")
    hold(chair, pygame.K_RETURN)
    assert "resign.yes" in {w.id for w in chair.app.widgets()}
    chair.post(down(pygame.K_RETURN, pygame.KEYUP))
    scene.desk.focus_on("resign.yes")
    chair.key(pygame.K_RETURN)
    chair.frames(3)
    assert scene.match.resigned
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    hold(chair, pygame.K_ESCAPE)  # the question neither goes nor flickers
    assert {"leave.yes", "leave.no"} <= {w.id for w in chair.app.widgets()} and chair.app.running


def test_a_held_key_switches_once_and_deletes_once(sit: Sit, tmp_path: Path) -> None:
    chair = sit()
    for names in (("Ada", "Bo"), ("Cy", "Di"), ("Ed", "Fay")):
        save(chair, *names, steps=4)
    shelf = at_shelf(chair)
    hold(chair, pygame.K_DELETE)
    assert len(rows(shelf)) == 2
    chair.post(down(pygame.K_DELETE, pygame.KEYUP))
    delete = {w.id: w.rect.center for w in chair.app.widgets()}["delete"]
    double(chair, delete)
    assert len(rows(shelf)) == 1
    switches = ((pygame.K_m, lambda: chair.app.settings.muted), (pygame.K_F11, lambda: chair.app.window.filling))
    for key, state in switches:
        before = state()
        for repeats in (5, 8):
            hold(chair, key, repeats)
            chair.post(down(key, pygame.KEYUP))
            assert state() is not before
            hold(chair, key, 1)
            chair.post(down(key, pygame.KEYUP))
            assert state() is before
    hold(chair, pygame.K_F1)
    assert chair.app.scene == "rules"

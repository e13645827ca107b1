"""Looking back while the game goes on: nobody's thinking stops, nobody's move moves the view, nothing hidden shows."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from engine.core.match import Person
from engine.core.picture import HIDDEN
from engine.games import GAMES
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import turns
from tests.scenes.chair import Chair
from tests.scenes.test_review import at_table, every_game, lift, story

WATCHED = [Person("Wary", "computer", 1), Person("Greedy", "computer", 1)]
SECRET = next(game for game in GAMES if game.hidden)


def wait_for(chair: Chair, actions: int, seconds: float = 30.0) -> None:
    """Frames in real time until the match has so many actions."""
    end = time.monotonic() + seconds
    while len(chair.match.actions) < actions and time.monotonic() < end:
        chair.frames(1, 0.05)
        time.sleep(0.002)
    assert len(chair.match.actions) >= actions


@every_game
def test_computers_play_on_below_and_the_view_stays(tmp_path: Path, game) -> None:
    chair = at_table(tmp_path, game, 0, WATCHED, animation="fast", seconds=0.1)
    wait_for(chair, 8)
    scene = chair.app.scenes.top
    chair.key(pygame.K_HOME)
    view, turns, slots = scene.table.show.view, len(scene.table.review.turns()), scene.controls.bar.strip.turns
    wait_for(chair, len(chair.match.actions) + 10)
    assert scene.table.review.at == 0 and scene.table.show.view is view and not scene.table.show.busy
    assert len(scene.controls.bar.strip.turns) > len(slots)
    told, come = prompt_of(scene.table).extra, len(scene.table.review.turns()) - turns
    assert " new turn" in told and come <= int(told.split()[0]) <= come + 3  # some may have come with the key itself
    chair.key(pygame.K_END)
    chair.frames(1)
    assert scene.table.review.at is None and scene.table.review.fresh == 0
    chair.close()


def test_the_end_waits_for_who_looks_back(tmp_path: Path) -> None:
    game = GAMES[0]
    chair = at_table(tmp_path, game, len(story(game).actions) - 1)
    scene, last = chair.app.scenes.top, story(game).actions[-1]
    chair.key(pygame.K_HOME)
    turns.play(scene.table, [last])
    chair.frames(3)
    assert scene.match.outcome and not scene.table.over and scene.table.review.at == 0
    assert list(chair.app.store.finished.iterdir())  # it is written down all the same
    chair.key(pygame.K_END)
    chair.rest(30)
    chair.frames(3)
    assert scene.table.over and chair.can("rematch") and len(list(chair.app.store.finished.iterdir())) == 1
    chair.key(pygame.K_HOME)
    chair.frames(3)
    assert scene.table.over and chair.can("rematch")
    chair.close()


def test_undo_leads_back_to_the_game_first(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 17)
    chair.press("review.first")
    chair.frames(2)
    assert not chair.can("back") and chair.can("undo")
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    chair.frames(2)
    assert chair.app.scenes.top.table.review.at is None and len(chair.match.actions) == 16
    chair.close()


@pytest.mark.parametrize("people", [[Person("Anna"), Person("Ben")],
                                    [Person("You"), Person("Computer", "computer", 1)]])
def test_only_the_lifters_hand_shows_in_the_past(tmp_path: Path, people: list[Person]) -> None:
    chair = at_table(tmp_path, SECRET, 18, people)
    scene = chair.app.scenes.top
    scene.table.driver.paused = True
    viewer = scene.table.eyes.viewer
    assert viewer
    chair.key(pygame.K_HOME)
    while scene.table.review.at is not None:
        chair.press("review.next")
        chair.rest()
        for item in scene.table.show.picture.items:
            if item.place.startswith("hand:") and item.place != f"hand:{viewer}":
                assert item.face in ("", HIDDEN)
    chair.close()


def test_the_curtain_ends_a_review(tmp_path: Path) -> None:
    chair = at_table(tmp_path, SECRET, 18)
    scene = chair.app.scenes.top
    chair.key(pygame.K_HOME)
    chair.key(pygame.K_F2)
    chair.frames(2)
    assert chair.app.scene == "curtain" and scene.table.review.at is None
    lift(chair)
    chair.close()


def test_playing_on_from_before_a_draw_asks_everybody(tmp_path: Path) -> None:
    chair = at_table(tmp_path, SECRET, 18)
    scene = chair.app.scenes.top
    chair.key(pygame.K_HOME)
    chair.key(pygame.K_PAGEDOWN)
    chair.rest()
    chair.press("review.play")
    assert "everybody" in scene.desk["agree.detail"].text
    chair.press("agree.yes")
    chair.frames(3)
    lift(chair)
    assert scene.table.review.at is None and len(chair.match.actions) < 18
    chair.close()

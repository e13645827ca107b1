"""Not seen, not heard: a window that nobody can see lets all wait; unfocused, or after a sleep, nothing begins."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from scenes.app import App
from scenes.menu.alone import ALONE
from scenes.menu.scene import MenuScene
from scenes.presence import UNSEEN_NAP
from scenes.run import wait
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.test_review import every_game, story
from tests.scenes.test_told import watched

GONE = [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN]
BACK = [pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED]


def menu(sit: Sit) -> Chair:
    """The menu."""
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    return chair


@pytest.mark.parametrize("gone", GONE)
def test_the_menu_begins_no_demo_while_it_is_not_seen(sit: Sit, gone: int) -> None:
    chair = menu(sit)
    chair.post(Event(gone))
    chair.frames(round(1.5 * ALONE / 0.1), 0.1)
    assert chair.app.scene == "menu"
    chair.post(Event(BACK[GONE.index(gone)]))
    chair.frames(round((ALONE - 1) / 0.1), 0.1)
    assert chair.app.scene == "menu", "the minute begins when it is seen again"
    chair.frames(30, 0.1)
    assert chair.app.scene == "demo"


def test_the_menu_begins_no_demo_while_somebody_works_elsewhere(sit: Sit) -> None:
    chair = menu(sit)
    chair.post(Event(pygame.WINDOWFOCUSLOST))
    chair.frames(round(1.5 * ALONE / 0.1), 0.1)
    assert chair.app.scene == "menu"
    chair.post(Event(pygame.WINDOWFOCUSGAINED))
    chair.frames(round((ALONE + 1) / 0.1), 0.1)
    assert chair.app.scene == "demo"


def test_a_clock_that_jumps_by_ten_hours_begins_nothing(sit: Sit) -> None:
    chair = menu(sit)
    chair.frames(20, 0.1)
    chair.frames(1, 36_000.0)
    chair.frames(1, 36_000.0)
    assert chair.app.scene == "menu"


@every_game
def test_a_watched_game_waits_and_goes_on(game: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chair, scene = watched(tmp_path, game, 2, 70, animation="normal")  # type: ignore[arg-type]
    heard, asked = list[str](), list[float]()
    monkeypatch.setattr(chair.app.sounds, "play", heard.append)
    for gone, back in zip(GONE * 2, BACK, strict=True):
        for _ in range(100):
            chair.frames(1, 0.05)
            if scene.table.show.busy:
                break
        assert scene.table.show.busy
        chair.post(Event(gone))
        before = len(scene.match.actions), scene.table.show.done, scene.table.show._t, len(heard)
        painted = pygame.image.tobytes(chair.app.surface, "RGB")
        assert not any(chair.app.frame([], 0.1) for _ in range(100))
        assert before == (len(scene.match.actions), scene.table.show.done, scene.table.show._t, len(heard))
        assert painted == pygame.image.tobytes(chair.app.surface, "RGB")
        monkeypatch.setattr(chair.app.window, "show", lambda rects: asked.extend(rects))
        chair.post(Event(back))
        assert chair.app.surface.get_rect() in asked, "the whole window is painted"
        asked.clear()
        monkeypatch.undo()
        monkeypatch.setattr(chair.app.sounds, "play", heard.append)
        chair.frames(12, 0.1)
        assert scene.table.show.done > before[1]
    assert story(scene.match.game).actions[:2] == scene.match.actions[:2]
    chair.close()


def test_a_hidden_window_takes_no_time(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    app: App = menu(sit).app
    app.frame([Event(pygame.WINDOWMINIMIZED)], 0.1)
    slept, now = list[float](), iter([0.0, 0.1, 0.2, 0.3, 9.9])
    pygame.event.clear()
    with monkeypatch.context() as clock:
        clock.setattr(time, "sleep", slept.append)
        clock.setattr(time, "monotonic", lambda: next(now))
        wait(0.35, app.presence.nap)
    assert slept == [UNSEEN_NAP] * 3 and app.sounds.away
    monkeypatch.setattr(app.scenes.top, "update", lambda dt: pytest.fail("its time stands still"))
    assert not app.frame([], 0.1)

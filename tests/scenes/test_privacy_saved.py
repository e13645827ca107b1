"""Saved games on menu and shelf tell nothing of hands, in pictures, words or copies, and open behind the curtain."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.records.journal import Journal
from scenes.app import App
from scenes.menu.scene import MenuScene
from scenes.preferences import Settings
from scenes.saved.scene import SavedScene
from tests.scenes.onlooker import Onlooker
from tests.scenes.permuted import Story, permuted, story
from tests.scenes.tour import differences

SIZE = (1024, 700)
NAME = "matrix-1.game"


def saved(told: Story, home: Path) -> App:
    """A client with this game under way on disk."""
    path = home / "games" / "under-way" / NAME
    Journal(path, told.match()).close()
    os.utime(path, (10**9, 10**9))
    app = App(SIZE, Settings().having({"muted": True}), home)
    app.begin(MenuScene(app))
    return app


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What was put on the clipboard."""
    texts: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", texts.append)
    yield texts


def in_mid_exchange(seed: int) -> Story:
    """A game that stops where somebody has set tiles aside and not yet drawn; nobody in particular looks at it."""
    told = story(seed)
    ends = [n for n, text in enumerate(told.actions, 1) if text.startswith("swap ")]
    return replace(told, viewer=0, actions=told.actions[:ends[-1]], at=0) if ends else replace(told, viewer=0, at=0)


def looked(told: Story, home: Path) -> Onlooker:
    """Menu, shelf of saved games, the turns copied; then the game is opened."""
    app = saved(told, home)
    eye = Onlooker(app, told)
    for _ in range(3):
        eye.frame("menu", dt=0.2)
    app.scenes.push(SavedScene(app))
    for _ in range(6):
        eye.frame("shelf", dt=0.2)
    eye.key(pygame.K_c, pygame.KMOD_CTRL)
    eye.frame("copied", dt=0.2)
    eye.press("close")
    eye.frame("menu again", dt=0.2)
    eye.press("continue")
    for _ in range(3):
        eye.frame("opened", dt=0.2)
    app.close()
    return eye


@pytest.mark.parametrize("seed", [0, 2, 6, 7])
def test_saved_games_tell_nothing(tmp_path: Path, copied: list[str], seed: int) -> None:
    """For people who share the screen: what is hidden from anybody shows nowhere until a curtain is lifted."""
    told = in_mid_exchange(seed)
    eyes = [looked(one, tmp_path / str(n)) for n, one in enumerate((told, permuted(told, seed)))]
    assert differences(*eyes) == []
    assert len(copied) == 2 and copied[0] == copied[1] and "put" in copied[0]


@pytest.mark.parametrize("seed", [0, 2, 6])
def test_an_unfinished_game_opens_behind_the_curtain(tmp_path: Path, seed: int) -> None:
    app = saved(story(seed), tmp_path)
    eye = Onlooker(app, story(seed))
    eye.press("continue")
    assert eye.notes[-1][2] == "curtain"
    app.close()

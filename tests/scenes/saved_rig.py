"""Games on the shelf of saved games, and what a player sees of them."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pygame
from pygame.event import Event

from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.kit.widgets import ListBox
from scenes.menu.scene import MenuScene
from scenes.saved.scene import SavedScene
from tests.scenes.chair import Chair

GAME = GAMES[0]


def save(chair: Chair, *names: str, steps: int = 2000, age: float = 100.0) -> Path:
    """Puts a game on the shelf: finished, or under way after some steps."""
    people = [Person(name) for name in names] or [Person("Ada"), Person("Bo")]
    match, rng = Match(GAME, {}, len(names), people), random.Random(str(names))
    journal = chair.app.store.keep(match)
    while match.outcome is None and len(match.actions) < steps:
        match.play(rng.choice(list(match.state.actions())))
    path = chair.app.store.finish(match, journal) if match.outcome else journal.path
    journal.close()
    assert path
    os.utime(path, (time.time() - age, time.time() - age))
    return path


def at_shelf(chair: Chair) -> SavedScene:
    """The shelf over the menu."""
    chair.app.begin(MenuScene(chair.app))
    scene = SavedScene(chair.app)
    chair.app.begin(scene)
    chair.frames(4)
    return scene


def rows(scene: SavedScene) -> list[str]:
    """The names in the list, from above."""
    return [item.text for item in scene.desk.find("list", ListBox).items]


def typed(chair: Chair, id: str, text: str) -> None:
    """Clicks into a field and types."""
    chair.click({w.id: w for w in chair.app.widgets()}[id].rect.center)
    chair.post(Event(pygame.TEXTINPUT, text=text))
    chair.frames(2)

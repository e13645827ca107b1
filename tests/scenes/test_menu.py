"""The menu: a game within one click, the choices of the last time, games that wait, and nothing out of place."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pygame
import pytest

from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.app import App
from scenes.games.choices import WAYS, last_way, usual_names
from scenes.menu.scene import MenuScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import SIZES, complaints

GAME = GAMES[0]


def at_menu(chair: Chair) -> Chair:
    """The chair before a fresh menu."""
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    return chair


def shelve(app: App, *names: str, steps: int = 5) -> list[Path]:
    """Puts a game under way on the shelf for each name, the last one newest."""
    paths = []
    for i, name in enumerate(names):
        match = Match(GAME, {}, i, [Person(name), Person("Computer", "computer", 2)])
        journal, rng = app.store.keep(match), random.Random(i)
        for _ in range(steps):
            match.play(rng.choice(list(match.state.actions())))
        journal.close()
        then = time.time() - 100 + i
        os.utime(journal.path, (then, then))
        paths.append(journal.path)
    return paths


@pytest.mark.parametrize(("way", "humans"), list(zip(WAYS, (2, 1, 0), strict=True)))
def test_one_click_begins_a_game(sit: Sit, way: str, humans: int) -> None:
    chair = at_menu(sit())
    chair.press(f"{GAME.name}.{way}")
    assert chair.app.scene == "play"
    assert sum(person.human for person in chair.match.people) == humans
    assert all(person.name for person in chair.match.people)
    assert last_way(GAME, chair.app.settings) == way


def test_a_game_under_way_waits_and_goes_on(sit: Sit) -> None:
    chair = sit()
    shelve(chair.app, "Ada", "Bo", "Cy")
    at_menu(chair)
    chair.press("continue")
    assert chair.app.scene == "play"
    assert chair.match.people[0].name == "Cy" and len(chair.match.actions) == 5


def test_without_a_game_there_is_nothing_to_go_on_with(sit: Sit) -> None:
    chair = at_menu(sit())
    assert not chair.can("continue") and not chair.can("shelf.open")


def test_a_game_among_computers_waits_on_the_shelf_only(sit: Sit) -> None:
    chair = sit()
    match = Match(GAME, {}, 1, [Person("A", "computer", 1), Person("B", "computer", 1)])
    journal = chair.app.store.keep(match)
    match.play(match.state.actions()[0])
    journal.close()
    at_menu(chair)
    assert not chair.can("continue") and chair.can("shelf.open")


def test_the_shelf_opens_by_double_click(sit: Sit) -> None:
    chair = sit()
    paths = shelve(chair.app, "Ada", "Bo", "Cy")
    at_menu(chair)
    spot = {w.id: w for w in chair.app.widgets()}[f"shelf.{paths[0].name}"].rect.center
    chair.double_click(spot)
    assert chair.app.scene == "play" and chair.match.people[0].name == "Ada"


def test_removing_asks_first_and_the_safe_answer_is_ready(sit: Sit) -> None:
    chair = sit()
    paths = shelve(chair.app, "Ada", "Bo", "Cy")
    at_menu(chair)
    chair.press("shelf.remove")
    chair.frames()
    assert next(w.id for w in chair.app.widgets() if w.focused) == "shelf.gone.no"
    chair.press("shelf.gone.no")
    chair.frames()
    assert all(path.exists() for path in paths)
    chair.press("shelf.remove")
    chair.frames()
    chair.press("shelf.gone.yes")
    chair.frames()
    assert [path.exists() for path in paths] == [True, False, True]
    assert not any(w.id == f"shelf.{paths[1].name}" for w in chair.app.widgets())


def test_in_a_tight_window_shelf_and_cards_take_turns(sit: Sit) -> None:
    chair = sit((1024, 600), text=2.0)
    shelve(chair.app, "Ada", "Bo")
    at_menu(chair)
    assert chair.can(f"{GAME.name}.friend") and not chair.can("shelf.open")
    chair.press("more")
    chair.frames()
    assert chair.can("shelf.open") and not chair.can(f"{GAME.name}.friend")
    assert complaints(chair.app.scenes.top) == []
    chair.press("shelf.open")
    assert chair.app.scene == "play" and chair.match.people[0].name == "Ada"


def test_sound_is_switched_and_remembered(sit: Sit) -> None:
    chair = at_menu(sit(muted=False))
    chair.press("sound")
    assert chair.app.settings.muted and chair.app.sounds.muted
    assert sit(muted=False).app.settings.muted
    chair.key(pygame.K_m)
    assert not chair.app.settings.muted


def test_damage_is_told_and_loses_nothing(sit: Sit) -> None:
    chair = sit()
    broken = shelve(chair.app, "Ada")[0]
    broken.write_text("no game at all")
    chair.app.notice = "Your settings could not be read; the usual ones are used."
    at_menu(chair)
    text = chair.app.scenes.top.desk["notice"].text
    assert broken.name in text and "settings" in text
    assert broken.exists() and complaints(chair.app.scenes.top) == []


def test_a_game_that_vanished_is_a_sentence(sit: Sit) -> None:
    chair = sit()
    path = shelve(chair.app, "Ada")[0]
    at_menu(chair)
    path.unlink()
    chair.press("continue")
    chair.frames()
    assert chair.app.scene == "menu" and chair.can("tell.ok")


def test_escape_asks_before_it_leaves(sit: Sit) -> None:
    chair = at_menu(sit())
    chair.key(pygame.K_ESCAPE)
    chair.frames()
    assert chair.app.running
    chair.press("leave.no")
    chair.frames()
    assert chair.app.running
    chair.press("quit")
    assert not chair.app.running


def test_all_of_it_by_keyboard(sit: Sit) -> None:
    chair = at_menu(sit())
    for _ in range(20):
        chair.key(pygame.K_TAB)
        if chair.app.scenes.top.desk.focus == f"{GAME.name}.computer":
            break
    chair.key(pygame.K_RETURN)
    assert chair.app.scene == "play"


@pytest.mark.parametrize("games", [0, 1, 4])
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float, games: int) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    shelve(chair.app, *["Wilhelmina of the Long Name"] * games, steps=2)
    at_menu(chair)
    assert complaints(chair.app.scenes.top) == []


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = at_menu(sit())
    chair.frames(30)
    assert not chair.app.frame([], 1 / 60)


def test_usual_names_tell_who_it_is() -> None:
    seats = ("Red", "Blue", "Yellow")
    assert usual_names([Person("", "human"), Person("", "human")], seats) == ["Red", "Blue"]
    assert usual_names([Person("", "human"), Person("", "computer", 2)], seats) == ["You", "Computer"]
    three = usual_names([Person("", "computer", 1), Person("", "computer", 1), Person("", "human")], seats)
    assert three[2] == "You" and len(set(three)) == 3

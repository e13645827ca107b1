"""Results kept: counted in a table, drawn in a chart, for one game or all."""

from __future__ import annotations

import os
import time
from itertools import product

import pygame
import pytest

from engine.core.match import Match, Person
from engine.games import GAMES
from engine.records.results import LOST, SHARED, WON, Played
from scenes.results.chart import form
from scenes.results.scene import ResultsScene
from scenes.results.table import ResultsList
from scenes.saved.scene import SavedScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints

SIZES = ((800, 600), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160))
GAME = GAMES[0]


def ended(chair: Chair, level: int, won: bool, age: float = 100.0) -> None:
    """Keeps a game that one of the two resigned."""
    match = Match(GAME, {}, 1, [Person("You"), Person("Computer", "computer", level)])
    journal = chair.app.store.keep(match)
    match.play(next(iter(match.state.actions())))
    match.resign(2 if won else 1)
    path = chair.app.store.finish(match, journal)
    assert path
    os.utime(path, (time.time() - age, time.time() - age))


def at_results(chair: Chair) -> ResultsScene:
    """The results over the shelf."""
    chair.app.begin(SavedScene(chair.app))
    chair.frames(2)
    chair.press("results")
    chair.frames(3)
    scene = chair.app.scenes.top
    assert isinstance(scene, ResultsScene)
    return scene


def test_games_are_counted_by_level(sit: Sit) -> None:
    chair = sit()
    for n, (level, won) in enumerate([(1, True), (1, True), (1, False), (2, False)]):
        ended(chair, level, won, 100 - n)
    scene = at_results(chair)
    lines = scene.desk.find("table", ResultsList).lines.values()
    counts = [(one.level, one.played, one.won, one.shared, one.lost) for one in lines]
    assert counts == [(1, 3, 2, 0, 1), (2, 1, 0, 0, 1)]
    assert [one.end for one in scene.games] == [WON, WON, LOST, LOST]
    chair.key(pygame.K_ESCAPE)
    assert chair.app.scene == "saved"


def test_nothing_yet_is_said(sit: Sit) -> None:
    chair = sit()
    scene = at_results(chair)
    assert scene.games == [] and scene.table.empty.endswith(".") and complaints(scene) == []


def test_the_chart_draws_what_there_is(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_results(chair)
    empty = pygame.image.tobytes(chair.app.surface, "RGB")
    for n in range(12):
        ended(chair, 1 + n % 3, n % 4 > 0, 100 - n)
    scene.resume()
    chair.frames(3)
    assert len(scene.games) == 12 and pygame.image.tobytes(chair.app.surface, "RGB") != empty


def test_in_a_tight_window_table_and_chart_take_turns(sit: Sit) -> None:
    chair = sit((800, 600), text=2.0)
    ended(chair, 1, True)
    scene = at_results(chair)
    assert scene.table.visible
    chair.press("part.chart")
    chair.frames(2)
    assert not scene.table.visible and complaints(scene) == []


def test_form_looks_back_on_the_last_games() -> None:
    games = [Played(GAME, {}, 1, 0.0, end) for end in (WON, LOST, SHARED, WON)]
    assert form(games, run=2) == [1.0, 0.5, 0.25, 0.75] and form([]) == []


@pytest.mark.parametrize(("size", "text"), list(product(SIZES, (0.8, 1.0, 1.5, 2.0))))
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    for n in range(5):
        ended(chair, 1 + n % 3, n % 2 > 0)
    scene = at_results(chair)
    for part in ("table", "chart"):
        scene.desk["part"].value = part
        scene.layout()
        chair.frames(2)
        assert complaints(scene) == []


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = sit()
    ended(chair, 1, True)
    at_results(chair)
    chair.frames(30)
    assert not chair.app.frame([], 1 / 60)

"""Who stands better, and its graph: kept with the game, quiet once all is known, and blind to hidden hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.game import Game
from engine.games import game_named
from engine.records.record import from_record
from scenes.app import App
from scenes.begin import show
from scenes.menu.scene import MenuScene
from scenes.play.panel.balance import sentence
from scenes.play.table import advice, opinion
from tests.scenes.chair import Chair
from tests.scenes.onlooker import Onlooker
from tests.scenes.permuted import Story, permuted, story
from tests.scenes.thinking_rig import ANNA, BEN, OPEN, SECRET, begun
from tests.scenes.tour import differences, tour


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
def test_values_are_kept_in_the_journal_and_the_record(game: Game, tables: Any, tmp_path: Path) -> None:
    table = tables(begun(game, ANNA, BEN, more=14), evaluation=True)
    table.study()
    curve, presentation = opinion.curve(table.scene.table), game.presentation()
    known = [point.at for point in curve if point.parts is not None]
    assert known == [p.at for p in curve if not presentation.setting_up(table.match.states[p.at])] and len(known) > 3
    assert table.scene.controls.bar.strip.curve == curve
    table.scene.leave()
    match, _, lost = table.chair.app.store.resume(table.scene.table.journal.path)
    assert match.values == table.match.values and not lost
    table.match.resign(2)
    path = table.chair.app.store.save(table.match, tmp_path / "kept.json")
    again = tables(table.chair.app.store.open(path), evaluation=True)
    again.study()
    assert opinion.curve(again.scene.table)[:-1] == curve[:-1] and not again.adviser.views


def test_the_record_of_a_finished_game_learns_its_values(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN))
    table.match.resign(1)
    table.frames(4)
    (path,) = table.chair.app.store.finished.iterdir()
    plain = json.loads(path.read_text())
    assert "values" not in plain and not table.adviser.views  # it is off, and so nobody is asked
    show(table.chair.app, table.chair.app.store.open(path), path)
    table.chair.app.change(evaluation=True)
    for _ in range(60):
        table.frames()
    told = json.loads(path.read_text())
    values = told.pop("values")
    assert told == plain and [at for at, _ in values][0] == 0 and len(values) == table.match.state.turn
    assert len(from_record({**told, "values": values}, game_named).values) == len(values)


def test_what_was_thought_survives_undo(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN, more=2), evaluation=True)
    table.study()
    curve, asked = opinion.curve(table.scene.table), len(table.adviser.views)
    table.chair.key(pygame.K_z, pygame.KMOD_CTRL)
    table.study()
    assert opinion.curve(table.scene.table) == curve[:-1]
    table.chair.key(pygame.K_y, pygame.KMOD_CTRL)
    table.study()
    assert opinion.curve(table.scene.table) == curve and len(table.adviser.views) == asked


def test_a_hint_goes_before_the_graph(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN, more=6), evaluation=True)
    table.frames(2)
    table.chair.key(pygame.K_h)
    table.frames(4)
    assert table.adviser.dropped == 1 and advice.note(table.scene.table)[0] == "Hint"


def test_nobody_thinks_while_it_is_off_or_all_is_known(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN))
    table.frames(30)
    assert not table.adviser.views and not table.scene.room.places.opinion.h
    table.chair.press("advice.value")
    table.study()
    count = len(table.adviser.views)
    assert count > 3 and table.scene.room.places.opinion.h and table.scene.controls.bar.strip.above
    table.frames(60)
    assert len(table.adviser.views) == count and not table.chair.app.frame([], 0.25)


def test_a_running_game_with_hidden_hands_shows_its_points_alone(tables: Any) -> None:
    table = tables(begun(SECRET, ANNA, BEN), evaluation=True)
    table.study()
    at = table.scene.table
    assert not table.adviser.views and all(point.parts for point in opinion.curve(at))
    points, (parts, only_points) = table.match.state.scores, opinion.now(at)
    assert (points[0] > points[1]) == (parts[0] > parts[1]) and only_points


# ---- nothing hidden crosses the table ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """A small client at which the evaluation is on."""
    chair = Chair(tmp_path_factory.mktemp("thinking"), (640, 480), animation="normal", evaluation=True)
    chair.app.begin(MenuScene(chair.app))
    yield chair.app
    chair.close()


@pytest.mark.parametrize("seed", [5])
def test_no_value_and_no_hint_depends_on_hidden_hands(app: App, seed: int) -> None:
    told = story(seed)
    ours = tour(app, told, seed)
    asked = app.analyst.views  # type: ignore[attr-defined]
    assert differences(ours, tour(app, permuted(told, seed), seed)) == []
    assert asked and asked == app.analyst.views  # type: ignore[attr-defined]


def test_a_value_of_the_whole_position_would_be_found(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told = story(1)
    other = permuted(told, 1)
    assert differences(visit(app, told), visit(app, other)) == []
    monkeypatch.setattr(opinion, "deep", lambda table: True)
    assert differences(visit(app, told), visit(app, other))


def visit(app: App, told: Story) -> Onlooker:
    """What an onlooker sees while the last turns of a story are looked into."""
    eye = Onlooker(app, told)
    eye.sit(len(told.actions))
    if app.scene == "curtain":
        eye.press("lift")
    for _ in range(12):
        eye.frame("watching", dt=0.05)
    return eye


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("parts, over, told", [
    ((52, 48), False, "About even"), ((60, 40), False, "Red stands better"),
    ((20, 80), False, "Blue stands clearly better"), ((96, 4), False, "Red is close to winning"),
    ((0, 100), False, "Blue should win"), ((100, 0), True, "Red has won"),
    ((45, 45, 10), False, "Red and Blue stand better"), ((34, 33, 33), False, "About even"),
    ((50, 50), True, "About even"), ((10, 10, 80), False, "Yellow stands clearly better")])
def test_who_stands_better_in_words(parts: tuple[int, ...], over: bool, told: str) -> None:
    assert sentence(parts, ("Red", "Blue", "Yellow"), over) == told


def test_it_is_even_within_eight_points() -> None:
    for lead in range(100):
        text = sentence((50 + lead // 2, 50 - lead // 2), ("Red", "Blue"), False)
        assert (text == "About even") == (2 * (lead // 2) <= 8), lead

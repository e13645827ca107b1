"""Hints and the expected line: they show what is legal and play nothing; the players' own computers go first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.play.table import advice, study
from scenes.play.table.advised import advised
from tests.scenes.table import computer, play_turn, seated
from tests.scenes.thinking_rig import ANNA, BEN, OPEN, ROBOT, SECRET, begun

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
open_games = pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)


@every_game
def test_a_hint_shows_a_legal_turn_and_plays_nothing(game: Game, tables: Any) -> None:
    table = tables(begun(game, ANNA, BEN))
    played, plain = list(table.match.actions), table.scene.draw_list._of_the_moment()
    table.chair.key(pygame.K_h)
    assert "Looking for a hint" in table.told and table.scene.draw_list._of_the_moment() == plain
    table.frames()
    marks, steps = advice.marks(table.scene.table), table.scene.table.advised.answer.steps
    assert table.told.startswith("Hint") and set(marks) <= set(table.scene.draw_list._of_the_moment())
    assert marks or any(pick.kind == "button" for pick in game.parse(table.scene.table.hand.state, str(steps[0])).picks)
    first = table.told
    table.chair.key(pygame.K_h)
    assert len(steps) == 1 or table.told != first
    assert table.match.actions == played and len(table.adviser.views) == 1
    for step in steps:  # every step of it may really be played
        table.match.play(str(step))
    table.frames(2)
    assert not table.scene.table.advised.shows and "Hint" not in table.told


def test_esc_stops_a_hint_and_then_takes_it_away(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN), mute=True)
    table.chair.press("advice.hint")
    table.frames()
    assert "Looking" in table.told and table.adviser.asked is not None
    table.chair.key(pygame.K_ESCAPE)
    assert table.adviser.asked is None and "Looking" not in table.told and not table.scene.desk.modal


@every_game
def test_a_pick_lets_a_hint_go(game: Game, tables: Any) -> None:
    table = tables(begun(game, ANNA, BEN))
    table.chair.key(pygame.K_h)
    table.frames()
    pick = next(a.picks[0] for a in table.scene.table.hand.state.actions() if len(a.picks) > 1 or not game.hidden)
    assert advice.note(table.scene.table)
    table.chair.click(table.chair.app.xy(pick.name))
    table.frames(2)
    assert advice.note(table.scene.table) is None and not advice.marks(table.scene.table)


def test_a_hint_is_about_the_position_that_is_looked_at(tables: Any) -> None:
    """Also while one looks back and while computers wait; where hands are hidden, only for whoever acts now."""
    for game in (OPEN[0], SECRET):
        table, opened = tables(begun(game, ANNA, ROBOT)), not game.hidden
        assert table.chair.can("advice.hint") and table.chair.can("advice.line")
        table.chair.key(pygame.K_PAGEUP)
        table.frames(2)
        at = table.scene.table.review.goal
        assert table.chair.can("advice.hint") == table.chair.can("advice.line") == opened
        table.chair.key(pygame.K_h)
        table.frames()
        assert len(table.adviser.views) == opened and table.scene.table.review.goal == at
        assert bool(advice.marks(table.scene.table)) == opened == table.told.startswith("Hint")
        table.chair.key(pygame.K_END)
        table.frames(2)
        assert not advice.marks(table.scene.table), "it is about another position"
        table.scene.table.driver.pause(True)
        while table.match.to_act != 2:
            table.match.play(table.match.roll() if table.match.to_act == CHANCE else table.match.state.actions()[-1])
        table.frames(2)
        assert table.chair.can("advice.hint") == opened
        played = len(table.match.actions)
        table.chair.key(pygame.K_h)
        table.frames()
        assert len(table.adviser.views) == 2 * opened and len(table.match.actions) == played


@pytest.mark.parametrize("seat", [1, 2])
def test_there_is_no_hint_while_only_a_draw_is_due(tables: Any, seat: int) -> None:
    people = [ROBOT, ROBOT]
    people[seat - 1] = ANNA
    table = tables(Match(SECRET, {}, 3, people))
    while table.scene.table.driver.seat() != seat:
        table.match.play(table.match.roll())
    table.frames(3)
    assert table.match.to_act == CHANCE and table.scene.table.hand.state is not None
    for key in (pygame.K_h, pygame.K_b):
        table.chair.key(key)
        table.frames(3)
    assert not table.chair.can("advice.hint") and not table.adviser.views and "Look" not in table.told


def test_hints_can_be_switched_off(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN), hints=False)
    assert not {"advice.hint", "advice.line"} & {w.id for w in table.chair.app.widgets()}
    for key in (pygame.K_h, pygame.K_b):
        table.chair.key(key)
    table.frames()
    assert not table.adviser.views and not advice.marks(table.scene.table)


def test_a_computer_that_breaks_down_is_told_and_asked_no_more(tables: Any) -> None:
    table = tables(begun(OPEN[0], ANNA, BEN), evaluation=True)
    table.adviser.broken = True
    table.chair.key(pygame.K_h)
    table.frames(60)
    assert table.told == "No hint The computer cannot help just now."
    count = len(table.adviser.views)
    table.frames(30)
    assert len(table.adviser.views) == count and not table.scene.table.advised.waits
    table.adviser.broken = False
    table.chair.key(pygame.K_h)
    table.frames()
    assert advice.note(table.scene.table)[0] == "Hint"


# ---- the expected line ---------------------------------------------------------------------------------------------


@open_games
def test_the_expected_line_is_legal_turn_after_turn(game: Game, tables: Any) -> None:
    table = tables(begun(game, ANNA, BEN), nodes=4)
    table.chair.key(pygame.K_b)
    table.frames()
    answer, state, numbers = table.scene.table.advised.answer, table.match.state, set[str]()
    turns = advised(game, state, answer, "line")
    assert len(turns) > 1 and table.told.startswith("Expected 1 ")
    for steps in turns:
        for before, action in steps:
            assert before == state
            game.check(state, action)
            state, _ = state.after(action)
    numbers = {mark.text for mark in advice.marks(table.scene.table) if mark.kind == "expected"}
    assert "1" in numbers and numbers <= {"1", "2", "3", "4"}
    table.chair.key(pygame.K_b)
    assert not advice.marks(table.scene.table) and len(table.match.actions) == table.scene.table.review.shown


def test_a_computers_line_shows_only_where_nothing_is_hidden(tables: Any) -> None:
    for game, seen in ((OPEN[0], True), (SECRET, False)):
        table = tables(begun(game, ANNA, ROBOT))
        table.scene.table.driver.paused = True
        while table.match.to_act != 2:
            table.match.play(table.match.roll() if table.match.to_act == CHANCE else table.match.state.actions()[-1])
        table.scene.table.driver.ticket = 1  # a computer thinks about it
        assert (advice.foreseen(table.scene.table) is not None) == seen
        table.scene.table.driver.ticket = None


# ---- while it thinks -----------------------------------------------------------------------------------------------


def test_move_now_and_undo_while_the_analyst_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "NODES", 10**9)
    monkeypatch.setattr(study, "LONGEST", 600.0)
    chair = seated(tmp_path, Person("You"), computer(6), seconds=60, evaluation=True)
    scene = chair.app.scenes.top
    chair.frames(3)
    assert chair.app.analyst.asked is not None  # it thinks, and will not come to an end
    play_turn(chair, str(chair.match.state.actions()[0]), "stay")
    for _ in range(2000):
        chair.frames(1, 0.05)
        if scene.table.driver.belief:
            break
        pygame.time.wait(5)
    assert scene.table.driver.belief[0] is chair.match.state
    chair.press("now")
    chair.wait_for_turn()
    assert chair.match.to_act == 1 and len(chair.match.actions) >= 4
    chair.press("undo")
    assert not chair.match.actions and chair.app.analyst.asked is not None
    chair.close()

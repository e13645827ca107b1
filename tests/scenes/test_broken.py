"""A computer that does not answer, whatever the reason, can be asked again; one that answers at once tells nothing."""

from __future__ import annotations

import pickle
import threading
from dataclasses import replace
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.ai.link import Link
from engine.ai.thinker import DIED_TWICE, Thinker
from engine.core.action import CHANCE
from engine.core.game import Game
from scenes.play.panel.prompts import prompt_of
from scenes.play.table.driver import LEAST
from tests.scenes.mad import Mad, computers_turn
from tests.scenes.test_review import every_game
from tests.scenes.thinking_rig import OPEN, ROBOT


def broken(game: Game, mad: type[Mad], tables: Any, **settings: object) -> Any:
    """A table at which the computer has just broken down."""
    mad.wrong = staticmethod(lambda answer: None)
    table = tables(computers_turn(game), **settings)
    table.frames(60)
    assert table.scene.table.driver.problem
    return table


def status(table: Any, seat: int) -> str:
    """What the seat's card says."""
    return str(table.scene.side.seats.plate(seat).status)


def test_a_broken_computer_stops_counting_and_can_be_asked_again(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    assert status(table, 2) == "does not answer" and not table.scene.table.driver.thinking
    thought, asked = table.scene.table.driver.thought, mad.asked
    table.frames(60)
    assert table.scene.table.driver.thought == thought and mad.asked == asked, "it is not asked by itself"
    table.chair.press("broken.again")
    table.frames(60)
    assert mad.asked == asked + 2 and table.scene.table.driver.problem
    mad.wrong = staticmethod(lambda answer: answer)
    played = len(table.match.actions)
    table.chair.press("broken.again")
    table.frames(60)
    assert len(table.match.actions) > played and not table.chair.can("broken.again") and DIED_TWICE not in table.told


@every_game
def test_its_turn_is_played_by_lot(game: Game, mad: type[Mad], tables: Any) -> None:
    table = broken(game, mad, tables)
    turn = table.match.state.turn
    table.chair.press("broken.lot")
    assert table.match.state.turn > turn or table.match.to_act == CHANCE
    assert not table.scene.table.driver.problem and not table.chair.can("broken.lot")


def test_the_sentence_goes_with_undo(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    asked = mad.asked
    table.chair.press("undo")
    table.frames()
    assert not table.scene.table.driver.problem and DIED_TWICE not in table.told and not table.chair.can("broken.again")
    assert status(table, 2) != "does not answer" and mad.asked == asked


def test_in_review_nobody_is_asked_about_it(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    table.chair.key(pygame.K_PAGEUP)
    table.frames()
    assert not table.chair.can("broken.again") and DIED_TWICE not in prompt_of(table.scene.table).text
    table.chair.key(pygame.K_END)
    table.frames()
    assert table.chair.can("broken.again")


def test_no_thread_and_no_process_to_be_had_is_a_breakdown(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    thinker, game = Thinker(), OPEN[0]
    thinker.ask(game.name, game.start(game.checked_options({})), 1, 1)
    for _ in range(3):
        thinker.poll()
    assert thinker.problem == DIED_TWICE and not thinker.busy


@pytest.mark.parametrize("error", [OSError, RuntimeError, pickle.UnpicklingError, AttributeError, MemoryError])
def test_what_cannot_be_started_or_read_is_gone_without_a_trace(
        error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    traces = list[object]()
    monkeypatch.setattr(threading, "excepthook", traces.append)

    def fail(*given: object) -> None:
        raise error("no")

    for start in (fail, lambda link: SimpleNamespace(recv=fail)):
        monkeypatch.setattr(Link, "_start", start)
        link, end = Link(), monotonic() + 5
        while not link.gone and monotonic() < end:
            pass
        assert link.gone
    for thread in threading.enumerate():
        if thread.name == "computer player":
            thread.join(5)
    assert not traces


@every_game
def test_an_answer_about_a_hidden_hand_takes_a_time_that_tells_nothing(
        game: Game, mad: type[Mad], tables: Any) -> None:
    waited = list[float]()
    for level in (1, 2, 5):
        match = computers_turn(game)
        match.seat(2, replace(ROBOT, level=level))
        played = len(match.actions)
        table = tables(match)
        table.frames(60)
        assert len(match.actions) > played
        waited.append(round(table.scene.table.driver.took[2], 3))
    assert len(set(waited)) == 1 and (waited[0] >= LEAST) == game.hidden

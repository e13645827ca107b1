"""A thinking process that has lost its mind, or cannot be had at all, is a computer that broke down, and no more."""

from __future__ import annotations

import pickle
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.ai import thinker as thinkers
from engine.ai.link import Link
from engine.ai.messages import Question, Said
from engine.ai.search import choose
from engine.ai.thinker import DIED_TWICE, Thinker
from engine.core.brain import Answer
from engine.core.game import CHANCE, Action, Game
from engine.games import GAMES, game_named
from scenes.analyst import Analyst
from scenes.play.driver import LEAST
from scenes.play.prompts import prompt_of
from tests.scenes.test_review import every_game
from tests.scenes.thinking_rig import ANNA, BEN, OPEN, ROBOT, begun

Wrong = Callable[[Answer], object]


class Odd:
    """Equal to nothing and to everything, and raises when it is looked at."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("no")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]


NONSENSE: dict[str, Wrong] = {
    "nothing": lambda a: None,
    "text": lambda a: "mine e5",
    "number": lambda a: 7,
    "tuple": lambda a: (a.steps, a.scores),
    "lookalike": lambda a: SimpleNamespace(**vars(a)),
    "class": lambda a: Answer,
    "odd": lambda a: Odd(),
    "empty turn": lambda a: replace(a, steps=()),
    "no steps": lambda a: replace(a, steps=None),
    "text steps": lambda a: replace(a, steps=tuple(map(str, a.steps))),
    "one step": lambda a: replace(a, steps=a.steps[0]),
    "list of steps": lambda a: replace(a, steps=list(a.steps)),
    "odd steps": lambda a: replace(a, steps=(Odd(),)),
    "endless steps": lambda a: replace(a, steps=a.steps * 5000),
    "too many steps": lambda a: replace(a, steps=(*a.steps, a.steps[-1])),
    "another's turn as well": lambda a: replace(a, steps=(*a.steps, *a.steps)),
    "unknown verb": lambda a: replace(a, steps=(Action("castle", ("e1",)),)),
    "no verb": lambda a: replace(a, steps=(Action("", ()),)),
    "odd verb": lambda a: replace(a, steps=(Action(None, ()),)),  # type: ignore[arg-type]
    "nowhere": lambda a: replace(a, steps=(replace(a.steps[0], args=("z99",)),)),
    "too few arguments": lambda a: replace(a, steps=(Action(a.steps[0].verb or "x", ("", "")),)),
    "numbers as arguments": lambda a: replace(a, steps=(replace(a.steps[0], args=(1, 2)),)),  # type: ignore[arg-type]
    "very long": lambda a: replace(a, steps=(replace(a.steps[0], args=("a" * 100_000,)),)),
    "a draw": lambda a: replace(a, steps=(Action("deal", ("1", "0:0")),)),
    "no scores": lambda a: replace(a, scores=None),
    "empty scores": lambda a: replace(a, scores=()),
    "text scores": lambda a: replace(a, scores=("good", "bad")),
    "endless scores": lambda a: replace(a, scores=(float("inf"), float("nan"))),
    "huge scores": lambda a: replace(a, scores=(10**400, -(10**400))),
    "odd line": lambda a: replace(a, line=(Odd(),)),
    "no line": lambda a: replace(a, line=None),
    "nodes below zero": lambda a: replace(a, nodes=-1),
    "text nodes": lambda a: replace(a, nodes="many"),
    "perhaps final": lambda a: replace(a, final="perhaps"),
    "odd on the way": lambda a: replace(a, final=False, scores=(Odd(),)),
}


class Mad:
    """Stands in for the link to a process: it answers at once, as `wrong` has it."""

    wrong: Wrong = staticmethod(lambda answer: answer)
    asked = 0

    def __init__(self) -> None:
        self.heard: deque[Any] = deque()
        self.last_sign, self.up, self.gone, self.pid = monotonic(), True, False, 1

    def send(self, message: Any) -> None:
        """A question is answered."""
        if isinstance(message, Question):
            type(self).asked += 1
            honest = choose(game_named(message.game), pickle.loads(message.view), 2, 1)
            self.heard.append(Said(message.ticket, type(self).wrong(honest)))  # type: ignore[arg-type]

    def close(self) -> None:
        """It has no process."""


@pytest.fixture
def mad(monkeypatch: pytest.MonkeyPatch) -> type[Mad]:
    """Every process that is started from now on is mad."""
    link = type("MadLink", (Mad,), {})
    monkeypatch.setattr(thinkers, "Link", link)
    return link


def computers_turn(game: Game) -> Any:
    """A game in which the computer is to act next."""
    match = begun(game, ANNA, ROBOT)
    while match.to_act != 2:
        step = next(a for a in reversed(match.state.actions()) if match.state.allows(a)) if match.to_act else None
        match.play(step or match.roll())
    return match


@every_game
def test_thirty_kinds_of_nonsense_are_never_played(game: Game, mad: type[Mad], tables: Any) -> None:
    assert len(NONSENSE) >= 30
    mad.wrong = staticmethod(lambda answer: None)
    table = tables(computers_turn(game))
    scene, played = table.scene, len(table.match.actions)
    for kind, wrong in NONSENSE.items():
        mad.wrong, mad.asked = staticmethod(wrong), 0
        scene.driver.stop()
        table.frames(6)
        assert scene.driver.problem == DIED_TWICE and table.told.strip() == DIED_TWICE, kind
        assert mad.asked == 2 and len(table.match.actions) == played, kind
    mad.wrong = staticmethod(lambda answer: answer)
    scene.driver.again()
    table.frames(60)
    assert len(table.match.actions) > played and not scene.driver.problem


@every_game
def test_nonsense_is_no_hint_and_no_value(game: Game, mad: type[Mad], tables: Any) -> None:
    table = tables(begun(game, ANNA, BEN), evaluation=True)
    table.chair.app.analyst = Analyst()
    opinion = table.scene.advice.opinion
    for wrong in NONSENSE.values():
        mad.wrong = staticmethod(wrong)
        opinion._bad.clear()
        table.chair.key(pygame.K_h)
        table.frames(6)
        assert table.told == "No hint The computer cannot help just now."
        table.chair.key(pygame.K_ESCAPE)
        table.frames(3)
        assert not table.scene.match.values
    mad.wrong = staticmethod(lambda answer: replace(answer, scores=(1, 2, 3)))
    opinion._bad.clear()
    table.frames(60)
    assert not table.scene.match.values and opinion.wanted() is None, "what it cannot say is not asked for ever"


# ---- a computer that does not answer ---------------------------------------------------------------------------------


def broken(game: Game, mad: type[Mad], tables: Any, **settings: object) -> Any:
    """A table at which the computer has just broken down."""
    mad.wrong = staticmethod(lambda answer: None)
    table = tables(computers_turn(game), **settings)
    table.frames(60)
    assert table.scene.driver.problem
    return table


def status(table: Any, seat: int) -> str:
    """What the seat's card says."""
    return str(table.scene.view.side._told(seat, None).status)


def test_a_broken_computer_stops_counting_and_can_be_asked_again(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    assert status(table, 2) == "does not answer" and not table.scene.driver.thinking
    thought, asked = table.scene.driver.thought, mad.asked
    table.frames(60)
    assert table.scene.driver.thought == thought and mad.asked == asked, "it is not asked by itself"
    table.chair.press("broken.again")
    table.frames(60)
    assert mad.asked == asked + 2 and table.scene.driver.problem
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
    assert not table.scene.driver.problem and not table.chair.can("broken.lot")


def test_the_sentence_goes_with_undo(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    asked = mad.asked
    table.chair.press("undo")
    table.frames()
    assert not table.scene.driver.problem and DIED_TWICE not in table.told and not table.chair.can("broken.again")
    assert status(table, 2) != "does not answer" and mad.asked == asked


def test_in_review_nobody_is_asked_about_it(mad: type[Mad], tables: Any) -> None:
    table = broken(OPEN[0], mad, tables)
    table.chair.key(pygame.K_PAGEUP)
    table.frames()
    assert not table.chair.can("broken.again") and DIED_TWICE not in prompt_of(table.scene).text
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


# ---- a hidden hand does not show by the time it takes ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
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
        waited.append(round(table.scene.driver.took[2], 3))
    assert len(set(waited)) == 1 and (waited[0] >= LEAST) == game.hidden

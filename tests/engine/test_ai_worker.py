"""The computer player's own process: answers, hurry, the clock, and calling a question off."""

import time
from collections.abc import Iterator

import pytest

from engine.ai.search import choose
from engine.ai.thinker import Thinker
from engine.core.errors import BadOption
from tests.engine.ai_rig import ENDLESS, MATTOCK, answer_of, endless, start


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """A thinker that is closed again."""
    found = Thinker()
    yield found
    found.close()


def test_answers_as_the_search_does(thinker: Thinker) -> None:
    thinker.ask("mattock", start(), 3, 9, seconds=None)
    assert answer_of(thinker) == choose(MATTOCK, start(), 3, 9)
    assert not thinker.busy and thinker.poll() is None


def test_no_call_waits(thinker: Thinker) -> None:
    began = time.perf_counter()
    thinker.warm()
    thinker.ask("mattock", start(7), 3, 1, nodes=ENDLESS)
    for _ in range(20):
        thinker.poll()
    thinker.move_now()
    thinker.cancel()
    thinker.close()
    assert time.perf_counter() - began < 1


def test_a_new_question_drops_the_old_one(thinker: Thinker) -> None:
    first = endless(thinker)
    ticket = thinker.ask("mattock", start(), 2, 5)
    assert ticket == 2
    assert answer_of(thinker).nodes == 1
    assert thinker.pid == first


def test_move_now(thinker: Thinker) -> None:
    endless(thinker, 7)
    thinker.move_now()
    answer = answer_of(thinker)
    assert start(7).allows(answer.steps[0]) and answer.nodes < ENDLESS


def test_cancelled_answers_do_not_come(thinker: Thinker) -> None:
    first = endless(thinker)
    thinker.cancel()
    assert not thinker.busy and thinker.poll() is None
    thinker.ask("mattock", start(), 1, 5)
    assert answer_of(thinker).nodes == 0 and thinker.pid == first


def test_the_clock_caps_a_turn(thinker: Thinker) -> None:
    thinker.ask("mattock", start(), 3, 1, seconds=0.2, nodes=ENDLESS)
    assert answer_of(thinker).nodes > 1


def test_levels_that_do_not_exist_are_refused(thinker: Thinker) -> None:
    with pytest.raises(BadOption):
        thinker.ask("mattock", start(), 17, 1)

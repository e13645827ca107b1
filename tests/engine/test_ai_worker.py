"""The computer player's own process: answers, hurry, cancelling, and death on either side."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.ai.search import choose
from engine.ai.thinker import DIED_TWICE, Thinker
from engine.core.brain import Answer
from engine.core.errors import BadOption
from engine.core.game import State
from engine.games import game_named

MATTOCK = game_named("mattock")
ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
ENDLESS = 10**9

PARENT = """
import time
from engine.ai.thinker import Thinker
from engine.games import game_named
if __name__ == "__main__":
    thinker = Thinker()
    game = game_named("mattock")
    thinker.ask("mattock", game.start(game.checked_options({})), 3, 1, seconds=None, nodes=10**9)
    while not thinker.poll():
        time.sleep(0.01)
    print(thinker.pid, flush=True)
    time.sleep(60)
"""


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """A thinker that is closed again."""
    found = Thinker()
    yield found
    found.close()


def start(size: int = 5) -> State:
    """The first position of a game."""
    state: State = MATTOCK.start(MATTOCK.checked_options({"size": size}))
    return state


def wait(ready: Callable[[], object]) -> None:
    """Looks again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def answer_of(thinker: Thinker) -> Answer:
    """Polls until the final answer is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        said = thinker.poll()
        assert not thinker.problem
        if said and said.final:
            return said
        time.sleep(0.01)
    raise AssertionError("no answer came")


def endless(thinker: Thinker, size: int = 5) -> int:
    """Asks what takes for ever, and waits until the search is under way; returns the worker's process number."""
    thinker.ask("mattock", start(size), 3, 1, seconds=None, nodes=ENDLESS)
    wait(thinker.poll)
    assert thinker.pid
    return thinker.pid


def alive(pid: int) -> bool:
    """Whether a process of that number runs."""
    status = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


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


def test_a_killed_worker_is_replaced_once(thinker: Thinker) -> None:
    first = endless(thinker)
    os.kill(first, signal.SIGKILL)
    wait(lambda: thinker.poll() and thinker.pid != first)
    thinker.move_now()
    assert start().allows(answer_of(thinker).steps[0])


def test_the_second_death_is_told_and_the_next_question_starts_afresh(thinker: Thinker) -> None:
    first = endless(thinker)
    os.kill(first, signal.SIGKILL)
    wait(lambda: thinker.poll() and thinker.pid != first)
    os.kill(thinker.pid or 0, signal.SIGKILL)
    wait(lambda: thinker.poll() is None and thinker.problem)
    assert thinker.problem == DIED_TWICE and not thinker.busy
    thinker.ask("mattock", start(), 2, 1)
    assert not thinker.problem
    assert answer_of(thinker).nodes == 1


def test_an_idle_worker_that_died_is_started_again(thinker: Thinker) -> None:
    thinker.ask("mattock", start(), 1, 1)
    answer_of(thinker)
    first = thinker.pid
    os.kill(first or 0, signal.SIGKILL)
    thinker.ask("mattock", start(), 2, 1)
    assert answer_of(thinker).nodes == 1 and thinker.pid != first


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="needs a process that can be put to sleep")
def test_a_silent_worker_is_replaced(thinker: Thinker) -> None:
    first = endless(thinker)
    os.kill(first, signal.SIGSTOP)
    wait(lambda: thinker.poll() is not None and thinker.pid != first)
    wait(lambda: not alive(first))


def test_the_keyboards_interrupt_does_not_reach_it(thinker: Thinker) -> None:
    os.kill(endless(thinker), signal.SIGINT)
    time.sleep(0.1)
    thinker.move_now()
    answer_of(thinker)


def test_closing_ends_the_process(thinker: Thinker) -> None:
    pid = endless(thinker)
    thinker.close()
    wait(lambda: not alive(pid))


def test_it_dies_with_its_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=env, text=True) as parent:
        assert parent.stdout
        pid = int(parent.stdout.readline())
        assert alive(pid)
        parent.kill()
    wait(lambda: not alive(pid))


def test_levels_that_do_not_exist_are_refused(thinker: Thinker) -> None:
    with pytest.raises(BadOption):
        thinker.ask("mattock", start(), 17, 1)

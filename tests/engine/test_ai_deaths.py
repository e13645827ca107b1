"""Death on either side of the computer player's pipe: who is replaced, what is told, and that nobody is left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.ai.thinker import DIED_TWICE, Thinker
from tests.engine.ai_rig import alive, answer_of, endless, start, wait

ROOT = Path(__file__).parents[2]

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

"""What the tests of the computer player's process share: endless questions, and waiting for something to happen."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from engine.ai.thinker import Thinker
from engine.core.brain import Answer
from engine.core.state import State
from engine.games import game_named

MATTOCK = game_named("mattock")
PATIENCE = 30.0
ENDLESS = 10**9


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

"""How quick the computer player's process is: `python -m tests.bench.thinking` prints figures in ms, as JSON.

`call` is the longest time that any call took the caller, `work` the processor's part of it (the rest is other
programs' turn), `cancel` the longest from calling off an endless question on
hex8 to the answer of a tiny one, `gap` for each game the longest processor time between two looks at whether to stop,
on its largest table, `now` the longest there from "Move now" to the highest level's answer, whenever it is said, `turn`
the longest turn by level on hex8, `start` from nothing to the first answer.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from engine.ai.levels import LEVELS
from engine.ai.thinker import Thinker
from engine.core.brain import Answer
from engine.core.state import State
from engine.games import game_named
from tests.bench.frames import TABLES, table

GAME = game_named("mattock")
TRIES = 12
DEEP = 0.3  # seconds after which a question is called off
MOMENTS = (0.0, 0.05, 0.2, 0.6, 1.2)  # seconds of thought until "Move now"


class Timed:
    """A thinker whose calls are timed."""

    def __init__(self) -> None:
        self.thinker, self.longest, self.work = Thinker(), 0.0, 0.0

    def call(self, what: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Calls and notes how long it took."""
        began, worked = time.perf_counter(), time.thread_time()
        result = what(*given, **named)
        self.work = max(self.work, time.thread_time() - worked)
        self.longest = max(self.longest, time.perf_counter() - began)
        return result

    def first(self, final: bool) -> Answer:
        """Waits for the next word, or for the final one. RuntimeError when the worker fails."""
        while not self.thinker.problem:
            said: Answer | None = self.call(self.thinker.poll)
            if said and (said.final or not final):
                return said
            time.sleep(0.0005)
        raise RuntimeError(self.thinker.problem)

    def turn(self, state: State, level: int, **named: Any) -> float:
        """Asks and waits for the answer; how long that took."""
        began = time.perf_counter()
        self.call(self.thinker.ask, "mattock", state, level, 1, **named)
        self.first(final=True)
        return time.perf_counter() - began


def positions(size: int) -> list[State]:
    """Positions of one random game, a dozen."""
    rng, found = Random(3), list[State]()
    state: State = GAME.start(GAME.settled({"size": size, "setup": "random"}, 3))
    while state.to_act:
        found.append(state)
        for _ in range(2):
            state, _ = state.after(rng.choice(list(state.actions()))) if state.to_act else (state, ())
    return found[::max(1, len(found) // TRIES)]


def cancelled(timed: Timed, large: State, small: State) -> float:
    """How long a tiny question waits for an endless one that is called off."""
    timed.call(timed.thinker.ask, "mattock", large, 3, 1, seconds=None, nodes=10**9)
    time.sleep(DEEP)  # an endless proof says nothing, so there may be no word to wait for
    began = time.perf_counter()
    timed.call(timed.thinker.cancel)
    timed.turn(small, 1)
    return time.perf_counter() - began


def gap(game: str) -> float:
    """Seconds of processor time that a brain goes on at most before it asks again whether to stop."""
    match, asked = table(game), [time.process_time()]

    def stop() -> bool:
        asked.append(time.process_time())
        return False

    match.game.brain().complete_turns(match.state.seen_by(match.to_act or 1), stop)
    asked.append(time.process_time())
    return max(b - a for a, b in pairwise(asked))


def hurried(timed: Timed, game: str) -> float:
    """How long the highest level goes on thinking at most when it is told to move now."""
    match, longest = table(game), 0.0
    view = match.state.seen_by(match.to_act or 1)
    for moment in MOMENTS:
        timed.call(timed.thinker.ask, game, view, LEVELS[-1].number, 1, seconds=30.0)
        time.sleep(moment)
        began = time.perf_counter()
        timed.call(timed.thinker.move_now)
        timed.first(final=True)
        longest = max(longest, time.perf_counter() - began)
    return longest


def main() -> None:
    """Prints all figures."""
    timed, large, small = Timed(), positions(8), positions(4)[0]
    figures: dict[str, Any] = {"start": timed.turn(small, 1)}
    figures["cancel"] = max(cancelled(timed, state, small) for state in large)
    figures["turn"] = {level.number: max(timed.turn(state, level.number, seconds=3.0) for state in large)
                       for level in LEVELS}
    figures["gap"] = {name: gap(name) for name in TABLES}
    figures["now"] = {name: hurried(timed, name) for name in TABLES}
    figures |= {"call": timed.longest, "work": timed.work}
    timed.thinker.close()
    print(json.dumps(in_ms(figures), indent=1))


def in_ms(figures: Any) -> Any:
    """Seconds as milliseconds, all through."""
    if isinstance(figures, dict):
        return {name: in_ms(value) for name, value in figures.items()}
    return round(1000 * figures, 1)


if __name__ == "__main__":
    main()

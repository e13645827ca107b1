"""How soon the engine hears what ends it: `python -m tests.bench.ends` prints figures in ms, as JSON.

In many sessions of every game the input ends, a `quit` or a `stop` comes, or the answers' pipe is closed, at some
moment of an endless thought; `stop` is the time to its answer, the others that to the end of the process.
"""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

from tests.engine.engine_child import FOR_EVER, EngineChild

SESSIONS = 40
WAYS = ("end", "quit", "leave", "stop")
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mattock", {"size": 8, "setup": "random"}), ("phalanx", {"board": "classic", "players": 6}),
    ("matrix", {"players": 6, "set": 15}), ("mattock", {}))


def session(number: int) -> tuple[str, float]:
    """One session: how it was ended, and how long that took in seconds."""
    rng, way = Random(number), WAYS[number % len(WAYS)]
    game, options = GAMES[number // len(WAYS) % len(GAMES)]
    thought = dict(FOR_EVER[number % 3] if game == "mattock" else FOR_EVER[number % 2])
    with EngineChild(game, **options) as child:
        child.say(**thought)
        time.sleep(0.2 + rng.random())
        began = time.perf_counter()
        match way:
            case "end":
                child.to.close()
            case "leave":
                child.answers.close()
            case _:
                child.say(cmd=way)
        if way == "stop":
            child.hear()
            return way, time.perf_counter() - began
        status, complaints = child.ended(60)
        took = time.perf_counter() - began
        assert (status, complaints) == (0, b""), (number, way, status, complaints)
        return way, took


def main() -> None:
    """Prints the figures."""
    took: dict[str, list[float]] = {way: [] for way in WAYS}
    for number in range(SESSIONS):
        way, seconds = session(number)
        took[way].append(1000 * seconds)
    print(json.dumps({way: {"median": round(sorted(times)[len(times) // 2]), "worst": round(max(times))}
                      for way, times in took.items()}))


if __name__ == "__main__":
    main()

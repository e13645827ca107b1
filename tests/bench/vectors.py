"""How fast recorded games are replayed with all legal actions listed before each step: python -m tests.bench.vectors.

Prints one JSON object: steps a second for every file of recorded games, the best and the median of some rounds.
"""

from __future__ import annotations

import gzip
import json
import statistics
import time
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.games import game_named

DATA = Path(__file__).resolve().parent.parent / "data"
ROUNDS = 5


def recorded(path: Path) -> list[dict[str, Any]]:
    """The games of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def acts(step: dict[str, Any]) -> list[str]:
    """The actions of a recorded step: one, or (Mattock) those of a whole turn."""
    return step["act"] if isinstance(step["act"], list) else [step["act"]]


def replay(game: Game, told: dict[str, Any]) -> int:
    """Plays one recorded game; the number of steps."""
    state, count = game.start(game.settled(told["options"], 0)), 0
    for step in told["steps"]:
        for text in acts(step):
            state.actions()
            state, _ = state.after(game.parse(state, text))
            count += 1
    return count


def measure(path: Path) -> dict[str, float]:
    """Steps a second over all games of a file."""
    games, rates = recorded(path), []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        steps = sum(replay(game_named(told["game"]), told) for told in games)
        rates.append(steps / (time.perf_counter() - begun))
    return {"best": round(max(rates)), "median": round(statistics.median(rates))}


def main() -> None:
    """All files of recorded games."""
    print(json.dumps({path.name: measure(path) for path in sorted(DATA.glob("*.jsonl.gz"))}, indent=1))


if __name__ == "__main__":
    main()

"""How quick Mattock's rules are: `python -m tests.bench.rules` prints random games and turns a second, as JSON.

`steps` goes through the front door: all legal actions are listed, one is chosen and applied. `batch` plays 1,024 games
side by side. `child` is the time in which one turn is made and valued, in positions of random games.
"""

from __future__ import annotations

import json
import time
from random import Random

import numpy as np

from engine.games.mattock.brain.batch import boards_of, random_games
from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.state import Position

SIZES = (5, 7)
BATCH = 1024
SECONDS = 1.5

Figures = dict[str, float]


def start(size: int) -> Position:
    """The fixed set-up."""
    state: Position = MATTOCK.start(MATTOCK.checked_options({"size": size}))
    return state


def random_game(size: int, rng: Random) -> list[Position]:
    """The positions of a game by lot in which somebody acts, step by step."""
    state, seen = start(size), []
    while actions := state.actions():
        seen.append(state)
        state, _ = state.after(rng.choice(actions))
    return seen


def steps(size: int) -> Figures:
    """Games and turns a second, one step after the other."""
    rng, games, turns, began = Random(1), 0, 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        turns += len(random_game(size, rng)) // 2
        games += 1
    return rates(games, turns, time.perf_counter() - began)


def batch(size: int) -> Figures:
    """Games and turns a second in batches: the best of several, so that other programs disturb less."""
    boards, rng = boards_of(start(size), BATCH), np.random.Generator(np.random.SFC64(1))
    best, began = rates(0, 0, 1), time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        one = time.perf_counter()
        _, turns = random_games(boards, rng)
        best = max(best, rates(BATCH, turns, time.perf_counter() - one), key=lambda r: r["games_per_s"])
    return best


def rates(games: int, turns: int, seconds: float) -> Figures:
    """Both rates."""
    return {"games_per_s": round(games / seconds), "turns_per_s": round(turns / seconds)}


def child(size: int) -> Figures:
    """Microseconds for a turn in the list of all turns, over random games, and the slowest position in ms."""
    brain, rng, spent, children, worst = MattockBrain(), Random(2), 0.0, 0, 0.0
    while spent < SECONDS:
        for state in random_game(size, rng)[::2]:
            one = time.perf_counter()
            children += len(brain.complete_turns(state, lambda: False).steps)
            worst = max(worst, time.perf_counter() - one)
            spent += time.perf_counter() - one
    return {"us_per_child": round(1e6 * spent / children, 2), "worst_position_ms": round(1e3 * worst, 1)}


def main() -> None:
    """Prints all figures."""
    print(json.dumps({f"hex{size}": {"steps": steps(size), "batch": batch(size), "child": child(size)}
                      for size in SIZES}, indent=1))


if __name__ == "__main__":
    main()

"""How well endings are played: `python -m tests.bench.endings` asks level 6 for a turn that wins, where there is one.

The positions are the first with so few live cells of games between two players of level 2 on hex5; the truth comes
from the solver without limit. A game that ends before has no such position.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.games.mattock.brain.endgame import Sides, Solver
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.bits import diggable
from engine.games.mattock.rules.state import Position

LIVE = 10


def first_ending(seed: int, live: int = LIVE, size: int = 5) -> Position | None:
    """The first position with so few live cells in which somebody can dig, of the game with this seed."""
    state: Position = MATTOCK.start(MATTOCK.settled({"size": size}, seed))

    def few(state: Position) -> bool:
        return diggable(state.board, state.tiles).bit_count() <= live

    last = played_out(state, lambda view: choose(MATTOCK, view, 2, 2 * seed + (view.to_act or 0)).steps, until=few)
    return last if last.to_act else None


def endings(games: int, live: int = LIVE, size: int = 5) -> Iterator[Position]:
    """The endings of the games with seeds 1 to `games` that have one."""
    for seed in range(1, games + 1):
        state = first_ending(seed, live, size)
        if state:
            yield state


def sides(state: Position) -> Sides:
    """The position as the solver sees it."""
    return state.tiles, state.own, state.enemy


def played(state: Position, seconds: float) -> tuple[Position, float]:
    """The position after level 6's turn, and how long that took."""
    began, after = time.perf_counter(), state
    for step in choose(MATTOCK, state, 6, 1, seconds=seconds).steps:
        after, _ = after.after(step)
    return after, time.perf_counter() - began


def measured(states: list[Position], seconds: float) -> dict[str, Any]:
    """How many of the positions can be won, how many level 6 wins on, and the longest turn."""
    winnable = right = 0
    longest = 0.0
    for state in states:
        truth = Solver(state.board)
        if truth.won(sides(state), lambda: False):
            after, took = played(state, seconds)
            winnable, longest = winnable + 1, max(longest, took)
            right += not truth.won(sides(after), lambda: False)
    return {"seconds": seconds, "winnable": winnable, "right": right, "longest_s": round(longest, 2)}


def main() -> None:
    """Prints the figures as JSON."""
    parser = argparse.ArgumentParser(description="How well level 6 plays endings.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--live", type=int, default=LIVE)
    parser.add_argument("--size", type=int, default=5)
    parser.add_argument("--seconds", type=float, nargs="+", default=[1.0, 10.0])
    args = parser.parse_args()
    states = list(endings(args.games, args.live, args.size))
    print(json.dumps({"games": args.games, "live": args.live, "endings": len(states),
                      "played": [measured(states, seconds) for seconds in args.seconds]}))


if __name__ == "__main__":
    main()

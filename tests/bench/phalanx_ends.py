"""How Phalanx games among computers end: by passing, as they should, or by the rule against endless shuffling."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from multiprocessing import get_context
from typing import Any

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.state import Position

GAMES = {2: 100, 4: 50}


def played(asked: tuple[int, int, int]) -> tuple[str, int, int]:
    """One game of so many players among computers of a level: how it ended, its turns, and its winner's points."""
    players, level, seed = asked
    state: Position = PHALANX.start(PHALANX.settled({"players": players, "segments": 3}, seed))
    state = played_out(state, lambda view: choose(PHALANX, view, level, 10 * seed + (view.to_act or 0)).steps)
    outcome = state.outcome()
    assert outcome
    return outcome.reason, state.turn, max(outcome.scores)


def told(games: list[tuple[str, int, int]]) -> dict[str, Any]:
    """The figures of some games."""
    reasons = Counter(reason for reason, _, _ in games)
    turns = sorted(turn for _, turn, _ in games)
    return {"games": len(games), **reasons, "share": round(reasons["passes"] / len(games), 3),
            "turns": [turns[0], turns[len(turns) // 2], turns[-1]],
            "points": round(sum(points for _, _, points in games) / len(games), 1)}


def main() -> None:
    """Prints the figures for two and four players as JSON."""
    parser = argparse.ArgumentParser(description="How games among computers end.")
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    began, figures = time.perf_counter(), dict[str, Any]()
    with get_context("spawn").Pool(args.workers) as pool:
        for players, games in GAMES.items():
            asked = [(players, args.level, seed) for seed in range(games)]
            figures[f"{players} players"] = told(pool.map(played, asked, chunksize=1))
    print(json.dumps(figures | {"level": args.level, "seconds": round(time.perf_counter() - began)}, indent=1))


if __name__ == "__main__":
    main()

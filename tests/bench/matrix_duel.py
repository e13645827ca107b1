"""Two computer players of Dominoes-Matrix against each other: every deal is played twice, with the seats exchanged.

`python -m tests.bench.matrix_duel 3 2 --deals 30` prints JSON; a player is a level, or 0 for one who only
counts points. With more than two seats the players sit by turns. A shared win counts by the part of the winners that
are one's own.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
from functools import partial
from random import Random
from typing import Any

import numpy as np

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.core.action import CHANCE
from engine.core.brain import Turn
from engine.games.matrix.brain.turns import all_turns
from engine.games.matrix.brain.worth import POINTS_ONLY
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules import dealing
from engine.games.matrix.rules.state import Position


def turn_of(level: int, view: Position, seed: int) -> Turn:
    """What a player does; the one who counts points only takes any of the turns with most."""
    if level:
        return choose(MATRIX, view, level, seed).steps
    turns = all_turns(view, POINTS_ONLY, lambda: False)
    worth = turns.worth(view.to_move)
    best = np.flatnonzero(worth == worth.max())
    return turns.steps[int(Random(f"points {seed} {view.turn}").choice(best))]


def end_of(options: dict[str, Any], levels: tuple[int, ...], deal: int) -> Position:
    """The end of a game among players of these levels, seat 1 first; `deal` alone decides the order of the tiles."""
    def turn(view: Position) -> Turn:
        return turn_of(levels[view.to_move - 1], view, 10 * deal + view.to_move)

    start: Position = MATRIX.start(MATRIX.settled(options, deal))
    return played_out(dealt(start, deal), turn, lambda before, after: dealt(after, deal))


def dealt(state: Position, deal: int) -> Position:
    """The position after all draws that are due."""
    while state.to_act == CHANCE:
        state, _ = state.after(dealing.deal(state, Random(f"deal {deal} {state.turn} {state.drawer}")))
    return state


def shares(options: dict[str, Any], a: int, b: int, deal: int) -> tuple[float, float]:
    """What `a` wins of a deal played twice, from 0 to 1, and its points a seat above those of `b`."""
    won, ahead, seats = 0.0, 0.0, MATRIX.seats(MATRIX.settled(options, deal))
    for first in (0, 1):
        own = [seat % 2 == first for seat in range(seats)]
        outcome = end_of(options, tuple(a if mine else b for mine in own), deal).outcome()
        assert outcome
        won += statistics.mean(own[seat - 1] for seat in outcome.winners) / 2
        mean = [statistics.mean(score for score, mine in zip(outcome.scores, own, strict=True) if mine == side)
                for side in (True, False)]
        ahead += (mean[0] - mean[1]) / 2
    return won, ahead


def duel(options: dict[str, Any], a: int, b: int, deals: range) -> dict[str, Any]:
    """The share of wins of `a` against `b` with the half width of its 95 % interval, and the points between them."""
    began = time.perf_counter()
    found = list(map(partial(shares, options, a, b), deals))
    won = [share for share, _ in found]
    half = 1.96 * statistics.stdev(won) / math.sqrt(len(won))
    return {"games": 2 * len(won), "share": round(statistics.mean(won), 3), "half": round(half, 3),
            "ahead": round(statistics.mean(ahead for _, ahead in found), 2),
            "seconds": round(time.perf_counter() - began, 1)}


def main() -> None:
    """Prints the result of one duel as JSON."""
    parser = argparse.ArgumentParser(description="Two computer players of Dominoes-Matrix against each other.")
    parser.add_argument("a", type=int)
    parser.add_argument("b", type=int)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", type=int, default=6)
    parser.add_argument("--option", type=int, default=1)
    parser.add_argument("--refill", action="store_true")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    options = {"players": args.players, "set": args.set, "option": args.option, "refill": args.refill}
    deals = range(args.first, args.first + args.deals)
    print(json.dumps({"a": args.a, "b": args.b, **options, **duel(options, args.a, args.b, deals)}))


if __name__ == "__main__":
    main()

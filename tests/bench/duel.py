"""Two computer players against each other over paired games: the same random opening twice, with colours exchanged."""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.ai.search import choose
from engine.core.game import Game, State
from engine.games import game_named


@dataclass(frozen=True)
class Player:
    """A computer player: its level, and nodes if not the level's own."""

    level: int
    nodes: int | None = None


def opened(game: Game, options: dict[str, Any], seed: int) -> State:
    """A position after two to four random turns that has not ended."""
    for attempt in range(100):
        rng = Random(f"opening {seed} {attempt}")
        state: State = game.start(game.settled(options, seed))
        while state.phase == "place":
            state, _ = state.after(rng.choice(list(state.actions())))
        last = state.turn + rng.randint(2, 4)
        while state.to_act and state.turn < last:
            state, _ = state.after(rng.choice(list(state.actions())))
        if state.to_act:
            return state
    raise ValueError("no opening lasts that long")


def winner(game: Game, state: State, players: tuple[Player, Player], seeds: tuple[int, int]) -> int:
    """The seat that wins when these two play on from the position, seat 1 first."""
    while state.to_act:
        at = state.to_act - 1
        for step in choose(game, state, players[at].level, seeds[at], nodes=players[at].nodes).steps:
            state, _ = state.after(step)
    outcome = state.outcome()
    return outcome.winners[0] if outcome else 0


def duel(game: Game, options: dict[str, Any], a: Player, b: Player, pairs: int, first: int = 0) -> dict[str, Any]:
    """How often `a` beats `b` in that many pairs of games, with the half width of the 95 % interval."""
    began, won = time.perf_counter(), 0
    for pair in range(first, first + pairs):
        state = opened(game, options, pair)
        won += winner(game, state, (a, b), (2 * pair + 1, 2 * pair + 2)) == 1
        won += winner(game, state, (b, a), (2 * pair + 2, 2 * pair + 1)) == 2
    games, share = 2 * pairs, won / (2 * pairs)
    half = 1.96 * math.sqrt(max(share * (1 - share), 0.25 / games) / games)
    return {"won": won, "games": games, "share": round(share, 3), "half": round(half, 3),
            "seconds": round(time.perf_counter() - began, 1)}


def main() -> None:
    """Prints the result of one duel as JSON."""
    parser = argparse.ArgumentParser(description="Two levels against each other.")
    parser.add_argument("a", type=int)
    parser.add_argument("b", type=int)
    parser.add_argument("--size", type=int, default=5)
    parser.add_argument("--setup", default="fixed")
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--nodes-a", type=int)
    parser.add_argument("--nodes-b", type=int)
    args = parser.parse_args()
    options = {"size": args.size, "setup": args.setup}
    a, b = Player(args.a, args.nodes_a), Player(args.b, args.nodes_b)
    print(json.dumps({"a": vars(a), "b": vars(b), **options,
                      **duel(game_named("mattock"), options, a, b, args.pairs)}))


if __name__ == "__main__":
    main()

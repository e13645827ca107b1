"""Two computer players against each other over paired games: the same random opening twice, with seats exchanged."""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass, replace
from multiprocessing import get_context
from random import Random
from typing import Any

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.core.action import Action
from engine.core.game import Game
from engine.core.state import State
from engine.games import game_named

JUDGE = 5  # the level whose first look says how even an opening is
SETUP = ("place", "lay", "lift", "stone", "choose")


@dataclass(frozen=True)
class Player:
    """A computer player: its level, and nodes if not the level's own."""

    level: int
    nodes: int | None = None


@dataclass(frozen=True)
class Pairing:
    """Who plays against whom at what; `pair` is the number of the opening, `even` takes the evenest of eight."""

    game: str
    options: dict[str, Any]
    a: Player
    b: Player
    pair: int = 0
    even: bool = False


def opened(game: Game, options: dict[str, Any], seed: int) -> State:
    """A position after two to four random turns that has not ended."""
    for attempt in range(100):
        rng = Random(f"opening {seed} {attempt}")
        state: State = game.start(game.settled(options, seed))
        while state.phase in SETUP:
            state, _ = state.after(rng.choice(list(state.actions())))
        last = state.turn + rng.randint(2, 4)
        while state.to_act and state.turn < last:
            state, _ = state.after(rng.choice(list(state.actions())))
        if state.to_act:
            return state
    raise ValueError("no opening lasts that long")


def evenest(game: Game, options: dict[str, Any], seed: int) -> State:
    """Of eight such positions the one where players who see what counts, but no further than their turn, see least
    between them.

    Random openings are so one-sided that most pairs of games tell nothing.
    """
    found = [(_tilt(game, state), i, state) for i, state in
             enumerate(opened(game, options, 8 * seed + i) for i in range(8))]
    return min(found)[2]


def _tilt(game: Game, state: State) -> int:
    """What the seat that stands farthest from the others seems to have more or less than they, the points of view of
    one turn of each seat taken together."""
    answer = choose(game, state, JUDGE, 0, nodes=1)
    total = list(answer.scores)
    for _ in answer.scores[1:]:
        for step in answer.steps:
            state, _ = state.after(step)
        if state.to_act is None:
            return 10**6
        answer = choose(game, state, JUDGE, 0, nodes=1)
        total = [one + two for one, two in zip(total, answer.scores, strict=True)]
    return max(map(abs, total))


def winners(game: Game, state: State, players: tuple[Player, Player], seeds: tuple[int, int]) -> tuple[int, ...]:
    """The seats that win when these two play on from the position, the first at all odd seats."""
    def turn(view: State) -> tuple[Action, ...]:
        seat = view.to_act or 1
        at = 1 - seat % 2
        return choose(game, view, players[at].level, seeds[at] + 2 * seat, nodes=players[at].nodes).steps

    outcome = played_out(state, turn).outcome()
    return outcome.winners if outcome else ()


def pair_won(pairing: Pairing) -> tuple[float, float]:
    """What `a` wins of one pair of games; a win that it shares with `b` counts in part."""
    game = game_named(pairing.game)
    state, seed = (evenest if pairing.even else opened)(game, pairing.options, pairing.pair), 100 * pairing.pair
    first = winners(game, state, (pairing.a, pairing.b), (seed, seed + 1))
    second = winners(game, state, (pairing.b, pairing.a), (seed + 1, seed))
    return (sum(seat % 2 for seat in first) / len(first), sum(seat % 2 == 0 for seat in second) / len(second))


def duel(pairing: Pairing, pairs: int, workers: int = 1) -> dict[str, Any]:
    """How often `a` beats `b` in that many pairs of games, with the half width of the 95 % interval.

    Each pair counts as one trial: its two games are not independent. Among three players and more the two sit at
    every other seat.
    """
    began = time.perf_counter()
    asked = [replace(pairing, pair=pair) for pair in range(pairs)]
    if workers > 1:
        with get_context("spawn").Pool(workers) as pool:
            won = [sum(told) / 2 for told in pool.imap(pair_won, asked)]
    else:
        won = [sum(pair_won(one)) / 2 for one in asked]
    share = sum(won) / pairs
    spread = max(sum((x - share) ** 2 for x in won) / max(1, pairs - 1), 0.125 / pairs)
    return {"won": 2 * sum(won), "games": 2 * pairs, "share": round(share, 3),
            "half": round(1.96 * math.sqrt(spread / pairs), 3), "seconds": round(time.perf_counter() - began, 1)}


def option(text: str) -> tuple[str, Any]:
    """An option given as name=value; whole numbers, `true` and `false` are what they look like."""
    name, _, value = text.partition("=")
    return name, {"true": True, "false": False}.get(value, int(value) if value.isdecimal() else value)


def main() -> None:
    """Prints the result of one duel as JSON."""
    parser = argparse.ArgumentParser(description="Two levels against each other.")
    parser.add_argument("a", type=int)
    parser.add_argument("b", type=int)
    parser.add_argument("--game", default="mattock")
    parser.add_argument("--option", type=option, action="append", default=[], help="as in size=5")
    parser.add_argument("--pairs", type=int, default=30)
    parser.add_argument("--even", action="store_true", help="openings that are worth about the same to all")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--nodes-a", type=int)
    parser.add_argument("--nodes-b", type=int)
    args = parser.parse_args()
    pairing = Pairing(args.game, dict(args.option), Player(args.a, args.nodes_a), Player(args.b, args.nodes_b),
                      even=args.even)
    print(json.dumps({"game": args.game, **pairing.options, "a": vars(pairing.a), "b": vars(pairing.b),
                      **duel(pairing, args.pairs, args.workers)}))


if __name__ == "__main__":
    main()

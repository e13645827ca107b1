"""Positions of Mattock for fitting weights: games of a quick searcher against itself, with some turns by lot."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from engine.ai.search import choose
from engine.games.mattock.brain import MattockBrain, played
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules import Position

NODES = 2
WILD = 0.1  # turns by lot among all
LOOSE = 0.15  # turns by lot among those that seem best
BEST = 24
OPENING = 5


@dataclass(frozen=True)
class Seen:
    """One position of a game, and whether the seat to act won in the end; `game` numbers the games."""

    state: Position
    won: bool
    game: int


def games(size: int, seed: int, seconds: float) -> Iterator[Seen]:
    """Positions of game after game until the time is up; games with different seeds differ."""
    end, game = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        game += 1
        rng = Random(f"self-play {size} {seed} {game}")
        state: Position = MATTOCK.start(MATTOCK.settled({"size": size, "setup": setup(size, rng)}, rng.getrandbits(30)))
        yield from _told(state, rng, game)


def setup(size: int, rng: Random) -> str:
    """The fixed set-up mostly, where the board has one."""
    return "fixed" if size in (5, 7) and rng.random() < 0.8 else "random"


def _told(state: Position, rng: Random, game: int) -> Iterator[Seen]:
    path, opening = [], rng.randint(0, OPENING)
    winner = None
    while state.to_act and winner is None:
        path.append(state)
        state, winner = _next(state, rng, opening)
    winner = winner or 3 - state.to_move
    yield from (Seen(seen, seen.to_move == winner, game) for seen in path)


def _next(state: Position, rng: Random, opening: int) -> tuple[Position, int | None]:
    """The position after one turn, and who has won when that is proven."""
    draw = rng.random()
    if state.turn < opening or draw < WILD + LOOSE:
        turns = MattockBrain().complete_turns(state, lambda: False)
        order = np.argsort(-turns.worth(state.to_move), kind="stable")
        among = len(order) if state.turn < opening or draw < WILD else min(BEST, len(order))
        return turns.result(int(order[rng.randrange(among)])), None
    answer = choose(MATTOCK, state, 3, rng.getrandbits(20), nodes=NODES)
    if answer.solved:
        return state, 1 if answer.scores[0] > 0 else 2
    return played(state, answer.steps), None

"""Positions of Mattock for fitting weights: games of a quick searcher against itself, with some turns by lot."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from engine.ai.referee import played_out
from engine.ai.search import choose
from engine.core.action import Action
from engine.games.mattock.brain.planes import planes
from engine.games.mattock.brain.player import MattockBrain
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.board import board
from engine.games.mattock.rules.state import Position

NODES = 2
LOOSE = 0.12  # turns by lot, the better the likelier
HEAT = 45  # points; by so much less worth makes a turn e times as rare
OPENING = 6


@dataclass(frozen=True)
class Seen:
    """One position of a game, and whether the seat to act won in the end; `game` numbers the games."""

    state: Position
    won: bool
    game: int


def games(size: int, seed: int, seconds: float, nodes: int = NODES) -> Iterator[Seen]:
    """Positions of game after game until the time is up, with so many nodes a turn; each seed has its own games."""
    end, game = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        game += 1
        rng = Random(f"self-play {size} {seed} {game}")
        state: Position = MATTOCK.start(MATTOCK.settled({"size": size, "setup": setup(size, rng)}, rng.getrandbits(30)))
        yield from _told(state, rng, game, nodes)


def setup(size: int, rng: Random) -> str:
    """The fixed set-up mostly, where the board has one."""
    return "fixed" if size in (5, 7) and rng.random() < 0.8 else "random"


def _told(state: Position, rng: Random, game: int, nodes: int) -> Iterator[Seen]:
    path, won, opening = list[Position](), list[int](), rng.randint(0, OPENING)

    def turn(view: Position) -> Sequence[Action]:
        path.append(view)
        if view.turn < opening or rng.random() < LOOSE:
            return _by_lot(view, rng, view.turn < opening and rng.random() < 0.5)
        answer = choose(MATTOCK, view, 3, rng.getrandbits(20), nodes=nodes)
        if answer.solved:  # the rest is known, and not played
            won.append(1 if answer.scores[0] > 0 else 2)
            return ()
        return answer.steps

    last = played_out(state, turn, until=lambda _: bool(won))
    winner = won[0] if won else 3 - last.to_move
    yield from (Seen(seen, seen.to_move == winner, game) for seen in path)


def _by_lot(state: Position, rng: Random, blind: bool) -> Sequence[Action]:
    """The steps of one turn by lot; unless it is `blind`, better ones are likelier."""
    turns = MattockBrain().complete_turns(state, lambda: False)
    lot = np.random.default_rng(rng.getrandbits(32)).random(len(turns.steps))
    worth = turns.worth(state.to_move) * (0 if blind else 1) - HEAT * np.log(-np.log(lot))
    return turns.steps[int(worth.argmax())]


def keep(path: Path, seen: Sequence[Seen]) -> None:
    """Writes positions of one board into a file."""
    sets = {name: planes(seen[0].state.board).pack([getattr(one.state, name) for one in seen])
            for name in ("tiles", "own", "enemy")}
    np.savez_compressed(path, won=[one.won for one in seen], game=[one.game for one in seen], **sets)


def kept(path: Path, size: int) -> list[Seen]:
    """The positions in a file, none where there is no file."""
    if not path.exists():
        return []
    with np.load(path) as file:
        sets = [planes(board(size)).unpack(file[name]) for name in ("tiles", "own", "enemy")]
        rows = zip(*sets, file["won"].tolist(), file["game"].tolist(), strict=True)
        return [Seen(Position(board(size), *row[:3]), *row[3:]) for row in rows]

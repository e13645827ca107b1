"""Fits Matrix's weights to games of two quick players: what foretells by how much a lead will still grow.

Called by `python -m tests.bench.train matrix`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.referee import played_out
from engine.core.brain import Answer
from engine.core.state import State
from engine.games.matrix.brain.outlook import Outlook
from engine.games.matrix.brain.player import MatrixBrain, own_view
from engine.games.matrix.brain.weights import known
from engine.games.matrix.brain.worth import FAR, POINT, Weights, hope, threat
from engine.games.matrix.game import MATRIX
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.state import Position
from tests.bench.contest import dealt, opening, result
from tests.bench.gate import passes
from tests.bench.rivals import Player

Table = NDArray[np.float64]

RULES: tuple[dict[str, Any], ...] = ({"players": 2, "set": 6}, {"players": 2, "set": 6, "refill": True})
LOOSE = 0.2  # turns by lot, the better the likelier
HEAT = POINT / 2  # by so much less worth makes a turn e times as rare
PULL = 200.0  # how hard weights are held to the hand-made ones, in positions
HELD = 4  # one game in so many is kept apart, to be foretold
FITTED = ("turn", "kept", "kept_refill", "hope", "threat", "second")


@dataclass(frozen=True)
class Lead:
    """What there is to weigh at the end of a seat's turn, in the order of FITTED, and by how many points more its lead
    grew from there on."""

    parts: Table
    gain: float
    game: int


def leads(seed: int, seconds: float) -> Iterator[Lead]:
    """Leads of game after game until the time is up; each seed has its own games."""
    end, game = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        game += 1
        yield from _told(RULES[game % 2], Random(f"self-play {seed} {game}"), game)


def _told(options: dict[str, Any], rng: Random, game: int) -> Iterator[Lead]:
    seen = list[tuple[Table, int, int]]()

    def settle(before: Any, state: Any) -> Any:
        """At the end of a turn what it led to is noted, and tiles are drawn."""
        if state.to_act and state.turn == before.turn:
            return state
        if not state.reason:
            seen.append((parts(state, before.to_act), before.to_act, _lead(state, before.to_act)))
        return dealt(MATRIX, state, f"{rng.random()}")

    start: Any = opening(MATRIX, options, rng.getrandbits(30))
    state = played_out(start, lambda view: _by_lot(view, rng), settle)
    for row, seat, before in seen:
        yield Lead(row, float(_lead(state, seat) - before), game)


def _by_lot(view: Position, rng: Random) -> tuple[Any, ...]:
    turns = MatrixBrain(known()).complete_turns(view, lambda: False)
    lot = np.random.default_rng(rng.getrandbits(32)).random(len(turns.steps))
    heat = HEAT if rng.random() < LOOSE else 1.0
    worth = turns.worth(view.to_move) - heat * np.log(-np.log(lot))
    return tuple(turns.steps[int(worth.argmax())])


def _lead(state: Position, seat: int) -> int:
    return state.scores[seat - 1] - state.scores[2 - seat]


def parts(state: Position, seat: int) -> Table:
    """What there is to weigh at the end of a turn of `seat`, before tiles are drawn, by what it may see."""
    view = state.seen_by(seat)
    outlook, hand = Outlook.of(view.table, view.rules.twin), view.hands[seat - 1]
    held = len(view.hands[2 - seat])
    more, unseen = len(hand) - held, stock_tiles(view)
    first, both = (threat(outlook, unseen, held, second) / POINT for second in (0, 100))
    refill = view.rules.refill
    return np.array([-1, more * (not refill), more * refill, hope(outlook, hand) / POINT, -first, first - both])


def fit(seen: list[Lead]) -> tuple[Weights, dict[str, float]]:
    """The weights for these leads, and how well they foretell games kept apart (points of error, before and now)."""
    x, gain = np.stack([one.parts for one in seen]), POINT * np.array([one.gain for one in seen])
    apart = np.array([one.game % HELD == HELD - 1 for one in seen])
    hand = np.array([getattr(FAR, name) for name in FITTED], np.float64)
    hand[-1] *= FAR.threat / 100  # a second tile counts as a share of the threat
    size = np.maximum(np.sqrt((x * x).mean(axis=0)), 1e-6)
    z, rest = (x / size)[~apart], (gain - x @ hand)[~apart]
    w = hand + np.linalg.solve(z.T @ z + PULL * np.eye(len(hand)), z.T @ rest) / size
    numbers = dict(zip(FITTED, np.rint(w).astype(int).tolist(), strict=True))
    numbers["second"] = round(100 * w[-1] / max(1.0, w[-2]))
    errors = [round(float(np.abs(x[apart] @ told - gain[apart]).mean()) / POINT, 3) for told in (hand, w)]
    return replace(FAR, **numbers), {"leads": len(seen), "games": seen[-1].game, "error by hand": errors[0],
                                     "error": errors[1]}


def player(weights: Weights) -> Player:
    """A player that takes the turn which these weights call best."""

    def play(state: State, seed: int) -> Answer:
        assert isinstance(state, Position)
        turns = MatrixBrain(weights).complete_turns(own_view(state), lambda: False, seed)
        best = int(turns.worth(state.to_move).argmax())
        return Answer(turns.steps[best], tuple(turns.values[best].tolist()), 1, (turns.steps[best],))

    return play


def beaten(new: Weights, pairs: int) -> tuple[bool, dict[str, float]]:
    """Whether new weights beat the present ones with 95 % confidence, in games of two by both rules of drawing."""
    players = player(new), player(known())

    def won_of(number: int) -> float:
        start = opening(MATRIX, RULES[number % 2], number)
        return sum(result(MATRIX, start, players, (seat,), number) for seat in (1, 2)) / 2

    return passes(won_of, pairs)

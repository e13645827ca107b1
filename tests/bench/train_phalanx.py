"""Fits Phalanx's weights to games of quick players: what a final lead of one point is worth in what can be seen before.

Called by `python -m tests.bench.train phalanx`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.messages import Halt
from engine.ai.referee import played_out
from engine.ai.search import Search, choose
from engine.ai.watch import Watch
from engine.core.action import Action
from engine.core.brain import Answer
from engine.core.state import State
from engine.games.phalanx.brain.player import PhalanxBrain, Sight
from engine.games.phalanx.brain.weights import known
from engine.games.phalanx.brain.worth import EVERYWHERE, NAMES, PLAIN, POINT, Weights, look
from engine.games.phalanx.game import PHALANX
from engine.games.phalanx.rules.ending import lost
from engine.games.phalanx.rules.state import Position
from tests.bench.contest import opening, result
from tests.bench.gate import passes
from tests.bench.rivals import Player

Table = NDArray[np.float64]

TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "segments": 3}, {"players": 2, "segments": 2}, {"players": 3, "segments": 2})
LOOSE = 0.15  # turns by lot, the better the likelier
WIDE = 10  # turns under way, of which those by lot are drawn
HEAT = 2 * POINT  # by so much less worth makes a turn e times as rare
FAR = 20  # points; a larger lead tells no more
PULL = 400.0  # how hard weights are held to the hand-made ones, in leads
HELD = 4  # one game in so many is kept apart, to be foretold


@dataclass(frozen=True)
class Lead:
    """By how much one seat has more of everything than the others have on average, and its lead in the end."""

    more: Table
    lead: float
    game: int


def leads(seed: int, seconds: float) -> Iterator[Lead]:
    """Leads of game after game until the time is up; each seed has its own games."""
    end, game = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        game += 1
        rng = Random(f"self-play {seed} {game}")
        yield from _told(opening(PHALANX, rng.choice(TABLES), rng.getrandbits(30)), rng, game)


def _told(start: State, rng: Random, game: int) -> Iterator[Lead]:
    seen, last = list[Table](), list[int]()  # what there was after each turn, and whose that was

    def turn(view: Any) -> tuple[Action, ...]:
        if last:
            seen.append(parts(view, last[-1]))
        last.append(view.to_act)
        loose = rng.random() < LOOSE
        return _by_lot(view, rng) if loose else choose(PHALANX, view, 4, rng.getrandbits(20), nodes=1).steps

    state = played_out(start, turn)
    outcome = state.outcome()
    scores = np.array(outcome.scores if outcome else (), np.float64)
    for table in seen:
        for more, lead in zip(ahead(table), ahead(scores[:, None])[:, 0], strict=True):
            yield Lead(more, float(np.clip(lead, -FAR, FAR)), game)


def _by_lot(state: Any, rng: Random) -> tuple[Any, ...]:
    turns = PhalanxBrain(sight=Sight(WIDE)).complete_turns(state, lambda: False)
    lot = np.random.default_rng(rng.getrandbits(32)).random(len(turns.steps))
    return tuple(turns.steps[int((turns.worth(state.to_move) - HEAT * np.log(-np.log(lot))).argmax())])


def parts(state: Position, seat: int) -> Table:
    """What there is to weigh after a turn of `seat`: a row a seat, in the order of NAMES, as it counts."""
    seen = look(state.board, [state.sides], [lost(state)], seat, not state.terms.grow_or_move)
    table = seen.parts[:, :, 0].T.astype(np.float64)
    table[:, EVERYWHERE:] /= seen.cells
    return table


def ahead(table: Table) -> Table:
    """By how much each row is above the mean of the others."""
    seats = len(table)
    return np.asarray((table * seats - table.sum(axis=0)) / (seats - 1))


def fit(seen: list[Lead]) -> tuple[Weights, dict[str, float]]:
    """The weights for these leads, and how well they foretell games kept apart (points of error, before and now)."""
    x, lead = np.stack([one.more for one in seen]), POINT * np.array([one.lead for one in seen])
    apart = np.array([one.game % HELD == HELD - 1 for one in seen])
    hand = np.array(astuple(PLAIN), np.float64)
    size = np.maximum(np.sqrt((x * x).mean(axis=0)), 1e-6)
    z, rest = (x / size)[~apart], (lead - x @ hand)[~apart]
    w = hand + np.linalg.solve(z.T @ z + PULL * np.eye(len(hand)), z.T @ rest) / size
    # In the measure of the score: what a seat alone can reach is its own.
    w *= POINT / (w[NAMES.index("nearer")] + w[NAMES.index("sure")])
    w[NAMES.index("close")] = 0  # a matter of taste
    new = Weights(*(int(weight) for weight in np.rint(w)))
    errors = [round(float(np.abs(x[apart] @ weights - lead[apart]).mean()) / POINT, 3) for weights in (hand, w)]
    return new, {"leads": len(seen), "games": seen[-1].game, "error by hand": errors[0], "error": errors[1]}


def player(weights: Weights, nodes: int) -> Player:
    """A player with weights of its own."""

    def play(state: State, seed: int) -> Answer:
        search = Search(PHALANX, PhalanxBrain(weights), 5, seed, nodes, Watch(lambda: Halt.GO, None), lambda a: None)
        return search.answer(state)

    return play


def beaten(new: Weights, pairs: int, nodes: int) -> tuple[bool, dict[str, float]]:
    """Whether new weights beat the present ones with 95 % confidence, two players and three segments each."""
    players = player(new, nodes), player(known(), nodes)

    def won_of(number: int) -> float:
        start = opening(PHALANX, {"players": 2, "segments": 3}, number)
        return sum(result(PHALANX, start, players, (seat,), number) for seat in (1, 2)) / 2

    return passes(won_of, pairs)

"""Fits Mattock's weights for a board to games against itself, by logistic regression.

Called by `python -m tests.bench.train mattock SIZE`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.games.mattock.brain.batch import Boards
from engine.games.mattock.brain.features import EACH, NAMES, features
from engine.games.mattock.brain.planes import planes
from engine.games.mattock.brain.territory import PLAIN
from engine.games.mattock.brain.weights import Fitted
from tests.bench.selfplay import Seen, games, keep, kept

POINTS = 100  # a point of the evaluation is a hundredth of the logarithm of the odds
FINE = 64  # the weights' fractions of a point
RIDGE = 60.0  # how hard weights are held to the hand-made ones
ROUNDS = 12
HELD = 10  # one game in so many is kept apart, to be foretold

SIDES = 10  # and how much harder what a feature is worth to both seats alike, whoever is to act

Table = NDArray[np.float64]


def table_of(seen: Sequence[Seen]) -> tuple[Table, Table, NDArray[np.bool_]]:
    """What positions show (each thing also times the live cells), who won, and which were kept apart."""
    shared = planes(seen[0].state.board)
    sets = ([getattr(one.state, name) for one in seen] for name in ("tiles", "own", "enemy"))
    rows = features(Boards(shared, *(shared.pack(column) for column in sets))).astype(np.float64)
    rows, live = compared() @ rows, rows[NAMES.index("live")]
    won = np.array([one.won for one in seen], np.float64)
    return np.concatenate([rows, rows * live]).T, won, np.array([one.game % HELD == 0 for one in seen])


def compared() -> Table:
    """Makes of the features: by how much the seat to act has more, what both have together, and what counts once."""
    each, names = len(EACH), len(NAMES)
    m = np.eye(names)
    m[:each, each:2 * each] = -np.eye(each)
    m[each:2 * each, :each] = np.eye(each)
    return m


def hand_made() -> Table:
    """The hand-made weights as the weights of such comparisons."""
    known = {field.name: getattr(PLAIN, field.name) for field in fields(PLAIN)}
    return np.array([known.get(name, 0) for name in EACH] + [0.0] * (len(NAMES) - len(EACH)))


def regression(x: Table, won: Table, start: Table, pull: Table) -> Table:
    """The weights of a logistic regression, by Newton's steps; `pull` says how hard each is held to `start`."""
    scale = np.maximum(np.sqrt((x * x).mean(axis=0)), 1e-6)
    z, w, near = x / scale, start * scale, start * scale
    for _ in range(ROUNDS):
        p = chance(z @ w)
        bend = (z * (p * (1 - p))[:, None]).T @ z + np.diag(pull)
        w = w + np.linalg.solve(bend, z.T @ (won - p) - pull * (w - near))
    return np.asarray(w / scale)


def fitted_weights(x: Table, won: Table) -> Table:
    """The weights that foretell who won, near to the hand-made ones in the measure that fits best."""
    names, hand = len(NAMES), hand_made()
    turn = NAMES.index("turn")
    rough = np.stack([x[:, :names] @ hand, x[:, names:] @ hand, x[:, turn]], axis=1)
    now, later, to_act = regression(rough, won, np.zeros(3), np.full(3, 0.1))
    start = np.concatenate([hand * now, hand * later])
    start[turn] += to_act
    pull = np.full(names, RIDGE)
    pull[len(EACH):2 * len(EACH)] *= SIDES
    return regression(x, won, start, np.concatenate([pull, pull]))


def chance(x: Table) -> Table:
    """Logits as probabilities."""
    return np.asarray(1 / (1 + np.exp(-np.clip(x, -30, 30))))


def loss(x: Table, w: Table, won: Table) -> float:
    """How badly the outcomes are foretold: the mean logarithmic loss; 0.693 knows nothing."""
    p = np.clip(chance(x @ w), 1e-9, 1 - 1e-9)
    return round(float(-(won * np.log(p) + (1 - won) * np.log(1 - p)).mean()), 4)


def whole(w: Table) -> Fitted:
    """Weights of comparisons as whole numbers for the features."""
    back = compared().T
    plain, by_live = back @ w[:len(NAMES)], back @ w[len(NAMES):]
    numbers = [int(x) for x in np.rint(np.concatenate([plain, by_live]) * POINTS * FINE)]
    return Fitted(tuple(numbers[:len(NAMES)]), tuple(numbers[len(NAMES):]))


def fit(seen: Sequence[Seen]) -> tuple[Fitted, dict[str, float]]:
    """The weights for these positions, and how well they foretell games kept apart."""
    x, won, apart = table_of(seen)
    w = fitted_weights(x[~apart], won[~apart])
    return whole(w), {"positions": len(seen), "games": seen[-1].game, "loss": loss(x[apart], w, won[apart]),
                      "right": round(float(((x[apart] @ w > 0) == (won[apart] > 0)).mean()), 3)}


def remark(size: int, figures: dict[str, float]) -> str:
    """What stands over the weights in their file."""
    return (f"# Mattock, hex{size}: feature, worth, worth more for each live cell; in 64ths of a point.\n"
            f"# Made by `python -m tests.bench.train mattock {size}`: {json.dumps(figures)}\n")


def positions(size: int, seed: int, seconds: float, depth: int, file: Path | None) -> list[Seen]:
    """The positions kept so far and new ones, which join them."""
    seen = kept(file, size) if file else []
    before = seen[-1].game if seen else 0
    seen += [replace(one, game=before + one.game) for one in games(size, seed, seconds, depth)]
    if file:
        keep(file, seen)
    return seen

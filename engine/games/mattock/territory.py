"""What a Mattock position is worth: who digs first where, who digs alone, who is in danger; all in whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from random import Random

import numpy as np

from engine.core.brain import WIN
from engine.games.mattock.batch import Boards, contacts
from engine.games.mattock.bits import around, diggable, flood
from engine.games.mattock.planes import Counts, Rows, count, singles


@dataclass(frozen=True)
class Weights:
    """What each thing counts, for the seat that has it: cells only it can ever dig (`alone`), cells it digs first
    (`first`), cells it can dig at once (`now`), of those the ones the other cannot dig at once (`ahead`), miners on
    the board, lone miners linked to an enemy. `tempo` goes to the seat to act."""

    alone: int = 20
    first: int = 7
    now: int = 2
    ahead: int = 0
    miners: int = 8
    danger: int = -4
    tempo: int = 0
    digs: int = 5


PLAIN = Weights()


def tilted(style: int) -> Weights:
    """The weights of a player with a taste of its own: each up to a tenth more or less; style 0 has none."""
    if not style:
        return PLAIN
    rng = Random(f"style {style}")
    tilt = {f.name: round(getattr(PLAIN, f.name) * rng.uniform(9, 11)) for f in fields(Weights) if f.name != "digs"}
    return replace(PLAIN, **tilt)


def evaluate(boards: Boards, weights: Weights = PLAIN, placing: bool = False) -> Counts:
    """What each board is worth to the seat to act (`own`); -WIN where it cannot dig, unless miners are being placed."""
    worth, now = _claims(boards, weights)
    worth += weights.miners * (count(boards.own) - count(boards.enemy)) + weights.tempo
    if weights.danger:
        worth += weights.danger * _in_danger(boards)
    if not placing:
        worth[now == 0] = -WIN
    return worth


def _claims(boards: Boards, weights: Weights) -> tuple[Counts, Counts]:
    """The worth of the rock, as if each seat could dig all it reaches at every dig; and what `own` can dig at once."""
    n, live = len(boards), diggable(boards.planes, boards.tiles)
    both = np.concatenate([live, live], axis=1)
    free = np.concatenate([boards.tiles & ~boards.enemy, boards.tiles & ~boards.own], axis=1)
    reach = flood(boards.planes, np.concatenate([boards.own, boards.enemy], axis=1), free)
    digs = both & around(boards.planes, reach)
    at_once = digs
    first = digs & ~_other(digs, n)
    met = digs[:, :n] | digs[:, n:]
    for _ in range(weights.digs - 1):
        reach = flood(boards.planes, reach | digs, free | digs)
        further = both & around(boards.planes, reach)
        if further.tobytes() == digs.tobytes():
            break
        digs = further
        fresh = digs & ~_other(digs, n) & ~np.concatenate([met, met], axis=1)
        first |= fresh
        met |= digs[:, :n] | digs[:, n:]
    worth = weights.alone * _lead(digs & ~_other(digs, n), n) + weights.first * _lead(first, n)
    if weights.ahead:
        worth += weights.ahead * _lead(at_once & ~_other(at_once, n), n)
    now = count(at_once)
    return worth + weights.now * (now[:n] - now[n:]), now[:n]


def _other(pair: Rows, n: int) -> Rows:
    """The planes of both seats exchanged."""
    return np.concatenate([pair[:, n:], pair[:, :n]], axis=1)


def _lead(pair: Rows, n: int) -> Counts:
    """How many cells more the seat to act has."""
    counts = count(pair)
    return counts[:n] - counts[n:]


def _in_danger(boards: Boards) -> Counts:
    """Lone miners linked to an enemy: those of the seat to act less those of the other."""
    return _lonely(boards, boards.own, boards.enemy) - _lonely(boards, boards.enemy, boards.own)


def _lonely(boards: Boards, own: Rows, enemy: Rows) -> Counts:
    most = int(count(own).max(initial=0))
    if not most:
        return np.zeros(len(boards), np.int32)
    friends, foes = contacts(boards, singles(own, most), own, enemy)
    alone = ((friends == 0) & (foes > 0)).reshape(most, len(boards))
    return np.add.reduce(alone, axis=0, dtype=np.int32)  # type: ignore[no-any-return]

"""What a Mattock position is worth: who digs first where, who digs alone, who is in danger; all in whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

import numpy as np

from engine.core.brain import WIN
from engine.games.mattock.brain.batch import Boards, contacts
from engine.games.mattock.brain.planes import Counts, Rows, count, singles
from engine.games.mattock.rules.bits import around, diggable, flood


@dataclass(frozen=True)
class Weights:
    """What each thing counts, for the seat that has it.

    Cells that it alone can reach with two and with three digs (`alone2`, `alone3`), cells that it reaches with fewer
    digs than the other (`first`), cells it can dig at once (`now`), miners on the board (`miners`), its lone miners
    that are linked to an enemy (`danger`).
    """

    alone2: int = 18
    alone3: int = 4
    first: int = 7
    now: int = 2
    miners: int = 8
    danger: int = -4


PLAIN = Weights()


def tilted(style: int) -> Weights:
    """The weights of a player with a taste of its own: each up to a tenth more or less; style 0 has none."""
    if not style:
        return PLAIN
    rng = Random(f"style {style}")
    return Weights(**{f.name: round(getattr(PLAIN, f.name) * rng.uniform(0.9, 1.1)) for f in fields(Weights)})


def evaluate(boards: Boards, weights: Weights = PLAIN, placing: bool = False) -> Counts:
    """What each board is worth to the seat to act (`own`); -WIN where it cannot dig, unless miners are being placed."""
    worth, now = _claims(boards, weights)
    worth += weights.miners * (count(boards.own) - count(boards.enemy)) + weights.danger * _in_danger(boards)
    if not placing:
        worth[now == 0] = -WIN
    return worth


def _claims(boards: Boards, weights: Weights) -> tuple[Counts, Counts]:
    """The worth of the rock, as if each seat dug all it can reach at every dig; and what `own` can dig at once."""
    n, live = len(boards), diggable(boards.planes, boards.tiles)
    both = np.concatenate([live, live], axis=1)
    free = np.concatenate([boards.tiles & ~boards.enemy, boards.tiles & ~boards.own], axis=1)
    reach = flood(boards.planes, np.concatenate([boards.own, boards.enemy], axis=1), free)
    digs = both & around(boards.planes, reach)
    first = digs & ~_other(digs, n)
    now = count(digs)
    worth = weights.now * (now[:n] - now[n:])
    for alone in (weights.alone2, weights.alone3):
        met = digs[:, :n] | digs[:, n:]
        reach = flood(boards.planes, reach | digs, free | digs)
        digs = both & around(boards.planes, reach)
        only = digs & ~_other(digs, n)
        first |= only & ~np.concatenate([met, met], axis=1)
        worth += alone * _lead(only, n)
    return worth + weights.first * _lead(first, n), now[:n]


def _other(pair: Rows, n: int) -> Rows:
    """The planes of both seats exchanged."""
    return np.concatenate([pair[:, n:], pair[:, :n]], axis=1)


def _lead(pair: Rows, n: int) -> Counts:
    """How many cells more the seat to act has."""
    counts = count(pair)
    return counts[:n] - counts[n:]


def _in_danger(boards: Boards) -> Counts:
    """Lone miners linked to an enemy: those of the seat to act less those of the other."""
    return lonely(boards, boards.own, boards.enemy) - lonely(boards, boards.enemy, boards.own)


def lonely(boards: Boards, own: Rows, enemy: Rows) -> Counts:
    """How many miners of `own` have no linked friend and a linked enemy."""
    most = int(count(own).max(initial=0))
    if not most:
        return np.zeros(len(boards), np.int32)
    friends, foes = contacts(boards, singles(own, most), own, enemy)
    alone = ((friends == 0) & (foes > 0)).reshape(most, len(boards))
    return np.add.reduce(alone, axis=0, dtype=np.int32)  # type: ignore[no-any-return]

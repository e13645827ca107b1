"""What Phalanx positions are worth to every seat, many at once and in whole numbers: a point of the score is 100."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from typing import NamedTuple

import numpy as np

from engine.core.brain import Values
from engine.games.phalanx.brain.attack import hits
from engine.games.phalanx.brain.planes import Counts, Planes, Rows, count, planes
from engine.games.phalanx.rules.board import Board

POINT = 100
CLOSE = 2
TASTE = 15


@dataclass(frozen=True)
class Weights:
    """What each thing counts for the seat that has it, in hundredths of a point.

    A vacant cell it is nearest to (`nearer`), what it counts more where it is there in two steps (`close`, a matter
    of taste) and where nobody else can come (`sure`); a stone lost (`lost`); its stones that another can take before
    it acts again, by lines as they stand (`danger`) or by one new stone (`alarm`), and those that can be taken only
    after it has acted (`later`); stones that touch nothing but their own land (`buried`); walls beside its land
    (`walls`); its groups, each of which grows (`groups`, times the share of the board that is nobody's yet); and what
    it will gain by acting (`tempo`, times that share), the more the sooner its turn comes: so values before and after a
    turn are alike on average, and a search may compare lines that end with different seats.
    """

    nearer: int = 70
    close: int = 0
    sure: int = 30
    lost: int = -100
    danger: int = -70
    alarm: int = -30
    later: int = -15
    buried: int = -4
    walls: int = 4
    groups: int = 120
    tempo: int = 2500


PLAIN = Weights()
NAMES = tuple(field.name for field in fields(Weights))
DANGER = NAMES.index("danger")
EVERYWHERE = NAMES.index("groups")  # from here on, what counts the more the more land is nobody's yet


class Judged(NamedTuple):
    """What positions are worth to every seat; and for the seat that has just acted its stones in danger, the others'
    stones that it could take if it went on, and the land that it has."""

    values: Values
    danger: Counts
    chances: Counts
    own: Counts


class Seen(NamedTuple):
    """What there is to weigh in positions of one board: `parts` has the axes NAMES, seats, positions."""

    parts: Counts
    chances: Counts
    cells: int

    def weighed(self, weights: Weights) -> Counts:
        """What each seat has by itself."""
        own: Counts = np.zeros_like(self.parts[0])
        for number, (weight, part) in enumerate(zip(astuple(weights), self.parts, strict=True)):
            own += weight * part if number < EVERYWHERE else weight * part // self.cells
        return own


def look(board: Board, sides: Sequence[tuple[int, ...]], lost: Sequence[tuple[int, ...]], seat: int,
         may_grow: bool = True) -> Seen:
    """What there is to weigh once `seat` has ended its turn; `lost` are prisoners taken of each seat."""
    table, number = planes(board), len(sides)
    packed = np.stack([table.pack(side) for side in zip(*sides, strict=True)], axis=1)
    stones, walls = np.ascontiguousarray(packed[:, 1:]), packed[:, :1]
    vacant = ~np.bitwise_or.reduce(packed, axis=1)[:, None]
    vacant[-1] = 0
    near, close, sure = lands(table, stones, vacant)
    threats, chance = _threats(table, stones, hits(table, stones, vacant, may_grow), seat)
    buried = stones & ~table.around(_outside(stones | sure | walls))
    beside = walls & table.around(near)
    seen = np.stack((near, close, sure, *threats, buried, beside, *_shape(table, stones)), axis=1)
    totals = count(seen)[..., :number]
    single, tips, notches = totals[-3:]
    free = table.cells - np.add.reduce(single, axis=0) - np.add.reduce(totals[2], axis=0)
    parts = np.stack((*totals[:3], np.array(lost, np.int32).T, *totals[3:-3], (tips - notches) * free,
                      _tempo(free, stones.shape[1], seat)))
    return Seen(parts, count(chance)[:number], table.cells)


def judge(board: Board, sides: Sequence[tuple[int, ...]], lost: Sequence[tuple[int, ...]], seat: int,
          weights: Weights, may_grow: bool = True) -> Judged:
    """What positions of one board are worth once `seat` has ended its turn; `lost` are prisoners taken of each seat."""
    seen = look(board, sides, lost, seat, may_grow)
    near, close, sure = seen.parts[:3, seat - 1]
    return Judged(against(seen.weighed(weights)).T, seen.parts[DANGER, seat - 1], seen.chances,
                  weights.nearer * near + weights.close * close + weights.sure * sure)


def _tempo(free: Counts, seats: int, seat: int) -> Counts:
    """For each seat its part in the cells that are nobody's yet, the more the sooner it acts after `seat`."""
    wait = (np.arange(seats, dtype=np.int32) - seat) % seats
    part: Counts = free * (seats - 1 - wait)[:, None] // seats
    return part


def against(own: Counts) -> Counts:
    """What each seat has against the others: less the mean of the best other's and of all others' average."""
    seats = len(own)
    ordered = np.sort(own, axis=0)
    best = np.where(own == ordered[-1], ordered[-2], ordered[-1])
    lead: Counts = own - (best + (np.add.reduce(own, axis=0) - own) // (seats - 1)) // 2
    return lead


def _outside(x: Rows) -> Rows:
    """All cells that are not in the set."""
    rest = ~x
    rest[-1] = 0
    return rest


def lands(table: Planes, stones: Rows, vacant: Rows) -> tuple[Rows, Rows, Rows]:
    """For each seat the vacant cells that it reaches in fewer vacant steps than the others, those of them that take
    it no more than two, and those that it alone can reach."""
    seen, front, close, steps = stones, stones, stones, 0
    near, settled = np.zeros_like(stones), np.zeros_like(vacant)
    while True:
        front = table.around(front) & vacant & ~seen
        if not front.any():
            return near, close & vacant, seen & vacant & ~_others(seen)
        seen = seen | front
        near |= front & ~settled & ~_others(front)
        steps += 1
        close = near.copy() if steps <= CLOSE else close
        settled |= np.bitwise_or.reduce(front, axis=1)[:, None]


def _others(x: Rows) -> Rows:
    """For each seat the cells in the sets of other seats."""
    if x.shape[1] == 2:
        return x[:, ::-1]
    before, behind = np.zeros_like(x), np.zeros_like(x)
    np.bitwise_or.accumulate(x[:, :-1], axis=1, out=before[:, 1:])
    np.bitwise_or.accumulate(x[:, :0:-1], axis=1, out=behind[:, -2::-1])
    return before | behind


def _threats(table: Planes, stones: Rows, hit: Rows, seat: int) -> tuple[tuple[Rows, Rows, Rows], Rows]:
    """For each seat its stones in danger, in alarm and in danger later; and the stones that `seat` could take now."""
    seats = stones.shape[1]
    soon, grown, late = (np.zeros_like(stones) for _ in range(3))
    for attacker in range(seats):
        for victim in range(seats):
            # Seats act in the order seat + 1, seat + 2, ..., seat.
            first = (attacker - seat) % seats < (victim - seat) % seats
            (soon if first else late)[:, victim] |= hit[:, 0, attacker]
            if first:
                grown[:, victim] |= hit[:, 1, attacker]
    soon &= stones
    return (soon, grown & stones & ~soon, late & stones & ~soon), hit[:, 0, seat - 1]


def _shape(table: Planes, stones: Rows) -> tuple[Rows, Rows, Rows]:
    """The stones, and two kinds of them: as many more of the first kind as there are groups, holes in them apart.

    Euler's formula (stones less touching pairs plus triangles), summed up by what lies ahead of each stone in the
    first three ways: with a stone in the middle one it comes to 0, without to 1 less those in the other two.
    """
    one, middle, other = (table.ahead(stones, way) for way in range(3))
    return stones, stones & ~(one | middle | other), stones & one & other & ~middle

"""Phalanx's computer player: the promising turns of a position with their worth, and the short sight of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from engine.core.brain import WIN, Stop, Turns
from engine.games.phalanx import opening
from engine.games.phalanx.beam import Beam, Line
from engine.games.phalanx.ending import end_turn
from engine.games.phalanx.rules import END, TURN, Position
from engine.games.phalanx.weights import known, tilted
from engine.games.phalanx.worth import PLAIN, Weights

STAY = 30  # what a turn must gain at least, lest nobody ever passes
IDLE = 40  # what a turn must gain more if it only moves, the more often the longer nothing has happened
CAPTURE = 60  # what a prisoner is worth to level 1


@dataclass(frozen=True)
class Sight:
    """How a level looks: the turns under way that it takes on at every step of its own turn; the nodes it looks into
    (None: as in other games); and the turns under way that it takes on behind its own turn (`ahead`, 0: as many).

    Wide sight is worth much in Phalanx, where a turn has many steps: one that takes on a single turn under way loses
    three of four games to one that takes on ten.
    """

    width: int
    nodes: int | None = None
    ahead: int = 0

    @property
    def kept(self) -> int:
        """The turns that it compares, as many at most."""
        return 2 * self.width + 2


NEAR, FULL = Sight(1), Sight(200, 50, 10)
# Between two, ten turns under way behind one's own turn do as well as forty, for half the time.
TWO: Mapping[int, Sight] = {1: NEAR, 2: Sight(1), 3: Sight(2, 3), 4: Sight(10, 6), 5: Sight(20, 20, 10), 6: FULL}
MORE: Mapping[int, Sight] = {**TWO, 5: Sight(30, 24), 6: Sight(40, 50)}
# A line of play takes a node for every seat. Among three it pays to look into more; among more it takes too long.
THREE: Mapping[int, Sight] = {**MORE, 5: Sight(30, 60), 6: Sight(40, 120)}


class PhalanxBrain:
    """Values Phalanx turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    A game that a turn ends is won for the one winner; the others' values stay what their points make them, so that
    whoever is behind passes as well when nothing can be gained. It weighs by the present weights, unless it is given
    some. Positions behind the turn that it is `asked` for (none: all) it looks at with a narrower sight.
    """

    def __init__(self, own_weights: Weights | None = None, sight: Sight = FULL, asked: int | None = None) -> None:
        self._weights, self._sight, self._asked = own_weights, sight, asked

    def sight(self, level: int, view: Position) -> tuple[PhalanxBrain, int | None]:
        """The same knowledge for all levels; the higher ones look wider."""
        sight = {2: TWO, 3: THREE}.get(view.terms.players, MORE)[level]
        return PhalanxBrain(self._weights, sight, view.turn), sight.nodes

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """The promising ones of the rest of this turn, always with stopping here. Raises Stopped."""
        weights = tilted(self._weights or known(), style)
        if view.phase not in TURN:
            return opening.turns(view, weights, stop)
        sight = self._sight
        if sight.ahead and self._asked not in (None, view.turn):
            sight = Sight(sight.ahead)
        beam = Beam(view, weights, sight.width, stop)
        beam.search()
        kept = _picked(view, beam.lines, sight.kept)
        return _turns(view, kept, [line.values for line in kept])

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns with one of its groups, valued by what the seat has then: land, and prisoners it has made.

        It takes the groups by lot until one has something to gain. Raises Stopped.
        """
        if view.phase not in TURN:
            return opening.turns(view, PLAIN, stop)
        groups = list(view.board.parts(view.own))
        Random(f"near {seed} {view.turn}").shuffle(groups)
        for group in groups:
            beam = Beam(view, PLAIN, NEAR.width, stop)
            beam.search(group)
            gains = [line.own + CAPTURE * line.took for line in beam.lines]
            if any(gain - price(view, line) > gains[0] for gain, line in zip(gains, beam.lines, strict=True)):
                break
        seats = range(1, view.terms.players + 1)
        return _turns(view, beam.lines, [[gain * (seat == view.to_move) for seat in seats] for gain in gains])

    def turn_start(self, view: Position) -> Position:
        """The position before the growth of the turn under way; a turn with a movement does not tell."""
        if view.phase == "stone":
            return opening.first(view)
        if view.phase != "grow" or not view.grown:
            return view
        sides = view.with_side(view.to_move, view.own & ~view.grown)
        return replace(view, sides=sides, ready=view.groups, grown=0, fed=0)


def price(view: Position, line: Line) -> int:
    """What a turn has to gain, in hundredths of a point; nothing for stopping at once."""
    if not line.parent:
        return 0
    return STAY if line.grew or line.took else STAY + IDLE * (1 + view.quiet // view.terms.players)


def _picked(view: Position, lines: Sequence[Line], most: int) -> list[Line]:
    """The best turns, with stopping at once, the best capture, and the best of those that leave least in danger."""
    seat = view.to_move - 1
    order = sorted(lines, key=lambda line: price(view, line) - line.values[seat])
    safest = min(order, key=lambda line: line.danger)
    captures = [line for line in order if line.took][:1]
    return list(dict.fromkeys((*order[:most], lines[0], safest, *captures)))


def _turns(view: Position, lines: Sequence[Line], rows: Sequence[Sequence[int]]) -> Turns:
    """These turns with their values by seat, and what each has to gain."""
    values = np.array([_ended(row, line) for row, line in zip(rows, lines, strict=True)], np.int32)
    tolls = np.array([price(view, line) for line in lines], np.int32)
    return Turns([(*line.steps, END) for line in lines], values, lambda i: end_turn(lines[i].state)[0], tolls=tolls)


def _ended(row: Sequence[int], line: Line) -> list[int]:
    """A turn's values by seat; a game that it ends is won for the one winner. One that only adds stones to its own,
    or moves them after that, never ends it."""
    row = list(row)
    outcome = None if line.grew and not line.took else end_turn(line.state)[0].outcome()
    if outcome and len(outcome.winners) == 1:
        row[outcome.winners[0] - 1] = WIN
    return row

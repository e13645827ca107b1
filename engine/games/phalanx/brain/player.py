"""Phalanx's computer player: the promising turns of a position with their worth, and the short sight of level 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

import numpy as np

from engine.core.brain import WIN, Stop, Turns, no_turns
from engine.games.phalanx.brain import opening
from engine.games.phalanx.brain.beam import Beam, BeamLine
from engine.games.phalanx.brain.weights import around, known, land, tilted
from engine.games.phalanx.brain.worth import PLAIN, Weights
from engine.games.phalanx.rules.ending import end_turn
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import END, Position

STAY = 30  # what a turn must gain at least, lest nobody ever passes
IDLE = 40  # what a turn must gain more if it only moves, the more often the longer nothing has happened


@dataclass(frozen=True)
class Sight:
    """How a level looks: the turns under way that it takes on at every step of its own turn; the nodes it looks into
    (None: as in other games); the turns under way that it takes on behind its own turn (`ahead`, 0: as many); what it
    weighs (None: all there is); and whether it looks at itself `alone`.

    Wide sight is worth much in Phalanx, where a turn has many steps. Worth most of all is to look at what others have:
    one that looks at itself alone loses most games to one that looks no further ahead.
    """

    width: int
    nodes: int | None = None
    ahead: int = 0
    weights: Callable[[], Weights] | None = None
    alone: bool = False

    @property
    def kept(self) -> int:
        """The turns that it compares, as many at most."""
        return 2 * self.width + 2


NEAR = Sight(1, weights=around, alone=True)
FULL = Sight(200, 50, 10)
# Between two, ten turns under way behind one's own turn do as well as forty, for half the time.
TWO: Mapping[int, Sight] = {
    1: NEAR, 2: NEAR, 3: Sight(1, 3, weights=around), 4: Sight(1, 4, weights=land), 5: Sight(4, 6), 6: FULL}
MORE: Mapping[int, Sight] = {**TWO, 5: Sight(20, 24), 6: Sight(40, 50)}


class PhalanxBrain:
    """Values Phalanx turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    A game that a turn ends is won for the one winner; the others' values stay what their points make them, so that
    whoever is behind passes as well when nothing can be gained. It weighs by its level's weights, unless it is given
    some. Positions behind the turn that it is `asked` for (none: all) it looks at with a narrower sight.
    """

    def __init__(self, own_weights: Weights | None = None, sight: Sight = FULL, asked: int | None = None) -> None:
        self._weights, self._sight, self._asked = own_weights, sight, asked

    def sight(self, level: int, view: Position) -> tuple[PhalanxBrain, int | None]:
        """What a level sees: its own land close by, the others' as well, all land, threats; and ever more turns."""
        sight = (TWO if view.terms.players == 2 else MORE)[level]
        return PhalanxBrain(self._weights, sight, view.turn), sight.nodes

    def hasty(self) -> PhalanxBrain:
        """One that takes on a single turn at every step."""
        return PhalanxBrain(self._weights, replace(self._sight, width=1, ahead=0), self._asked)

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """The promising ones of the rest of this turn, always with stopping here. Raises Stopped."""
        if view.ended:
            return no_turns(view.terms.players)
        sight = self._sight
        weights = tilted(self._weights or (sight.weights or known)(), style)
        if view.phase not in TURN:
            return opening.turns(view, weights, stop)
        if sight.ahead and self._asked not in (None, view.turn):
            sight = replace(sight, width=sight.ahead)
        beam = Beam(view, weights, sight.width, stop, sight.alone)
        beam.search()
        return _turns(view, _picked(view, beam.lines, sight.kept))

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns with one of its groups, by what the seat has close by then.

        It takes the groups by lot until one has something to gain. Raises Stopped.
        """
        if view.ended:
            return no_turns(view.terms.players)
        if view.phase not in TURN:
            return opening.turns(view, PLAIN, stop)
        groups = list(view.board.parts(view.own))
        Random(f"near {seed} {view.turn}").shuffle(groups)
        for group in groups:
            beam = Beam(view, around(), NEAR.width, stop, NEAR.alone)
            beam.search(group)
            if any(line.gain - price(view, line) > beam.lines[0].gain for line in beam.lines):
                break
        return _turns(view, beam.lines)

    def turn_start(self, view: Position) -> Position:
        """The position before the growth of the turn under way; a turn with a movement does not tell."""
        if view.phase == "stone":
            return opening.first(view)
        if view.phase != "grow" or not view.grown:
            return view
        sides = view.with_side(view.to_move, view.own & ~view.grown)
        return replace(view, sides=sides, ready=view.groups, grown=0, fed=0)


def price(view: Position, line: BeamLine) -> int:
    """What a turn has to gain, in hundredths of a point; nothing for stopping at once."""
    if not line.parent:
        return 0
    return STAY if line.grew or line.took else STAY + IDLE * (1 + view.quiet // view.terms.players)


def _picked(view: Position, lines: Sequence[BeamLine], most: int) -> list[BeamLine]:
    """The best turns, with stopping at once, the best capture, and the best of those that leave least in danger."""
    order = sorted(lines, key=lambda line: price(view, line) - line.gain)
    safest = min(order, key=lambda line: line.danger)
    captures = [line for line in order if line.took][:1]
    return list(dict.fromkeys((*order[:most], lines[0], safest, *captures)))


def _turns(view: Position, lines: Sequence[BeamLine]) -> Turns:
    """These turns with their values by seat, and what each has to gain; with that, what the seat does not see."""
    seat = view.to_move - 1
    values = np.array([_ended(line.values, line) for line in lines], np.int32)
    tolls = np.array([price(view, line) + line.values[seat] - line.gain for line in lines], np.int32)
    return Turns([(*line.steps, END) for line in lines], values, lambda i: end_turn(lines[i].state)[0], tolls=tolls)


def _ended(row: Sequence[int], line: BeamLine) -> list[int]:
    """A turn's values by seat; a game that it ends is won for the one winner. One that only adds stones to its own,
    or moves them after that, never ends it."""
    row = list(row)
    outcome = None if line.grew and not line.took else end_turn(line.state)[0].outcome()
    if outcome and len(outcome.winners) == 1:
        row[outcome.winners[0] - 1] = WIN
    return row

"""Dominoes-Matrix's computer player: turns weighed for what they score and leave, searched where hands are known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

import numpy as np

from engine.core.brain import Stop, Turns, no_turns
from engine.games.matrix.brain.judge import ended
from engine.games.matrix.brain.trials import Further, tried, untried
from engine.games.matrix.brain.turns import all_turns, short_sighted
from engine.games.matrix.brain.weights import known, later, soon
from engine.games.matrix.brain.worth import FAR, NEXT, RID, Weights, tilted
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.squares import UNKNOWN
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import imagined


class Sight(NamedTuple):
    """What a level weighs, and the nodes it looks into: while hands are hidden, always two tiles drawn or (`refill`)
    only those put down replaced, and once they are `bare`.

    Where two tiles are always drawn, it is worth most to know what tiles kept are good for; with Refill that counts
    for little, and only trying turns out makes a player better.
    """

    weights: Callable[[], Weights]
    hidden: int = 1
    refill: int = 1
    bare: int = 1


@dataclass(frozen=True)
class MatrixBrain:
    """Values Matrix turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    Values are in hundredths of a point, and tell by how much a seat is ahead of the average of the others. Levels
    differ in how far they see: points now, the others' next turns, tiles kept for later (`weights`); and in how many
    positions they look into. Where two players have emptied the stock each knows the other's hand. Before that a
    position behind a turn has one turn only, without steps: it leads to the same position tried with further deals.
    """

    weights: Weights = FAR

    def sight(self, level: int, view: Position) -> tuple[MatrixBrain, int]:
        """What a level looks at, and the nodes it looks into."""
        sight = SIGHTS[level]
        hidden = sight.refill if view.rules.refill else sight.hidden
        return MatrixBrain(sight.weights()), sight.bare if bared(view) else hidden

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """The promising ones of the rest of this turn. Raises Stopped."""
        weights = tilted(self.weights, style)
        if isinstance(view, Further):
            further = tried(view, style, weights, stop)
            return Turns([()], np.array([further.mean], np.int32), lambda turn: further)
        if view.reason:
            return Turns([()], np.array([ended(view.scores)], np.int32), lambda turn: view)
        own = own_view(view)
        if UNKNOWN in own.hand:
            return no_turns(view.rules.players)
        turns = all_turns(own, weights, stop)
        return turns if bared(view) else replace(turns, result=lambda turn: _behind(turns, turn))

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """A turn of its tiles one by one, as they come to hand, valued by points alone. Raises Stopped."""
        own = own_view(view)
        if UNKNOWN in own.hand:
            return no_turns(view.rules.players)
        return short_sighted(own, Random(f"near {seed} {view.turn}"), stop)

    def turn_start(self, view: Position) -> Position:
        """The view itself: from the middle of a turn all that matters can be weighed anew."""
        return view


SIGHTS: Mapping[int, Sight] = {
    2: Sight(lambda: RID), 3: Sight(lambda: NEXT), 4: Sight(soon), 5: Sight(later, 1, 100, 60),
    6: Sight(known, 200, 200, 120)}


def _behind(turns: Turns, turn: int) -> Position:
    """The position behind a turn while hands are hidden: to be tried out, unless the game is over."""
    after = turns.result(turn)
    assert isinstance(after, Position)
    return after if after.reason else untried(after, turns.values[turn])


def bared(view: Position) -> bool:
    """Whether every seat can tell who holds which tile: two players, and nothing left to draw."""
    return view.rules.players == 2 and not view.stock and view.stage == "play"


def own_view(view: Position) -> Position:
    """What the seat whose turn it is may see of a position, or of a view in which nothing is hidden any more."""
    if view.viewer not in (None, view.to_move) and bared(view):
        view = imagined(view, stock_tiles(view))
    return view.seen_by(view.to_move) if view.viewer is None else view

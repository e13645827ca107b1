"""Which tails a phalanx may have: moves that land alike, and moves said by their tail instead of their head."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.action import Action, Pick
from engine.games.phalanx.rules.movement import MoveMasks, line_moves, moves, way_of
from engine.games.phalanx.rules.state import Position


def choices(view: Position, picks: Sequence[Pick] = ()) -> Sequence[Action]:
    """The legal actions; where a stone is picked also the moves of which it is the tail: it can be dragged there."""
    found = list(view.actions())
    if not picks or picks[0].name not in view.board.bit or view.phase not in ("grow", "move"):
        return found
    tail = picks[0].name
    dragged = (action for line in moves(view) for action in line.actions if action.args[1] == tail)
    return [*found, *(replace(action, picks=(picks[0], action.picks[1])) for action in dragged)]


def alike(view: Position, action: Action) -> tuple[Action, ...]:
    """The legal moves that land where this one lands, one for each tail, this one among them."""
    head, tail, m = action.args
    way = way_of(view, head, tail)
    assert way is not None
    line = line_moves(view, view.board.bit[head], way, MoveMasks.of(view))
    return tuple(other for other in line.actions if other.args[2] == m)

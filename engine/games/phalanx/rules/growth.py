"""Growth: a stone for each of a player's groups, and what it does to the right to move."""

from __future__ import annotations

from dataclasses import replace

from engine.core.events import Event, Placed
from engine.games.phalanx.rules.board import union
from engine.games.phalanx.rules.situation import Situation, Some


def growth_cells(state: Situation) -> int:
    """Vacant cells that touch a group of the turn's start, and none that an added stone touches already."""
    if state.phase != "grow":
        return 0
    around = state.board.around
    hungry = state.own & ~state.grown & ~state.fed
    return around(hungry) & ~around(state.fed) & state.vacant if hungry else 0


def grow(state: Some, cell: int) -> tuple[Some, tuple[Event, ...]]:
    """The position after adding a stone, and what happened."""
    return grown(state, cell), (Placed("stone", state.board.name[cell], state.to_move),)


def grown(state: Some, cell: int) -> Some:
    """The position after adding a stone."""
    near = state.board.around(cell)
    fed = state.fed | union(group for group in state.groups if group & near)
    own = state.own | cell
    return replace(state, sides=state.with_side(state.to_move, own), grown=state.grown | cell, fed=fed,
                   ready=_still_ready(state, cell, near))


def _still_ready(state: Situation, cell: int, near: int) -> tuple[int, ...]:
    """The groups with the right to move: not one that the stone joins to another, nor (grow or move) any grown one.

    Every group holds a group of the turn's start, so whatever joins two of them joins two of those.
    """
    joined = [group for group in state.ready if group & near]
    others = tuple(group for group in state.ready if not group & near)
    alone = len(joined) == 1 and not near & state.own & ~union(state.ready)
    return (*others, joined[0] | cell) if alone and not state.terms.grow_or_move else others

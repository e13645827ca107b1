"""Quiet work: a computer looks at every turn of a game in turn, and what it says is kept with the game."""

from __future__ import annotations

from engine.core.state import State
from scenes.play.table import opinion
from scenes.play.table.table import Table

LEVEL, NODES = 5, 8  # who is asked what positions are worth, and how many positions it looks into
LONGEST = 1.0  # seconds that it may think at most


def study_next(table: Table) -> tuple[int, State] | None:
    """Asks about the next position that is wanted: after how many actions, and which; None where all is known."""
    at = opinion.wanted(table)
    if at is None:
        _write_down(table)
        return None
    state = table.match.states[at]
    table.around.analyst.ask(table.match.game.reference, state.seen_by(state.to_act or 0), LEVEL, NODES, LONGEST)
    return at, state


def _write_down(table: Table) -> None:
    """The record of a game that is over gets what was thought of it, once all is thought out."""
    path = table.ending.record
    if table.thoughts.unsaved and path is not None and table.match.outcome is not None:
        table.thoughts.unsaved = False
        table.around.store.add_values(table.match, path)

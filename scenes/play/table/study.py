"""Quiet work: a computer looks at every turn of a game in turn, and what it says is kept with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.state import State
from scenes.play.table.opinion import Opinion

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

LEVEL, NODES = 5, 8  # who is asked what positions are worth, and how many positions it looks into
LONGEST = 1.0  # seconds that it may think at most


def study_next(scene: PlayScene, opinion: Opinion) -> tuple[int, State] | None:
    """Asks about the next position that is wanted: after how many actions, and which; None where all is known."""
    at = opinion.wanted()
    if at is None:
        _write_down(scene, opinion)
        return None
    state = scene.match.states[at]
    scene.app.analyst.ask(scene.match.game.reference, state.seen_by(state.to_act or 0), LEVEL, NODES, LONGEST)
    return at, state


def _write_down(scene: PlayScene, opinion: Opinion) -> None:
    """The record of a game that is over gets what was thought of it, once all is thought out."""
    path = scene.turns.record
    if opinion.unsaved and path is not None and scene.match.outcome is not None:
        opinion.unsaved = False
        scene.app.store.add_values(scene.match, path)

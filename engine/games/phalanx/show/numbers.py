"""The numbers on a seat's plate in Phalanx."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.presentation import Fact
from engine.games.phalanx.rules.ending import lost, territory
from engine.games.phalanx.rules.state import Position

BEFORE = ("lift", "stone", "choose")  # the set-up after the segments


def facts(view: Position, seat: int) -> Sequence[Fact]:
    """Land and lost stones of a seat; while segments are laid how many it has left."""
    if view.phase == "lay":
        laid = sum(1 for i in range(len(view.board.centres)) if i % view.terms.players == seat - 1)
        return (Fact("segment", view.terms.segments - laid, "to lay"),)
    if view.phase in BEFORE:
        return (Fact("stone", view.sides[seat].bit_count(), "stones"),)
    return (Fact("land", territory(view)[seat - 1].bit_count(), "land"), Fact("prisoner", lost(view)[seat - 1], "lost"))

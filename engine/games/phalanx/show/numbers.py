"""The numbers on a seat's plate in Phalanx."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.presentation import Fact
from engine.games.phalanx.rules.ending import lost, territory
from engine.games.phalanx.rules.state import Position

BEFORE = ("lift", "stone", "choose")  # the set-up after the segments


def facts(view: Position, seat: int) -> Sequence[Fact]:
    """What a seat's land is worth without its lost stones, and both; while segments are laid how many it has left."""
    if view.phase == "lay":
        laid = sum(1 for i in range(len(view.board.centres)) if i % view.terms.players == seat - 1)
        return (Fact("segment", view.terms.segments - laid, "to lay"),)
    if view.phase in BEFORE:
        return (Fact("stone", view.sides[seat].bit_count(), "stones"),)
    return scored(territory(view)[seat - 1].bit_count(), lost(view)[seat - 1])


def scored(land: int, gone: int) -> Sequence[Fact]:
    """So much land without so many lost stones."""
    return Fact("trophy", land - gone, "points"), Fact("land", land, "land", "+"), Fact("prisoner", gone, "lost", "-")

"""What a player of Dominoes-Matrix would otherwise have to keep in mind: the sum of a join, and what blanks do."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.matrix.rules.joins import CHAMELEON, WILD
from engine.games.matrix.rules.state import Position

ZEROS = "Blanks join blanks only"
BLANKS: Mapping[int, str] = MappingProxyType({
    WILD: "Blanks join anything", CHAMELEON: "A blank takes the value it needs"})


def reminder(view: Position) -> tuple[str, str, str]:
    """The sum, and both rules in a line each."""
    total = view.table.joins.total
    return str(total), f"Joins add up to {total}", BLANKS.get(view.rules.option, ZEROS)

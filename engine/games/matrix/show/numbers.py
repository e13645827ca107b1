"""The numbers on a seat's plate in Dominoes-Matrix."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.presentation import Fact
from engine.games.matrix.rules.state import Position


def facts(view: Position, seat: int) -> Sequence[Fact]:
    """A seat's points, what they came from, and the size of its hand."""
    points, cells = view.scores[seat - 1], sum(1 for _, owner in view.filled if owner == seat)
    doubles = view.doubles.count(seat)
    passes = points - cells - doubles
    parts = [Fact("cell", cells, _many(cells, "cell"), "+"), Fact("double", doubles, _many(doubles, "double"), "+")]
    parts += [Fact("pass", passes, "pass" if passes == 1 else "passes", "+")] if passes else []
    return (Fact("shapes", points, _many(points, "point")), *parts, Fact("tile", len(view.hands[seat - 1]), "in hand"))


def _many(number: int, word: str) -> str:
    return word if number == 1 else f"{word}s"

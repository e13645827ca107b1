"""What computers thought of a match's positions, kept with the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.match import Match

MOST = 1_000_000  # no score is larger, to either side


def keep(match: Match, at: int, scores: Sequence[int]) -> None:
    """Notes what the position after `at` actions is worth, a score a seat; the journal hears of it."""
    match.values[match.states[at]] = tuple(scores)
    match.watch({"value": [at, list(scores)]})


def known(match: Match) -> list[list[Any]]:
    """The scores of all positions on the present line that have any: after how many actions, and the scores."""
    states = enumerate(match.states) if match.values else ()
    return [[at, list(match.values[state])] for at, state in states if state in match.values]


def read(match: Match, value: Any) -> None:
    """Takes over the scores of a record or a journal. They are no part of the game: what is damaged is left out."""
    for one in value if isinstance(value, list) else ():
        at, scores = one if isinstance(one, list) and len(one) == 2 else (-1, [])
        if _whole(at) and 0 <= at < len(match.states) and _scores(scores, len(match.seated)):
            match.values[match.states[at]] = tuple(scores)


def _scores(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(_whole(x) and abs(x) <= MOST for x in value)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)

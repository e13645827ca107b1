"""The games under way, as lists show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from engine.core.match import Person
from engine.records.saved_games import Saved


@dataclass(frozen=True)
class Unfinished:
    """A game under way on disk: enough for a list to show it."""

    path: Path
    title: str
    detail: str
    when: float
    people: tuple[Person, ...]


def unfinished(saved: Iterable[Saved]) -> list[Unfinished]:
    """Those of some games that can go on, in the same order."""
    return [_unfinished(one) for one in saved if one.game is not None and one.outcome is None and one.begun]


def _unfinished(saved: Saved) -> Unfinished:
    title = saved.game.title if saved.game else ""
    detail = f"{' and '.join(person.name for person in saved.people)}, turn {saved.turn + 1}"
    return Unfinished(saved.kept.path, title, detail, saved.kept.when, saved.people)

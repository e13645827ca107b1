"""The people of a record: who sits there, who sat there before, who gave up in mid-game, and draws taken back."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from engine.core.errors import BadRecord
from engine.core.match import Match, Person
from engine.core.people import Left
from engine.core.words import cleaned

LONGEST_NAME = 40  # letters of a person's name
MOST = 20_000  # draws taken back that are believed


def require(ok: bool, sentence: str) -> None:
    """Raises BadRecord with the sentence unless `ok`."""
    if not ok:
        raise BadRecord(sentence)


def person_of(data: Any, seat: int) -> Person:
    """A person from a JSON object, with a name that can be shown. Raises BadRecord."""
    require(isinstance(data, dict), "A seat of this saved game is damaged.")
    name, kind, level = data.get("name", ""), data.get("kind", "human"), data.get("level") or 0
    ok = isinstance(name, str) and kind in ("human", "computer") and type(level) is int and 0 <= level <= 6
    require(ok, "A seat of this saved game is damaged.")
    return Person(cleaned(name, LONGEST_NAME) or f"Player {seat}", kind, level)


def people_of(record: dict[str, Any]) -> list[Person]:
    """Who sits at the seats. Raises BadRecord."""
    data = record.get("seats") or []
    require(isinstance(data, list) and len(data) <= 6, "The seats of this saved game are damaged.")
    return [person_of(p, seat) for seat, p in enumerate(data, 1)]


def beside_of(match: Match) -> dict[str, Any]:
    """What a record tells beside the seats, each key only where there is anything to tell."""
    seating = match.seating
    sat = list(seating.sat) if any(name is not None for name in seating.sat) else None
    data = {"sat": sat, "left": [asdict(gone) for gone in seating.left], "redrawn": list(match.redrawn)}
    return {key: value for key, value in data.items() if value}


def read_beside(match: Match, record: dict[str, Any]) -> None:
    """Takes over what a record tells beside the seats. Raises BadRecord."""
    seating, seats = match.seating, len(match.seated)
    sat = record.get("sat") or [None] * seats
    ok = isinstance(sat, list) and len(sat) == seats and all(isinstance(name, str | None) for name in sat)
    require(ok, "The people of this saved game are damaged.")
    seating.sat = [cleaned(name, LONGEST_NAME) or None if name is not None else None for name in sat]
    left = record.get("left") or []
    require(isinstance(left, list) and len(left) <= MOST, "The people of this saved game are damaged.")
    seating.left = [_left(match, one) for one in left]
    drawn = record.get("redrawn") or []
    ok = isinstance(drawn, list) and len(drawn) <= MOST and all(_whole(at, len(match.actions)) for at in drawn)
    require(ok, "The draws taken back in this saved game are damaged.")
    match.redrawn = list(drawn)


def _left(match: Match, data: Any) -> Left:
    ok = isinstance(data, dict) and _whole(data.get("at"), len(match.actions))
    ok = ok and _whole(data.get("seat"), len(match.seated)) and data["seat"] > 0
    require(ok and isinstance(data.get("passes", False), bool), "The people of this saved game are damaged.")
    passes = data.get("passes", False) and match.game.idle is not None
    return Left(data["at"], data["seat"], person_of(data.get("person"), data["seat"]), passes)


def _whole(data: Any, most: int) -> bool:
    return isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= most

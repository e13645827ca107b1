"""Whether two games are one: by what stands in them, and by where they have been."""

from __future__ import annotations

from typing import Any

from engine.core.match import Match
from engine.records.record import to_record


def content(match: Match) -> dict[str, Any]:
    """What a game is, however and whenever it was written down."""
    record = to_record(match)
    return {key: record[key] for key in ("game", "options", "seed", "seats", "actions")}


def holds(there: Match, match: Match) -> bool:
    """Whether a game has been where another one stands, on its line or on one that it left."""
    lines = [there.actions, *([*there.actions[: line.at], *line.actions] for line in there.lines)]
    return any(line[: len(match.actions)] == match.actions for line in lines)

"""The text of a tournament's file: a line for the plan, then a line for every game that has ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from engine.ai.tournament import FEWEST, MOST, Ended, Entrant, Plan, Tournament, entrants_of
from engine.core.errors import BadRecord, StoneworkError
from engine.records.record import Shelf

FORMAT = 1
LARGEST = 1000  # openings


def text_of(tournament: Tournament) -> str:
    """The whole file."""
    return "\n".join([_head(tournament.plan), *map(line_of, tournament.games), ""])


def _head(plan: Plan) -> str:
    return json.dumps({"tournament": FORMAT, "game": plan.game.name, "options": plan.options,
                       "levels": [entrant.level for entrant in plan.entrants], "openings": plan.openings,
                       "timed": plan.timed, "seed": plan.seed})


def line_of(game: Ended) -> str:
    """The line of a game."""
    return json.dumps({"game": game.number, "winners": game.winners, "turns": game.turns, "record": game.record})


def object_of(line: str) -> dict[str, Any]:
    """What a line tells. Raises BadRecord."""
    with suppress(ValueError, RecursionError):
        data = json.loads(line)
        if isinstance(data, dict):
            return data
    raise BadRecord("This tournament cannot be read: its text is damaged.")


def plan_of(data: dict[str, Any], shelf: Shelf) -> Plan:
    """The plan that a file's first line tells. Raises BadRecord."""
    if data.get("tournament") != FORMAT:
        raise BadRecord("This file is no tournament that this program can read.")
    try:
        game = shelf(str(data.get("game")))
        options = data.get("options")
        checked = game.checked_options(options if isinstance(options, dict) else {})
        plan = Plan(game, {option.name: checked[option.name] for option in game.options if option.shown},
                    _entrants(data.get("levels")), _whole(data.get("openings"), 1, LARGEST),
                    data.get("timed") is True, _whole(data.get("seed"), 0, 2**64))
    except BadRecord:
        raise
    except StoneworkError as error:
        raise BadRecord(f"This tournament cannot be read: {error}") from None
    return plan


def _entrants(levels: Any) -> tuple[Entrant, ...]:
    if not isinstance(levels, list) or not FEWEST <= len(levels) <= MOST:
        raise BadRecord("This tournament cannot be read: it does not say who plays.")
    return entrants_of([_whole(level, 0, 99) for level in levels])


def game_of(data: dict[str, Any], plan: Plan) -> Ended:
    """A game that a line tells. Raises BadRecord."""
    number = _whole(data.get("game"), 0, len(plan.fixtures) - 1)
    table, winners, record = plan.fixtures[number].table, data.get("winners"), data.get("record")
    if not _all_at(winners, table) or not (record is None or isinstance(record, dict)):
        raise BadRecord("A game of this tournament is damaged.")
    return Ended(number, tuple(winners or ()), _whole(data.get("turns"), 0, 10**6), record)


def _all_at(winners: Any, table: Sequence[int]) -> bool:
    known = isinstance(winners, list) and len(winners) <= len(table)
    return known and all(isinstance(one, int) and one in table for one in winners)


def _whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadRecord("This tournament cannot be read: one of its numbers makes no sense.")
    return value

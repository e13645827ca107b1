"""Tournaments on disk: one file each, a line for the plan, then a line for every game that has ended."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.ai.tournament import FEWEST, MOST, Ended, Entrant, Plan, Tournament, entrants_of
from engine.core.errors import BadRecord, StoneworkError
from engine.core.files import free_name, read_text, write_text
from engine.core.record import Shelf
from engine.core.shelf import paths

SUFFIX, FORMAT = ".tournament", 1
LARGEST = 1000  # openings
NOT_KEPT = "This tournament cannot be kept: the folder cannot be written to."
PART_LOST = "A part of this tournament could not be read; the games that could are counted. Its file stays as it is."


@dataclass
class Page:
    """A tournament and where it lies; `lost` is a sentence where a part of the file could not be read."""

    tournament: Tournament
    path: Path | None
    lost: str = ""


class Book:
    """All tournaments of one user. A folder that cannot be written to never stops one; `problem` then says so."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder, self.shelf = folder, shelf
        self.problem = ""

    def kept(self) -> list[Path]:
        """The files, the newest tournament first."""
        return sorted(paths(self.folder, SUFFIX), key=lambda path: path.name, reverse=True)

    def begin(self, plan: Plan) -> Page:
        """A tournament of which no game has been played."""
        page = Page(Tournament(plan), None)
        self._try(page, lambda: self._create(page))
        return page

    def _create(self, page: Page) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        page.path = free_name(self.folder / f"{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}")
        write_text(page.path, _head(page.tournament.plan) + "\n")

    def add(self, page: Page, game: Ended) -> None:
        """Counts a game that has ended. Its line is in the file at once, and a kill can damage no line but the last."""
        page.tournament.games.append(game)
        self._try(page, lambda: _append(page.path, _line(game)))

    def close(self, page: Page) -> None:
        """Nothing more is played now: the file is put in order, unless a part of it could not be read."""
        if page.path is not None and not page.lost:
            path, told = page.path, page.tournament
            self._try(page, lambda: write_text(path, "\n".join([_head(told.plan), *map(_line, told.games), ""])))

    def _try(self, page: Page, write: Any) -> None:
        try:
            write()
        except OSError:
            self.problem = NOT_KEPT

    def open(self, path: Path) -> Page:
        """Reads a tournament. Raises BadRecord with a sentence where not even its plan can be read."""
        head, *lines = read_text(path).split("\n")
        plan = _plan(_object(head), self.shelf)
        games: dict[int, Ended] = {}
        damaged = False
        for line in filter(None, lines):
            try:
                game = _game(_object(line), plan)
                games.setdefault(game.number, game)
            except BadRecord:
                damaged = True
        return Page(Tournament(plan, list(games.values())), path, PART_LOST if damaged else "")


def _append(path: Path | None, line: str) -> None:
    if path is None:
        raise OSError
    with path.open("rb+") as file:
        if file.seek(0, 2):
            file.seek(-1, 2)
            whole = file.read(1) == b"\n"
        else:
            whole = True
        file.write(("" if whole else "\n").encode() + line.encode() + b"\n")


def _head(plan: Plan) -> str:
    return json.dumps({"tournament": FORMAT, "game": plan.game.name, "options": plan.options,
                       "levels": [entrant.level for entrant in plan.entrants], "openings": plan.openings,
                       "timed": plan.timed, "seed": plan.seed})


def _line(game: Ended) -> str:
    return json.dumps({"game": game.number, "winners": game.winners, "turns": game.turns, "record": game.record})


def _object(line: str) -> dict[str, Any]:
    with suppress(ValueError, RecursionError):
        told = json.loads(line)
        if isinstance(told, dict):
            return told
    raise BadRecord("This tournament cannot be read: its text is damaged.")


def _plan(told: dict[str, Any], shelf: Shelf) -> Plan:
    """The plan that a file's first line tells. Raises BadRecord."""
    if told.get("tournament") != FORMAT:
        raise BadRecord("This file is no tournament that this program can read.")
    try:
        game = shelf(str(told.get("game")))
        options = told.get("options")
        checked = game.checked_options(options if isinstance(options, dict) else {})
        plan = Plan(game, {option.name: checked[option.name] for option in game.options if option.shown},
                    _entrants(told.get("levels")), _whole(told.get("openings"), 1, LARGEST),
                    told.get("timed") is True, _whole(told.get("seed"), 0, 2**64))
    except BadRecord:
        raise
    except StoneworkError as error:
        raise BadRecord(f"This tournament cannot be read: {error}") from None
    return plan


def _entrants(levels: Any) -> tuple[Entrant, ...]:
    if not isinstance(levels, list) or not FEWEST <= len(levels) <= MOST:
        raise BadRecord("This tournament cannot be read: it does not say who plays.")
    return entrants_of([_whole(level, 0, 99) for level in levels])


def _game(told: dict[str, Any], plan: Plan) -> Ended:
    """A game that a line tells. Raises BadRecord."""
    number = _whole(told.get("game"), 0, len(plan.fixtures) - 1)
    table, winners, record = plan.fixtures[number].table, told.get("winners"), told.get("record")
    if not _all_at(winners, table) or not (record is None or isinstance(record, dict)):
        raise BadRecord("A game of this tournament is damaged.")
    return Ended(number, tuple(winners or ()), _whole(told.get("turns"), 0, 10**6), record)


def _all_at(winners: Any, table: Sequence[int]) -> bool:
    known = isinstance(winners, list) and len(winners) <= len(table)
    return known and all(isinstance(one, int) and one in table for one in winners)


def _whole(value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadRecord("This tournament cannot be read: one of its numbers makes no sense.")
    return value

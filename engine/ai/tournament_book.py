"""Tournaments on disk: one file each, a line for the plan, then a line for every game that has ended."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from engine.ai.tournament import Ended, Plan, Tournament
from engine.ai.tournament_text import game_of, line_of, object_of, plan_of, text_of
from engine.core.errors import BadRecord, InUse, NotStored, StoneworkError
from engine.records.files import paths, read_text
from engine.records.locks import FileLock
from engine.records.record import Shelf
from engine.records.writing import append, make_folder, write_text

SUFFIX = ".tournament"
NUMBERED = re.compile(r"n(\d{1,9})-")  # how a name begins: tournaments come in the order of these numbers
ELSEWHERE = "Another window plays this tournament now; here it can only be looked at."
PART_LOST = "A part of this tournament could not be read; the games that could are counted. Its file stays as it is."


@dataclass
class KeptTournament:
    """A tournament and where it lies; `lost` is a sentence where a part of the file could not be read."""

    tournament: Tournament
    path: Path | None
    lost: str = ""
    behind: bool = False  # whether the file lacks something that could not be written
    lock: FileLock | None = None  # held while it is played


class Book:
    """All tournaments of one user. A folder that cannot be written to never stops one; `problem` then says so."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder, self.shelf = folder, shelf
        self.problem = ""

    def kept(self) -> list[Path]:
        """The files, the newest tournament first."""
        return sorted(paths(self.folder, SUFFIX), key=lambda path: (number(path), path.name), reverse=True)

    def begin(self, plan: Plan) -> KeptTournament:
        """A tournament of which no game has been played."""
        page = KeptTournament(Tournament(plan), None)
        self._try(page, lambda: self._create(page))
        return page

    def _create(self, page: KeptTournament) -> None:
        make_folder(self.folder)
        path, lock = self._claimed()
        try:
            write_text(path, text_of(page.tournament))
        except NotStored:
            lock.release()
            raise
        page.path, page.lock = path, lock

    def _claimed(self) -> tuple[Path, FileLock]:
        """The file of the next tournament and its lock, held. Raises NotStored."""
        last = max(map(number, self.kept()), default=0)
        for following in count(last + 1):
            path = self.folder / f"n{following:06}-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}"
            lock = FileLock(path)
            with suppress(InUse):  # another window begins one at this moment
                lock.take()
                return path, lock
        raise AssertionError

    def go_on(self, page: KeptTournament) -> bool:
        """Nobody but this window plays a tournament from now on; what others have added to it is read first.

        False, and a sentence in `problem`, where another window plays it.
        """
        self.problem = ""
        if page.path is None or page.lock is not None:
            return True
        try:
            page.lock = FileLock(page.path)
            page.lock.take()
            fresh = self.open(page.path)
            page.tournament.games[:], page.lost = fresh.tournament.games, fresh.lost
        except InUse:
            page.lock, self.problem = None, ELSEWHERE
            return False
        except StoneworkError as error:  # it is played all the same, and kept as soon as it can be
            page.lock, page.behind, self.problem = None, True, f"This tournament cannot be kept: {error}"
        return True

    def add(self, page: KeptTournament, game: Ended) -> None:
        """Counts a game that has ended. Its line is in the file at once, and a kill can damage no line but the last."""
        page.tournament.games.append(game)
        self._try(page, lambda: self._add(page, line_of(game)))

    def _add(self, page: KeptTournament, line: str) -> None:
        if page.path is None:
            self._create(page)
        elif page.behind and not page.lost:
            write_text(page.path, text_of(page.tournament))
        else:
            append(page.path, line)

    def close(self, page: KeptTournament) -> None:
        """Nothing more is played now: the file is put in order, unless a part of it could not be read."""
        if page.path is not None and not page.lost and page.lock is not None:
            path, text = page.path, text_of(page.tournament)
            self._try(page, lambda: write_text(path, text))
        if page.lock is not None:
            page.lock.release()
            page.lock = None

    def _try(self, page: KeptTournament, write: Callable[[], None]) -> None:
        """Writes; after a failure the whole file is written at the next game."""
        try:
            write()
            page.behind, self.problem = False, ""
        except NotStored as error:
            page.behind, self.problem = True, f"This tournament cannot be kept: {str(error).partition(': ')[2]}"

    def open(self, path: Path) -> KeptTournament:
        """Reads a tournament. Raises BadRecord with a sentence where not even its plan can be read."""
        head, *lines = read_text(path).split("\n")
        plan = plan_of(object_of(head), self.shelf)
        games: dict[int, Ended] = {}
        damaged = False
        for line in filter(None, lines):
            try:
                game = game_of(object_of(line), plan)
                games.setdefault(game.number, game)
            except BadRecord:
                damaged = True
        return KeptTournament(Tournament(plan, list(games.values())), path, PART_LOST if damaged else "")


def number(path: Path) -> int:
    """The number of a tournament, 0 for those from before they had numbers."""
    found = NUMBERED.match(path.name)
    return int(found[1]) if found else 0

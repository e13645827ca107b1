"""Where games are kept: a folder of journals under way, and a folder of finished or saved records."""

from __future__ import annotations

import json
import os
import shutil
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import NotStored, StoneworkError
from engine.core.files import free_name, read_text, write_text
from engine.core.journal import Journal, read_journal
from engine.core.locks import FileLock
from engine.core.match import Match
from engine.core.record import Shelf, to_record
from engine.core.shelf import FINISHED, RECORD, SUFFIX, UNDER_WAY, SavedShelf, paths, read_game
from engine.core.values import known

STAYS = "The file it was kept in cannot be cleared away, so this game also stays on the shelf as it was."


@dataclass(frozen=True)
class Unfinished:
    """A game under way on disk: enough for a list to show it."""

    path: Path
    title: str
    detail: str
    when: float
    match: Match


class Store:
    """The games of one user. A folder that cannot be written to never stops a game; `problem` then says so."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder = folder
        self.shelf = shelf
        self.problem = ""
        self.saved = SavedShelf(folder, shelf)
        self._journals: dict[Path, tuple[int, Match | None]] = {}  # as last read, with the time of the file

    @property
    def under_way(self) -> Path:
        """The folder of journals."""
        return self.folder / UNDER_WAY

    @property
    def finished(self) -> Path:
        """The folder of records."""
        return self.folder / FINISHED

    def keep(self, match: Match) -> Journal:
        """Begins a journal for a match; from now on every change is on disk before the next frame."""
        journal = Journal(self._free(self.under_way, match.game.name, SUFFIX), match)
        self.problem = journal.broken
        return journal

    def unfinished(self) -> list[Unfinished]:
        """The games under way that no program plays now, newest first; unreadable files are left alone."""
        found = []
        for path in paths(self.under_way, SUFFIX):
            match = self._read(path)
            with suppress(OSError):
                if match and match.outcome is None and match.actions and FileLock(path).free():
                    found.append(Unfinished(path, match.game.title, _detail(match), path.stat().st_mtime, match))
        return sorted(found, key=lambda game: -game.when)

    def damaged(self) -> list[Path]:
        """Journals that cannot be read at all."""
        return [path for path in paths(self.under_way, SUFFIX) if self._read(path) is None]

    def _read(self, path: Path) -> Match | None:
        """The match of a journal as it was when the file last changed; None where it cannot be read."""
        with suppress(StoneworkError, OSError):
            stamp = path.stat().st_mtime_ns
            if self._journals.get(path, (0, None))[0] != stamp:
                self._journals[path] = stamp, None
                self._journals[path] = stamp, read_journal(path, self.shelf)[0]
        return self._journals.get(path, (0, None))[1]

    def resume(self, path: Path) -> tuple[Match, Journal, str]:
        """The match of a journal with a fresh journal, and what went wrong as a sentence. Raises BadRecord.

        The old file goes only after the new one is safely on disk; a damaged one is put aside, never overwritten.
        """
        match, lost = read_journal(path, self.shelf)
        journal = self.keep(match)
        if journal.broken:
            return match, journal, lost
        try:
            os.replace(path, path.with_name(path.name + ".damaged")) if lost else path.unlink(missing_ok=True)
        except OSError:
            lost = f"{lost} {STAYS}".strip()
        return match, journal, lost

    def finish(self, match: Match, journal: Journal) -> Path | None:
        """Writes the tidy record of a finished game and lets its journal go; None where nothing can be written."""
        path = self.shelve(match)
        if path is not None:
            journal.close()
            with suppress(OSError):
                journal.path.unlink(missing_ok=True)
        return path

    def shelve(self, match: Match) -> Path | None:
        """Puts a finished game among the others on the shelf; None where nothing can be written."""
        try:
            return self.save(match, self._free(self.finished, match.game.name, RECORD))
        except OSError:
            self.problem = "The finished game could not be saved: the folder cannot be written to."
            return None

    @staticmethod
    def save(match: Match, path: Path) -> Path:
        """Writes a record: a new file first, synced, then put in place; what was there before stays as `.old`."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            shutil.copy2(path, path.with_name(path.name + ".old"))
        write_text(path, json.dumps(to_record(match), indent=1))
        return path

    def add_values(self, match: Match, path: Path) -> bool:
        """Writes what computers thought of a finished game into its record, and leaves all else in it as it is.

        Only a record among the finished games is touched, and only a sound one; False where nothing was written.
        """
        try:
            if path.resolve().parent != self.finished.resolve():
                return False
            record = json.loads(read_text(path))
            record["values"] = known(match)
            write_text(path, json.dumps(record, indent=1))
        except (OSError, ValueError, TypeError, RecursionError, StoneworkError):
            return False
        return True

    def open(self, path: Path) -> Match:
        """A match from a record or journal file, the older copy where the newer is damaged. Raises BadRecord."""
        return read_game(path, self.shelf)

    def remove(self, path: Path) -> None:
        """Clears a game away for good. Raises NotStored."""
        try:
            path.unlink(missing_ok=True)
        except OSError:
            raise NotStored("The game cannot be removed: its folder cannot be written to.") from None

    @staticmethod
    def _free(folder: Path, game: str, suffix: str) -> Path:
        return free_name(folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}{suffix}")


def _detail(match: Match) -> str:
    names = " and ".join(person.name for person in match.people)
    return f"{names}, turn {match.state.turn + 1}"

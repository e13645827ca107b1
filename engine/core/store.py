"""Where games are kept: a folder of journals under way, and a folder of finished or saved records."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import BadRecord, StoneworkError
from engine.core.journal import Journal, read_journal
from engine.core.locks import FileLock
from engine.core.match import Match
from engine.core.record import Shelf, to_record

SUFFIX = ".game"


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

    @property
    def under_way(self) -> Path:
        """The folder of journals."""
        return self.folder / "under-way"

    @property
    def finished(self) -> Path:
        """The folder of records."""
        return self.folder / "finished"

    def keep(self, match: Match) -> Journal:
        """Begins a journal for a match; from now on every change is on disk before the next frame."""
        journal = Journal(self._free(self.under_way, match.game.name, SUFFIX), match)
        self.problem = journal.broken
        return journal

    def unfinished(self) -> list[Unfinished]:
        """The games under way that no program plays now, newest first; unreadable files are left alone."""
        found = []
        for path in self._paths(self.under_way, SUFFIX):
            try:
                match, _ = read_journal(path, self.shelf)
                if match.outcome is None and match.actions and FileLock(path).free():
                    found.append(Unfinished(path, match.game.title, _detail(match), path.stat().st_mtime, match))
            except (StoneworkError, OSError):
                continue
        return sorted(found, key=lambda game: -game.when)

    def damaged(self) -> list[Path]:
        """Journals that cannot be read at all."""
        return [path for path in self._paths(self.under_way, SUFFIX) if not self._readable(path)]

    def _readable(self, path: Path) -> bool:
        try:
            read_journal(path, self.shelf)
        except StoneworkError:
            return False
        return True

    def resume(self, path: Path) -> tuple[Match, Journal, str]:
        """The match of a journal with a fresh journal, and what was lost as a sentence. Raises BadRecord.

        The old file goes only after the new one is safely on disk; a damaged one is put aside, never overwritten.
        """
        match, lost = read_journal(path, self.shelf)
        journal = self.keep(match)
        if not journal.broken:
            self._put_aside(path) if lost else path.unlink(missing_ok=True)
        return match, journal, lost

    @staticmethod
    def _put_aside(path: Path) -> None:
        try:
            os.replace(path, path.with_name(path.name + ".damaged"))
        except OSError:
            return

    def finish(self, match: Match, journal: Journal) -> Path | None:
        """Writes the tidy record of a finished game and lets its journal go; None where nothing can be written."""
        try:
            path = self.save(match, self._free(self.finished, match.game.name, ".json"))
        except OSError:
            self.problem = "The finished game could not be saved: the folder cannot be written to."
            return None
        journal.close()
        journal.path.unlink(missing_ok=True)
        return path

    @staticmethod
    def save(match: Match, path: Path) -> Path:
        """Writes a record: a new file first, synced, then put in place; what was there before stays as `.old`."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".part")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(to_record(match), file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            os.replace(path, path.with_name(path.name + ".old"))
        os.replace(fresh, path)
        return path

    def open(self, path: Path) -> Match:
        """A match from a record or journal file, the older copy where the newer is damaged. Raises BadRecord."""
        from engine.core.record import loads

        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            raise BadRecord(f"The file {path.name} cannot be opened.") from None
        try:
            return read_journal(path, self.shelf)[0] if text.startswith('{"journal"') else loads(text, self.shelf)
        except BadRecord:
            older = path.with_name(path.name + ".old")
            if older.exists():
                return loads(older.read_text(encoding="utf-8", errors="replace"), self.shelf)
            raise

    def remove(self, path: Path) -> None:
        """Clears a game away for good."""
        path.unlink(missing_ok=True)

    @staticmethod
    def _paths(folder: Path, suffix: str) -> list[Path]:
        try:
            return sorted(p for p in folder.iterdir() if p.suffix == suffix)
        except OSError:
            return []

    @staticmethod
    def _free(folder: Path, game: str, suffix: str) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        names = (f"{game}-{stamp}{f'-{n}' if n else ''}{suffix}" for n in range(10**6))
        return next(folder / name for name in names if not (folder / name).exists())


def _detail(match: Match) -> str:
    names = " and ".join(person.name for person in match.people)
    return f"{names}, turn {match.state.turn + 1}"

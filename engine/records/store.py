"""Where games are kept: journals under way in one folder, finished records in another, a game by one name in both."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path

from engine.core import identity
from engine.core.errors import BadRecord, InUse, NotStored, StoneworkError
from engine.core.match import Match
from engine.records.files import exists, free_name, lies_in, paths, read_text
from engine.records.journal import Journal, read_journal
from engine.records.locks import FileLock
from engine.records.record import Shelf, to_record
from engine.records.sameness import content, holds
from engine.records.saved_games import FINISHED, RECORD, SUFFIX, UNDER_WAY, SavedShelf, read_game
from engine.records.unfinished import Unfinished, unfinished
from engine.records.values import known
from engine.records.writing import copy, make_folder, remove, write_text

STAYS = "The file it was kept in cannot be cleared away, so this game also stays on the shelf as it was."


class Store:
    """The games of one user. A folder that cannot be written to never stops a game; `problem` then says so."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder = folder
        self.shelf = shelf
        self.problem = ""
        self.saved = SavedShelf(folder, shelf)

    @property
    def under_way(self) -> Path:
        """The folder of journals."""
        return self.folder / UNDER_WAY

    @property
    def finished(self) -> Path:
        """The folder of records."""
        return self.folder / FINISHED

    def keep(self, match: Match) -> Journal:
        """Begins a journal for a match; from its first action on every change is on disk before the next frame."""
        match.id = match.id or identity.fresh()
        return self._journal(self._place(self.under_way, SUFFIX, match), match)

    def _journal(self, path: Path, match: Match, lock: FileLock | None = None) -> Journal:
        journal = Journal(path, match, lock)
        self.problem = journal.broken
        return journal

    def unfinished(self) -> list[Unfinished]:
        """The games under way that no program plays now, newest first; all of them are read for it."""
        return unfinished([self.saved.read(kept) for kept in self.saved.under_way()])

    def damaged(self) -> list[Path]:
        """Journals that cannot be read at all."""
        return [kept.path for kept in self.saved.under_way() if self.saved.read(kept).problem]

    def resume(self, path: Path) -> tuple[Match, Journal, str]:
        """The match of a journal, its journal, and what went wrong as a sentence. Raises BadRecord or InUse.

        The file is written anew in one step; of a damaged one a copy is put aside first.
        """
        lock = FileLock(path)
        try:
            lock.take()
        except InUse:
            raise
        except NotStored:
            pass  # the journal will say that nothing can be written here
        try:
            match, lost = read_journal(path, self.shelf)
        except BadRecord:
            lock.release()
            raise
        if lost and not _put_aside(path):  # it stays as it is, and what can be read goes on beside it
            lock.release()
            match.id = identity.branched(match.id or identity.fresh())
            return match, self.keep(match), lost
        if match.id and identity.in_name(path.stem) == match.id:
            return match, self._journal(path, match, lock), lost
        return match, *self._moved(path, match, lock, lost)

    def _moved(self, path: Path, match: Match, lock: FileLock, lost: str) -> tuple[Journal, str]:
        """A game from before games had ids gets a file of its own; the old one goes once that is safely on disk."""
        journal = self.keep(match)
        if not journal.broken:
            try:
                remove(path)
            except NotStored:
                lost = f"{lost} {STAYS}".strip()
        lock.release()
        return journal, lost

    def take_in(self, match: Match) -> tuple[Match, Journal, str]:
        """An unfinished game from a record elsewhere goes on here; taken in twice, it is the same game.

        Gives what `resume` gives. Raises BadRecord or InUse.
        """
        body = content(match)
        match.id = match.id or identity.drawn_from(body)
        path = self._find(self.under_way, SUFFIX, match)
        if path is None and self._find(self.finished, RECORD, match) is None:
            return match, self.keep(match), ""
        if path is not None and holds(read_journal(path, self.shelf)[0], match):
            return self.resume(path)
        match.id = identity.drawn_from(body, match.id)  # it was played on elsewhere: it stands beside the one here
        path = self._find(self.under_way, SUFFIX, match)
        return self.resume(path) if path else (match, self.keep(match), "")

    def finish(self, match: Match, journal: Journal) -> Path | None:
        """Writes the tidy record of a finished game and lets its journal go; None where nothing can be written."""
        path = self.finished / f"{journal.path.stem}{RECORD}"
        if not self._try_save(match, path if identity.in_name(path.stem) else free_name(path)):
            return None
        with suppress(NotStored):
            journal.discard()
        return path

    def reopen(self, match: Match, record: Path) -> Journal:
        """The end of a finished game was taken back: it is under way again, and no finished game any more."""
        journal = self._journal(self.under_way / f"{record.stem}{SUFFIX}", match)
        if not journal.broken:
            with suppress(NotStored):
                remove(record)
        return journal

    def shelve(self, match: Match) -> Path | None:
        """Puts a finished game among the others on the shelf, once; None where nothing can be written."""
        match.id = match.id or identity.drawn_from(content(match))
        path = self._place(self.finished, RECORD, match)
        return path if self._try_save(match, path) else None

    def _try_save(self, match: Match, path: Path) -> bool:
        try:
            self.save(match, path)
        except NotStored as error:
            self.problem = f"The finished game is not saved: {str(error).partition(': ')[2]}"
            return False
        self.problem = ""
        return True

    @staticmethod
    def save(match: Match, path: Path) -> Path:
        """Writes a record; what was there before stays as `.old`. Raises NotStored."""
        make_folder(path.parent)
        if exists(path):
            copy(path, path.with_name(path.name + ".old"))
        write_text(path, json.dumps(to_record(match), indent=1))
        return path

    def add_values(self, match: Match, path: Path) -> bool:
        """Writes what computers thought of a finished game into its record, and leaves all else in it as it is.

        Only a record among the finished games is touched, and only a sound one; False where nothing was written.
        """
        if not lies_in(path, self.finished):
            return False
        try:
            record = json.loads(read_text(path))
            record["values"] = known(match)
            write_text(path, json.dumps(record, indent=1))
        except (ValueError, TypeError, RecursionError, StoneworkError):
            return False
        return True

    def open(self, path: Path) -> Match:
        """A match from a record or journal file, the older copy where the newer is damaged. Raises BadRecord."""
        return read_game(path, self.shelf)

    def remove(self, path: Path) -> None:
        """Clears a game away for good. Raises NotStored."""
        self.saved.unless_played(path)
        remove(path, "The game cannot be removed")

    # ---- names -------------------------------------------------------------------------------------------------

    def _find(self, folder: Path, suffix: str, match: Match) -> Path | None:
        return next((path for path in paths(folder, suffix) if identity.in_name(path.stem) == match.id), None)

    def _place(self, folder: Path, suffix: str, match: Match) -> Path:
        """The file that a game has in a folder, or is to have."""
        name = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{match.id}{suffix}"
        return self._find(folder, suffix, match) or folder / name


def _put_aside(path: Path) -> bool:
    """Keeps a copy of a damaged file; whether that could be done."""
    with suppress(NotStored):
        copy(path, free_name(path.with_name(path.name + ".damaged")))
        return True
    return False

"""What a kill leaves in the folders of games is cleared away at a later start."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from engine.core import identity
from engine.core.errors import BadRecord, NotStored
from engine.records.files import PART, paths
from engine.records.journal import read_journal
from engine.records.locks import LOCK, FileLock
from engine.records.record import Shelf
from engine.records.saved_games import DELETED, FINISHED, RECORD, SUFFIX, UNDER_WAY, read_game
from engine.records.writing import move, remove


def clear_doubles(folder: Path, shelf: Shelf) -> None:
    """A game that was killed between its record and its journal stands in both folders: the true one stays."""
    records = {path.stem: path for path in paths(folder / FINISHED, RECORD) if identity.in_name(path.stem)}
    for journal in paths(folder / UNDER_WAY, SUFFIX):
        record = records.get(journal.stem)
        if record is not None:
            with suppress(NotStored):  # played in another window now, or not to be written to
                _clear_double(journal, record, shelf)


def _clear_double(journal: Path, record: Path, shelf: Shelf) -> None:
    lock = FileLock(journal)
    lock.take()
    try:
        going = read_journal(journal, shelf)[0]
        over = read_game(record, shelf)
        if going.outcome is None:
            remove(record)  # the end was taken back before the kill
        elif (going.actions, going.outcome) == (over.actions, over.outcome):
            remove(journal)
    except BadRecord:
        move(journal, journal.with_name(journal.name + ".damaged"))
    finally:
        lock.release()


def clear_leftovers(folder: Path) -> None:
    """Files that were never finished, and locks of games that have gone. Only for who is alone in the folder."""
    for part in (UNDER_WAY, FINISHED, DELETED):
        locks = [path for path in paths(folder / part, LOCK) if FileLock(path.with_suffix("")).free()]
        for path in [*paths(folder / part, PART), *locks]:
            with suppress(NotStored):
                remove(path)

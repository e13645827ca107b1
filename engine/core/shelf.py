"""The shelf of saved games: listed without reading, each read once, deleted with a way back, exported."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.errors import BadRecord, NotStored, StoneworkError
from engine.core.files import free_name, read_text, write_text
from engine.core.game import Game, Outcome, State
from engine.core.journal import read_journal
from engine.core.locks import FileLock
from engine.core.match import Match, Person
from engine.core.options import Options
from engine.core.people import Left
from engine.core.record import Shelf, loads, to_record

SUFFIX, RECORD = ".game", ".json"
UNDER_WAY, FINISHED, DELETED = "under-way", "finished", "deleted"
BACK = 50  # deleted games that are kept
APART = "~"  # between the parts of a deleted file's name: when, from which folder, its old name


@dataclass(frozen=True)
class Kept:
    """A file on the shelf as its folder tells it, unread. `when` is the time of its last change in seconds."""

    path: Path
    when: float
    stamp: int  # the same time in nanoseconds: another stamp, another file

    @property
    def under_way(self) -> bool:
        """Whether it is a journal."""
        return self.path.suffix == SUFFIX


@dataclass(frozen=True)
class Saved:
    """What a shelf shows of a game. One that cannot be read has no `game`, and its sentence in `problem`."""

    kept: Kept
    game: Game | None = None
    people: tuple[Person, ...] = ()
    options: Options = field(default_factory=dict)
    outcome: Outcome | None = None
    turn: int = 0
    last: State | None = None  # the last position; whoever shows it shows the board only
    problem: str = ""
    secret: bool = False  # whether the file holds what nobody at the table may know
    left: tuple[Left, ...] = ()  # who gave up while the others played on


class SavedShelf:
    """The records and journals of one user. Nothing is read before it is asked for, and nothing is read twice."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder, self.shelf = folder, shelf
        self._read: dict[Kept, Saved] = {}

    def kept(self) -> list[Kept]:
        """Every game here that no program plays now, newest first."""
        found = paths(self.folder / UNDER_WAY, SUFFIX) + paths(self.folder / FINISHED, RECORD)
        kept = [one for path in found if (one := _kept(path)) is not None]
        return sorted(kept, key=lambda one: (-one.stamp, one.path.name))

    def known(self, kept: Kept) -> Saved | None:
        """What was read of a file, None if it has not been read yet."""
        return self._read.get(kept)

    def read(self, kept: Kept) -> Saved:
        """What there is to show of a file. A damaged one is no error here."""
        if kept not in self._read:
            self._read[kept] = self._fresh(kept)
        return self._read[kept]

    def _fresh(self, kept: Kept) -> Saved:
        try:
            match = self.open(kept)
        except StoneworkError as error:
            return Saved(kept, problem=str(error))
        last = match.state.seen_by(0)
        return Saved(kept, match.game, match.people, match.options, match.outcome, match.state.turn, last,
                     secret=match.secret, left=tuple(match.seating.left))

    def open(self, kept: Kept) -> Match:
        """The whole game. Raises BadRecord."""
        return read_game(kept.path, self.shelf)

    # ---- deleting ----------------------------------------------------------------------------------------------

    def delete(self, path: Path) -> Path:
        """Puts a game among the deleted ones, where the last BACK stay; its place there. Raises NotStored."""
        name = APART.join((f"{time.time_ns():020}", path.parent.name, path.name))
        try:
            (self.folder / DELETED).mkdir(parents=True, exist_ok=True)
            os.replace(path, self.folder / DELETED / name)
        except OSError:
            raise NotStored("This game cannot be deleted: its folder cannot be written to.") from None
        for old in self.deleted()[BACK:]:
            with suppress(OSError):
                old.unlink()
        return self.folder / DELETED / name

    def deleted(self) -> list[Path]:
        """The deleted games, the last one first."""
        found = [path for path in paths(self.folder / DELETED) if path.name.count(APART) >= 2]
        return sorted(found, reverse=True)

    def bring_back(self, path: Path) -> Path:
        """Puts a deleted game back to where it lay. Raises NotStored."""
        folder, name = path.name.split(APART, 2)[1:]
        place = free_name(self.folder / (folder if folder in (UNDER_WAY, FINISHED) else FINISHED) / name)
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            os.replace(path, place)
        except OSError:
            raise NotStored("This game cannot be brought back: its file or its folder is gone.") from None
        return place

    # ---- exporting ---------------------------------------------------------------------------------------------

    def export(self, kept: Kept, to: Path) -> Path:
        """Writes a game as a record to a folder or a new file; where it lies then. Raises BadRecord or NotStored."""
        match = self.open(kept)
        try:
            place = free_name(to / f"{kept.path.stem}{RECORD}") if to.is_dir() else to
            if place.exists():
                raise NotStored(f"There is a file {place.name} already; choose another name.")
            if not place.parent.is_dir():
                raise NotStored(f"There is no folder {place.parent}.")
            text = json.dumps(to_record(match), indent=1) if kept.under_way else read_text(kept.path)
            write_text(place, text)
        except (OSError, ValueError):
            raise NotStored("The record cannot be written there: the folder takes no files.") from None
        return place


def paths(folder: Path, suffix: str = "") -> list[Path]:
    """The files of a folder with this suffix, none where it cannot be read."""
    try:
        return sorted(path for path in folder.iterdir() if not suffix or path.suffix == suffix)
    except OSError:
        return []


def read_game(path: Path, shelf: Shelf) -> Match:
    """A match from a record or a journal, from the older copy where the newer is damaged. Raises BadRecord."""
    text = read_text(path)
    try:
        return read_journal(path, shelf)[0] if text.startswith('{"journal"') else loads(text, shelf)
    except BadRecord:
        older = path.with_name(path.name + ".old")
        if older.exists():
            return loads(read_text(older), shelf)
        raise


def _kept(path: Path) -> Kept | None:
    """A file as its folder tells it; None while a program plays it, or where it has just gone."""
    try:
        told = path.stat()
        free = path.suffix != SUFFIX or FileLock(path).free()
    except OSError:
        return None
    return Kept(path, told.st_mtime, told.st_mtime_ns) if free else None

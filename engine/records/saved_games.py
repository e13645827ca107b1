"""The shelf of saved games: listed without reading, each read once, deleted with a way back, exported."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from engine.core import identity
from engine.core.errors import BadRecord, InUse, NotStored, StoneworkError
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.options import Options
from engine.core.people import Left
from engine.core.state import Outcome, View
from engine.core.words import cleaned
from engine.records.files import LONGEST_NAME, exists, free_name, is_folder, paths, read_text, stat_of
from engine.records.journal import begun, read_journal
from engine.records.locks import FileLock
from engine.records.record import Shelf, loads, to_record
from engine.records.writing import move, remove, write_text

SUFFIX, RECORD = ".game", ".json"
UNDER_WAY, FINISHED, DELETED = "under-way", "finished", "deleted"
LATEST = 2.5e11  # seconds; what a file says of later times no calendar can show
BACK = 50  # deleted games that are kept
APART = "~"  # between the parts of a deleted file's name: its number, from which folder, its old name
ELSEWHERE = "Another window plays this game now."


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
    last: View | None = None  # the last position as nobody's eyes see it; whoever shows it shows the board only
    problem: str = ""
    secret: bool = False  # whether the file holds what nobody at the table may know
    left: tuple[Left, ...] = ()  # who gave up while the others played on
    begun: bool = False  # whether anybody has done anything in it
    id: str = ""


class SavedShelf:
    """The records and journals of one user. Nothing is read before it is asked for, and nothing is read twice."""

    def __init__(self, folder: Path, shelf: Shelf) -> None:
        self.folder, self.shelf = folder, shelf
        self._read: dict[Path, Saved] = {}  # as last read

    def kept(self) -> list[Kept]:
        """Every game here that no program plays now, newest first; each once, also where a kill left it twice."""
        going = paths(self.folder / UNDER_WAY, SUFFIX)
        twice = {path.stem for path in going if identity.in_name(path.stem)}
        over = [path for path in paths(self.folder / FINISHED, RECORD) if path.stem not in twice]
        return _newest_first(going + over)

    def under_way(self) -> list[Kept]:
        """The games under way that no program plays now, newest first."""
        return _newest_first(paths(self.folder / UNDER_WAY, SUFFIX))

    def known(self, kept: Kept) -> Saved | None:
        """What was read of a file, None if it has not been read yet."""
        saved = self._read.get(kept.path)
        return saved if saved and saved.kept == kept else None

    def read(self, kept: Kept) -> Saved:
        """What there is to show of a file. A damaged one is no error here."""
        saved = self.known(kept)
        if saved is None:
            saved = self._read[kept.path] = self._fresh(kept)
        return saved

    def _fresh(self, kept: Kept) -> Saved:
        try:
            match = self.open(kept)
        except StoneworkError as error:
            return Saved(kept, problem=str(error))
        last = match.state.seen_by(0)
        return Saved(kept, match.game, match.people, match.options, match.outcome, match.state.turn, last,
                     secret=match.secret, left=tuple(match.seating.left), begun=begun(match), id=match.id)

    def open(self, kept: Kept) -> Match:
        """The whole game. Raises BadRecord."""
        return read_game(kept.path, self.shelf)

    # ---- deleting ----------------------------------------------------------------------------------------------

    def delete(self, path: Path) -> Path:
        """Puts a game among the deleted ones, where the last BACK stay; its place there. Raises NotStored."""
        self.unless_played(path)
        number = max(map(_number, self.deleted()), default=0) + 1
        place = self.folder / DELETED / _fitting(f"{number:020}{APART}{path.parent.name}{APART}", path.name)
        move(path, place, "This game cannot be deleted")
        for old in self.deleted()[BACK:]:
            with suppress(NotStored):
                remove(old)
        return place

    def deleted(self) -> list[Path]:
        """The deleted games, the last one first."""
        return sorted(filter(_number, paths(self.folder / DELETED)), key=_number, reverse=True)

    def bring_back(self, path: Path) -> Path:
        """Puts a deleted game back to where it lay. Raises NotStored."""
        folder, name = path.name.split(APART, 2)[1:]
        place = free_name(self.folder / (folder if folder in (UNDER_WAY, FINISHED) else FINISHED) / name)
        move(path, place, "This game cannot be brought back")
        return place

    @staticmethod
    def unless_played(path: Path) -> None:
        """Raises InUse where a window plays the game of this journal."""
        if path.suffix == SUFFIX and not FileLock(path).free():
            raise InUse(ELSEWHERE)

    # ---- exporting ---------------------------------------------------------------------------------------------

    def export(self, kept: Kept, to: Path) -> Path:
        """Writes a game as a record to a folder or a new file; where it lies then. Raises BadRecord or NotStored."""
        match = self.open(kept)
        try:
            place = free_name(to / f"{kept.path.stem}{RECORD}") if is_folder(to) else to
        except ValueError:
            raise NotStored("The record cannot be written there: its name cannot be used.") from None
        if exists(place):
            raise NotStored(f"There is a file {cleaned(place.name)} already; choose another name.")
        if not is_folder(place.parent):
            raise NotStored(f"There is no folder {cleaned(str(place.parent), 400)}.")
        write_text(place, json.dumps(to_record(match), indent=1) if kept.under_way else read_text(kept.path))
        return place


def read_game(path: Path, shelf: Shelf) -> Match:
    """A match from a record or a journal, from the older copy where the newer is damaged. Raises BadRecord."""
    text = read_text(path)
    try:
        return read_journal(path, shelf)[0] if text.startswith('{"journal"') else loads(text, shelf)
    except BadRecord:
        older = path.with_name(path.name + ".old")
        if exists(older):
            return loads(read_text(older), shelf)
        raise


def _newest_first(found: Iterable[Path]) -> list[Kept]:
    kept = [one for path in found if (one := _kept(path)) is not None]
    return sorted(kept, key=lambda one: (-one.stamp, one.path.name))


def _kept(path: Path) -> Kept | None:
    """A file as its folder tells it; None while a program plays it, or where it has just gone."""
    there = stat_of(path)
    free = path.suffix != SUFFIX or FileLock(path).free()
    return Kept(path, min(max(there.st_mtime, 0.0), LATEST), there.st_mtime_ns) if there and free else None


def _number(path: Path) -> int:
    """The number that a deleted file's name begins with, 0 where it is none of ours. Numbers only grow: no clock."""
    number, _, rest = path.name.partition(APART)
    return int(number) if APART in rest and number.isascii() and number.isdigit() and len(number) <= 30 else 0


def _fitting(head: str, name: str) -> str:
    """Both as one name that is not too long for a disk; of the name the end stays."""
    while len(os.fsencode(head + name)) > LONGEST_NAME:
        name = name[1:]
    return head + name

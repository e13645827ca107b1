"""The autosave: one file a game, a header line, then one line a change, so that a kill at any moment loses nothing."""

from __future__ import annotations

import json
import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from engine.core.action import CHANCE
from engine.core.errors import BadRecord, InUse, NotStored, StoneworkError
from engine.core.match import Match
from engine.records.files import named, read_text, stat_of
from engine.records.locks import FileLock
from engine.records.record import Shelf, from_record, to_record
from engine.records.record_seats import person_of
from engine.records.values import read
from engine.records.writing import make_folder, remove, write_text

MOST_LINES = 5_000  # after so many the whole game is written anew, so that reading it again takes no time
LONGEST = 4 * MOST_LINES  # lines; a longer journal is none of ours
UNLOCKED = "This disk knows no locks: play this game in one window only."
ELSEWHERE = "This game is not saved here: another window plays it."


def begun(match: Match) -> bool:
    """Whether anybody has done anything in a game; what chance did before does not count."""
    acted = any(state.to_act != CHANCE for state in match.states[:-1])
    return acted or bool(match.lines or match.seating.left) or match.resigned is not None


class Journal:
    """Writes a match down as it is played, from the first action on. Lines are flushed at once, and synced by a thread.

    A disk that takes nothing is no reason to stop a game: `broken` then holds a sentence, the game goes on, and at
    every change the whole of it is tried again.
    """

    def __init__(self, path: Path, match: Match, lock: FileLock | None = None) -> None:
        """`lock` is the file's, where it is held already."""
        self.path, self._match = path, match
        self.broken = ""
        self._file: TextIO | None = None
        self._lines = 0
        self._open = True
        self._lock = lock or FileLock(path)
        self._wake = threading.Event()
        self._syncing: threading.Thread | None = None
        match.watch = self.write
        if begun(match):
            self.save()

    @property
    def note(self) -> str:
        """What there is to say about saving, "" where all is well."""
        return self.broken or (UNLOCKED if self._lock.absent else "")

    def save(self) -> bool:
        """Writes the whole game anew, in one step; True when all of it is on disk."""
        self._drop_file()
        try:
            make_folder(self.path.parent)
            self._lock.take()
            write_text(self.path, json.dumps({"journal": 1, "record": to_record(self._match)}) + "\n")
            with named("The file cannot be opened"):
                self._file = self.path.open("a", encoding="utf-8", newline="\n")
        except NotStored as error:
            self._fail(error)
            return False
        self._lines, self.broken = 0, ""
        if self._syncing is None:
            self._syncing = threading.Thread(target=self._sync, daemon=True)
            self._syncing.start()
        return True

    def write(self, note: dict[str, Any]) -> None:
        """Appends one change, or writes the whole game where that is not enough."""
        if not self._open or (self._file is None and not begun(self._match)):
            return
        if self.broken or self._file is None or self._lines >= MOST_LINES or self._gone():
            self.save()
            return
        try:
            with named("The line cannot be written"):
                self._file.write(json.dumps(note) + "\n")
                self._file.flush()
            self._lines += 1
            self._wake.set()
        except NotStored:
            self.save()

    def _gone(self) -> bool:
        """Whether the file, its folder or the whole home has been taken away, or is another one now."""
        there = stat_of(self.path)
        try:
            return there is None or self._file is None or not os.path.samestat(there, os.fstat(self._file.fileno()))
        except (OSError, ValueError):
            return True

    def _fail(self, error: NotStored) -> None:
        why = str(error).partition(": ")[2] or "the disk does not take it."
        self.broken = ELSEWHERE if isinstance(error, InUse) else f"This game cannot be saved now: {why}"
        self._drop_file()

    def _sync(self) -> None:
        while self._wake.wait() and self._open:
            self._wake.clear()
            try:
                os.fsync(self._file.fileno()) if self._file else None
            except (OSError, ValueError):
                self._lines = MOST_LINES  # the next change writes everything anew

    def _drop_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # what it still held is in the match, and is written with it
                file.close()

    def close(self) -> None:
        """Lets the file go; it stays on disk for Continue."""
        self._open = False
        self._wake.set()
        self._drop_file()
        self._lock.release()

    def discard(self) -> None:
        """The game is kept elsewhere now: the file goes, then the lock. Raises NotStored where it cannot."""
        self._drop_file()
        try:
            remove(self.path)
        finally:
            self.close()


def read_journal(path: Path, shelf: Shelf) -> tuple[Match, str]:
    """The match of a journal and a sentence about what was lost ("" when nothing was).

    A torn last line is what a kill leaves and is dropped silently; damage further up keeps what stands before it.
    Raises BadRecord when not even the beginning can be read.
    """
    lines = read_text(path).split("\n")
    if len(lines) > LONGEST:
        raise BadRecord(f"This saved game is too long: more than {LONGEST:,} lines.")
    match = _header(lines[0], shelf)
    for number, line in enumerate(lines[1:], 1):
        try:
            _follow(match, json.loads(line)) if line else None
        except (ValueError, KeyError, TypeError, RecursionError, StoneworkError):
            torn = number == len(lines) - 1
            return match, "" if torn else "The end of this game was damaged; it goes on from before that."
    return match, ""


def _header(line: str, shelf: Shelf) -> Match:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("This is not a saved game.") from None
    if not isinstance(data, dict) or data.get("journal") != 1:
        raise BadRecord("This is not a saved game.")
    return from_record(data.get("record"), shelf)


def _follow(match: Match, note: dict[str, Any]) -> None:
    """Makes one noted change again."""
    match note:
        case {"play": str(action)}:
            match.play(action)
        case {"undo": 0}:
            match.undo()
        case {"undo": int(count)} if 0 < count <= len(match.actions):
            match.take_back(count)
        case {"shuffle": int()}:
            match.shuffle()
        case {"resign": int(seat)} if 0 < seat <= len(match.seated):
            match.resign(seat)
        case {"leave": int(seat), "person": person} if 0 < seat <= len(match.seated):
            match.leave(seat, person_of(person, seat) if person is not None else None)
        case {"seat": int(seat), "person": person} if 0 < seat <= len(match.seated):
            match.seat(seat, person_of(person, seat))
        case {"value": value}:
            read(match, [value])
        case _:
            raise BadRecord("A line of this game cannot be read.")

"""The autosave: one file a game, a header line, then one line a change, so that a kill at any moment loses nothing."""

from __future__ import annotations

import json
import os
import threading
from pathlib import Path
from typing import Any, TextIO

from engine.core.errors import BadRecord, StoneworkError
from engine.core.files import read_text
from engine.core.locks import FileLock
from engine.core.match import Match
from engine.core.record import Shelf, from_record, to_record
from engine.core.record_seats import person_of
from engine.core.values import read


class Journal:
    """Writes a match down as it is played. Lines are flushed at once and synced to disk by a thread.

    A folder that cannot be written to is no reason to stop a game: `broken` then holds a sentence, and the game
    goes on without autosave.
    """

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.broken = ""
        self._file: TextIO | None = None
        self._lock = FileLock(path)
        self._wake = threading.Event()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.take()
            self._begin(match)
            threading.Thread(target=self._sync, daemon=True).start()
        except OSError as error:
            self._fail(error)
        match.watch = self.write

    def _begin(self, match: Match) -> None:
        """A fresh file with the whole match in its header, put in place in one step."""
        fresh = self.path.with_suffix(".part")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(json.dumps({"journal": 1, "record": to_record(match)}) + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, self.path)
        self._file = self.path.open("a", encoding="utf-8")

    def write(self, note: dict[str, Any]) -> None:
        """Appends one change."""
        if self._file is None:
            return
        try:
            self._file.write(json.dumps(note) + "\n")
            self._file.flush()
            self._wake.set()
        except (OSError, ValueError) as error:
            self._fail(error)

    def _fail(self, error: Exception) -> None:
        self.broken = "This game cannot be saved as it is played: the folder cannot be written to."
        self.close()

    def _sync(self) -> None:
        while self._wake.wait() and self._file is not None:
            self._wake.clear()
            try:
                os.fsync(self._file.fileno())
            except (OSError, ValueError, AttributeError):
                return

    def close(self) -> None:
        """Lets the file go; it stays on disk for Continue."""
        file, self._file = self._file, None
        self._wake.set()
        self._lock.release()
        if file is not None:
            try:
                file.close()
            except OSError:
                self.broken = self.broken or "The last action may not be saved."


def read_journal(path: Path, shelf: Shelf) -> tuple[Match, str]:
    """The match of a journal and a sentence about what was lost ("" when nothing was).

    A torn last line is what a kill leaves and is dropped silently; damage further up keeps what stands before it.
    Raises BadRecord when not even the beginning can be read.
    """
    lines = read_text(path).split("\n")
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
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord("This is not a saved game.") from None
    if not isinstance(told, dict) or told.get("journal") != 1:
        raise BadRecord("This is not a saved game.")
    return from_record(told.get("record"), shelf)


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
            match.leave(seat, person_of(person) if person is not None else None)
        case {"seat": int(seat), "person": person} if 0 < seat <= len(match.seated):
            match.seat(seat, person_of(person))
        case {"value": told}:
            read(match, [told])
        case _:
            raise BadRecord("A line of this game cannot be read.")

"""Settings on disk: config.toml, which is only read, and the user's own file, in which each key is kept by itself."""

from __future__ import annotations

import json
import re
import time
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.core.errors import BadRecord, BadSettings, InUse, NotStored
from engine.core.words import cleaned
from engine.records.files import exists, free_name, read_text
from engine.records.locks import FileLock
from engine.records.writing import copy, make_folder, write_text
from scenes.preferences import NAMES, Settings

SETTINGS = "settings.json"
TRIES, NAP = 100, 0.01  # for another window that writes at this moment
MOST_LINES = 50  # lines that are left out of a damaged config.toml before it is given up
UNREAD = "Your settings could not be read; the usual ones are used."
LINE = re.compile(r"\(at line (\d+)")


def from_config(path: Path, settings: Settings) -> tuple[Settings, str]:
    """The settings with config.toml over them, and a sentence about each line that was left out."""
    if not exists(path):
        return settings, ""
    try:
        text = read_text(path)
    except BadRecord:
        return settings, "config.toml was not read: the file cannot be opened."
    data, problems = _lenient(text)
    for name, value in _flat(data):
        settings, problem = _with(settings, name, value)
        problems += [(_line_of(name, text), problem)] if problem else []
    return settings, " ".join(f"config.toml, line {line}: {problem}" for line, problem in sorted(problems))


def _flat(data: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and values of all parts; what stands in no part counts, too."""
    for name, value in data.items():
        yield from value.items() if isinstance(value, dict) and name not in NAMES else [(name, value)]


def _lenient(text: str) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """What the text tells without the lines that are no TOML, and which those are."""
    lines, problems = text.splitlines(), list[tuple[int, str]]()
    for _ in range(min(MOST_LINES, len(lines) + 1)):
        try:
            return tomllib.loads("\n".join(lines)), problems
        except (ValueError, RecursionError) as error:
            at = _bad_line(str(error), lines)
            if at is None:
                break
            problems.append((at + 1, f"this cannot be read: {cleaned(lines[at], 40)}."))
            lines[at] = ""
    return {}, [(1, "its text is damaged.")]


def _bad_line(message: str, lines: list[str]) -> int | None:
    """The number, from 0, of the line that an error speaks of, or of the last one that says anything."""
    found = LINE.search(message)
    at = int(found[1]) - 1 if found else len(lines) - 1
    return next((i for i in range(min(at, len(lines) - 1), -1, -1) if lines[i].strip()), None)


def _line_of(name: str, text: str) -> int:
    """The number, from 1, of the first line that begins with a name."""
    start = re.compile(rf'\s*"?{re.escape(name)}"?\s*[=:]')
    return next((n for n, line in enumerate(text.splitlines(), 1) if start.match(line)), 1)


def _with(settings: Settings, name: str, value: Any) -> tuple[Settings, str]:
    """The settings with one value, or as they were and a sentence."""
    try:
        return settings.having({name: value}), ""
    except BadSettings as error:
        return settings, str(error)


class SettingsFile:
    """The user's own settings on disk: only what differs from what lies under them.

    Several windows share the file: each writes just the keys that were changed in it. What a newer version has put
    there stays. A damaged file is kept as a copy before it is written over.
    """

    def __init__(self, path: Path, under: Settings) -> None:
        self.path, self.under = path, under
        self.problem = ""  # a sentence when what was changed last could not be kept
        self._known = asdict(under)  # as last read or written

    def read(self) -> tuple[Settings, str]:
        """The settings with the user's over them; what cannot be read is left out, and sentences say so."""
        text, data = self._on_disk()
        if data is None:
            return self.under, UNREAD if text is not None else ""
        settings, notes = self.under, []
        for name, value in data.items():
            if name in NAMES:
                settings, problem = _with(settings, name, value)
                notes += [f"Your settings, line {_line_of(name, text or '')}: {problem}"] if problem else []
        self._known = asdict(settings)
        return settings, " ".join(notes)

    def _on_disk(self) -> tuple[str | None, dict[str, Any] | None]:
        """The text of the file, None without one, and what it tells, None where it cannot be read."""
        if not exists(self.path):
            return None, None
        text = ""
        with suppress(BadRecord, ValueError, RecursionError):
            text = read_text(self.path)
            data = json.loads(text)
            if isinstance(data, dict):
                return text, data
        return text, None

    def write(self, settings: Settings) -> bool:
        """Keeps what has changed; False, and a sentence in `problem`, where it cannot be written."""
        lock = FileLock(self.path)
        try:
            make_folder(self.path.parent)
            _take(lock)
            self._merge(asdict(settings))
            self.problem = ""
        except NotStored as error:
            self.problem = f"This holds until you leave: {str(error).partition(': ')[2] or str(error)}"
        finally:
            lock.release()
        return not self.problem

    def _merge(self, mine: dict[str, Any]) -> None:
        text, data = self._on_disk()
        kept = {n: v for n, v in (data or {}).items() if n not in NAMES or not _with(self.under, n, v)[1]}
        if text is not None and (data is None or len(kept) < len(data)):
            copy(self.path, free_name(self.path.with_name(self.path.name + ".damaged")))
        under = asdict(self.under)
        for name in mine if data is None else [name for name in mine if mine[name] != self._known[name]]:
            kept[name] = _merged(kept.get(name), self._known[name], mine[name])
            if kept[name] == under[name]:
                del kept[name]
        write_text(self.path, json.dumps(kept, indent=1))
        self._known = mine


def _merged(there: Any, known: Any, mine: Any) -> Any:
    """A value to be kept: of what has keys itself only those that were changed here."""
    if not isinstance(mine, dict) or not isinstance(there, dict):
        return mine
    changed = {key: value for key, value in mine.items() if key not in known or known[key] != value}
    gone = known.keys() - mine.keys()
    return {key: value for key, value in {**there, **changed}.items() if key not in gone}


def _take(lock: FileLock) -> None:
    """Takes a lock that others hold for moments only. Raises NotStored."""
    for _ in range(TRIES - 1):
        with suppress(InUse):
            return lock.take()
        time.sleep(NAP)
    return lock.take()


def user_settings(under: Settings, home: Path) -> tuple[Settings, str]:
    """The user's settings over those under them, and sentences about what could not be read."""
    return SettingsFile(home / SETTINGS, under).read()

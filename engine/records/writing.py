"""The door for writing: whole files in one step, in one way for all; what stands in the way is tried again."""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.records.files import PART, named

TRIES, NAP = 6, 0.02  # another program that reads a file may hold up its replacing for a moment
BUSY = (errno.EACCES, errno.EPERM, errno.EBUSY)


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A file beside another, to be put in its place. Its name cannot be foreseen, and nothing of it stays behind."""
    fresh = path.with_name(f".{secrets.token_hex(8)}{PART}")
    try:
        yield fresh
        _put(fresh, path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def write_text(path: Path, text: str) -> None:
    """Writes a file beside its place first, syncs it, then puts it there in one step. Raises NotStored."""
    with named("The file cannot be written"), _beside(path) as fresh, fresh.open("xb") as file:  # x: never one that was
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())


def copy(path: Path, to: Path) -> None:
    """Copies a file, its times included. Raises NotStored."""
    with named("The file cannot be copied"), _beside(to) as fresh:
        shutil.copy2(path, fresh)


def append(path: Path, line: str) -> None:
    """Adds a line to a file, on a line of its own even where the last one was cut short. Raises NotStored."""
    with named("The file cannot be written"), path.open("rb+") as file:
        whole = True
        if file.seek(0, os.SEEK_END):
            file.seek(-1, os.SEEK_END)
            whole = file.read(1) == b"\n"
        file.write(("" if whole else "\n").encode() + line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def make_folder(folder: Path) -> None:
    """Makes a folder, and those above it. Raises NotStored."""
    with named("The folder cannot be made"):
        folder.mkdir(parents=True, exist_ok=True)


def move(path: Path, to: Path, trouble: str = "The file cannot be moved") -> None:
    """Puts a file somewhere else on the same disk, over what is there. Raises NotStored."""
    with named(trouble):
        to.parent.mkdir(parents=True, exist_ok=True)
        _put(path, to)


def remove(path: Path, trouble: str = "The file cannot be removed") -> None:
    """Clears a file away, if it is there. Raises NotStored."""
    with named(trouble):
        _patiently(lambda: path.unlink(missing_ok=True))


def _put(path: Path, to: Path) -> None:
    _patiently(lambda: os.replace(path, to))
    _sync(to.parent)


def _patiently(change: Callable[[], None]) -> None:
    """Makes a change, again for a moment while another program stands in its way."""
    for _ in range(TRIES - 1):
        try:
            return change()
        except OSError as error:
            if error.errno not in BUSY:
                raise
            time.sleep(NAP)
    return change()


def _sync(folder: Path) -> None:
    """A new name is safe only with its folder; not every system can do that, and the file itself is safe already."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

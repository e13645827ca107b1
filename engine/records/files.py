"""The door to a person's files: asked about without errors, read whole with a limit; refusals have names."""

from __future__ import annotations

import codecs
import errno
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.core.errors import BadRecord, NotStored
from engine.core.words import cleaned

BIGGEST = 8_000_000  # bytes; a larger file is no game of ours, and reading it would only hang
PART = ".part"  # the end of the name of a file that is being written
LONGEST_NAME = 255  # bytes, on all usual disks
REASONS: Mapping[int, str] = {
    errno.ENOSPC: "the disk is full", errno.EDQUOT: "the disk is full", errno.EFBIG: "the disk is full",
    errno.EACCES: "its folder cannot be written to", errno.EPERM: "its folder cannot be written to",
    errno.EROFS: "its folder cannot be written to", errno.ENOENT: "its file or its folder is gone",
    errno.ENOTDIR: "its folder is no folder", errno.ENAMETOOLONG: "its name is too long",
    errno.ELOOP: "its path leads round in a circle",
}  # fmt: skip


def reason(error: Exception) -> str:
    """Why the disk refuses, as the end of a sentence."""
    if isinstance(error, OSError):
        return REASONS.get(error.errno or 0, "the disk does not take it")
    return "its path leads round in a circle" if isinstance(error, RuntimeError) else "its name cannot be used"


@contextmanager
def named(trouble: str) -> Iterator[None]:
    """Whatever the disk refuses inside becomes a NotStored: the trouble, and behind a colon the reason."""
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:  # ValueError: NUL; RuntimeError: links that lead in a circle
        raise NotStored(f"{trouble}: {reason(error)}.") from None


# ---- what is there: questions never raise ------------------------------------------------------------------------


def stat_of(path: Path) -> os.stat_result | None:
    """What the folder says of a file; None where there is none, or nobody may look."""
    with suppress(OSError, ValueError):
        return path.stat()
    return None


def exists(path: Path) -> bool:
    """Whether there is something at a path, as far as anybody can tell."""
    return stat_of(path) is not None


def is_folder(path: Path) -> bool:
    """Whether a path is a folder that can be looked at."""
    with suppress(OSError, ValueError):
        return path.is_dir()
    return False


def lies_in(path: Path, folder: Path) -> bool:
    """Whether a file lies in just this folder, links followed."""
    with suppress(OSError, ValueError, RuntimeError):
        return path.resolve().parent == folder.resolve()
    return False


def paths(folder: Path, suffix: str = "") -> list[Path]:
    """The files of a folder with this suffix, none where it cannot be read; those half written are left out."""
    with suppress(OSError, ValueError):
        found = [path for path in folder.iterdir() if not path.name.endswith(PART) or suffix == PART]
        return sorted(path for path in found if not suffix or path.suffix == suffix)
    return []


def free_name(path: Path) -> Path:
    """The path itself, or the first with a number behind its name that no file has yet."""
    if not exists(path):
        return path
    names = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, 10**6))
    return next(name for name in names if not exists(name))


# ---- reading -----------------------------------------------------------------------------------------------------


def read_text(path: Path) -> str:
    """The text of a file, with a sign where a byte is no text. Raises BadRecord with one clear sentence."""
    name = cleaned(path.name)
    try:
        if not path.is_file():  # a pipe would never end, a folder never begin
            raise BadRecord(f"There is no file {name}.")
        with path.open("rb") as file:
            whole = file.read(BIGGEST + 1)
    except (OSError, ValueError):
        raise BadRecord(f"The file {name} cannot be opened.") from None
    if len(whole) > BIGGEST:
        raise BadRecord(f"The file {name} is too large to be a saved game.")
    return decoded(whole)


def decoded(whole: bytes) -> str:
    """Bytes as text: UTF-8 with or without the mark that some programs put first, UTF-16 with it."""
    wide = whole.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return whole.decode("utf-16" if wide else "utf-8-sig", errors="replace")

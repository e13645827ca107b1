"""Files of games: read whole with a limit, written so that a kill leaves the old one or the new one, never half."""

from __future__ import annotations

import os
from pathlib import Path

from engine.core.errors import BadRecord

BIGGEST = 8_000_000  # bytes; a larger file is no game of ours, and reading it would only hang


def read_text(path: Path) -> str:
    """The text of a file, with a sign where a byte is no text. Raises BadRecord with one clear sentence."""
    try:
        if not path.is_file():  # a pipe would never end, a folder never begin
            raise BadRecord(f"There is no file {path.name}.")
        with path.open("rb") as file:
            told = file.read(BIGGEST + 1)
    except (OSError, ValueError):
        raise BadRecord(f"The file {path.name} cannot be opened.") from None
    if len(told) > BIGGEST:
        raise BadRecord(f"The file {path.name} is too large to be a saved game.")
    return told.decode("utf-8", errors="replace")


def write_text(path: Path, text: str) -> None:
    """Writes a file beside its place first, syncs it, then puts it there in one step. Raises OSError."""
    fresh = path.with_name(path.name + ".part")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def free_name(path: Path) -> Path:
    """This path, or the first with a number behind its name that no file has yet."""
    if not path.exists():
        return path
    names = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in range(2, 10**6))
    return next(name for name in names if not name.exists())

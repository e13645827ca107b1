"""A lock beside a file, so that two programs never write the same game."""

import os
from pathlib import Path
from typing import IO


class FileLock:
    """Held by one process; the system lets it go when the process dies, however it dies."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Takes the lock. Raises OSError when another program holds it, or the folder cannot be written to."""
        file = self.path.open("ab")
        try:
            _lock(file)
        except OSError:
            file.close()
            raise
        self._file = file

    def free(self) -> bool:
        """True when nobody holds the lock."""
        if not self.path.exists():
            return True
        try:
            self.take()
        except OSError:
            return False
        self.release()
        return True

    def release(self) -> None:
        """Lets the lock go and clears it away; harmless when it is not held."""
        file, self._file = self._file, None
        if file is None:
            return
        self.path.unlink(missing_ok=True) if os.name != "nt" else None
        file.close()


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

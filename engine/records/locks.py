"""A lock beside a file, so that two programs never write the same game."""

import errno
from contextlib import suppress
from pathlib import Path

import filelock

from engine.core.errors import InUse, NotStored
from engine.records.files import exists, reason

LOCK = ".lock"
ABSENT = (errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOLCK, errno.EINVAL)  # a disk without locks says so


class FileLock:
    """Held by one window; the system lets it go when its program dies, however it dies.

    Where the disk knows no locks it is held by whoever asks, and `absent` says so.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + LOCK)
        self.absent = self.held = False
        self._lock: filelock.BaseFileLock | None = None

    def take(self) -> None:
        """Takes the lock, unless it is held. Raises InUse when another one holds it, NotStored where there is none."""
        if self.held:
            return
        try:
            lock = filelock.FileLock(self.path, timeout=0, thread_local=False, fallback_to_soft=False)
            lock.acquire()
            self._lock = lock
        except filelock.Timeout:
            raise InUse("Another window works on it now.") from None
        except (OSError, ValueError, NotImplementedError) as error:
            if not isinstance(error, NotImplementedError) and getattr(error, "errno", None) not in ABSENT:
                raise NotStored(f"It cannot be locked: {reason(error)}.") from None
            self.absent = True
        self.held = True

    def free(self) -> bool:
        """True when nobody holds the lock."""
        if not exists(self.path):
            return True
        try:
            self.take()
        except NotStored:
            return False
        self.release()
        return True

    def release(self) -> None:
        """Lets the lock go and clears it away; harmless when it is not held."""
        lock, self._lock, self.held = self._lock, None, False
        if lock is None:
            return
        with suppress(OSError):  # while it is held: whoever waits for it sees that its file has gone, and asks anew
            self.path.unlink(missing_ok=True)
        lock.release()

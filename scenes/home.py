"""The folder of one user: the first window is alone in it until another comes, and clears away what a kill left."""

from __future__ import annotations

from pathlib import Path

from engine.core.errors import InUse, NotStored
from engine.records.locks import FileLock
from engine.records.store import Store
from engine.records.tidying import clear_doubles, clear_leftovers
from engine.records.writing import make_folder

ALREADY = "Stonework is already open. Both windows share your games and settings."


class Home:
    """Where everything of one user lies. `notice` is a sentence for a window that is not the first."""

    def __init__(self, folder: Path | None, store: Store) -> None:
        """Without a folder nothing is looked at: a picture is made."""
        self.notice = ""
        self._lock: FileLock | None = None
        if folder is not None:
            self._move_in(folder, store)

    def _move_in(self, folder: Path, store: Store) -> None:
        self._lock = FileLock(folder / "stonework")
        try:
            make_folder(folder)
            self._lock.take()
            clear_leftovers(store.folder)
        except InUse:
            self.notice = ALREADY
        except NotStored:
            pass  # nothing can be written here: each game says so itself
        clear_doubles(store.folder, store.shelf)

    def close(self) -> None:
        """The window goes."""
        if self._lock is not None:
            self._lock.release()

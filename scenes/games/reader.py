"""Reads the games on the shelf one after the other in a thread, so that hundreds of them stop no frame."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from engine.records.saved_games import Kept, SavedShelf

SHOWN_AFTER = 0.2  # seconds of reading before a word about it
REPORT_EVERY = 0.25  # seconds between two looks at what has been read
BREATH = 0.002  # seconds that the thread leaves to the frames after each file


class Reader:
    """What is read stays in the shelf, so that nothing is read twice."""

    def __init__(self, shelf: SavedShelf, patient: bool) -> None:
        """`patient` reads everything at once (for tests and pictures)."""
        self._shelf, self._patient = shelf, patient
        self._kept: tuple[Kept, ...] = ()
        self._stop = threading.Event()
        self._done = self._reported = 0
        self._seconds = self._since = 0.0

    def start(self, kept: Sequence[Kept]) -> None:
        """Reads these, in their order; what was being read before is let go."""
        self.stop()
        self._kept, self._stop = tuple(kept), threading.Event()
        self._done, self._seconds, self._since = 0, 0.0, 0.0
        self._count()
        self._reported = self._done
        if self._patient:
            self._work(self._kept, self._stop)
            self._count()
        elif self.busy:
            threading.Thread(target=self._work, args=(self._kept, self._stop), daemon=True).start()

    def _work(self, kept: Sequence[Kept], stop: threading.Event) -> None:
        for one in kept:
            if stop.is_set():
                return
            self._shelf.read(one)
            if not self._patient:
                time.sleep(BREATH)

    def stop(self) -> None:
        """Reads no further."""
        self._stop.set()

    def _count(self) -> None:
        """How many have been read, from the first on."""
        while self._done < len(self._kept) and self._shelf.known(self._kept[self._done]) is not None:
            self._done += 1

    @property
    def busy(self) -> bool:
        """Whether some are still to be read."""
        return not self._stop.is_set() and self._done < len(self._kept)

    def update(self, dt: float) -> bool:
        """Time passes; True when it is time to look at more that has been read."""
        self._count()
        self._seconds += dt
        self._since += dt
        if self._done == self._reported or (self.busy and self._since < REPORT_EVERY):
            return False
        self._reported, self._since = self._done, 0.0
        return True

    @property
    def progress(self) -> str:
        """`12 of 300`, or nothing while it has not taken long."""
        shown = self.busy and self._seconds > SHOWN_AFTER
        return f"{self._done} of {len(self._kept)}" if shown else ""

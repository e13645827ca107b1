"""The table's sounds: short, and kept so far from the game that no trouble with sound can ever reach it."""

import logging
import time
from contextlib import suppress
from pathlib import Path
from queue import Full, Queue
from threading import Thread
from typing import NamedTuple

import pygame

STALE = 0.15
"""Seconds after which a sound is no longer worth playing: what it tells of has passed on the screen."""

WAITING = 8
"""How many sounds may wait for their turn; more than the mixer has channels would never be heard."""


class Request(NamedTuple):
    """One sound asked for: its name, how loud (0 to 1), and when, on the monotonic clock."""

    name: str
    volume: float
    asked: float


class Sounds:
    """Plays `NAME.wav` files of one folder, or is silent where that cannot be done; nothing here raises.

    A thread of its own owns the mixer: it opens the device at the first sound (which may take long, or for ever),
    reads the files and plays them. The game only drops a name into a short queue, so a frame never waits.
    """

    def __init__(self, folder: Path, volume: float = 0.7, muted: bool = False) -> None:
        self._folder = folder
        self._volume = 0.0
        self._requests: Queue[Request | None] = Queue(WAITING)
        self._thread: Thread | None = None
        self._closed = False
        self.volume = volume
        self.muted = muted

    @property
    def volume(self) -> float:
        """How loud, 0 (silent) to 1 (as loud as the files are); anything beyond is brought back into the range."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    @property
    def muted(self) -> bool:
        """Whether all sounds are held back; the volume is kept for later."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value

    def play(self, name: str) -> None:
        """Ask for a sound by name and return at once; it is left out where it cannot be heard in time."""
        if self._muted or self._closed or self._volume == 0.0:
            return
        try:
            self._requests.put_nowait(Request(name, self._volume, time.monotonic()))
            self._wake()
        except (Full, RuntimeError):
            return  # too much at once, or a system that has no thread left for us: silence

    def close(self) -> None:
        """Play nothing any more; waits at most 0.2 s for one just being started. Call before pygame.quit()."""
        self._closed = True
        if self._thread is None:
            return
        with suppress(Full):  # a full queue wakes the thread as well, and it will see that we closed
            self._requests.put_nowait(None)
        self._thread.join(timeout=0.2)

    def _wake(self) -> None:
        """Start the thread at the first sound, so that starting the program does not pay for it."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        """The thread's life: open the mixer, then play what is asked for until closed."""
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
        except Exception as trouble:  # whatever a sound driver comes up with
            logging.getLogger(__name__).info("no sound: %s", trouble)
            return
        loaded: dict[str, pygame.mixer.Sound | None] = {}
        while (request := self._requests.get()) is not None and not self._closed:
            if time.monotonic() - request.asked < STALE:
                self._strike(request, loaded)

    def _strike(self, request: Request, loaded: dict[str, pygame.mixer.Sound | None]) -> None:
        """Play one sound; a file that cannot be read is remembered as None and not tried again."""
        try:
            if request.name not in loaded:
                loaded[request.name] = None
                loaded[request.name] = pygame.mixer.Sound(self._folder / f"{request.name}.wav")
            sound = loaded[request.name]
            if sound is not None:
                sound.set_volume(request.volume)
                sound.play()
        except Exception as trouble:
            logging.getLogger(__name__).info("no sound %r: %s", request.name, trouble)

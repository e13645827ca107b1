"""The table's sounds: short, and kept so far from the game that no trouble with sound can ever reach it."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from queue import Full, Queue
from threading import Thread

PLAYER = Path(__file__).with_name("sound_player.py")
"""The program that opens the sound device and plays."""

WAITING = 8
"""How many sounds may wait to be passed on; more than the mixer has channels would never be heard."""


class Sounds:
    """Plays `NAME.wav` files of one folder, or is silent where that cannot be done; nothing here raises.

    The device belongs to a process of its own, started at the first sound, and a thread passes the names on to it.
    So a driver may be missing, take its time, hang or crash: the game only drops a name into a short queue.
    """

    def __init__(self, folder: Path, volume: float = 0.7, muted: bool = False) -> None:
        self._folder = folder
        self._lines: Queue[bytes] = Queue(WAITING)
        self._thread: Thread | None = None
        self._player: subprocess.Popen[bytes] | None = None
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
        if self._muted or self._closed or self._volume == 0.0 or nobody_can_hear():
            return
        with suppress(Full, RuntimeError, ValueError):  # too much at once, no thread to be had, a name nobody can write
            self._lines.put_nowait(f"{time.time()} {self._volume:.3f} {name}\n".encode())
            self._wake()

    def close(self) -> None:
        """Play nothing any more and let the device go; takes 0.2 s at most, whatever the driver does."""
        self._closed = True
        if self._thread is None:
            return
        with suppress(OSError):
            if self._player is not None:
                self._player.kill()
        with suppress(Full):  # a full queue wakes the thread as well as this empty line does
            self._lines.put_nowait(b"")
        self._thread.join(timeout=0.2)

    def _wake(self) -> None:
        """Start the thread at the first sound, so that starting the program does not pay for it."""
        if self._thread is None:
            thread = Thread(target=self._work, name="sounds", daemon=True)
            thread.start()
            self._thread = thread

    def _work(self) -> None:
        """The thread's life: start the player, pass lines on until we close or it has gone, and see it off."""
        with suppress(OSError, ValueError), start(self._folder) as self._player:  # each of them means silence
            try:
                while not self._closed:
                    tell(self._player, self._lines.get())
            finally:
                self._player.kill()


def nobody_can_hear() -> bool:
    """Whether a player would be wasted: SDL's dummy device is silent, and a frozen program has no Python to run it."""
    return os.environ.get("SDL_AUDIODRIVER") == "dummy" or hasattr(sys, "frozen")


def start(folder: Path) -> subprocess.Popen[bytes]:
    """Start the player; -P keeps its neighbours from being taken for modules of Python. OSError if it cannot be."""
    command = [sys.executable, "-P", str(PLAYER), str(folder)]
    no_window = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open a console for it
    quiet = subprocess.DEVNULL  # drivers like to complain on the terminal
    return subprocess.Popen(
        command, bufsize=0, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, creationflags=no_window
    )


def tell(player: subprocess.Popen[bytes], line: bytes) -> None:
    """Pass one line on; OSError when the player has ended."""
    if player.stdin is not None:
        player.stdin.write(line)

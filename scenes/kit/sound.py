"""The table's sounds: short, and kept so far from the game that no trouble with sound can ever reach it."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread

PLAYER = Path(__file__).with_name("sound_player.py")
"""The program that opens the sound device and plays."""

READY = b"ready"
"""What the player writes on a line of its own once it has opened the device."""

WAITING = 8
"""How many sounds may wait to be passed on; more than the mixer has channels would never be heard."""

REST = 10.0
"""Seconds until a player is tried again that could not be started, or could not open the device."""

LATE = 3.0
"""Seconds after which even the sound for which the player was started is no longer worth playing."""


class Sounds:
    """Plays `NAME.wav` files of one folder, or is silent where that cannot be done; nothing here raises.

    The device belongs to a process of its own, started at the first sound and again at the first one after it has
    ended, and a thread passes the names on to it.
    So a driver may be missing, take its time, hang or crash: the game only drops a name into a short queue.
    """

    def __init__(self, folder: Path, volume: float = 0.7, muted: bool = False) -> None:
        self._folder = folder
        self._lines: Queue[bytes] = Queue(WAITING)
        self._thread: Thread | None = None
        self._player: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._rested = 0.0  # by the monotonic clock, when the next try makes sense
        self.away = False  # whether nobody sees the window: then nothing is heard either
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
        if self._muted or self.away or self._closed or self._volume == 0.0 or nobody_can_hear():
            return
        with suppress(Full, RuntimeError, ValueError):  # too much at once, no thread to be had, a name nobody can write
            line = f"{time.time()} {self._volume:.3f} {name}\n".encode()
            self._wake()
            self._lines.put_nowait(line)

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
        if (self._thread is None or not self._thread.is_alive()) and time.monotonic() >= self._rested:
            thread = Thread(target=self._work, name="sounds", daemon=True)
            thread.start()
            self._thread = thread

    def _work(self) -> None:
        """The thread's life: start the player, and another one whenever it has ended, until we close or none plays."""
        with suppress(OSError, ValueError):  # each of them means silence, for a while
            line = self._newest()
            while not self._closed:
                with start(self._folder) as self._player:
                    try:
                        line = self._pass_on(self._player, line)
                    finally:
                        self._player.kill()
        self._rested = time.monotonic() + REST

    def _newest(self) -> bytes:
        """Waits for a line; of several the newest."""
        line = self._lines.get()
        with suppress(Empty):
            while not self._closed:
                line = self._lines.get_nowait()
        return line

    def _pass_on(self, player: subprocess.Popen[bytes], line: bytes) -> bytes:
        """Passes lines on until we close, or the player has ended: then the line that it did not get.

        The first line waited for the player: it counts from now. Raises OSError where the player plays nothing at all.
        """
        if self._closed or not opened(player):
            raise OSError("no device")
        line = renewed(line)
        tell(player, line)
        while not self._closed:
            line = self._lines.get()
            try:
                tell(player, line)
            except OSError:
                return line
        return b""


def nobody_can_hear() -> bool:
    """Whether a player would be wasted: SDL's dummy device is silent, and a frozen program has no Python to run it."""
    return os.environ.get("SDL_AUDIODRIVER") == "dummy" or hasattr(sys, "frozen")


def start(folder: Path) -> subprocess.Popen[bytes]:
    """Start the player; -P keeps its neighbours from being taken for modules of Python. OSError if it cannot be."""
    command = [sys.executable, "-P", str(PLAYER), str(folder)]
    no_window = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # Windows would open a console for it
    quiet = subprocess.DEVNULL  # drivers like to complain on the terminal
    return subprocess.Popen(
        command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=quiet, creationflags=no_window
    )


def opened(player: subprocess.Popen[bytes]) -> bool:
    """Waits until the player has opened the device; False when it ends without."""
    return player.stdout is not None and any(line.strip() == READY for line in player.stdout)


def renewed(line: bytes) -> bytes:
    """The same line as if it were asked for now; nothing where it is too old for that."""
    asked, _, rest = line.partition(b" ")
    return b"%f %b" % (time.time(), rest) if time.time() - float(asked or 0) < LATE else b""


def tell(player: subprocess.Popen[bytes], line: bytes) -> None:
    """Pass one line on; OSError when the player has ended."""
    if player.stdin is not None:
        player.stdin.write(line)

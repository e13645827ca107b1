"""The program that holds the sound device: a process of its own that is told on standard input what to play.

It is started by `sound.py` as a script, with the folder of sounds as its only argument. Opening a device holds Python's
interpreter lock for as long as the driver likes, so a thread of the game would stop the game with it; a process cannot.
"""

import faulthandler
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import pygame

PATIENCE = 20.0
"""Seconds a driver may take to open; after that this process ends, so that none is left behind for ever."""

STALE = 0.2
"""Seconds after which a sound is no longer worth playing: what it tells of has passed on the screen."""

Shelf = dict[str, pygame.mixer.Sound]


def open_device() -> None:
    """Open the mixer; raises pygame.error where there is no device, and ends the process where it never answers."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=512)
    faulthandler.cancel_dump_traceback_later()


def play(line: bytes, folder: Path, shelf: Shelf) -> None:
    """Play what one line asks for: `TIME VOLUME NAME`, time in seconds since the epoch, volume 0 to 1."""
    asked, volume, name = line.decode().rstrip("\n").split(" ", 2)
    if time.time() - float(asked) > STALE:
        return
    if name not in shelf:
        shelf[name] = pygame.mixer.Sound(folder / f"{name}.wav")
    shelf[name].set_volume(float(volume))
    shelf[name].play()


def main(folder: Path, lines: Iterable[bytes]) -> None:
    """Play until the lines end, which they also do when the game is killed; what cannot be played is left out."""
    open_device()
    print("ready", flush=True)
    shelf: Shelf = {}
    for line in lines:
        with suppress(OSError, ValueError, pygame.error):
            play(line, folder, shelf)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.stdin.buffer)

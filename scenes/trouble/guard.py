"""Stands around every frame: an error that nobody expected ends in a sentence and the menu, never in a traceback."""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import pygame
from pygame.event import Event

from scenes.client import Client
from scenes.trouble.log import write_down
from scenes.trouble.report import KEPT, report
from scenes.trouble.scene import NAME, TroubleScene

FAILED = 1  # exit status after an error from which there was no way back
LAST_WORDS = "Stonework had to stop after an error. Games under way are kept; the log file says more."
AT_REST = frozenset({NAME, "menu"})  # scenes over which a thread's error is only written down


class Guard:
    """Runs frames for a client. Unless it is `on`, errors pass through it, as tests want them.

    An error while its own scene is shown, or before the scene after that has been shown once, ends the program with
    `status` 1: what fails there would fail again.
    """

    def __init__(self, app: Client, on: bool = False) -> None:
        self._app, self.on = app, on
        self.status, self._helpless = 0, False
        self._done = deque[str](maxlen=KEPT)
        self._from_threads: deque[BaseException] = deque(maxlen=KEPT)

    def frame(self, run: Callable[[Iterable[Event]], bool], events: Iterable[Event]) -> bool:
        """One frame; True while something moves, and after an error."""
        if not self.on:
            return run(events)
        try:
            self._hear_threads()
            moving = run(self._noted(events))
        except Exception as error:  # whatever it is: this is the last resort
            self.caught(error)
            return self._app.running
        self._helpless &= not self._app.scenes.empty and self._app.scene == NAME
        return moving

    def _noted(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if words := _in_words(event):
                self._done.append(f"{self._app.scene}: {words}")
            yield event

    @contextmanager
    def aside(self) -> Iterator[None]:
        """What can do without: an error in it is written down and passed over."""
        try:
            yield
        except Exception as error:
            if not self.on:
                raise
            self._write(error)

    def thread_failed(self, args: threading.ExceptHookArgs) -> None:
        """An error in a thread (a `threading.excepthook`): heard at the next frame."""
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self._from_threads.append(args.exc_value)

    def _hear_threads(self) -> None:
        while self._from_threads:
            error = self._from_threads.popleft()
            if self._app.scenes.empty or self._app.scene in AT_REST:
                self._write(error)
            else:
                raise error

    def caught(self, error: Exception) -> None:
        """Writes it down and shows it; where even that fails, the program ends with a sentence."""
        text = self._write(error)
        if self._helpless:
            self._give_up()
            return
        self._helpless = True
        try:
            sentence = self._sentence()
            self._app.scenes.abandon(self._write)
            self._app.begin(TroubleScene(self._app, sentence, text))
        except Exception as worse:
            self._write(worse)
            self._give_up()

    def _give_up(self) -> None:
        self.status, self._app.running = FAILED, False
        say_the_last()

    def _write(self, error: BaseException) -> str:
        text = report(error, self._done)
        write_down(self._app.home, text)
        return text

    def _sentence(self) -> str:
        """What has become of the games on the table."""
        for scene in self._app.scenes.scenes:
            try:
                if why := scene.unsaved():
                    return f"This is a fault of Stonework, not yours. {why}"
            except Exception as error:
                self._write(error)
        return "This is a fault of Stonework, not yours. Your game is kept: the menu leads back to it."


def say_the_last() -> None:
    """The sentence for somebody who started the program from a terminal."""
    print(f"stonework: {LAST_WORDS}", file=sys.stderr)


def _in_words(event: Event) -> str:
    """What somebody did, without what was typed into a field or dropped."""
    match event.type:
        case pygame.MOUSEBUTTONDOWN:
            return f"press {event.button} at {event.pos[0]},{event.pos[1]}"
        case pygame.KEYDOWN:
            return f"key {pygame.key.name(event.key)}" if len(pygame.key.name(event.key)) > 1 else "a letter key"
        case pygame.VIDEORESIZE:
            return f"window {event.w}x{event.h}"
        case pygame.DROPFILE:
            return "a file dropped"
    return ""

"""The game's end of the pipe to one worker process: starts it and hears it in a thread, so that nobody waits."""

from __future__ import annotations

import multiprocessing
import threading
from collections import deque
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any

from engine.ai.worker import serve

LAST_GASP = 2.0


class Link:
    """One worker process, from its start to its end. Never blocks its owner.

    `inbox` holds what came from it and was not taken yet, `last_sign` when it was last heard (seconds of the
    monotonic clock; when it was asked for, before the first sign), `up` whether it has been heard at all.
    """

    def __init__(self) -> None:
        self.inbox: deque[Any] = deque()
        self.last_sign = monotonic()
        self.up = self.gone = False
        self._closed = False
        self._lock = threading.Lock()
        self._unsent: list[Any] = []
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        try:
            threading.Thread(target=self._live, name="computer player", daemon=True).start()
        except RuntimeError:  # the system has no thread left to give
            self.gone = True

    @property
    def pid(self) -> int | None:
        """The process's number, None before it has started."""
        return self._process.pid if self._process else None

    def send(self, message: Any) -> None:
        """Sends a message, at once or when the process has started; lost when it is dead."""
        with self._lock:
            if self._pipe is None:
                self._unsent.append(message)
            else:
                self._put(self._pipe, message)

    def _put(self, pipe: Connection, message: Any) -> None:
        try:
            pipe.send(message)
        except OSError:
            self.gone = True

    def close(self) -> None:
        """Ends the process. It keeps nothing that could be lost."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()

    def _live(self) -> None:
        with suppress(Exception):  # no process to be had, its end, or what nobody can read: it is gone, no more
            self._hear(self._start())
        self.gone = True
        if self._process is not None:
            self._process.join(LAST_GASP)

    def _hear(self, pipe: Connection) -> None:
        while True:
            message = pipe.recv()
            self.last_sign, self.up = monotonic(), True
            self.inbox.append(message)

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="computer player", daemon=True)
        process.start()
        theirs.close()
        with self._lock:
            self._process, self._pipe = process, ours
            for message in self._unsent:
                self._put(ours, message)
            if self._closed:
                process.kill()
        return ours

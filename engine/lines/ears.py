"""The engine's ears: requests are read in a thread, so that `stop`, `quit` and the end are heard while it thinks."""

from __future__ import annotations

import json
import select
import threading
from collections.abc import Iterator
from queue import Queue
from time import monotonic
from typing import Any, BinaryIO

from engine.ai.messages import Halt

LONGEST = 64 * 2**20  # bytes of a line; a longer one is read past, never held
CHUNK = 2**16  # bytes
AHEAD = 1024  # requests that wait at most; while so many do, none is read
SHORT = 4096  # bytes; a longer line is not looked into for a command
GRACE = 0.03  # seconds that a request may take after the end, so that small ones are answered in full
BETWEEN_LOOKS = 0.01  # seconds between two looks whether anybody still reads the answers


class Ears:
    """Hears a source; tells whoever works on the latest request whether to go on."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._waiting: Queue[tuple[bytes | None] | None] = Queue(AHEAD)
        self._number = self._stopped = 0  # the request under way, and up to which all were told to stop
        self._ended = False  # whether nothing more is to come
        self._began = self._looked = 0.0
        self._reader = _reader(sink)
        threading.Thread(target=self._hear, args=(source,), name="ears", daemon=True).start()

    def _hear(self, source: BinaryIO) -> None:
        for number, line in enumerate(lines(source), 1):
            command = _command(line)
            if command == "stop":
                self._stopped = number
            elif command == "quit":
                self._ended = True
            self._waiting.put((line,))
        self._ended = True
        self._waiting.put(None)

    def requests(self) -> Iterator[bytes | None]:
        """The lines one after another; None stands for one that is too long."""
        while waiting := self._waiting.get():
            self._number += 1
            self._began = monotonic()
            yield waiting[0]

    def halt(self) -> Halt:
        """Whether to go on with the request under way: to answer now after a `stop`, a `quit` or the end of the input,
        to give up once nobody reads the answers any more."""
        now = monotonic()
        if self._unread(now):
            return Halt.CANCEL
        if self._number <= self._stopped or self._ended and now >= self._began + GRACE:
            return Halt.NOW
        return Halt.GO

    def _unread(self, now: float) -> bool:
        """Whether the other end of the answers' pipe is closed, looked up now and then."""
        if self._reader is None or now < self._looked + BETWEEN_LOOKS:
            return False
        self._looked = now
        return bool(self._reader.poll(0))


def _reader(sink: BinaryIO) -> Any:
    """What tells that the other end of a pipe is closed; None where the system has nothing of the kind."""
    make = getattr(select, "poll", None)
    try:
        number = sink.fileno()
    except (OSError, ValueError):
        return None
    if make is None:
        return None
    watch = make()
    watch.register(number, 0)  # errors are told in any case
    return watch


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of the source; None stands for one that is longer than `LONGEST`.

    It reads beneath the source's buffer, whose lock would be held while it waits: then the program could not end.
    """
    raw, held, past = getattr(source, "raw", source), bytearray(), False
    while chunk := _chunk(raw):
        *ended, rest = chunk.split(b"\n")
        for part in ended:
            line = None if past or len(held) + len(part) >= LONGEST else bytes(held + part)
            held, past = bytearray(), False
            yield line
        past = past or len(held) + len(rest) >= LONGEST
        held = bytearray() if past else held + rest
    if held or past:
        yield None if past else bytes(held)


def _chunk(raw: Any) -> bytes:
    """What came; nothing at the end, and where the source is gone."""
    try:
        return raw.read(CHUNK) or b""
    except (OSError, ValueError):
        return b""


def _command(line: bytes | None) -> str:
    """The command on a line, as far as it is worth a look before its turn comes."""
    if line is None or len(line) > SHORT:
        return ""
    try:
        request = json.loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return ""
    command = request.get("cmd") if isinstance(request, dict) else None
    return command if isinstance(command, str) else ""

"""What ends a search before its nodes are used up: the clock, and what it is told from outside."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from engine.ai.messages import Halt

AskHalt = Callable[[], Halt]


class Watch:
    """What ends a search before its nodes are used up: the clock, and what it is told from outside."""

    def __init__(self, halt: AskHalt, seconds: float | None) -> None:
        self._halt = halt
        self._end = None if seconds is None else monotonic() + seconds
        self._half = None if seconds is None else monotonic() + seconds / 2
        self.nodes = 0

    @property
    def timed(self) -> bool:
        """Whether there is a clock."""
        return self._end is not None

    def cancelled(self) -> bool:
        """True when the search is to give up."""
        return self._halt() == Halt.CANCEL

    def due(self) -> bool:
        """True when the search is to answer now, or give up."""
        if self._halt() != Halt.GO:
            return True
        return self._end is not None and monotonic() >= self._end

    def half_due(self) -> bool:
        """True when half of the time is up, or more; so much a proof may take before other thoughts."""
        return self._halt() != Halt.GO or (self._half is not None and monotonic() >= self._half)

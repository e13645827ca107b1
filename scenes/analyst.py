"""The computer beside the table: asked for hints and for what positions are worth, it never plays.

It thinks in a process of its own, so that the players' computers keep theirs; the process starts with the first
question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.ai.thinker import Thinker
    from engine.core.brain import Answer
    from engine.core.state import View

SEED = 0  # a player without a taste of its own


class Analyst:
    """One question at a time; a new one drops the old. `asked` is the view of the open question, None without one."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self.asked: View | None = None
        self.failed = False  # whether the last question broke the process, twice

    def ask(self, game: str, view: View, level: int, nodes: int | None, seconds: float) -> None:
        """Asks a computer of a level about the position that a seat sees in a view."""
        if self._thinker is None:
            from engine.ai.thinker import Thinker

            self._thinker = Thinker()
        self.asked, self.failed = view, False
        self._thinker.ask(game, view, level, SEED, seconds, nodes)

    def poll(self) -> Answer | None:
        """The answer, once; None while there is none."""
        if self._thinker is None or self.asked is None:
            return None
        answer = self._thinker.poll()
        self.failed = bool(self._thinker.problem)
        if self.failed or answer is not None and answer.final:
            self.asked = None
        return answer if answer is not None and answer.final else None

    def cancel(self) -> None:
        """The open question need not be answered."""
        if self._thinker is not None and self.asked is not None:
            self._thinker.cancel()
        self.asked = None

    def close(self) -> None:
        """Ends the process."""
        self.asked = None
        if self._thinker is not None:
            self._thinker.close()

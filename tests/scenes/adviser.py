"""Stands in for the computer beside the table: it thinks in this process, a little, and answers at the third look."""

from __future__ import annotations

import pickle
from typing import Any

from engine.ai.search import choose
from engine.core.brain import Answer
from engine.games import game_named

GREEDY = 2


class Adviser:
    """`views` holds every position that it was asked about, pickled. With `mute` it never answers, once
    `broken` it breaks down at every question."""

    def __init__(self, nodes: int = 1, mute: bool = False) -> None:
        self._nodes, self._mute, self._looks = nodes, mute, 0
        self.asked: Any = None
        self.failed = self.broken = False
        self.views: list[bytes] = []
        self.dropped = 0

    def ask(self, game: str, view: Any, level: int, nodes: int | None, seconds: float) -> None:
        """A question: what may be seen there crosses over to another process, so it is kept as it would."""
        self.dropped += self.asked is not None
        self.asked, self._game, self._looks, self.failed = view, game, 3, False
        self.views.append(pickle.dumps(view))

    def poll(self) -> Answer | None:
        """The answer, once it has been thought about."""
        self._looks -= 1
        if self.broken and self.asked is not None:
            self.asked, self.failed = None, True
            return None
        if self.asked is None or self._looks or self._mute:
            return None
        view, self.asked = self.asked, None
        return choose(game_named(self._game), view, GREEDY if self._nodes == 1 else 5, 0, nodes=self._nodes)

    def cancel(self) -> None:
        """The question need not be answered."""
        self.asked = None

    close = cancel

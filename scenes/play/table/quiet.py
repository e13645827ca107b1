"""Who passes until something changes; what concerns a seat is worked out once for a position."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core.match import Match
from engine.core.state import State
from scenes.play.table.eyes import Eyes


class Quiet:
    """`wanted` holds for each seat that passes what concerned it when it began to."""

    def __init__(self, match: Match, eyes: Eyes) -> None:
        self._match, self._eyes, self._presentation = match, eyes, match.game.presentation()
        self.wanted: dict[int, Hashable] = {}
        self._state: State | None = None  # for which these hold
        self._concerns: dict[int, Hashable] = {}
        self._settled: bool | None = None

    def concerns(self, seat: int) -> Hashable:
        """All in the present position that a seat wants to hear of before it passes again; None: it cannot pass on."""
        self._look()
        if seat not in self._concerns:
            self._concerns[seat] = self._presentation.concerns(self._eyes.seen(self._match.state), seat)
        return self._concerns[seat]

    def settled(self) -> bool:
        """Whether nobody can gain anything any more."""
        self._look()
        if self._settled is None:
            self._settled = self._presentation.settled(self._eyes.seen(self._match.state))
        return self._settled

    def _look(self) -> None:
        if self._state is not self._match.state:
            self._state, self._settled = self._match.state, None
            self._concerns.clear()

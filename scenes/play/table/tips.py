"""First-time hints: a sentence the first time that a kind of step comes, gone once it is done."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.match import Match
from engine.core.presentation import Tip
from engine.core.state import View
from scenes.play.table.hand import Hand


class Tips:
    """The hints for the step that a person is to take now."""

    def __init__(self, match: Match, hand: Hand) -> None:
        self._presentation, self._hand = match.game.presentation(), hand
        self._of: View | None = None
        self._tips: Sequence[Tip] = ()

    def unknown(self, met: Sequence[str]) -> list[Tip]:
        """The hints that are not among those `met` by name, the most needful first."""
        state = self._hand.state
        if state is None:
            return []
        if state is not self._of:
            self._of, self._tips = state, tuple(self._presentation.tips(state))
        return [tip for tip in self._tips if tip.name not in met]

"""What others changed since the last turn of whoever is to act."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.picture import Mark
from scenes.play.table.eyes import Eyes
from scenes.play.table.position import Review


class Changed:
    """The marks that show it; worked out once for a position and for whoever looks."""

    def __init__(self, match: Match, eyes: Eyes, review: Review) -> None:
        self._match, self._eyes, self._review = match, eyes, review
        self._known: tuple[tuple[object, ...], list[Mark]] | None = None

    def marks(self) -> list[Mark]:
        """What the turns changed that others played; while one looks back, the turn before the position shown."""
        start, end = self._review.since()
        key = start, end, id(self._match.states[end]), self._eyes.viewer
        if self._known is None or self._known[0] != key:
            changed = self._match.game.presentation().changed
            self._known = key, [mark for change in self._eyes.changes(start, end)
                                for mark in changed(change.before, change.after, change.events)]
        return self._known[1]

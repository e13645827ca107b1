"""The games under way as the menu knows them: read in the background, the newest first."""

from __future__ import annotations

from collections.abc import Sequence

from engine.records.saved_games import Kept, SavedShelf
from engine.records.unfinished import Unfinished, unfinished
from scenes.games.reader import Reader
from scenes.menu.shelf import damage


class Games:
    """`newest` is the one to go on with, `others` are all others, `damage` is a sentence about those past reading."""

    def __init__(self, shelf: SavedShelf, patient: bool) -> None:
        self._shelf, self._reader = shelf, Reader(shelf, patient)
        self._kept: Sequence[Kept] = ()
        self.newest: Unfinished | None = None
        self.others: list[Unfinished] = []
        self.damage = ""

    def look(self) -> None:
        """Looks anew at what lies there."""
        self._kept = self._shelf.under_way()
        self._reader.start(self._kept)
        self._sort()

    def _sort(self) -> None:
        """What has been read so far. A game among computers is never the one to go on with."""
        known = [saved for kept in self._kept if (saved := self._shelf.known(kept))]
        games = unfinished(known)
        self.newest = next((game for game in games if any(person.human for person in game.people)), None)
        self.others = [game for game in games if game is not self.newest]
        self.damage = damage(known)

    def update(self, dt: float) -> bool:
        """Time passes; True when more has been read."""
        fresh = self._reader.update(dt)
        if fresh:
            self._sort()
        return fresh

    def stop(self) -> None:
        """Reads no further."""
        self._reader.stop()

    @property
    def busy(self) -> bool:
        """Whether some are still to be read."""
        return self._reader.busy

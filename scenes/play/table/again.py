"""Watched games follow one another: some seconds after the end the next one begins by itself."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING

from engine.core.match import Match
from scenes.kit.widgets import confirm

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

WAIT = 6.0  # seconds from the end to the next game


def renewed(match: Match) -> Match:
    """A fresh game of the same kind among the same people; which one follows from the seed of this one."""
    shown = {option.name for option in match.game.options if option.shown}
    options = {name: value for name, value in match.options.items() if name in shown}
    return Match(match.game, options, Random(f"{match.seed} next").randrange(2**32), match.people)


class Again:
    """Counts the seconds after the end of a game that is only watched. Looking back or a pause stops the count."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._left = WAIT

    @property
    def _counting(self) -> bool:
        scene = self._scene
        return scene.watched and scene.over and not scene.review.on and not scene.driver.paused

    @property
    def note(self) -> str:
        """What the prompt says about it."""
        return f"The next game begins in {ceil(self._left)} s." if self._counting else ""

    def update(self, dt: float) -> None:
        """Time passes."""
        self._left = self._left - dt if self._counting else WAIT
        if self._left <= 0:
            self._left = WAIT
            self.begin()

    def ask(self) -> None:
        """The button Again: an unfinished game, which nobody keeps, is asked about first."""
        if self._scene.match.outcome is not None or not self._scene.match.actions:
            self.begin()
        else:
            confirm(self._scene.desk, "Begin a new game?", "This one is only watched: it is not kept.", "New game",
                    "Watch on", "anew")

    def begin(self) -> None:
        """The next game takes this one's place."""
        self._scene.app.doors.watched(renewed(self._scene.match), self._scene.driver.by_nodes)

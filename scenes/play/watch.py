"""A game of a tournament to look at: it counts all the same, so whoever watches changes nothing in it."""

from __future__ import annotations

from scenes.client import Client, Series, UnderWay
from scenes.play.scene import PlayScene
from scenes.play.table.driver import Driver
from scenes.play.table.manner import TOURNAMENT
from scenes.play.table.table import Table


def watch_scene(app: Client, series: Series, game: UnderWay) -> PlayScene:
    """The board and its timeline; going back leads to the tournament, which goes on with this game where it stands."""
    table = Table(game.match, None, app, TOURNAMENT, Driver(game.match, game.asker, 0))
    return PlayScene(app, table, NextInSeries(app, series))


class NextInSeries:
    """A game counts as soon as it is over, and then the next one of the tournament begins here."""

    def __init__(self, app: Client, series: Series) -> None:
        self._app, self._series = app, series

    def tick(self) -> None:
        """Looks whether the game is over."""
        self._series.count_this()

    def next_game(self) -> None:
        """The next game takes this one's place; after the last one the tournament shows."""
        following = self._series.watched()
        if following is None:
            self._app.scenes.pop()
        else:
            self._app.scenes.swap(watch_scene(self._app, self._series, following))

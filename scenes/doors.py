"""Where each door leads: the one place that knows all scenes. A scene reaches it as `app.doors`.

What is rarely opened is imported when its door is first used, so that the menu is there sooner; the table is not, so
that a game begins without a pause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.game import Game
from engine.core.match import Match, Person
from engine.records.saved_games import Kept
from scenes.begin import begin, open_dropped, open_saved, resume
from scenes.client import Client, Series
from scenes.menu.scene import MenuScene
from scenes.play.demo import demo_scene
from scenes.play.scene import PlayScene
from scenes.play.table.manner import KEPT
from scenes.play.table.table import Table
from scenes.settings.scene import SettingsScene


class Doors:
    """Makes scenes and puts them on the stack of a client."""

    def __init__(self, app: Client) -> None:
        self._app = app

    def menu(self) -> None:
        """Leaves everything and begins anew at the menu."""
        self._app.scenes.home(MenuScene(self._app))

    def rules(self, game: Game | None = None, phase: str = "") -> None:
        """The rules of a game, at the page of a phase."""
        from scenes.rules.scene import RulesScene

        self._app.scenes.push(RulesScene(self._app, game, phase))

    def settings(self) -> None:
        """The settings."""
        self._app.scenes.push(SettingsScene(self._app))

    def setup(self, game: Game, way: str) -> None:
        """What is chosen before a game, as it was the last time for this way to play."""
        from scenes.setup.scene import SetupScene

        self._app.scenes.push(SetupScene(self._app, game, way))

    def saved(self) -> None:
        """The saved games."""
        from scenes.saved.scene import SavedScene

        self._app.scenes.push(SavedScene(self._app))

    def results(self) -> None:
        """Who has won how often."""
        from scenes.results.scene import ResultsScene

        self._app.scenes.push(ResultsScene(self._app))

    def tournament(self) -> None:
        """The tournament of computers."""
        from scenes.tournament.scene import TournamentScene

        self._app.scenes.push(TournamentScene(self._app))

    def demo(self, count: int) -> None:
        """The demo's game with this number, from 0."""
        self._app.scenes.push(demo_scene(self._app, count))

    # ---- to a table --------------------------------------------------------------------------------------------

    def begin(self, game: Game, options: Mapping[str, Any], people: Sequence[Person], seed: int | None = None,
              lot: bool = False) -> None:
        """Begins a game over the menu, or in place of this scene. Raises BadOption before anything has changed."""
        begin(self._app, game, options, people, seed, lot)

    def go_on(self, path: Path) -> None:
        """Goes on with a game under way, over the menu or in place of this scene; a sentence says where it fails."""
        resume(self._app, path)

    def branch(self, match: Match) -> None:
        """A game that goes on from a moment of this one, in its place, with a journal of its own."""
        self._app.scenes.swap(PlayScene(self._app, Table(match, self._app.store.keep(match), self._app)))

    def watched(self, match: Match, by_nodes: bool) -> None:
        """Another game that is only watched, in place of this one; `by_nodes` computers count positions, not time."""
        table = Table(match, None, self._app)
        table.driver.by_nodes = by_nodes
        self._app.scenes.swap(PlayScene(self._app, table))

    def look_at(self, match: Match) -> None:
        """A finished game that is not to be kept."""
        self._app.scenes.push(PlayScene(self._app, Table(match, None, self._app, KEPT)))

    def open_saved(self, kept: Kept) -> None:
        """Goes on with a saved game, or shows a finished one."""
        open_saved(self._app, kept)

    def open_file(self, path: Path | str) -> None:
        """Opens the record in a file, wherever it comes from."""
        open_dropped(self._app, path)

    def watch(self, series: Series) -> bool:
        """The game under way in a series; False where none is left."""
        from scenes.play.watch import watch_scene

        game = series.watched()
        if game is not None:
            self._app.scenes.push(watch_scene(self._app, series, game))
        return game is not None

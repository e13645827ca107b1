"""What the buttons of the tournament do."""

from __future__ import annotations

from dataclasses import replace
from secrets import randbelow
from typing import TYPE_CHECKING

from engine.core.errors import BadRecord
from engine.core.match import Match
from engine.games import game_named
from engine.records.record import from_record
from scenes.kit.widgets import Command

if TYPE_CHECKING:
    from scenes.tournament.scene import TournamentScene


class Commands:
    """Each command by its id. `said` is a sentence about what was done last."""

    def __init__(self, scene: TournamentScene) -> None:
        self._scene = scene
        self.said = ""

    def run(self, command: Command) -> None:
        """Does what a widget asks for."""
        scene, self.said = self._scene, ""
        if command.id in ("open", "keep") or (command.id == "list" and command.final):
            self._with_game(command.id)
        elif command.id == "settings":
            from scenes.settings.scene import SettingsScene

            scene.app.scenes.push(SettingsScene(scene.app))
        elif command.id == "close":
            scene.app.scenes.pop()
        elif command.id == "new":
            self.choose()
        elif command.id == "which":
            scene.play.open(command.value)
        else:
            self._play(command)

    def choose(self) -> None:
        """Goes to the choices for another tournament."""
        from scenes.tournament.choices import ChoicesScene

        self._scene.app.scenes.push(ChoicesScene(self._scene))

    def _play(self, command: Command) -> None:
        """What concerns the games under way."""
        scene, play = self._scene, self._scene.play
        if command.id == "pause":
            play.pause(bool(command.value))
        elif command.id == "stop" or (command.id == "broken" and not command.value):
            play.stop()
        elif command.id == "go-on":
            play.go_on()
        elif command.id == "again" and play.tournament:
            scene.begin(replace(play.tournament.plan, seed=randbelow(2**32)))
        elif command.id == "watch" and (watched := scene.watched()):
            scene.app.scenes.push(watched)

    def _with_game(self, id: str) -> None:
        """Opens the chosen game to look at, or puts it among the saved games."""
        from scenes.play import PlayScene

        match, app = self._chosen(), self._scene.app
        if match is None:
            return
        if id != "keep":
            app.scenes.push(PlayScene(app, match, None, still=True))
        elif app.store.shelve(match) is None:
            self.said = app.store.problem
        else:
            self.said = "The game is among your saved games now."

    def _chosen(self) -> Match | None:
        """The game that is chosen in the list, played again from its record."""
        game = self._scene.chosen
        try:
            return from_record(game.record, game_named) if game and game.record is not None else None
        except BadRecord as error:
            self.said = str(error)
            return None

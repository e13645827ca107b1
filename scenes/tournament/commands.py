"""What the buttons of the tournament do."""

from __future__ import annotations

from dataclasses import replace
from secrets import randbelow

from engine.ai.tournament import Plan
from engine.core.errors import BadRecord
from engine.core.match import Match
from engine.records.record import from_record
from scenes.client import Client
from scenes.kit.widgets import Command
from scenes.tournament.choices import ChoicesScene
from scenes.tournament.parts import TournamentParts
from scenes.tournament.play import Play


class TournamentCommands:
    """Each command by its id. `note` is a sentence about what was done last."""

    def __init__(self, app: Client, play: Play, parts: TournamentParts) -> None:
        self._app, self._play, self._parts = app, play, parts
        self.note = ""

    def run(self, command: Command) -> None:
        """Does what a widget asks for."""
        self.note = ""
        if command.id in ("open", "keep") or (command.id == "list" and command.final):
            self._with_game(command.id)
        elif command.id == "settings":
            self._app.doors.settings()
        elif command.id == "close":
            self._app.scenes.pop()
        elif command.id == "new":
            self.choose()
        elif command.id == "which":
            self._play.open(command.value)
        else:
            self._go(command)

    def choose(self) -> None:
        """Goes to the choices for another tournament."""
        self._app.scenes.push(ChoicesScene(self._app, self.begin))

    def begin(self, plan: Plan) -> None:
        """A tournament begins."""
        self._parts.list.value = None
        self._play.begin(plan)

    def _go(self, command: Command) -> None:
        """What concerns the games under way."""
        play = self._play
        if command.id == "pause":
            play.pause(bool(command.value))
        elif command.id == "stop" or (command.id == "broken" and not command.value):
            play.stop()
        elif command.id == "go-on":
            play.go_on()
        elif command.id == "again" and play.tournament:
            self.begin(replace(play.tournament.plan, seed=randbelow(2**32)))
        elif command.id == "watch":
            self._app.doors.watch(play)

    def _with_game(self, id: str) -> None:
        """Opens the chosen game to look at, or puts it among the saved games."""
        match, app = self._chosen(), self._app
        if match is None:
            return
        if id != "keep":
            app.doors.look_at(match)
        elif app.store.shelve(match) is None:
            self.note = app.store.problem
        else:
            self.note = "The game is among your saved games now."

    def _chosen(self) -> Match | None:
        """The game that is chosen in the list, played again from its record."""
        game = self._parts.chosen(self._play.tournament)
        try:
            return from_record(game.record, self._app.game_named) if game and game.record is not None else None
        except BadRecord as error:
            self.note = str(error)
            return None

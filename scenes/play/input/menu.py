"""The game's menu, and the ways that lead away from the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.ai.levels import LEVELS
from scenes.client import Client
from scenes.games.choices import sitters
from scenes.kit.widgets import Desk, confirm
from scenes.play.panel.dialogs import game_menu, level_choice, lines_dialog, resign_dialog, seats_dialog
from scenes.play.panel.sentences import line_words, seat_name
from scenes.play.table.people import gives_up, resigner
from scenes.play.table.table import Table
from scenes.unsaved import leave

MOST_LINES = 8  # in one dialog, the latest
KEPT_BESIDE = "What is played now is kept beside it."
ANOTHER = "It goes on as a new game; this one stays as it is."


class GameMenu:
    """Opens dialogs on the desk, and doors."""

    def __init__(self, table: Table, client: Client, desk: Desk) -> None:
        self._table, self._client, self._desk = table, client, desk
        self._level = level_choice(LEVELS[-1].number)

    @property
    def level(self) -> int:
        """How strong the computer is that plays on for who resigns."""
        level: int = self._level.value
        return level

    def run(self, what: str) -> None:
        """One of the menu's entries, or `open` for itself; others (`resume`) are done when the dialog has gone."""
        entry = ENTRIES.get(what)
        if entry:
            entry(self)

    def open(self) -> None:
        """The menu; at a table of a tournament there is none, and it leads back there."""
        if self._table.manner.counts:
            self._client.scenes.pop()
        else:
            match = self._table.match
            game_menu(self._desk, match.outcome is not None, match.game.hidden, bool(self._table.branches.lines()))

    def lines(self, at: int | None = None) -> None:
        """The lines that were left for the present one; only those that leave it after `at` actions, if given."""
        table = self._table
        found = [(number, line_words(table, line)) for number, line in enumerate(table.branches.lines())
                 if at in (None, line.at)]
        if found:
            lines_dialog(self._desk, found[-MOST_LINES:], ANOTHER if table.manner.still else KEPT_BESIDE)

    def seats(self) -> None:
        """Who sits where."""
        match = self._table.match
        names = [seat_name(self._table, seat) for seat in range(1, len(match.seated) + 1)]
        seats_dialog(self._desk, match, names, LEVELS[-1].number)

    def rules(self) -> None:
        """The rules, at the page of what is to be done."""
        self._client.doors.rules(self._table.match.game, self._table.review.state.phase)

    def screen(self) -> None:
        """Fills the screen, or comes back to the window."""
        self._client.full_screen(not self._client.window.filling)

    def settings(self) -> None:
        """The settings."""
        self._client.doors.settings()

    def resign(self) -> None:
        """Asks whether to give up; where the others can play on, also who plays the seat from now on."""
        match, question = self._table.match, gives_up(self._table)
        if match.seating.may_leave(resigner(self._table)):
            resign_dialog(self._desk, question, self._level, match.game.idle is not None)
        else:
            confirm(self._desk, question, "The game ends, and the others win.", "Resign", "Play on", "resign")

    def home(self) -> None:
        """Back to the menu; an unfinished game waits there."""
        if self._table.manner.counts:
            self._client.scenes.pop()
        else:
            leave(self._client, self._client.doors.menu)

    def rematch(self, swapped: bool) -> None:
        """A new game with the same people, as they sat or one seat on."""
        match, client = self._table.match, self._client
        shown = {option.name for option in match.game.options if option.shown}
        options = {name: value for name, value in match.options.items() if name in shown}
        people = sitters(match, self._table.around.seat_names)
        moved_on = swapped != match.game.rematch_rotates
        people = people[1:] + people[:1] if moved_on else people
        leave(client, lambda: client.doors.begin(match.game, options, people))


ENTRIES: Mapping[str, Callable[[GameMenu], None]] = MappingProxyType({
    "open": GameMenu.open, "seats": GameMenu.seats, "rules": GameMenu.rules, "screen": GameMenu.screen,
    "settings": GameMenu.settings, "lines": GameMenu.lines, "resign": GameMenu.resign, "home": GameMenu.home,
})

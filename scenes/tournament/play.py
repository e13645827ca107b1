"""How a tournament goes on: which is open, which game is under way, what has ended and is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.ai.standings import Tally, tally
from engine.ai.tournament import Fixture, Plan, Tournament, ended, over
from engine.ai.tournament_book import Book, KeptTournament
from engine.core.errors import BadRecord
from engine.core.words import cleaned
from engine.records.record import Shelf
from scenes.tournament.run import Running


class Play:
    """The open tournament. `run` is the game under way, None while nothing is played."""

    def __init__(self, home: Path, shelf: Shelf, start: Callable[[Plan, Fixture], Running]) -> None:
        """`home` is the folder of the user; `shelf` finds games by their names; `start` makes one of the games, ready
        to be played."""
        self._start = start
        self.book = Book(home / "tournaments", shelf)
        self.page: KeptTournament | None = None
        self.run: Running | None = None
        self.paused = False
        self.note = ""  # a sentence about a file that could not be read
        self._seconds = 0.0  # spent since the tournament began or went on
        self._ended = 0  # games that have ended since then
        self._counted: tuple[Tournament, int, Tally] | None = None

    @property
    def tournament(self) -> Tournament | None:
        """The open tournament."""
        return self.page.tournament if self.page else None

    def tally(self) -> Tally | None:
        """The open tournament counted, anew whenever a game has ended."""
        tournament, known = self.tournament, self._counted
        if tournament is None:
            return None
        if known is None or known[0] is not tournament or known[1] != len(tournament.games):
            known = self._counted = tournament, len(tournament.games), tally(tournament)
        return known[2]

    @property
    def pace(self) -> tuple[float, int]:
        """Seconds spent since the tournament began or went on, and games that have ended in them."""
        return self._seconds, self._ended

    def open_last(self) -> None:
        """Opens the newest tournament that can be read; a damaged one stays as it is, and a sentence says so."""
        notes = []
        for path in self.book.kept():
            self.open(path)
            notes.append(self.note)
            if self.page is not None:
                break
        self.note = next(filter(None, notes), "")

    def open(self, path: Path) -> None:
        """Opens a tournament to look at; where that fails, nothing is open and `note` says why."""
        try:
            self.page = self.book.open(path)
            self.note = self.page.lost
        except BadRecord as error:
            self.page, self.note = None, f"{cleaned(path.name)}: {error}"

    # ---- beginning and ending ----------------------------------------------------------------------------------

    def begin(self, plan: Plan) -> None:
        """A new tournament begins."""
        self.stop()
        self.page, self.note = self.book.begin(plan), ""
        self.go_on()

    def go_on(self) -> None:
        """Plays the games that are left, unless another window does."""
        if self.page is not None and not self.book.go_on(self.page):
            return
        self._seconds, self._ended, self.paused = 0.0, 0, False
        self._next()

    def _next(self) -> None:
        fixture = self.tournament.next if self.tournament else None
        if self.page is None or fixture is None:
            self.run = None
            if self.page is not None:
                self.book.close(self.page)
            return
        self.run = self._start(self.page.tournament.plan, fixture)

    def stop(self) -> None:
        """Plays no further: the game under way is dropped, unless it is over."""
        self.count(further=False)
        if self.run is not None:
            self.run.hold()
            self.run = None
            if self.page is not None:
                self.book.close(self.page)

    # ---- going on ----------------------------------------------------------------------------------------------

    def count(self, further: bool = True) -> bool:
        """Counts the game under way if it is over, once; True if it was, and the next one may begin."""
        run, page = self.run, self.page
        if run is None or page is None or not over(run.match):
            return False
        if all(game.number != run.fixture.number for game in page.tournament.games):
            self.book.add(page, ended(page.tournament.plan, run.fixture, run.match))
            self._ended += 1
        if further:
            self._next()
        return True

    def count_this(self) -> None:
        """The watched game counts as soon as it is over; the next one begins only when this one has been seen."""
        self.count(further=False)

    def watched(self) -> Running | None:
        """The game under way to look at, None where all have been played; a pause ends."""
        self.count()
        run = self.run
        if run is None:
            return None
        self.paused = False
        run.hold()
        run.begin()
        return run

    def update(self, dt: float) -> tuple[bool, bool]:
        """Time passes; whether something was played, and whether a game has ended."""
        if self.run is None or self.paused:
            return False, False
        self._seconds += dt
        played = self.run.update()
        return played, self.count()

    def pause(self, on: bool) -> None:
        """Lets the tournament wait, or go on."""
        self.paused = on
        if on:
            self.hold()

    def hold(self) -> None:
        """Nothing is thought until the next update."""
        if self.run is not None:
            self.run.hold()

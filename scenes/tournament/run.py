"""The game of a tournament that is being played: opened by lot, then played turn by turn, without being drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ai.openings import play_opening
from engine.ai.referee import Referee
from engine.ai.tournament import Fixture, Plan
from engine.core.match import Match
from engine.core.state import View

if TYPE_CHECKING:
    from engine.ai.thinker import Thinker


class Asker:
    """Asks the thinker as the plan has it: each entrant in its own style, by the clock or not. Else it is the thinker.

    What a computer is shown is its own view, as everywhere.
    """

    def __init__(self, thinker: Thinker, plan: Plan, match: Match, seconds: float) -> None:
        """`seconds` is how long a turn may take where the plan goes by the clock."""
        self._thinker, self._plan, self._match = thinker, plan, match
        self.seconds = seconds

    def ask(self, game: str, view: View, level: int, *others: Any) -> int:
        """Asks for the turn of whoever is to act; seed and seconds of whoever asks do not count."""
        person = self._match.person(self._match.to_act or 1)
        style = self._plan.entrants[self._plan.entrant(person)].style
        return self._thinker.ask(game, view, level, style, self.seconds if self._plan.timed else None)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._thinker, name)


class Running:
    """A game under way. It never waits: every frame it looks whether there is an answer, and asks on at once."""

    def __init__(self, plan: Plan, fixture: Fixture, thinker: Thinker, seconds: float) -> None:
        self.fixture, self.match = fixture, plan.match(fixture)
        self.asker: Any = Asker(thinker, plan, self.match, seconds)
        self._referee = Referee(self.match, self.asker)
        self._begun = False

    @property
    def problem(self) -> str:
        """A sentence when the computer broke down for good, else empty."""
        return self._referee.problem

    def update(self) -> bool:
        """Looks for an answer; True when something was played."""
        if not self._begun:
            self.begin()
            return True
        played = False
        while steps := self._referee.update():
            for step in steps:
                self.match.play(step)
            played = True
        return played

    def begin(self) -> None:
        """Plays the opening, unless it has been played."""
        if not self._begun:
            play_opening(self.match)
            self._begun = True

    def hold(self) -> None:
        """Nothing is thought until the next update; an answer that is under way is dropped."""
        self._referee.stop()

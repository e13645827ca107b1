"""The game that a session plays: a match, who supplies chance, and the turn the computer has planned."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from engine.ai.referee import play_chance
from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.events import Event
from engine.core.match import Match


@dataclass(frozen=True)
class PlannedTurn:
    """A turn as the computer means to play it: after these actions these steps, found among so many positions."""

    after: tuple[Action, ...]
    steps: tuple[Action, ...]
    score: tuple[int, ...]
    nodes: int

    def rest(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """The steps still to come once it has been begun; none where the game went another way or the turn is over."""
        done = len(actions) - len(self.after)
        followed = done > 0 and actions == self.after + self.steps[:done]
        return self.steps[done:] if followed else ()


@dataclass
class OpenGame:
    """A match under way. `drawn`: chance happens by itself, from the seed; else the driver gives each deal."""

    match: Match
    drawn: bool
    created: str = ""
    plan: PlannedTurn | None = None

    def __post_init__(self) -> None:
        self.created = self.created or datetime.now(UTC).isoformat(timespec="seconds")
        self.roll()

    def roll(self) -> list[Event]:
        """Lets chance act as long as it is its turn, where it happens by itself; returns what happened."""
        return play_chance(self.match) if self.drawn else []

    def act(self, text: str) -> list[Event]:
        """Plays an action and the chance that follows it. Raises BadAction, IllegalAction or GameOver."""
        return [*self.match.play(text), *self.roll()]

    def undo(self) -> None:
        """Takes back the last action of a player with the chance after it; where chance is given, any last action.

        Raises IllegalAction at the start.
        """
        if self.drawn or self.match.resigned:
            self.match.undo()
        elif self.match.actions:
            self.match.take_back(1)
        else:
            raise IllegalAction("There is nothing to take back.", "nothing-to-undo")

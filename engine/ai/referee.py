"""What table, tournament and lines do alike: chance acts when it is due, and a computer is asked with its own view."""

from __future__ import annotations

from typing import Protocol

from engine.core.action import CHANCE
from engine.core.events import Event
from engine.core.match import Match
from engine.core.state import View


class Asked(Protocol):
    """Whoever takes numbered questions: the thinker, or what stands before it."""

    def ask(self, game: str, view: View, level: int, seed: int, seconds: float | None = 1.0) -> int:
        """Takes a question; the number of its ticket."""


def play_chance(match: Match) -> list[Event]:
    """Lets chance act as long as it is its turn; what happened."""
    events: list[Event] = []
    while match.to_act == CHANCE:
        events += match.play(match.roll())
    return events


def ask_computer(match: Match, thinker: Asked, seed: int, seconds: float | None) -> int:
    """Asks for the turn of the seat to act, which is shown what it may see and no more; the question's ticket."""
    seat = match.to_act or 0
    return thinker.ask(match.game.reference, match.state.seen_by(seat), match.person(seat).level, seed + seat, seconds)

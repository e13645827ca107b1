"""The numbers on seats' plates, and how they run while the end of a game is counted."""

from dataclasses import dataclass

from engine.core.animation import Timeline
from engine.core.picture import Picture


@dataclass(frozen=True)
class Fact:
    """A number on a seat's plate, such as 21 rocks to mine. The first of a seat's facts decides: it stands large.

    `part` says how one of the others counts in it, "+" or "-"; "" where it stands for itself, as tiles in hand do.
    `note` is told behind a number that stands for itself, and alone where that is 0.
    """

    icon: str
    number: int
    word: str
    part: str = ""
    note: str = ""


@dataclass(frozen=True)
class Count:
    """What a seat's plate tells from second `at` of a counting on; the seat of the last one is being counted."""

    at: float
    seat: int
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Finale:
    """What is shown once after the last animation, and the picture that stays then; meanwhile plates count along,
    `counts` in their order in time, and the prompt tells what is counted in one sentence."""

    timeline: Timeline
    picture: Picture
    counts: tuple[Count, ...] = ()
    sentence: str = ""

    def counted(self, seat: int, t: float) -> tuple[Fact, ...]:
        """What a seat's plate tells at second t; () where it tells what it always does."""
        return next((count.facts for count in reversed(self.counts) if count.seat == seat and count.at <= t), ())

    def counting(self, t: float) -> int:
        """The seat that is being counted at second t, 0 for none."""
        return next((count.seat for count in reversed(self.counts) if 0.0 <= count.at <= t), 0)

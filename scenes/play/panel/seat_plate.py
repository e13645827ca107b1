"""What a seat's plate says, as values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.presentation import Fact
from scenes.play.panel.chips import Chip, Crew


@dataclass(frozen=True)
class Plate:
    """What a seat's plate says; `level` and `brief` are what `sub` and `status` come down to where room is short.

    `facts` are its numbers, the one that decides first, `then` what they would become. `chips` or a `crew` is what it
    holds, None and () where the game knows nothing of the kind. `bar` is the share of a thinking bar, None without
    one; `mode` is how the parts of the scores are told, the same on all plates.
    """

    seat: int
    title: str
    sub: str
    level: str
    status: str
    brief: str
    live: bool
    facts: tuple[Fact, ...] = ()
    then: tuple[Fact, ...] = ()
    chips: tuple[Chip, ...] | None = None
    crew: Crew | None = None
    bar: float | None = None
    mode: int = 0

    def calm(self) -> Plate:
        """What of it the numbers' words depend on while nothing is weighed."""
        chips = None if self.chips is None else tuple(chip._replace(more=0) for chip in self.chips if chip.number)
        return Plate(self.seat, "", "", "", "", "", False, self.facts, (), chips, self.crew)

    @property
    def holds(self) -> bool:
        """Whether something can lie on it."""
        return self.chips is not None or self.crew is not None

"""The counting at the end of a game, as far as it has come."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.presentation import Fact, Finale


class Counting(NamedTuple):
    """A finale at its second `t`."""

    finale: Finale
    t: float

    @property
    def seat(self) -> int:
        """Whose score is being counted, 0 for nobody's."""
        return self.finale.counting(self.t)

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """What a seat's plate tells now; () where it tells what it always does."""
        return self.finale.counted(seat, self.t)

"""The protocol that a game's computer player fulfils: candidate turns of a view, with values per seat, in one batch."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.core.game import Action, State

Stop = Callable[[], bool]
Values = NDArray[np.int32]


@dataclass(frozen=True)
class Turns:
    """The different turns from one view: as many rows in `values` as `steps` has entries.

    `steps[i]` are the actions of turn i (made only when asked for), `values[i]` what its result is worth to each
    seat (integers, higher is better, comparable only within a game), `result(i)` the position after it.
    """

    steps: Sequence[tuple[Action, ...]]
    values: Values
    result: Callable[[int], State]


class Stopped(Exception):
    """The search was told to stop before it had anything to say."""


class Brain(Protocol):
    """A game's evaluation: knows the rules and what a position is worth, nothing about searching.

    It gets what its seat may see, also in the middle of a turn, and must answer alike for equal views.
    """

    def complete_turns(self, view: Any, stop: Stop, style: int = 0) -> Turns:
        """Every different result of the rest of this turn. Raises Stopped when `stop()` turns true in between."""

    def near_turns(self, view: Any, seed: int, stop: Stop) -> Turns:
        """Level 1's short sight: the turns around one of its pieces only, valued by its own gain alone."""


Answer = dict[str, Any]

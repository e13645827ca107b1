"""The protocol that a game's computer player fulfils: candidate turns of a view, with values per seat, in one batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from engine.core.action import Action
from engine.core.state import View

Stop = Callable[[], object]
Values = NDArray[np.int32]  # of shape (turns, seats)
Turn = tuple[Action, ...]
V_contra = TypeVar("V_contra", contravariant=True)  # what a game's own views are

WIN = 1_000_000


class Stopped(Exception):
    """The search was told to stop before it had anything to say."""


@dataclass(frozen=True)
class Turns:
    """The different turns from one view: as many rows in `values` as `steps` has entries.

    `values` is int32 of shape (turns, seats), `tolls` int32 of shape (turns,).

    `steps[i]` are the actions of turn i (made only when asked for), `result(i)` is the position after it, and
    `values[i]` what that is worth, one column a seat: integers, higher is better, comparable only within a game, WIN
    for a game won and -WIN for one lost. The columns go by the seats before the turn, so after one of `exchanging` (a
    pie swap of the people at seats 1 and 2) the first two tell what the other's seat has become worth. `tolls[i]` is
    what turn i has to gain, whatever comes of it, to be better than a turn without toll; None where no turn has any.
    """

    steps: Sequence[Turn]
    values: Values
    result: Callable[[int], View]
    exchanging: frozenset[int] = frozenset()
    tolls: NDArray[np.int32] | None = None

    def worth(self, seat: int) -> NDArray[np.int32]:
        """What each turn is worth to the seat that takes it, less its toll: int32 of shape (turns,)."""
        worth = self.values[:, seat - 1]
        return worth if self.tolls is None else worth - self.tolls


def no_turns(seats: int) -> Turns:
    """What is said of a view in which there is nothing to choose, or which does not show what there is."""
    return Turns((), np.empty((0, seats), np.int32), _no_position)


def _no_position(turn: int) -> View:
    raise IndexError(turn)


class BrainOf(Protocol[V_contra]):
    """A game's evaluation: knows the rules and what a position is worth, nothing about searching.

    It gets what its seat may see, also in the middle of a turn, and must answer alike for equal views. `stop` is asked
    at least every 10 ms; when it answers with something true, Stopped is raised. Where there is nothing to choose, and
    where the view is not that of the seat to act and hides what that one holds, it answers `no_turns`.
    """

    def complete_turns(self, view: V_contra, stop: Stop, style: int = 0) -> Turns:
        """Every different result of the rest of this turn; where there are too many, the promising ones.

        `style` other than 0 tilts the values a little, so that two players differ.
        """

    def near_turns(self, view: V_contra, seed: int, stop: Stop) -> Turns:
        """Level 1's short sight: the turns around one of its pieces only, valued by its own gain alone."""

    def turn_start(self, view: V_contra) -> View:
        """The position in which the turn under way began, or the view itself where it does not tell."""


Brain: TypeAlias = BrainOf[View]


@dataclass(frozen=True)
class Proof:
    """A position proven to its end: its values by seat, WIN or nearly so for the winner; `steps` are the rest of a
    turn that brings them about, none where every turn loses."""

    values: tuple[int, ...]
    steps: Turn


class Prover(Protocol):
    """Proofs for one search. It remembers what it has proven, so that later questions are answered sooner."""

    def turn(self, view: View, stop: Stop, steps: float) -> Proof | None:
        """Proves the position of the seat that acts within so many steps, or gives up. Raises Stopped."""

    def seen(self, view: View) -> tuple[int, ...] | None:
        """The values by seat of a position that is proven already, or at sight; within a millisecond."""


@runtime_checkable
class Proving(Protocol):
    """What a brain offers whose game can be proven near its end."""

    def prover(self, view: View) -> Prover:
        """Somebody who proves positions of the game that the view is of."""


@runtime_checkable
class Sighted(Protocol):
    """What a brain offers whose game spaces the levels in its own way."""

    def sight(self, level: int, view: View) -> tuple[Brain, int | None]:
        """How a player of this level, 2 or more, weighs turns in this view, and how many nodes it looks into.

        None for as many as in other games; one where there is nothing to look into behind the first, whatever the
        clock would allow.
        """


@runtime_checkable
class Hasty(Protocol):
    """What a brain offers whose look at all turns may take longer than the clock allows."""

    def hasty(self) -> Brain:
        """One that sees fewer turns, within some 50 ms on any board, and weighs them alike."""


@dataclass(frozen=True)
class Answer:
    """What a computer player says, while it thinks (`final` false: the best so far) and at the end.

    `steps` is the whole rest of its turn, `scores` what it comes to by seat (seat 1 first), `line` the turns it
    expects, its own first, `nodes` the number of positions whose turns were all looked at, `solved` whether the score
    is proven. Without steps there is nothing to choose: see NOTHING.
    """

    steps: Turn
    scores: tuple[int, ...]
    nodes: int
    line: tuple[Turn, ...]
    solved: bool = False
    final: bool = True


NOTHING = Answer((), (), 0, (), True)  # what is said where there is nothing to choose

"""What a Phalanx position holds, by itself: whose stones lie where, and what of the turn under way is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from engine.games.phalanx.rules.board import Board, union

TURN = ("grow", "move")


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed before the game: seats, segments a seat, kind of board, base of a duel, the growth variant."""

    players: int = 2
    segments: int = 3
    board: str = "segments"
    base: int = 8
    grow_or_move: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """One position as data: sets of cells as integers on the board's bits.

    `sides[0]` are the walls, `sides[seat]` a seat's stones, `prisoners[captor - 1][owner - 1]` how many were taken.
    Of the turn under way: `groups` as they were at its start, `ready` the groups as they are now that have the right
    to move, `grown` the added stones, `fed` the groups of the start that an added stone touches, `moved` the stones
    of groups that have moved, `took` whether a prisoner was made. `passes` and `quiet` count turns in succession: the
    passes, and those with neither growth nor capture. `ended` is the reason once the game is over.
    """

    terms: Terms
    board: Board
    sides: tuple[int, ...]
    prisoners: tuple[tuple[int, ...], ...]
    to_move: int = 1
    phase: str = "lay"
    turn: int = 0
    groups: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    grown: int = 0
    fed: int = 0
    moved: int = 0
    took: bool = False
    passes: int = 0
    quiet: int = 0
    ended: str = ""

    @property
    def to_act(self) -> int | None:
        """The seat to act; None at the end."""
        return None if self.ended else self.to_move

    @property
    def own(self) -> int:
        """The stones of the seat to act."""
        return self.sides[self.to_move]

    @property
    def vacant(self) -> int:
        """Cells without stone and wall."""
        return self.board.mask & ~union(self.sides)

    @property
    def spent(self) -> int:
        """Stones of the seat to act whose groups may not move any more in this turn."""
        return self.own & ~union(self.ready) if self.phase in TURN and not self.ended else 0

    def owner(self, name: str) -> int | None:
        """Whose stone lies on a named cell, 0 for a wall, None for nothing."""
        cell = self.board.bit[name]
        return next((seat for seat, side in enumerate(self.sides) if side & cell), None)

    def with_side(self, seat: int, stones: int) -> tuple[int, ...]:
        """The sides with other stones for one seat."""
        return (*self.sides[:seat], stones, *self.sides[seat + 1:])


Some = TypeVar("Some", bound=Situation)  # the rules give back the kind of position that they were given

"""Phalanx's rules, one step at a time: lay, lift, stone, choose; then turns of grow, move and end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Action, Pick
from engine.core.events import Event
from engine.core.state import Outcome
from engine.games.phalanx.rules import ending, growth, movement, setup
from engine.games.phalanx.rules.board import Board, each, union
from engine.games.phalanx.rules.setup import Terms

END = Action("end", (), (Pick("button", "end"),))
TURN = ("grow", "move")


@dataclass(frozen=True, slots=True)
class Position:
    """One position: sets of cells as integers on the board's bits.

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

    def actions(self) -> Sequence[Action]:
        """All legal actions; in a turn: growth, then moves line by line, then the end."""
        if self.ended:
            return ()
        if self.phase not in TURN:
            return setup.actions(self)
        table = self.board.grow
        found = [table[cell] for cell in each(growth.growth_cells(self))]
        for line in movement.moves(self):
            found += line.actions
        found.append(END)
        return found

    def allows(self, action: Action) -> bool:
        """True when the action is legal here."""
        if self.ended:
            return False
        if self.phase not in TURN:
            return action in self.actions()
        match action.verb:
            case "grow":
                return bool(self.board.bit.get(action.args[0], 0) & growth.growth_cells(self))
            case "move":
                return movement.allows(self, action)
            case verb:
                return verb == "end"

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The position after a legal action, and what happened."""
        match action.verb:
            case "grow":
                return growth.grow(self, self.board.bit[action.args[0]])
            case "move":
                return movement.move(self, action)
            case "end":
                return ending.end_turn(self)
            case _:
                return setup.after(self, action)

    def outcome(self) -> Outcome | None:
        """Scores and winners once the game is over."""
        return ending.outcome(self)

    def seen_by(self, seat: int) -> Position:
        """Nothing is hidden in Phalanx."""
        return self


def idle(state: Position) -> Action:
    """The step of a seat that only passes; of the set-up it does its part, the first thing that it may."""
    return END if state.phase in TURN else setup.actions(state)[0]

"""Phalanx's rules, one step at a time: lay, lift, stone, choose; then turns of grow, move and end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Action, Pick
from engine.core.events import Event
from engine.core.state import Outcome
from engine.games.phalanx.rules import ending, growth, movement, setup
from engine.games.phalanx.rules.board import each
from engine.games.phalanx.rules.situation import TURN, Situation

END = Action("end", (), (Pick("button", "end"),))


@dataclass(frozen=True, slots=True)
class Position(Situation):
    """One position under the rules: what may be done in it, and what comes of that."""

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

    @property
    def viewer(self) -> None:
        """Everybody sees everything."""

    def seen_by(self, seat: int) -> Position:
        """Nothing is hidden in Phalanx."""
        return self


def idle(state: Position) -> Action:
    """The step of a seat that only passes; of the set-up it does its part, the first thing that it may."""
    return END if state.phase in TURN else setup.actions(state)[0]

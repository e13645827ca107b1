"""Who has won a Mattock ending, and with which turn: all turns are tried, hopeful first, with proofs by counting."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

import numpy as np

from engine.core.brain import WIN, Stop, Stopped, Turn
from engine.games.mattock.brain.batch_turns import TurnList, choices
from engine.games.mattock.brain.bounds import Bounds
from engine.games.mattock.brain.territory import evaluate
from engine.games.mattock.rules.board import Board
from engine.games.mattock.rules.state import Position

# The tiles, the miners of the seat to act, and those of the other.
Sides = tuple[int, int, int]


class Spent(Exception):
    """The solver has used up its steps."""


class Solver:
    """Proves positions of one board size won or lost for the seat to act. Remembers what it has proven."""

    def __init__(self, board: Board) -> None:
        self.board, self.bounds = board, Bounds(board)
        self._stop: Stop = lambda: False
        self._left: float = 0
        self.known: dict[Sides, bool] = {}

    def winning(self, state: Position, stop: Stop, steps: float = inf) -> Turn | None:
        """The rest of a turn that wins, also from the middle of one; None where every one loses.

        A step is a position that is not known yet. Raises Spent when the steps are used up, Stopped.
        """
        self._stop, self._left = stop, steps
        turns = self._turns(state)
        sights = [(at, after, self._sight(after)) for at, after in self._ordered(turns)]
        for at, after, known in sorted(sights, key=lambda sight: sight[2] is not False):
            if known is False or not self._won(after):
                return turns.steps(at)
        return None

    def won(self, sides: Sides, stop: Stop, steps: float = inf) -> bool:
        """Whether the seat to act has won. Raises Spent, Stopped."""
        self._stop, self._left = stop, steps
        return self._won(sides)

    def _won(self, sides: Sides) -> bool:
        found = self.known.get(sides)
        if found is None:
            found = self.bounds.verdict(*sides)
            if found is None:
                found = self._searched(sides)
            self.known[sides] = found
        return found

    def _searched(self, sides: Sides) -> bool:
        rest = []
        for _, after in self._ordered(self._turns(Position(self.board, *sides))):
            known = self._sight(after)
            if known is False:
                return True
            if known is None:
                rest.append(after)
        return any(not self._won(after) for after in rest)

    def sight(self, sides: Sides) -> bool | None:
        """Whether the seat to act has won, where that is known or can be told without trying its turns."""
        found = self.known.get(sides)
        if found is None:
            found = self.bounds.verdict(*sides)
            if found is not None:
                self.known[sides] = found
        return found

    def _sight(self, sides: Sides) -> bool | None:
        if sides not in self.known:
            self._ask()
        return self.sight(sides)

    def _ask(self) -> None:
        self._left -= 1
        if self._stop():
            raise Stopped
        if self._left < 0:
            raise Spent

    def _turns(self, state: Position) -> TurnList:
        mines = state.mines() if state.phase == "mine" else 0
        found = choices(state, mines, state.own, self.board.board) if mines or state.phase == "move" else ()
        return TurnList(state, list(found))

    def _ordered(self, turns: TurnList) -> Iterator[tuple[int, Sides]]:
        """The positions after all turns with their numbers, the most hopeful first; one that ends the game alone."""
        if not len(turns):
            return
        boards = turns.boards(0, len(turns))
        worth = -evaluate(boards)
        order = np.argsort(-worth, kind="stable")
        if worth[order[0]] == WIN:
            order = order[:1]
        boards = boards.where(order)
        planes = (boards.planes.unpack(plane) for plane in (boards.tiles, boards.own, boards.enemy))
        yield from zip(order.tolist(), zip(*planes, strict=True), strict=True)

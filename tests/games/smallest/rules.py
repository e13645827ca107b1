"""The rules of Hex: a stone a turn on an empty cell; Red joins top and bottom, Blue left and right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action, Pick, Refusal
from engine.core.errors import BadAction
from engine.core.events import Event, Placed, TurnEnded
from engine.core.hexes import neighbours
from engine.core.options import Options
from engine.core.state import Outcome

SIZE = 5
CELLS = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")
FAR = len(CELLS)  # more stones than anybody lacks
PUT = tuple(Action("put", (cell,), (Pick("cell", cell),)) for cell in CELLS)


def at(cell: str) -> tuple[int, int]:
    """Axial coordinates of a cell, from 0."""
    return "abcde".index(cell[0]), int(cell[1]) - 1


def beside(cell: str) -> list[str]:
    """The neighbours of a cell on the board."""
    return [f"{'abcde'[q]}{r + 1}" for q, r in neighbours(at(cell)) if q in range(SIZE) and r in range(SIZE)]


def side(cell: str, seat: int) -> int:
    """How far a cell is from the side at which a seat begins; SIZE - 1 at the other side."""
    return at(cell)[2 - seat]


@dataclass(frozen=True)
class Position:
    """Whose stone lies on each of CELLS, 0 for nobody's, and who has won."""

    stones: tuple[int, ...] = (0,) * len(CELLS)
    winner: int = 0
    phase = "put"
    viewer = None  # nothing is hidden

    @property
    def turn(self) -> int:
        """A stone a turn."""
        return len(CELLS) - self.stones.count(0)

    @property
    def to_move(self) -> int:
        """Whose stone comes next."""
        return 1 + self.turn % 2

    @property
    def to_act(self) -> int | None:
        """Whose stone comes next, None once the game is over."""
        return None if self.winner else self.to_move

    def actions(self) -> Sequence[Action]:
        """A stone on each empty cell."""
        return () if self.winner else [PUT[i] for i, owner in enumerate(self.stones) if not owner]

    def allows(self, action: Action) -> bool:
        """Whether the cell is empty."""
        return action in self.actions()

    def of(self, seat: int) -> frozenset[str]:
        """The cells of a seat's stones."""
        return frozenset(cell for cell, owner in zip(CELLS, self.stones, strict=True) if owner == seat)

    def after(self, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """The stone lies there; who joins his sides has won."""
        place, seat = CELLS.index(action.args[0]), self.to_move
        stones = (*self.stones[:place], seat, *self.stones[place + 1:])
        won = seat if not lacking(stones, seat) else 0
        return Position(stones, won), (Placed("piece", action.args[0], seat), TurnEnded(seat))

    def outcome(self) -> Outcome | None:
        """The one who has joined his sides; there is no draw in Hex."""
        scores = (int(self.winner == 1), int(self.winner == 2))
        return Outcome(scores, (self.winner,), "joined") if self.winner else None

    def seen_by(self, seat: int) -> Position:
        """Everybody sees everything."""
        return self


def lacking(stones: Sequence[int], seat: int) -> int:
    """How many more stones a seat needs to join its sides, if the other never puts one; 0 when they are joined."""
    cost = {cell: {0: 1, seat: 0}.get(owner, FAR) for cell, owner in zip(CELLS, stones, strict=True)}
    need = {cell: cost[cell] if side(cell, seat) == 0 else FAR for cell in CELLS}
    edge = {cell for cell in CELLS if need[cell] < FAR}
    while edge:
        cell = edge.pop()
        for near in beside(cell):
            if need[cell] + cost[near] < need[near]:
                need[near] = need[cell] + cost[near]
                edge.add(near)
    return min(need[cell] for cell in CELLS if side(cell, seat) == SIZE - 1)


def start(options: Options) -> Position:
    """The empty board."""
    return Position()


def parse(state: Position, text: str) -> Action:
    """The action that a text means. Raises BadAction."""
    if text in map(str, PUT):
        return PUT[CELLS.index(text.split()[1])]
    raise BadAction(f"{text[:40]!r} is no action of Hex; say put c3.")


def refuse(state: Position, action: Action) -> Refusal:
    """Why a stone may not be put there."""
    if state.winner:
        return Refusal("over", "The game is over.")
    return Refusal("taken", "A stone lies there already.", action.args)


def dump(state: Position) -> dict[str, Any]:
    """The position as plain data."""
    return {"to_act": state.to_act, "red": sorted(state.of(1)), "blue": sorted(state.of(2))}

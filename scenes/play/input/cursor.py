"""The keyboard's cursor on the board: arrows lead from cell to cell."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.action import Pick
from engine.core.picture import Point
from scenes.kit.board.board import BoardView
from scenes.play.table.hand import Hand

WAYS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)})


class Cursor:
    """Moves the hand's cursor; up and down remember the column in which they began."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._column: tuple[str, float] | None = None

    def move(self, board: BoardView, way: tuple[int, int]) -> None:
        """The board cursor goes to the nearest cell in a direction."""
        hand, centres = self._hand, board.placed.centres
        over = hand.over.name if hand.over and hand.over.name in centres else None
        here = hand.cursor if hand.cursor in centres else over
        middle = board.area.center
        cell = min(centres, key=lambda n: _off(centres[n], middle)) if here is None else self._next(centres, here, way)
        hand.point(cell)
        hand.hover(Pick("cell", cell))

    def _next(self, centres: Mapping[str, Point], here: str, way: tuple[int, int]) -> str:
        """The cell that an arrow leads to. Up and down keep to the column in which they began, as in a text."""
        x, y = centres[here]
        if way[0] or self._column is None or self._column[0] != here:
            self._column = (here, x)
        column = x if way[0] else self._column[1]
        others = {name: at for name, at in centres.items() if name != here}
        ahead = {n: _cost(cx - x, cy - y, way) + abs(cx - column) * 0.01 for n, (cx, cy) in others.items()}
        best = min(ahead, key=lambda n: ahead[n])
        found = best if ahead[best] < float("inf") else here
        self._column = (found, column if not way[0] else centres[found][0])
        return found


def _off(point: Point, centre: Point) -> float:
    return (point[0] - centre[0]) ** 2 + (point[1] - centre[1]) ** 2


def _cost(dx: float, dy: float, way: tuple[int, int]) -> float:
    """How far a cell is in a direction; cells beside the way count as further, those behind not at all."""
    along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
    return along + aside if along > 1 and aside <= along * 2 else float("inf")

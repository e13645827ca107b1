"""What lies off screen is pointed at: an arrow at the board's edge leads to what was just played."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from engine.core.picture import Point
from scenes.kit.board.space import PlacedCells, Space
from scenes.kit.widgets import Button
from scenes.play.board.rack import Rack
from scenes.play.panel.room import Room
from scenes.play.table.table import Table

TIP = "Show what was just played"


class EdgeArrow:
    """The button `show-played`, there while a place of what others changed cannot be seen."""

    def __init__(self, table: Table, room: Room, rack: Rack) -> None:
        self._table, self._room, self._rack = table, room, rack
        self.button = Button("show-played", "", "arrow-right", "primary", TIP)
        self.button.visible = False

    def place(self, right: int) -> None:
        """Puts it at the edge, on the way from the middle of what is seen to what is not; other buttons stand from
        `right` on, and above."""
        away, area = self._away(), self._rack.clear_area()
        self.button.visible = bool(away)
        if not away:
            return
        side, top, (x, y) = self._room.small, self._room.corner.bottom, _middle(away)
        room = Rect(area.x, top, right - area.x, area.bottom - top).inflate(-2 * side, -2 * side)
        dx, dy = x - room.centerx, y - room.centery
        share = min([1.0, *(half / abs(way) for way, half in ((dx, room.w / 2), (dy, room.h / 2)) if way)])
        self.button.icon = _way(dx, dy)
        self.button.rect = Rect(0, 0, side, side)
        self.button.rect.center = round(room.centerx + dx * share), round(room.centery + dy * share)

    def _points(self) -> list[Point]:
        """Where what others changed lies in the window, seen or not."""
        idle = not (self._table.show.busy or self._table.manner.alone)
        return self._on(self._room.board.placed) if idle else []

    def _on(self, placed: PlacedCells) -> list[Point]:
        names = [name for mark in self._table.changed.marks() for name in mark.place.split()]
        return [point for point in map(placed.point, names) if point is not None]

    def _away(self) -> list[Point]:
        return [point for point in self._points() if not self._rack.clear_area().collidepoint(point)]

    def seen(self) -> Space:
        """The view in which all of it is seen: moved by as little as may be, or else the whole board."""
        space, area, points = self._room.board.space, self._rack.clear_area(), self._points()
        edge = round(self._room.board.placed.radius)
        dx, dy = (_shift([point[axis] for point in points], low + edge, high - edge)
                  for axis, (low, high) in enumerate(((area.left, area.right), (area.top, area.bottom))))
        nearer = space.panned(dx, dy)
        return nearer if all(map(area.collidepoint, self._on(nearer.placed()))) else space.fitted()


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _way(dx: float, dy: float) -> str:
    """The icon of the arrow that leads there."""
    if abs(dx) > abs(dy):
        return "arrow-right" if dx > 0 else "arrow-left"
    return "arrow-down" if dy > 0 else "arrow-up"


def _shift(at: Sequence[float], low: float, high: float) -> float:
    """By how much points have to move to lie between two bounds, as far as they have room there."""
    return max(0.0, low - min(at, default=low)) or min(0.0, high - max(at, default=high))

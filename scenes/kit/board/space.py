"""Where a board's cells are on the screen: fit, zoom, pan, rotation; and which cell lies under a point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, floor, pi, sin
from types import MappingProxyType

from pygame import Rect

from engine.core.picture import Cells, Point
from scenes.kit.board.squares import Spot, is_table, spot
from scenes.kit.board.stance import FLAT, Stance

CLOSEST = 5.0
TURNS: Mapping[str, int] = MappingProxyType({"hex": 6, "square": 4})  # how many turns bring a lattice round to itself
QUARTERS = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))  # cosine and sine, without the crumbs of pi


@dataclass(frozen=True)
class Space:
    """A view of the cells in an area of the window. `zoom` 1 fits all; `pan` is in pixels; `turns` are sixths, of
    squares quarters, clockwise.

    Immutable, so that what was drawn with it can be compared with what must be drawn now.
    """

    cells: Cells
    area: tuple[int, int, int, int]
    zoom: float = 1.0
    pan: Point = (0.0, 0.0)
    turns: int = 0
    stance: Stance = FLAT["hex"]
    inset: tuple[int, int, int, int] = (0, 0, 0, 0)  # left, top, right, bottom: pixels where the board must not lie

    @property
    def unit(self) -> float:
        """Pixels of one cell unit (a hexagon's radius, a square's side)."""
        unit = self._fit() * self.zoom
        return max(2, int(unit) // 2 * 2) if self.stance.most else unit

    @property
    def room(self) -> Rect:
        """The part of the area in which the board is fitted."""
        (x, y, w, h), (left, top, right, bottom) = self.area, self.inset
        return Rect(x + left, y + top, max(1, w - left - right), max(1, h - top - bottom))

    def _box(self) -> tuple[float, float, float, float]:
        xs, ys = zip(*(self._turned(p) for p in self.cells.centres.values()), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def _fit(self) -> float:
        left, top, right, bottom = self._box()
        mx, my = self.stance.margin
        fit = min(self.room.w / (right - left + 2 * mx), self.room.h / (bottom - top + 2 * my))
        return min(fit, self.stance.most * max(0.62, self.area[3] / 768)) if self.stance.most else fit

    def _turned(self, point: Point) -> Point:
        """A point turned about the board's middle, then seen from the stance."""
        x, y = point
        tilt = self.stance.tilt
        if not self.turns:
            return (x, y * tilt)
        square, angle = self.cells.lattice == "square", pi / 3 * self.turns
        c, s = QUARTERS[self.turns % 4] if square else (cos(angle), sin(angle))
        return (x * c - y * s, (x * s + y * c) * tilt)

    def _origin(self) -> Point:
        left, top, right, bottom = self._box()
        (x, y), unit = self._middle(), self.unit
        x, y = x + self.pan[0] - unit * (left + right) / 2, y + self.pan[1] - unit * (top + bottom) / 2
        return (round(x), round(y)) if self.stance.most else (x, y)

    def _middle(self) -> Point:
        return self.room.x + self.room.w / 2, self.room.y + self.room.h / 2

    def placed(self) -> PlacedCells:
        """All cells in pixels, computed once for a view."""
        ox, oy = self._origin()
        unit = self.unit

        def at(point: Point) -> Point:
            x, y = self._turned(point)
            return (ox + unit * x, oy + unit * y)

        centres = {name: at(p) for name, p in self.cells.centres.items()}
        return PlacedCells(self, unit, centres, tuple((text, at(p)) for text, p in self.cells.labels), (ox, oy))

    def zoomed(self, factor: float, about: Point) -> Space:
        """Nearer or further, the board point under `about` staying where it is."""
        zoom = min(CLOSEST, max(1.0, self.zoom * factor))
        if zoom <= 1.0:
            return replace(self, zoom=1.0, pan=(0.0, 0.0))
        nearer = replace(self, zoom=zoom)
        k, (cx, cy), (x, y) = nearer.unit / self.unit, self._middle(), self.pan
        return replace(nearer, pan=(about[0] - cx - k * (about[0] - cx - x), about[1] - cy - k * (about[1] - cy - y)))

    def panned(self, dx: float, dy: float) -> Space:
        """Moved by some pixels, never so far that the board leaves the area."""
        w, h = self.area[2] * self.zoom / 2, self.area[3] * self.zoom / 2
        x, y = self.pan[0] + dx, self.pan[1] + dy
        return replace(self, pan=(min(w, max(-w, x)), min(h, max(-h, y))))

    def fitted(self) -> Space:
        """All of the board in sight, turned as it is."""
        return replace(self, zoom=1.0, pan=(0.0, 0.0))

    def turned(self) -> Space:
        """The board turned on, all of it in sight: by as much as leaves every cell in a cell's place."""
        return replace(self.fitted(), turns=(self.turns + 1) % TURNS[self.cells.lattice])

    def grown(self, cells: Cells) -> Space:
        """The view after the board has changed its cells: a table's squares stay where they are while all has room."""
        fit = replace(self, cells=cells)
        if not self.stance.most:
            return fit
        zoom = max(1.0, self.zoom * self.unit / fit.unit) if self.zoom > 1.0 else 1.0
        fit = replace(fit, zoom=zoom)
        (x, y), (u, v) = self._origin(), fit._origin()
        still = replace(fit, pan=(fit.pan[0] + x - u, fit.pan[1] + y - v))
        return still if zoom > 1.0 or (fit.unit == self.unit and still._all_in_sight()) else fit.fitted()

    def towards(self, goal: Space, share: float) -> Space:
        """On the way from this view to another one, `share` of it done: the goal's cells, sizes and places between."""
        there = replace(goal, zoom=(self.unit + (goal.unit - self.unit) * share) / goal._fit(), pan=(0.0, 0.0))
        (x, y), (u, v), (bx, by) = self._origin(), goal._origin(), there._origin()
        return replace(there, pan=(x + (u - x) * share - bx, y + (v - y) * share - by))

    def _all_in_sight(self) -> bool:
        left, top, right, bottom = self._box()
        (x, y), unit, (mx, my) = self._origin(), self.unit, self.stance.margin
        size = (int((right - left + 2 * mx) * unit), int((bottom - top + 2 * my) * unit))
        return self.room.contains(Rect((round(x + (left - mx) * unit), round(y + (top - my) * unit)), size))

    def within(self, area: Rect) -> Space:
        """The same view in another area; the pan keeps its share."""
        k = area.w / max(1, self.area[2])
        return replace(self, area=(area.x, area.y, area.w, area.h), pan=(self.pan[0] * k, self.pan[1] * k))


@dataclass(frozen=True)
class PlacedCells:
    """Cells in window pixels: `radius` of a cell, centres by name, labels with their places, and where 0,0 is."""

    space: Space
    radius: float
    centres: Mapping[str, Point]
    labels: tuple[tuple[str, Point], ...]
    origin: Point

    @cached_property
    def table(self) -> bool:
        """Whether the cells are squares of an endless table, where every square has a place."""
        return is_table(self.space.cells)

    def spot(self, place: str) -> Spot | None:
        """What a name of the endless table means, as it is seen from here: turned as the table is."""
        found = spot(place)
        return found.turned(self.space.turns) if found and self.space.turns and self.table else found

    def point(self, place: str) -> Point | None:
        """The middle of a cell, of a tile's place or of a join; None for a name that the board does not know."""
        if place in self.centres or not self.table:
            return self.centres.get(place)
        found = self.spot(place)
        if found is None:
            return None
        (ox, oy), (x, y) = self.origin, found.middle
        return ox + x * self.radius, oy + y * self.radius

    def at(self, x: float, y: float) -> str | None:
        """The cell under a point: the nearest one, if the point lies within its outline."""
        if not Rect(self.space.area).collidepoint(x, y) or not self.centres:
            return None
        if self.table:
            (ox, oy), q = self.origin, self.radius
            seen = Spot((floor((x - ox) / q + 0.5), -floor((y - oy) / q + 0.5)))
            return "{},{}".format(*seen.turned(-self.space.turns).first)
        tall = self.radius * self.space.stance.tilt
        name = min(self.centres, key=lambda n: self._far(self.centres[n], x, y))
        cx, cy = self.centres[name]
        return name if self._inside((x - cx) / self.radius, (y - cy) / tall) else None

    def _far(self, centre: Point, x: float, y: float) -> float:
        """How far a point is from a centre, as on the flat board, squared."""
        return (centre[0] - x) ** 2 + ((centre[1] - y) / self.space.stance.tilt) ** 2

    def _inside(self, x: float, y: float) -> bool:
        """Whether an offset in cell units lies in the cell's outline (a hexagon turned by sixths is itself)."""
        if self.space.cells.lattice == "square":
            return max(abs(x), abs(y)) <= 0.5
        return max(abs(x), abs(x / 2 + y * 0.866), abs(x / 2 - y * 0.866)) <= 0.8661

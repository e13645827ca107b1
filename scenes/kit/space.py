"""Where a board's cells are on the screen: fit, zoom, pan, rotation; and which cell lies under a point."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import cos, pi, sin
from types import MappingProxyType

from pygame import Rect

from engine.core.picture import Cells, Point

MARGIN: Mapping[str, tuple[float, float]] = MappingProxyType({"hex": (2.4, 1.75), "square": (2.0, 2.0)})  # cell units kept free around the board, for labels and the rim
CLOSEST = 5.0


@dataclass(frozen=True)
class Space:
    """A view of the cells in an area of the window. `zoom` 1 fits all; `pan` is in pixels; `turns` are sixths.

    Immutable, so that what was drawn with it can be compared with what must be drawn now.
    """

    cells: Cells
    area: tuple[int, int, int, int]
    zoom: float = 1.0
    pan: Point = (0.0, 0.0)
    turns: int = 0

    @property
    def unit(self) -> float:
        """Pixels of one cell unit (a hexagon's radius)."""
        return self._fit() * self.zoom

    def _box(self) -> tuple[float, float, float, float]:
        xs, ys = zip(*(self._turned(p) for p in self.cells.centres.values()), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def _fit(self) -> float:
        left, top, right, bottom = self._box()
        mx, my = MARGIN[self.cells.lattice]
        return min(self.area[2] / (right - left + 2 * mx), self.area[3] / (bottom - top + 2 * my))

    def _turned(self, point: Point) -> Point:
        x, y = point
        if not self.turns:
            return point
        c, s = cos(pi / 3 * self.turns), sin(pi / 3 * self.turns)
        return (x * c - y * s, x * s + y * c)

    def _origin(self) -> Point:
        left, top, right, bottom = self._box()
        x, y, w, h = self.area
        unit = self.unit
        return (x + w / 2 + self.pan[0] - unit * (left + right) / 2, y + h / 2 + self.pan[1] - unit * (top + bottom) / 2)

    def placed(self) -> Placed:
        """All cells in pixels, computed once for a view."""
        ox, oy = self._origin()
        unit = self.unit

        def at(point: Point) -> Point:
            x, y = self._turned(point)
            return (ox + unit * x, oy + unit * y)

        centres = {name: at(p) for name, p in self.cells.centres.items()}
        return Placed(self, unit, centres, tuple((text, at(p)) for text, p in self.cells.labels))

    def zoomed(self, factor: float, about: Point) -> Space:
        """Nearer or further, the board point under `about` staying where it is."""
        zoom = min(CLOSEST, max(1.0, self.zoom * factor))
        if zoom <= 1.0:
            return replace(self, zoom=1.0, pan=(0.0, 0.0))
        k = zoom / self.zoom
        cx, cy = Rect(self.area).center
        x, y = self.pan
        return replace(self, zoom=zoom, pan=(about[0] - cx - k * (about[0] - cx - x), about[1] - cy - k * (about[1] - cy - y)))

    def panned(self, dx: float, dy: float) -> Space:
        """Moved by some pixels, never so far that the board leaves the area."""
        w, h = self.area[2] * self.zoom / 2, self.area[3] * self.zoom / 2
        x, y = self.pan[0] + dx, self.pan[1] + dy
        return replace(self, pan=(min(w, max(-w, x)), min(h, max(-h, y))))

    def fitted(self) -> Space:
        """All of the board in sight."""
        return replace(self, zoom=1.0, pan=(0.0, 0.0))

    def within(self, area: Rect) -> Space:
        """The same view in another area; the pan keeps its share."""
        k = area.w / max(1, self.area[2])
        return replace(self, area=(area.x, area.y, area.w, area.h), pan=(self.pan[0] * k, self.pan[1] * k))


@dataclass(frozen=True)
class Placed:
    """Cells in window pixels: `radius` of a cell, centres by name, labels with their places."""

    space: Space
    radius: float
    centres: Mapping[str, Point]
    labels: tuple[tuple[str, Point], ...]

    def at(self, x: float, y: float) -> str | None:
        """The cell under a point: the nearest one, if the point lies within its outline."""
        if not Rect(self.space.area).collidepoint(x, y) or not self.centres:
            return None
        name = min(self.centres, key=lambda n: (self.centres[n][0] - x) ** 2 + (self.centres[n][1] - y) ** 2)
        cx, cy = self.centres[name]
        return name if self._inside((x - cx) / self.radius, (y - cy) / self.radius) else None

    def _inside(self, x: float, y: float) -> bool:
        """Whether an offset in cell units lies in the cell's outline (a hexagon turned by sixths is itself)."""
        if self.space.cells.lattice == "square":
            return max(abs(x), abs(y)) <= 0.5
        return max(abs(x), abs(x / 2 + y * 0.866), abs(x / 2 - y * 0.866)) <= 0.8661

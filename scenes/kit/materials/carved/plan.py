"""Where the cells of a carved board lie in the window, and the coarse lattice that its soft light is worked out on."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import pygame

Place = tuple[float, float]
SLANT = math.sqrt(3) / 2


@dataclass(frozen=True)
class FloorPlan:
    """Pixel centres and neighbours of pointy-top hexes of `radius` pixels, in a window of `size` pixels."""

    size: tuple[int, int]
    radius: float
    centres: Mapping[str, Place]
    neighbours: Mapping[str, tuple[str, ...]]
    middle: Place
    reach: float  # from the middle to the outermost centre, in radii, counted in hex-shaped rings

    @classmethod
    def of(cls, size: tuple[int, int], centres: Mapping[str, Place], radius: float) -> FloorPlan:
        """Works out who borders on whom. Raises ValueError without cells or without a size."""
        if not centres or radius <= 0 or min(size) < 1:
            raise ValueError("a carved board needs cells, a radius and a window")
        names, spots = list(centres), np.array(list(centres.values()), float)
        gaps = np.hypot(*(spots[:, None] - spots[None]).transpose(2, 0, 1))
        touch = np.abs(gaps - radius * 2 * SLANT) < radius * 0.3
        around = {name: tuple(names[k] for k in np.flatnonzero(touch[i])) for i, name in enumerate(names)}
        middle = ((spots.min(0) + spots.max(0)) / 2).tolist()
        reach = float(rings(*((spots - middle) / radius).T).max())
        return cls(size, radius, dict(centres), around, (middle[0], middle[1]), reach)

    @property
    def whole(self) -> pygame.Rect:
        """The window, from (0, 0)."""
        return pygame.Rect((0, 0), self.size)

    def near(self, rect: pygame.Rect, margin: float) -> list[str]:
        """Cells whose centre lies in `rect` grown by `margin` radii on each side, always in the same order."""
        grow = margin * self.radius
        left, top, right, bottom = rect.left - grow, rect.top - grow, rect.right + grow, rect.bottom + grow
        return [c for c, (x, y) in self.centres.items() if left < x < right and top < y < bottom]

    def around(self, name: str, side: float, below: float | None = None) -> pygame.Rect:
        """The pixels within `side` radii of a cell's centre (`below` radii downwards), cut off at the window."""
        (x, y), r = self.centres[name], self.radius
        left, top = math.floor(x - side * r), math.floor(y - side * r)
        right, bottom = math.ceil(x + side * r), math.ceil(y + (below or side) * r)
        return pygame.Rect(left, top, right - left, bottom - top).clip(self.whole)

    def borders(self) -> set[str]:
        """Cells with an open side: the edge of the plateau."""
        return {c for c, around in self.neighbours.items() if len(around) < 6}


def rings(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """How far out a point is, counted in hexagons with a flat top (as big as the board's own outline)."""
    side = np.maximum(np.abs(x * SLANT + y / 2), np.abs(x * SLANT - y / 2))
    return np.asarray(np.maximum(np.abs(y), side))


@dataclass(frozen=True)
class Lattice:
    """Nodes every `step` pixels from (`left`, `top`): soft fields live here and are enlarged by straight lines."""

    step: int
    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def over(cls, plan: FloorPlan, margin: float = 3.0) -> Lattice:
        """Covers the part of the board in the window, and `margin` radii beyond, whose light comes in."""
        step, grow = max(2, round(plan.radius / 8)), margin * plan.radius
        xs, ys = zip(*plan.centres.values(), strict=True)
        left, right = max(min(xs), 0) - grow, min(max(xs), plan.size[0]) + grow
        top, bottom = max(min(ys), 0) - grow, min(max(ys), plan.size[1]) + grow
        columns, rows = (max(2, math.ceil((b - a) / step) + 1) for a, b in ((left, right), (top, bottom)))
        return cls(step, math.floor(left), math.floor(top), columns, rows)

    @property
    def rect(self) -> pygame.Rect:
        """The pixels between the first and the last nodes."""
        return pygame.Rect(self.left, self.top, (self.columns - 1) * self.step, (self.rows - 1) * self.step)

    def pixels(self, nodes: tuple[int, int, int, int]) -> pygame.Rect:
        """The pixels between node columns x0..x1 and rows y0..y1, given as (x0, y0, x1, y1)."""
        x0, y0, x1, y1 = nodes
        s = self.step
        return pygame.Rect(self.left + x0 * s, self.top + y0 * s, (x1 - x0) * s, (y1 - y0) * s)

    def nodes(self, rect: pygame.Rect) -> tuple[int, int, int, int]:
        """The nodes just around `rect`, which must lie within the lattice: the reverse of `pixels`."""
        s = self.step
        x0, y0 = (rect.left - self.left) // s, (rect.top - self.top) // s
        return x0, y0, -((self.left - rect.right) // s), -((self.top - rect.bottom) // s)

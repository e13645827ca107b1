"""Soft fields for the carved board: blurred hexes, noise and ramps, as float arrays indexed [row, column]."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pygame

from scenes.kit.materials.carved.plan import SLANT

Field = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]
FINE = 5  # nodes to the deviation of a blur in a master stamp: smooth at any size on screen
SPREAD = 0.68  # deviation of the gaussian that is meant by "blurred by 1"


def ramp(field: Field, steep: float, middle: float = 0.5) -> Field:
    """Turns a blurred mask into a shape with round corners; with the right steepness its edge is a pixel wide."""
    return np.asarray(np.clip((field - middle) * max(1.3, steep) + 0.5, 0, 1), np.float32)


def inside(blurred: Field | float, blur: float) -> Field:
    """How far (radii) inside the edge of a shape blurred by `blur` a point lies; a little outside it is negative."""
    level = np.clip(blurred, 1e-4, 1 - 1e-4)
    return np.asarray(SPREAD * blur * np.log(level / (1 - level)) / 1.702, np.float32)


def blurred(field: Field, deviation: float) -> Field:
    """A gaussian blur by `deviation` nodes; what lies beyond the ends counts as zero.

    Sums of moved copies: matrix products would be as quick, but keep every core of the computer busy.
    """
    reach = max(1, math.ceil(3.2 * deviation))
    weights = [math.exp(-0.5 * (k / max(deviation, 0.3)) ** 2) for k in range(-reach, reach + 1)]
    for _ in range(2):
        rows = field.shape[0]
        wide = np.pad(field, ((reach, reach), (0, 0)))
        total = np.zeros_like(field)
        for k, weight in enumerate(weights):
            total += wide[k : k + rows] * np.float32(weight / sum(weights))
        field = np.ascontiguousarray(total.T)
    return field


def between(table: Field, rows: Field, columns: Field) -> Field:
    """Reads a table at fractional rows and columns (straight lines between its values), which must lie inside."""
    top, left = np.floor(rows).astype(int), np.floor(columns).astype(int)
    down, across = (rows - top).astype(np.float32)[:, None], (columns - left).astype(np.float32)
    lines = table[top] * (1 - down) + table[top + 1] * down
    return np.asarray(lines[:, left] * (1 - across) + lines[:, left + 1] * across, np.float32)


def fallen(field: Field, depth: int) -> Field:
    """The mean of the field moved down by 1 to `depth` rows: 0 at the top of a wall, 1 at its foot."""
    total = np.cumsum(np.pad(field, ((depth + 1, 0), (0, 0))), axis=0, dtype=np.float32)
    return np.asarray((total[depth:-1] - total[: -depth - 1]) / np.float32(depth), np.float32)


def pixels(surface: pygame.Surface, rect: pygame.Rect) -> Bytes:
    """A view [row, column, colour] of part of a surface, which stays locked while the view lives."""
    whole = pygame.surfarray.pixels3d(surface).swapaxes(0, 1)
    return whole[rect.top : rect.bottom, rect.left : rect.right]


def grey(field: Bytes) -> pygame.Surface:
    """A grey surface with one pixel a node."""
    surface = pygame.Surface((field.shape[1], field.shape[0]), 0, 32)
    pixels(surface, surface.get_rect())[:] = field[:, :, None]
    return surface


def enlarge(nodes: Bytes, step: int) -> pygame.Surface:
    """Draws straight lines between nodes `step` pixels apart; any part gives the very pixels of the whole."""
    rows, columns = nodes.shape
    return pygame.transform.smoothscale(grey(nodes), ((columns - 1) * step, (rows - 1) * step))


class HexStamp:
    """A blurred hexagon that can be added to a field at any place: sums of stamps are blurred groups of cells."""

    def __init__(self, radius: float, grow: float, blur: float) -> None:
        """A pointy-top hexagon of `grow` radii blurred by `blur` radii; `radius` is in pixels (or in nodes)."""
        self.half = math.ceil((grow + 3 * SPREAD * blur) * radius) + 1
        self._radius = radius
        self._parts = 8 if radius < 20 else 4 if radius < 64 else 2 if radius < 150 else 1
        self._fine = FINE / (SPREAD * blur)
        self._master = _master(grow, self._fine)
        self._cuts: dict[tuple[int, int], Field] = {}

    def sum(self, shape: tuple[int, int], corner: tuple[float, float], places: Iterable[tuple[float, float]]) -> Field:
        """The blurred group of hexes at `places`, in a field of `shape` whose upper left corner lies at `corner`."""
        field = np.zeros(shape, np.float32)
        for x, y in places:
            self.add(field, x - corner[0], y - corner[1])
        return field

    def add(self, field: Field, x: float, y: float, weight: float = 1.0) -> None:
        """Adds one hexagon with its centre at (x, y), counted from the field's upper left corner."""
        part = self._parts
        column, row = math.floor(x * part + 0.5), math.floor(y * part + 0.5)
        cut = self._cut(column % part, row % part)
        left, top = column // part - self.half, row // part - self.half
        x0, y0 = max(left, 0), max(top, 0)
        x1, y1 = min(left + cut.shape[1], field.shape[1]), min(top + cut.shape[0], field.shape[0])
        if x0 < x1 and y0 < y1:
            inside = cut[y0 - top : y1 - top, x0 - left : x1 - left]
            field[y0:y1, x0:x1] += inside if weight == 1 else inside * np.float32(weight)

    def _cut(self, column: int, row: int) -> Field:
        if (column, row) not in self._cuts:
            self._cuts[column, row] = between(self._master, self._places(row), self._places(column))
        return self._cuts[column, row]

    def _places(self, part: int) -> Field:
        """Where the pixels of a cut lie on the master, for a hexagon moved by so many parts of a pixel."""
        at = np.arange(2 * self.half + 1) + 0.5 - self.half - part / self._parts
        last = self._master.shape[0] - 1
        return np.asarray(np.clip(at / self._radius * self._fine + last / 2, 0, last - 0.01), np.float32)


def _master(grow: float, fine: float) -> Field:
    """A hexagon of `grow` radii, `fine` nodes a radius, blurred by FINE nodes, with nothing left at its border."""
    half = math.ceil(grow * fine + 3.4 * FINE) + 1
    x = np.arange(-half, half + 1)[None] / fine
    y = x.T
    out = np.maximum(np.abs(x), np.maximum(np.abs(x / 2 + y * SLANT), np.abs(x / 2 - y * SLANT)))
    return blurred(np.clip((grow * SLANT - out) * fine + 0.5, 0, 1).astype(np.float32), FINE)


class Noise:
    """Smooth value noise with mean 0 and deviation 1 that is fixed to the board, so that it moves along with it."""

    def __init__(self, seed: int, feature: float) -> None:
        """Hills of `feature` units each; units are whatever the places are counted in."""
        heights = np.random.default_rng(seed).standard_normal((64, 64)).astype(np.float32) / np.float32(0.743)
        self._heights = np.pad(heights, ((0, 2), (0, 2)), mode="wrap")
        self._feature = feature

    def at(self, xs: Field, ys: Field) -> Field:
        """The noise on every crossing of columns `xs` and rows `ys`."""
        return between(self._heights, self._places(ys), self._places(xs))

    def _places(self, at: Field) -> Field:
        """Places on the table of heights, which repeats, eased so that the hills are round."""
        at = at / self._feature
        node = np.floor(at)
        part = at - node
        return np.asarray(node % 64 + part * part * (3 - 2 * part), np.float32)


class Grain:
    """Fine, sharp noise with mean 0 and deviation 1: one tile, repeated, too fine for the eye to see it repeat."""

    def __init__(self, seed: int, size: int = 256) -> None:
        """A square tile of `size` pixels."""
        self.tile = np.random.default_rng(seed).standard_normal((size, size), dtype=np.float32).clip(-3, 3)

    def at(self, rect: pygame.Rect) -> Field:
        """The noise on the pixels of `rect`."""
        size = self.tile.shape[0]
        rows, columns = np.arange(rect.top, rect.bottom) % size, np.arange(rect.left, rect.right) % size
        return np.asarray(self.tile[rows[:, None], columns[None]], np.float32)

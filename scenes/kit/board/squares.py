"""The endless table of squares as painters name it: a square `3,-1`, a tile's place `3,-1:W`, a join `3,-1 3,0`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from engine.core.picture import Cells, Point

WAYS: Mapping[str, tuple[int, int]] = MappingProxyType({"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1)})
CLOCKWISE = "NESW"
NAME = r"(-?\d{1,5}),(-?\d{1,5})"
PLACE = re.compile(rf"{NAME}(?::([ENWS])| {NAME})?")


class Spot(NamedTuple):
    """One square, or two that lie side by side; y grows upward. `way` is that of a tile's place, else empty."""

    first: tuple[int, int]
    second: tuple[int, int] | None = None
    way: str = ""

    @property
    def middle(self) -> Point:
        """The middle in cell units, as a picture's cells give it (y grows downward)."""
        (x, y), (u, v) = self.first, self.second or self.first
        return (x + u) / 2, -(y + v) / 2

    def turned(self, quarters: int) -> Spot:
        """As it is seen once the table has been turned clockwise by so many quarters."""
        second = _turned(self.second, quarters) if self.second else None
        return Spot(_turned(self.first, quarters), second, turned_ways(self.way, quarters))

    @property
    def lying(self) -> bool:
        """Whether the two squares lie side by side, not one above the other."""
        return self.second is not None and self.second[1] == self.first[1]

    @property
    def lengths(self) -> tuple[int, int]:
        """Width and height in squares."""
        return (1, 1) if self.second is None else (2, 1) if self.lying else (1, 2)


def _turned(square: tuple[int, int], quarters: int) -> tuple[int, int]:
    x, y = square
    return ((x, y), (y, -x), (-x, -y), (-y, x))[quarters % 4]


def turned_ways(ways: str, quarters: int) -> str:
    """The letters of ways, each as it is seen on a table turned clockwise by so many quarters."""
    k = quarters % 4
    return ways.translate(str.maketrans(CLOCKWISE, CLOCKWISE[k:] + CLOCKWISE[:k]))


@lru_cache(maxsize=4096)
def spot(place: str) -> Spot | None:
    """What a name means; None where it names nothing on the table."""
    found = PLACE.fullmatch(place)
    if not found:
        return None
    x, y, way = int(found[1]), int(found[2]), found[3] or ""
    if way:
        dx, dy = WAYS[way]
        return Spot((x, y), (x + dx, y + dy), way)
    return Spot((x, y), (int(found[4]), int(found[5])) if found[4] else None)


def is_table(cells: Cells) -> bool:
    """Whether the cells are squares of the endless table, named by x and y."""
    name = next(iter(cells.centres), "")
    found = spot(name) if cells.lattice == "square" else None
    return found is not None and found.middle == tuple(cells.centres[name])

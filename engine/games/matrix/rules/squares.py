"""The endless table and the tiles as whole numbers: squares, the four ways, tiles, and what people call them.

A square x,y is the number `ROW * y + x`, so that its neighbours are reached by adding a step. A tile a:b with a >= b
is the number `16 * a + b`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.core.errors import BadAction
from engine.core.picture import HIDDEN

ROW = 1024
FARTHEST = 400  # no layout reaches farther from 0,0: 136 tiles in a line would end at 271
STEPS = (1, ROW, -1, -ROW)  # towards E, N, W, S; opposite ways are two apart, and way & 1 is the axis
WAYS = "ENWS"
UNKNOWN = -1  # a tile that lies face down


class Laid(NamedTuple):
    """A tile on the table: its first (higher) half on `square`, the other half one step along `way`."""

    tile: int
    square: int
    way: int

    @property
    def squares(self) -> tuple[int, int]:
        """The squares of the first and the second half."""
        return self.square, self.square + STEPS[self.way]

    @property
    def halves(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Square and printed number of each half."""
        one, two = self.squares
        return (one, self.tile >> 4), (two, self.tile & 15)

def square(x: int, y: int) -> int:
    """The square at x,y, y upward."""
    return ROW * y + x


def at(number: int) -> tuple[int, int]:
    """Where a square lies: x and y."""
    x = ((number + ROW // 2) & (ROW - 1)) - ROW // 2
    return x, (number - x) // ROW


@cache
def name_of(number: int) -> str:
    """A square's name, such as `3,-1`."""
    x, y = at(number)
    return f"{x},{y}"


def around(number: int) -> Iterator[int]:
    """The four squares beside a square."""
    return (number + step for step in STEPS)


def place_name(laid: Laid) -> str:
    """Where a tile lies, such as `3,-1:W`: its first half's square, and the way to the other half's."""
    return f"{name_of(laid.square)}:{WAYS[laid.way]}"


@cache
def tile_name(tile: int) -> str:
    """A tile's name, such as `6:1`; `?` for one face down."""
    return HIDDEN if tile == UNKNOWN else f"{tile >> 4}:{tile & 15}"


@cache
def tiles_up_to(highest: int) -> tuple[int, ...]:
    """All tiles of a double-N set, highest first."""
    return tuple(a << 4 | b for a in range(highest, -1, -1) for b in range(a, -1, -1))


def read_tile(text: str, highest: int) -> tuple[int, bool]:
    """The tile of a name, and whether its lower half was named first. Raises BadAction."""
    found = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", text)
    a, b = (int(found[1]), int(found[2])) if found else (99, 99)
    if max(a, b) > highest:
        raise BadAction(f"There is no tile {text[:20]!r} in this set; tiles are named like 6:1.")
    return max(a, b) << 4 | min(a, b), a < b


def read_square(text: str) -> int | None:
    """The square of a name, None for one farther out than any tile can lie. Raises BadAction."""
    found = re.fullmatch(r"(-?[0-9]{1,9}),(-?[0-9]{1,9})", text)
    if not found:
        raise BadAction(f"{text[:20]!r} is no square; squares are named like 3,-1.")
    x, y = int(found[1]), int(found[2])
    return square(x, y) if max(abs(x), abs(y)) <= FARTHEST else None


def bits_of(tile: int) -> int:
    """A tile as a set of ordered pairs of numbers: bit 16 * first + second, once each way round."""
    return 1 << tile | 1 << ((tile & 15) << 4 | tile >> 4)

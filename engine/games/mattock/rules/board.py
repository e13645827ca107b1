"""A Mattock board of one size: its cells and names, its bits, and its actions, made once and shared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from engine.core.action import Action, Pick
from engine.core.errors import BadAction
from engine.core.hexes import Cell, disc

SIZES = (4, 5, 6, 7, 8)
MINERS: Mapping[int, int] = {3: 1, 4: 2, 5: 3, 6: 4, 7: 6, 8: 8}

Six = tuple[int, int, int, int, int, int]


class Board:
    """Tables of a hexN board. As a `Plane` it serves the rules with whole-board integers."""

    def __init__(self, size: int) -> None:
        radius = size - 1
        self.size, self.radius = size, radius
        self.miners = MINERS[size]
        self.cells: tuple[Cell, ...] = disc(radius)
        self.bit: dict[str, int] = {name_of(c, size): 1 << (16 * (c[1] + radius) + c[0] + radius) for c in self.cells}
        self.name: dict[int, str] = {bit: name for name, bit in self.bit.items()}
        self.axial: dict[str, Cell] = {name_of(c, size): c for c in self.cells}
        self.board: int = sum(self.name)
        self.mine = {b: Action("mine", (n,), (Pick("cell", n),)) for b, n in self.name.items()}
        self.place = {b: Action("place", (n,), (Pick("cell", n),)) for b, n in self.name.items()}
        self._moves: dict[int, dict[int, Action]] = {}

    def six(self, x: int) -> Six:
        """The set moved east, west and along the four slanting directions."""
        return x << 1, x >> 1, x << 16, x >> 16, x << 15, x >> 15

    def spread(self, x: int) -> int:
        """The union of those six."""
        return x << 1 | x >> 1 | x << 16 | x >> 16 | x << 15 | x >> 15

    def grow(self, x: int, free: int) -> int:
        """The set and what lies one step further over free cells."""
        return x | (x << 1 | x >> 1 | x << 16 | x >> 16 | x << 15 | x >> 15) & free

    def same(self, a: int, b: int) -> bool:
        """True when both sets are equal."""
        return a == b

    def moves(self, origin: int) -> dict[int, Action]:
        """The move actions from one cell by target bit; made when first asked for."""
        if origin not in self._moves:
            self._moves[origin] = {b: self._move(self.name[origin], n) for b, n in self.name.items() if b != origin}
        return self._moves[origin]

    @staticmethod
    def _move(a: str, b: str) -> Action:
        return Action("move", (f"{a}-{b}",), (Pick("cell", a), Pick("cell", b)))

    def names(self, x: int) -> list[str]:
        """The names of a set's cells, top row first."""
        return [self.name[b] for b in each(x)]

    def cell(self, name: str) -> int:
        """The bit of a named cell. Raises BadAction for a name that is not on this board."""
        try:
            return self.bit[name]
        except KeyError:
            raise BadAction(f"There is no cell {name[:20]!r} on this board.") from None

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return board, (self.size,)


def each(x: int) -> Iterator[int]:
    """The single bits of a set, lowest first."""
    while x:
        low = x & -x
        yield low
        x ^= low


def name_of(cell: Cell, size: int) -> str:
    """AbstractPlay's name: rows are letters from the bottom, columns count from 1 at the left of each row."""
    q, r = cell
    return chr(ord("a") + size - 1 - r) + str(q - max(1 - size, 1 - size - r) + 1)


@cache
def board(size: int) -> Board:
    """The shared board of a size."""
    return Board(size)

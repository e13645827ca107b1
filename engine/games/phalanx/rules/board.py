"""A Phalanx board of any shape: its cells and names, its bits, and its actions, made once and shared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from operator import lshift, rshift
from typing import NamedTuple

from engine.core.action import Action, Pick
from engine.core.errors import BadAction
from engine.core.hexes import DIRECTIONS, Cell, disc

Shift = Callable[[int, int], int]
Way = tuple[Shift, Shift, int]  # for one direction: the shift ahead, the shift back, and by how many bits

SEGMENT = 3  # cells a side of a laid plate


class Bundle(NamedTuple):
    """The moves of one line, and for each the cells that it leaves and those that it covers."""

    actions: tuple[Action, ...]
    left: tuple[int, ...]
    covered: tuple[int, ...]


class Board:
    """Tables of a board made of plates: hexagons of `side` cells a side on these centres, in the order of laying.

    Cells are single bits of one integer, row by row. An unused column ends every row, so that a set shifted one step
    in any direction never wraps into another row: what leaves the board lands on bits that `mask` does not hold.
    """

    def __init__(self, centres: tuple[Cell, ...], side: int = SEGMENT) -> None:
        self.centres, self.side = centres, side
        self._hash = hash((centres, side))
        self.cells: tuple[Cell, ...] = tuple(cell for centre in centres for cell in disc(side - 1, centre))
        left, top = (min((cell[axis] for cell in self.cells), default=0) for axis in (0, 1))
        self.stride = max((q for q, _ in self.cells), default=0) - left + 2
        self.bits: dict[Cell, int] = {(q, r): 1 << ((r - top) * self.stride + q - left) for q, r in self.cells}
        self.bit: dict[str, int] = {name_of(cell): bit for cell, bit in self.bits.items()}
        self.name: dict[int, str] = {bit: name for name, bit in self.bit.items()}
        self.axial: dict[str, Cell] = {name_of(cell): cell for cell in self.cells}
        self.mask: int = sum(self.name)
        steps = [dq + dr * self.stride for dq, dr in DIRECTIONS]
        self.go: tuple[Way, ...] = tuple(
            (lshift, rshift, step) if step > 0 else (rshift, lshift, -step) for step in steps)
        self.grow: dict[int, Action] = {b: Action("grow", (n,), (Pick("cell", n),)) for b, n in self.name.items()}
        self._moves: dict[tuple[object, ...], Bundle] = {}

    def around(self, x: int) -> int:
        """All board cells that touch the set (members of it included where they touch another member)."""
        s = self.stride
        return (x << 1 | x >> 1 | x << s | x >> s | x << s - 1 | x >> s - 1) & self.mask

    def flood(self, x: int, free: int) -> int:
        """The set together with everything reached from it over `free` cells."""
        s, t = self.stride, self.stride - 1
        while True:
            y = x | ((x << 1 | x >> 1 | x << s | x >> s | x << t | x >> t) & free)
            if x == y:
                return x
            x = y

    def parts(self, x: int) -> tuple[int, ...]:
        """The connected parts of a set, the one with the lowest bit first."""
        found = []
        while x:
            part = self.flood(x & -x, x)
            found.append(part)
            x ^= part
        return tuple(found)

    def lines(self, x: int) -> int:
        """All cells that share an unbroken straight row of the board with a cell of the set."""
        found = x
        for shift, _, by in self.go:
            front = x
            while front:
                front = shift(front, by) & self.mask
                found |= front
        return found

    def step(self, cell: int, direction: int, count: int = 1) -> int:
        """The bit so many steps away; 0 or a bit outside `mask` where the board has no such cell."""
        shift, _, by = self.go[direction]
        for _ in range(count):
            cell = shift(cell, by) & self.mask
        return cell

    def moves(self, head: int, direction: int, length: int, least: tuple[int, ...]) -> Bundle:
        """The moves of one line of `length` stones: m cells ahead wants a phalanx of `least[m - 1]` stones or more."""
        key = (head.bit_length(), direction, length, least)
        if key not in self._moves:
            rows = list(self._listed(head, direction, length, least))
            self._moves[key] = Bundle(*zip(*rows, strict=True)) if rows else Bundle((), (), ())
        return self._moves[key]

    def _listed(self, head: int, direction: int, length: int, least: tuple[int, ...],
                ) -> Iterator[tuple[Action, int, int]]:
        q, r = self.axial[self.name[head]]
        dq, dr = DIRECTIONS[direction]
        covered = 0
        for m, fewest in enumerate(least, 1):
            landing = name_of((q + dq * m, r + dr * m))
            covered |= self.bit[landing]
            for n in range(fewest, length + 1):
                left = [(q - dq * i, r - dr * i) for i in range(n - m, n)]
                action = move_action(name_of((q, r)), name_of(left[-1]), m, landing)
                yield action, sum(self.bits[cell] for cell in left), covered

    def names(self, x: int) -> list[str]:
        """The names of a set's cells, top row first."""
        return [self.name[b] for b in each(x)]

    def cell(self, name: str) -> int:
        """The bit of a named cell. Raises BadAction for a name that is not on this board."""
        try:
            return self.bit[name]
        except KeyError:
            raise BadAction(f"There is no cell {name[:20]!r} on this board.") from None

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Board) and (self.centres, self.side) == (other.centres, other.side))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, tuple[tuple[Cell, ...], int]]:
        return board, (self.centres, self.side)


def each(x: int) -> Iterator[int]:
    """The single bits of a set, lowest first."""
    while x:
        low = x & -x
        yield low
        x ^= low


def union(sets: Iterable[int]) -> int:
    """All cells of several sets."""
    together = 0
    for x in sets:
        together |= x
    return together


def name_of(cell: Cell) -> str:
    """The name of an axial cell, such as `2,-1`."""
    return f"{cell[0]},{cell[1]}"


@lru_cache(maxsize=1024)
def move_action(head: str, tail: str, m: int, landing: str) -> Action:
    """The move of a phalanx; all tails that land alike share their picks, head and landing cell, and are cycled."""
    return Action("move", (head, tail, str(m)), (Pick("cell", head), Pick("cell", landing)))


@lru_cache(maxsize=64)
def board(centres: tuple[Cell, ...], side: int = SEGMENT) -> Board:
    """The shared board of these plates."""
    return Board(centres, side)

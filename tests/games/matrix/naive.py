"""A second Matrix table, written from the rules text alone and as plainly as possible, to hold the real one against."""

from collections.abc import Iterator
from dataclasses import dataclass, field

Square = tuple[int, int]
WAYS: dict[str, Square] = {"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1)}
OPEN, ZERO = "open", "zero"
Value = int | str


@dataclass
class Half:
    """One covered square: the printed number, which tile it belongs to, how that tile lies, what a blank is worth."""

    printed: int
    tile: int
    upright: bool
    value: Value


@dataclass
class Layout:
    """Everything on the table, and the agreements."""

    highest: int
    option: int
    twin: bool = False
    halves: dict[Square, Half] = field(default_factory=dict)
    tiles: int = 0

    @property
    def total(self) -> int:
        """What joined numbers add up to."""
        return self.highest + 1


def beside(square: Square) -> list[Square]:
    """The four squares that share a side with this one."""
    return [(square[0] + dx, square[1] + dy) for dx, dy in WAYS.values()]


def covered(first: Square, way: str) -> tuple[Square, Square]:
    """The two squares of a tile."""
    return first, (first[0] + WAYS[way][0], first[1] + WAYS[way][1])


def neighbours(layout: Layout, square: Square) -> list[Half]:
    """The halves on the squares beside this one."""
    return [layout.halves[near] for near in beside(square) if near in layout.halves]


def end_to_end(layout: Layout, first: Square, way: str) -> bool:
    """Whether the tile would touch another short end to short end."""
    upright = way in "NS"
    for square in covered(first, way):
        for near in beside(square):
            along = (near[0] == square[0]) == upright
            if near in layout.halves and along and layout.halves[near].upright == upright:
                return True
    return False


def may_join(layout: Layout, number: int, near: list[Half]) -> bool:
    """Whether a half with this printed number may lie beside these halves."""
    if layout.option == 1:
        return all(not number or not half.printed or number + half.printed == layout.total for half in near)
    if layout.option == 2:
        return all(number == half.printed == 0 or number and half.printed and number + half.printed == layout.total
                   for half in near)
    if number:
        return all(half.value == OPEN or half.value == layout.total - number for half in near)
    numbers = {half.value for half in near if half.value not in (OPEN, ZERO)}
    if len(numbers) > 1:
        return False
    return not numbers or all(half.value != ZERO for half in near)


def legal(layout: Layout, numbers: tuple[int, int], first: Square, way: str) -> bool:
    """Whether a tile, its first number on `first`, may lie there."""
    squares = covered(first, way)
    if any(square in layout.halves for square in squares):
        return False
    if not layout.halves:
        return first == (0, 0) and way in "EN"
    near = [neighbours(layout, square) for square in squares]
    if not any(near) or end_to_end(layout, first, way):
        return False
    return all(may_join(layout, number, halves) for number, halves in zip(numbers, near, strict=True))


def places(layout: Layout, numbers: tuple[int, int]) -> Iterator[tuple[Square, str]]:
    """Every legal place of a tile in canonical form: first number at least the second, doubles towards E or N."""
    xs, ys = [x for x, _ in layout.halves] or [0], [y for _, y in layout.halves] or [0]
    for x in range(min(xs) - 2, max(xs) + 3):
        for y in range(min(ys) - 2, max(ys) + 3):
            for way in "EN" if numbers[0] == numbers[1] else "ENWS":
                if legal(layout, numbers, (x, y), way):
                    yield (x, y), way


def lay(layout: Layout, numbers: tuple[int, int], first: Square, way: str) -> int:
    """Lays a legal tile and returns its points."""
    squares = covered(first, way)
    near = [neighbours(layout, square) for square in squares]
    double = all(numbers) and all(any(is_number(half) for half in halves) for halves in near)
    before = holes(layout)
    values = [worth(layout, number, halves) for number, halves in zip(numbers, near, strict=True)]
    for square, number, value in zip(squares, numbers, values, strict=True):
        layout.halves[square] = Half(number, layout.tiles, way in "NS", value)
    layout.tiles += 1
    new = [hole for hole in holes(layout) if hole not in before]
    worths = {1: 1, 2: 2 * layout.twin}
    return int(double) + sum(worths[len(hole)] for hole in new)


def is_number(half: Half) -> bool:
    """Whether a join to this half is a join to a number: printed, or taken by a blank before."""
    return half.printed > 0 or half.value not in (OPEN, ZERO)


def worth(layout: Layout, number: int, near: list[Half]) -> Value:
    """The value of a half laid beside these, the open blanks among them fixed at the same time."""
    if number:
        for half in near:
            if half.value == OPEN:
                half.value = layout.total - number
        return number
    if layout.option != 3:
        return ZERO
    numbers = [half.value for half in near if isinstance(half.value, int)]
    if numbers:
        for half in near:
            half.value = numbers[0]
        return layout.total - numbers[0]
    for half in near:
        half.value = ZERO
    return ZERO if near else OPEN


def holes(layout: Layout) -> list[frozenset[Square]]:
    """The holes of one or two squares: empty squares from which no way leads out."""
    empty = {near for square in layout.halves for near in beside(square) if near not in layout.halves}
    found = {hole for square in empty if (hole := _hole(layout, square))}
    return sorted(found, key=sorted)


def _hole(layout: Layout, square: Square) -> frozenset[Square]:
    region = {square}
    for _ in range(2):
        region |= {near for one in region for near in beside(one) if near not in layout.halves}
    return frozenset(region) if len(region) <= 2 else frozenset()

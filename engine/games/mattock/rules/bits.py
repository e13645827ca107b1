"""The digging rules as bit tricks, written once for whole-board integers and for batches of numpy row planes.

A board row takes 16 bits: cell (q, r) of a board of radius R is bit `16 * (r + R) + q + R`. An integer's bytes are
then directly the uint16 row plane of the batches. Shifted bits that leave the board land on columns that no board
uses, and are masked away.
"""

from typing import Protocol, TypeVar

Bits = TypeVar("Bits")


class Plane(Protocol[Bits]):
    """What the rules below need: a set of cells shifted in six ways and grown, and a test for no change."""

    board: Bits

    def six(self, x: Bits) -> tuple[Bits, Bits, Bits, Bits, Bits, Bits]:
        """The set moved one step in each of the six directions (not yet masked to the board)."""

    def spread(self, x: Bits) -> Bits:
        """The union of those six (not yet masked to the board)."""

    def grow(self, x: Bits, free: Bits) -> Bits:
        """The set and what lies one step further over free cells; several steps at once where that is quicker."""

    def same(self, a: Bits, b: Bits) -> bool:
        """True when both sets are equal."""


def around(plane: Plane[Bits], x: Bits) -> Bits:
    """All board cells that touch the set (members of it included where they touch another member)."""
    return plane.spread(x) & plane.board  # type: ignore[operator, no-any-return]


def flood(plane: Plane[Bits], x: Bits, free: Bits) -> Bits:
    """The set together with everything reached from it over free cells."""
    while True:
        y = plane.grow(x, free)
        if plane.same(x, y):
            return x
        x = y


def diggable(plane: Plane[Bits], tiles: Bits) -> Bits:
    """Rock that the collapse rule lets anybody dig: it touches three tiles at most, none of which is full.

    The six neighbours are counted by a bit-sliced adder: `low` is the ones digit, `two` and `four` the higher ones.
    """
    a, b, c, d, e, f = plane.six(tiles)
    ab, de = a ^ b, d ^ e  # type: ignore[operator]
    sum1, carry1 = ab ^ c, (a & b) | (c & ab)  # type: ignore[operator]
    sum2, carry2 = de ^ f, (d & e) | (f & de)  # type: ignore[operator]
    low, carry3 = sum1 ^ sum2, sum1 & sum2
    twos = carry1 ^ carry2
    two, four = twos ^ carry3, (carry1 & carry2) | (carry3 & twos)
    full = tiles & (four | (two & low))
    return plane.board & ~(tiles | four | around(plane, full))  # type: ignore[no-any-return]

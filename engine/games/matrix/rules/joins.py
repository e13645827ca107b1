"""Which numbers may lie beside which, under the three ways of playing blanks, and what a chameleon blank becomes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

WILD, ZERO, CHAMELEON = 1, 2, 3


class Joins:
    """The numbers of one set under one option; tables of answers are filled as they are asked for.

    A covered square has a value: a number 1..N, printed or taken; 0, a blank that is wild or zero; or `open`, a
    chameleon blank that has joined nothing yet.
    """

    def __init__(self, highest: int, option: int) -> None:
        self.highest, self.option = highest, option
        self.total = highest + 1
        self.open = highest + 1
        self.every = (1 << highest + 1) - 1
        self._fits: dict[tuple[int, ...], int] = {}
        self._patterns: dict[tuple[int, int], int] = {}

    def fits(self, near: tuple[int, ...]) -> int:
        """The printed numbers, as bits, that may lie on a square beside these values."""
        found = self._fits.get(near)
        if found is None:
            found = self._fits[near] = sum(1 << n for n in range(self.total) if self.may_join(n, near))
        return found

    def may_join(self, number: int, near: Sequence[int]) -> bool:
        """True when a half with this printed number may join all these values."""
        if self.option == CHAMELEON and number == 0:
            taken = {value for value in near if 0 < value < self.open}
            return len(taken) <= 1 and not (taken and 0 in near)
        return all(self._pair(number, value) for value in near)

    def _pair(self, number: int, value: int) -> bool:
        if self.option == WILD and 0 in (number, value):
            return True
        if value == self.open:
            return True
        if 0 in (number, value):
            return number == value
        return number + value == self.total

    def takes(self, number: int, near: Sequence[int]) -> tuple[int, int | None]:
        """The value of a half laid beside these values, and what the open blanks among them become (or None)."""
        if self.option != CHAMELEON:
            return number, None
        if number:
            return number, self.total - number
        taken = next((value for value in near if 0 < value < self.open), None)
        if taken is not None:
            return self.total - taken, taken
        return (0, 0) if near else (self.open, None)

    def is_number(self, value: int) -> bool:
        """True for a value that counts as a number in a double figure."""
        return 0 < value < self.open

    def pattern(self, first: int, second: int) -> int:
        """The ordered pairs, as bits 16 * a + b, with a among the first numbers and b among the second."""
        found = self._patterns.get((first, second))
        if found is None:
            found = sum(second << (16 * a) for a in range(self.total) if first >> a & 1)
            self._patterns[first, second] = found
        return found

    def __reduce__(self) -> tuple[object, tuple[int, int]]:
        return joins_of, (self.highest, self.option)

    def __repr__(self) -> str:
        return f"joins_of({self.highest}, {self.option})"


@cache
def joins_of(highest: int, option: int) -> Joins:
    """The shared joins of a double-N set under option 1, 2 or 3."""
    return Joins(highest, option)

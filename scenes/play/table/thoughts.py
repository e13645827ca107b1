"""What is known of how the seats stand, for one table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

Shares = tuple[float, ...]


class Point(NamedTuple):
    """A point of the graph: after so many actions each seat had these shares; None where they are not known yet."""

    at: int
    parts: Shares | None


@dataclass
class Thoughts:
    """The curve as it was last read, what it was read from, and what is still to be asked."""

    as_of: tuple[object, ...] | None = None
    curve: tuple[Point, ...] = ()
    wanted: list[int] = field(default_factory=list)  # lengths of the match at which a computer is to be asked
    bad: set[int] = field(default_factory=set)  # lengths of the match at which no answer came
    unsaved: bool = False  # whether something was heard that the record of a finished game does not hold yet
    asks: bool = True  # False for pictures, which nobody waits for

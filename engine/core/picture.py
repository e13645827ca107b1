"""What there is to see, as data: the cells of a board, the items on it, and marks. No pixels, no clock."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt

Point = tuple[float, float]
HIDDEN = "?"  # the face of a thing that lies face down
STOCK = "stock"  # tiles lie there face down; `Dealt` takes them into a hand, where they are still nobody's


@dataclass(frozen=True, slots=True)
class Item:
    """A thing that lies somewhere. Equal items are interchangeable; `owner` 0 is nobody."""

    kind: str
    place: str
    owner: int = 0
    face: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a place that follows from the rules (dead rock, last turn, legal, threat), never an item."""

    kind: str
    place: str
    owner: int = 0
    text: str = ""


@dataclass(frozen=True)
class Cells:
    """A board's cells by name with their centres in cell units (hexes: distance of neighbours sqrt 3; squares: 1)."""

    lattice: str
    centres: Mapping[str, Point]
    labels: tuple[tuple[str, Point], ...] = ()

    @staticmethod
    def of_hexes(cells: Mapping[str, tuple[int, int]], labels: tuple[tuple[str, Point], ...] = ()) -> "Cells":
        """Cells from axial coordinates, pointy tops, radius 1."""
        return Cells("hex", {name: hex_centre(*cell) for name, cell in cells.items()}, labels)


def hex_centre(q: float, r: float) -> Point:
    """Centre of an axial cell whose hexagon has radius 1."""
    return (sqrt(3) * (q + r / 2), 1.5 * r)


@dataclass(frozen=True)
class Picture:
    """Everything a painter needs to draw a position. `ground` names the material under the items."""

    ground: str
    cells: Cells
    items: tuple[Item, ...]
    marks: tuple[Mark, ...] = ()
    hands: tuple[str, ...] = field(default=())

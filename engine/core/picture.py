"""What there is to see, as data: the cells of a board, the items on it, and marks. No pixels, no clock."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import sqrt

from engine.core.events import BoardGrew, Dealt, Event, Moved, Placed, Removed, Turned

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


def after_events(items: Iterable[Item], events: Iterable[Event]) -> Counter[Item]:
    """The items after the events: what a picture must show next. Raises KeyError for an item that is not there."""
    now = Counter(items)
    for event in events:
        for gone, come in changes(event):
            if gone is not None:
                _take(now, gone)
            if come is not None:
                now[come] += 1
    return now


def _take(items: Counter[Item], wanted: Item) -> None:
    found = wanted if items[wanted] else next((i for i in items if items[i] and same_thing(i, wanted)), None)
    if found is None:
        raise KeyError(wanted)
    items[found] -= 1
    if not items[found]:
        del items[found]


def same_thing(item: Item, wanted: Item) -> bool:
    """True when `wanted` names this item; a wanted face left empty fits any face, and so does one nobody sees."""
    alike = replace(item, face="") == replace(wanted, face="")
    return alike and (wanted.face in ("", item.face) or item.face == HIDDEN)


def changes(event: Event) -> list[tuple[Item | None, Item | None]]:
    """The event as pairs (item that goes, item that comes); growth of the board and scores change no item."""
    match event:
        case Placed(kind, place, owner, source, face):
            return [(Item(kind, source, owner, face) if source else None, Item(kind, place, owner, face))]
        case Moved(kind, origin, place, owner, _):
            return [(Item(kind, origin, owner), Item(kind, place, owner))]
        case Removed(kind, place, owner, to, face):
            there = Item(kind, to, owner, HIDDEN if to == STOCK else face)
            return [(Item(kind, place, owner, face), there if to else None)]
        case Turned(kind, place, owner, into, into_owner):
            return [(Item(kind, place, owner), Item(into, place, into_owner))]
        case BoardGrew(cells):
            return [(None, Item("cell", cell)) for cell in cells]
        case Dealt(seat, faces):
            return [(Item("tile", STOCK, face=HIDDEN), Item("tile", f"hand:{seat}", face=face)) for face in faces]
        case _:
            return []

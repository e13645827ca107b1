"""What an action did, as typed facts: one small frozen dataclass per kind of happening.

Items are named by what they are and where they lie (`kind`, `owner`, `place`). A place is a cell (`e5`), a hand
(`hand:1`), a tray of prisoners (`tray:2`), the stock (`stock`), or nowhere (an empty text).
"""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """An item appears at `place`: new where `source` is empty, else taken from there (a hand, the stock)."""

    kind: str
    place: str
    owner: int = 0
    source: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """An item goes from `origin` to `place`; `path` are all the places on its way, both ends included."""

    kind: str
    origin: str
    place: str
    owner: int = 0
    path: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """An item leaves `place` for `to` (a hand, a tray, the stock), or leaves the game where `to` is empty."""

    kind: str
    place: str
    owner: int = 0
    to: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """An item at `place` becomes another kind of thing, perhaps of another owner (a stone that turns to wall)."""

    kind: str
    place: str
    owner: int
    into: str
    into_owner: int = 0


@dataclass(frozen=True, slots=True)
class BoardGrew(Event):
    """Cells were added to the board."""

    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat drew tiles from the stock; a face is `?` where the reader may not know it."""

    seat: int
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Valued(Event):
    """A blank at `place` has taken a value."""

    place: str
    value: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat won points, for `reason`, because of the places `cells`."""

    seat: int
    points: int
    reason: str
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat did nothing in its turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class PeopleSwapped(Event):
    """The people at two seats change places; the colours stay."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: int


def as_json(event: Event) -> dict[str, Any]:
    """The event as the protocol writes it: its kind of happening under `kind`, an item's kind under `item`."""
    fields = asdict(event)
    if "kind" in fields:
        fields["item"] = fields.pop("kind")
    return {"kind": type(event).__name__, **fields}

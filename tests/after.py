"""What a picture must show after events: the other account of what an action did, which the contracts compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine.core.events import BoardGrew, Dealt, Event, Moved, Placed, Removed, Turned
from engine.core.picture import HIDDEN, STOCK, Item


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

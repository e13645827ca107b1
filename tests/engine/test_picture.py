"""Pictures as data: events change the things on the table as they say, and what is not there is an error."""

from collections import Counter

import pytest

from engine.core.events import BoardGrew, Dealt, Event, Moved, Passed, Placed, Removed, Scored, Turned, as_json
from engine.core.picture import Cells, Item, hex_centre
from tests.after import after_events, same_thing

STONE, MINER = Item("stone", "a1", 1), Item("miner", "hand:1", 1)
CHANGES: tuple[tuple[list[Item], Event, list[Item]], ...] = (
    ([], Placed("tile", "a1"), [Item("tile", "a1")]),
    ([MINER], Placed("miner", "a1", 1, "hand:1"), [Item("miner", "a1", 1)]),
    ([MINER, MINER], Placed("miner", "a1", 1, "hand:1"), [MINER, Item("miner", "a1", 1)]),
    ([STONE], Moved("stone", "a1", "b2", 1), [Item("stone", "b2", 1)]),
    ([STONE], Removed("stone", "a1", 1, "tray:2"), [Item("stone", "tray:2", 1)]),
    ([STONE], Removed("stone", "a1", 1), []),
    ([STONE], Turned("stone", "a1", 1, "wall"), [Item("wall", "a1")]),
    ([STONE], BoardGrew(("x", "y")), [STONE, Item("cell", "x"), Item("cell", "y")]),
    ([STONE], Scored(1, 2, "cell"), [STONE]),
    ([STONE], Passed(1), [STONE]),
    ([Item("tile", "stock", face="?")] * 3, Dealt(2, ("2:1", "?")),
     [Item("tile", "stock", face="?"), Item("tile", "hand:2", face="2:1"), Item("tile", "hand:2", face="?")]),
    ([Item("tile", "hand:1", face="2:1"), Item("tile", "hand:1", face="3:0")],
     Removed("tile", "hand:1", 0, "stock", "3:0"),
     [Item("tile", "hand:1", face="2:1"), Item("tile", "stock", face="?")]),
    ([Item("tile", "hand:1", face="?")], Placed("tile", "0,0", 0, "hand:1", "6:1"), [Item("tile", "0,0", face="6:1")]),
)


@pytest.mark.parametrize(("before", "event", "after"), CHANGES, ids=lambda x: type(x).__name__)
def test_an_event_changes_things(before: list[Item], event: Event, after: list[Item]) -> None:
    assert after_events(before, [event]) == Counter(after)


@pytest.mark.parametrize("event", [
    Moved("stone", "b2", "a1", 1), Moved("stone", "a1", "b2", 2), Moved("miner", "a1", "b2", 1),
    Placed("miner", "a1", 1, "hand:1"), Removed("stone", "c3", 1), Dealt(1, ("2:1",)),
    Removed("stone", "a1", 1, "", "9")])
def test_what_is_not_there_cannot_go(event: Event) -> None:
    with pytest.raises(KeyError):
        after_events([STONE], [event])


def test_things_are_known_by_face_where_it_is_named() -> None:
    tile = Item("tile", "hand:1", face="2:1")
    assert same_thing(tile, Item("tile", "hand:1")) and same_thing(Item("tile", "hand:1", face="?"), tile)
    assert not same_thing(tile, Item("tile", "hand:1", face="?")) and not same_thing(tile, Item("tile", "hand:2"))


def test_hexagons_that_touch_are_equally_far_apart() -> None:
    x, y = hex_centre(1, 0)
    assert (x, y) == pytest.approx((3 ** 0.5, 0)) and hex_centre(0, 1) == pytest.approx((3 ** 0.5 / 2, 1.5))
    assert Cells.of_hexes({"a": (1, 0)}).centres["a"] == pytest.approx((x, y))


def test_an_event_as_the_protocol_writes_it() -> None:
    assert as_json(Moved("miner", "a1", "b2", 1, ("a1", "b2"))) == {
        "kind": "Moved", "item": "miner", "origin": "a1", "place": "b2", "owner": 1, "path": ("a1", "b2")}
    assert as_json(Passed(2)) == {"kind": "Passed", "seat": 2}

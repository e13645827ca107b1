"""Turns in words: what the list of turns says of each kind of turn, in every game."""

from __future__ import annotations

import pytest

from engine.core.action import Action
from engine.core.events import Event, Moved, Placed, Removed, Scored, Turned
from engine.games import game_named

A = Action
CASES = (
    ("mattock", [A("mine", ("e5",)), A("stay")], [Placed("tile", "e5")], 1, "mines, stays"),
    ("mattock", [A("mine", ("e5",)), A("move", ("a1-a4",))],
     [Placed("tile", "e5"), Placed("miner", "e5", 2, "hand:2"), Moved("miner", "a1", "a4", 2, ("a1", "a2", "a3", "a4")),
      Removed("miner", "b1", 1, "hand:1")], 2, "mines, brings one back, walks 3, removes 1 Ann"),
    ("mattock", [A("swap")], [], 2, "swaps sides"),
    ("mattock", [A("place", ("c6",))], [Placed("tile", "c6")], 1, "places a miner"),
    ("phalanx", [A("grow", ("1,0",)), A("grow", ("2,0",)), A("move", ("0,0", "2,0", "3")), A("end")],
     [Removed("stone", "5,0", 2, "tray:1"), Removed("stone", "6,0", 2, "tray:1"), Removed("stone", "7,0", 3, "tray:1"),
      Turned("stone", "4,0", 1, "wall")], 1, "grows 2, leaps 3, takes 2 Bob, 1 Cy, 1 to wall"),
    ("phalanx", [A("end")], [], 1, "passes"),
    ("phalanx", [A("lay", ("4,1",))], [Placed("stone", "4,1", 1)], 1, "lays a segment"),
    ("phalanx", [A("lift", ("4,1",))], [Removed("stone", "4,1", 1)], 1, "lifts a stone"),
    ("phalanx", [A("stone", ("1", "2,-3")), A("stone", ("2", "0,0"))], [Placed("stone", "2,-3", 1)], 1,
     "places stones"),
    ("phalanx", [A("choose", ("2",))], [], 2, "chooses a colour"),
    ("matrix", [A("put", ("6:1", "2,-1", "W")), A("put", ("5:5", "3,1", "N"))],
     [Scored(1, 1, "cell", ("0,0",)), Scored(1, 1, "double", ("3,1",)), Scored(2, 1, "pass")], 1,
     "lays 6:1 and 5:5, closes a cell, a double figure, +2"),
    ("matrix", [A("pass"), A("swap", ("?", "?"))], [], 1, "passes, exchanges 2"),
    ("matrix", [A("put", ("6:1", "2,-1", "W"))], [Scored(1, 2, "twin", ("0,0", "0,1"))], 1,
     "lays 6:1, closes a twin cell, +2"),
)


@pytest.mark.parametrize(("name", "actions", "events", "seat", "words"), CASES)
def test_a_turn_in_words(name: str, actions: list[Action], events: list[Event], seat: int, words: str) -> None:
    assert game_named(name).presentation().summary(actions, events, seat, ("Ann", "Bob", "Cy")) == words

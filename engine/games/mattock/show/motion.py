"""How Mattock moves: rock cracks, miners come from hand, walk their corridor, and put out the lamp when removed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, Moved, Placed, Removed
from engine.core.picture import Item
from engine.core.presentation import Pose
from engine.motion.choreography import arc, walk
from engine.motion.ease import in_out
from engine.motion.timeline import Flash, Leg, Track, Tracks

CRACK = 0.45
STAGGER = 0.12


def motion(events: Sequence[Event]) -> Tracks:
    """The animation of one action's events: digging, then the walk, then removals one after another."""
    tracks: list[Track] = []
    flashes: list[Flash] = []
    sounds: list[tuple[float, str]] = []
    now = 0.0
    for event in events:
        match event:
            case Placed("tile", place):
                flashes.append(Flash("crack", place, now, now + CRACK))
                sounds.append((now + 0.02, "mine"))
                now += CRACK * 0.55
            case Placed("miner", place, owner, source):
                tracks.append(arc(Item("miner", place, owner), source, now))
                sounds.append((now + 0.5, "place"))
            case Moved("miner", origin, place, owner, path):
                tracks.append(walk(Item("miner", place, owner), path or (origin, place), now))
                sounds += [(now + 0.02 + 0.18 * i, "walk") for i in range(min(3, len(path) - 1))]
                now = tracks[-1].end + 0.05
            case Removed("miner", place, owner, to):
                tracks.append(_removal(Item("miner", to, owner), place, now))
                sounds.append((now, "remove"))
                now += STAGGER
    return Tracks(tuple(tracks), tuple(flashes), tuple(sounds))


def _removal(item: Item, place: str, start: float) -> Track:
    """The lamp goes out, the colours fade, a breath, then the way home to the owner's plate."""
    out, grey, go = start + 0.20, start + 0.35, start + 0.45
    legs = (Leg(start, out, place, place, lit=0.0),
            Leg(out, grey, place, place, lit=0.0, grey=1.0),
            Leg(go, go + 0.60, place, item.place, in_out, 0.5, lit=0.0, grey=1.0),
            Leg(go + 0.60, go + 0.70, item.place, item.place, lit=1.0, grey=0.0))
    return Track(item, legs, Pose(place, place, 1.0))

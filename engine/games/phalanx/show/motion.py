"""How Phalanx moves: plates drop, stones leap over their line one by one, press down whom they land on, turn black.

A pressed stone's `scale` is its height, `aside` how far it has been squeezed out; what lands on a taken stone is a wall
at the end: `turned` tells how far it is one yet, `was` whose stone it was. Seconds are those of the drawn model; long
leaps are hurried to stay within `LONGEST`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import Event, Moved, Placed, Removed, Turned
from engine.core.picture import Item
from engine.core.presentation import Pose
from engine.motion.choreography import drop
from engine.motion.ease import in_out, in_quad, out_back, out_cubic
from engine.motion.timeline import Flash, Leg, Track, Tracks, together

LONGEST = 2.4
RINGS = 0.12  # the landing cells light up before the first leap
SQUAT, FLIGHT, NEXT = 0.06, 0.34, 0.6  # the next stone sets out at this share of the flight
SQUASH, BACK = 0.05, 0.10
HEIGHT = 2.0  # of a flight, in cell units
PRESS, SQUEEZE, SLIDE, SETTLE = 0.08, 0.12, 0.45, 0.12
PRESSED, ASIDE = 0.38, 0.36
CREEP, SWELL = 0.35, 0.15
FALL = 0.4  # of a plate
LAST_CLICK = 7


def motion(events: Sequence[Event]) -> Tracks:
    """The animation of one action's events."""
    leaps = [event for event in events if isinstance(event, Moved)]
    walls = frozenset(event.place for event in events if isinstance(event, Turned))
    parts = [_leap(event, i, event.place in walls) for i, event in enumerate(leaps)]
    landings = {event.place: _landing(i) for i, event in enumerate(leaps)}
    laid = any(isinstance(event, Placed) and event.kind == "plate" for event in events)
    for event in events:
        match event:
            case Removed("stone", place, owner, to) if to:
                parts.append(_prisoner(Item("stone", to, owner), place, landings[place]))
            case Removed("stone", place, owner, _):
                parts.append(Tracks((), (Flash("lifted", place, 0.0, 0.35, owner, out_cubic),), ((0.0, "remove"),)))
            case Placed():
                parts.append(_placed(event, laid))
            case _:
                pass
    return paced(together(*parts))


def _placed(event: Placed, laid: bool) -> Tracks:
    """A plate falls and locks in, with its stone close behind; a stone that grows simply appears."""
    item = Item(event.kind, event.place, event.owner, event.face)
    if event.kind == "plate":
        return Tracks((drop(item, 0.0, FALL),), (Flash("dust", event.place, FALL - 0.05, FALL + 0.4),),
                      ((FALL - 0.05, "segment"),))
    begin = FALL + 0.05 if laid else 0.0
    return Tracks((drop(item, begin),), (), ((begin + 0.05, "grow"),))


def _begin(i: int) -> float:
    """When the i-th stone from the tail (from 0) squats to leap."""
    return RINGS + i * (SQUAT + NEXT * FLIGHT)


def _landing(i: int) -> float:
    """When it touches down."""
    return _begin(i) + SQUAT + FLIGHT


def _leap(event: Moved, i: int, to_wall: bool) -> Tracks:
    """One stone's flight over the line; where it takes a stone it turns to wall."""
    begin, land, place = _begin(i), _landing(i), event.place
    item = Item("wall", place) if to_wall else Item("stone", place, event.owner)
    down = land + SQUASH + BACK
    legs = [Leg(begin, begin + SQUAT, event.origin, event.origin, in_quad, scale=0.92),
            Leg(begin + SQUAT, land, event.origin, place, in_out, HEIGHT),
            Leg(land, land + SQUASH, place, place, scale=0.92),
            Leg(land + SQUASH, down, place, place, out_back)]
    flashes = [Flash("target", place, i * 0.02, land, event.owner, out_cubic)]
    sounds = [(land, f"leap-{min(i, LAST_CLICK)}")]
    if to_wall:
        black = down + CREEP
        legs += [Leg(down, black, place, place, in_out, turned=0.9),
                 Leg(black, black + SWELL, place, place, turned=1.0)]
        flashes.append(Flash("impact", place, land, land + 0.25, event.owner, out_cubic))
        sounds.append((black, "wall"))
    first = Pose(event.origin, event.origin, was=event.owner if to_wall else 0)
    return Tracks((Track(item, tuple(legs), first),), tuple(flashes), tuple(sounds))


def _prisoner(item: Item, place: str, land: float) -> Tracks:
    """A taken stone is pressed flat, squeezed out, slides to the captor's tray and settles there."""
    flat, out = land + PRESS, land + PRESS + SQUEEZE
    home = out + SLIDE
    legs = (Leg(land, flat, place, place, scale=PRESSED),
            Leg(flat, out, place, place, scale=PRESSED, aside=ASIDE),
            Leg(out, home, place, item.place, in_out, 0.3),
            Leg(home, home + SETTLE, item.place, item.place, out_back))
    return Tracks((Track(item, legs, Pose(place, place)),), (), ((land, "capture"),))


def paced(tracks: Tracks) -> Tracks:
    """The same animation, hurried so that it takes no longer than LONGEST."""
    if tracks.duration <= LONGEST:
        return tracks
    rate = LONGEST / tracks.duration
    return Tracks(
        tuple(replace(track, legs=tuple(replace(leg, start=leg.start * rate, end=leg.end * rate)
                                        for leg in track.legs)) for track in tracks.tracks),
        tuple(replace(flash, start=flash.start * rate, end=flash.end * rate) for flash in tracks.flashes),
        tuple((at * rate, name) for at, name in tracks.sounds))

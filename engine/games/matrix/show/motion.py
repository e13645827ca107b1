"""How Matrix moves: tiles come from hand and drop, cells well up, gold runs along the joins, draws and exchanges.

A tile's `turned` is how far it still shows its back: 1 while it lies face down, 0 once it shows what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import Dealt, Event, Passed, Placed, Removed, Scored, Valued
from engine.core.picture import HIDDEN, STOCK, Item
from engine.core.presentation import Pose
from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.squares import UNKNOWN, name_of
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show.facts import touching
from engine.motion.ease import Ease, in_out, in_quad, linear, out_cubic
from engine.motion.timeline import Flash, Leg, Track, Tracks, later, together

FLIGHT, DROP, RISE = 0.30, 0.12, 1 / 12  # seconds, seconds, and squares above the cloth
GOLD = 1.0  # the bar runs 0.25 s along the joins, stays 0.35 s and fades 0.4 s
WELL, EMBLEM, PLUS = 0.30, 0.18, 0.5
DRAW, APART = 0.35, 0.12
RIFFLE = 0.4


def motion(before: Position, args: Sequence[str], events: Sequence[Event]) -> Tracks:
    """The animation of one action's events; `args` are the action's, `before` the position (or view) before it."""
    parts = [_event(before, event) for event in events if not isinstance(event, Scored | Dealt)]
    landed = max((part.duration for part in parts), default=0.0)
    won = [event for event in events if isinstance(event, Scored)]
    points = [later(_scored(before, args, event), landed + 0.1 * n) for n, event in enumerate(won)]
    drawn = [_drawn(event) for event in events if isinstance(event, Dealt)]
    gone = [event for event in events if isinstance(event, Removed)]
    back = [later(_back(gone), drawn[0].duration)] if gone else []
    return _staying(together(*parts, *points, *drawn, *back))


def _staying(tracks: Tracks) -> Tracks:
    """The same animation, in which a closed square that has its emblem keeps it until everything lies still."""
    end = tracks.duration
    kept = [replace(flash, start=flash.end, end=end, ease=_whole) for flash in tracks.flashes
            if flash.kind == "emblem" and flash.end < end]
    return replace(tracks, flashes=(*tracks.flashes, *kept))


def _whole(share: float) -> float:
    return 1.0


def _event(before: Position, event: Event) -> Tracks:
    match event:
        case Placed("tile", place, _, source, face) if place.startswith("aside:"):
            return _set_aside(Item("tile", place, 0, face), source)
        case Placed("tile", place, _, source, face):
            return _laid(Item("tile", place, 0, face), source, UNKNOWN in before.hand)
        case Valued(place, _):
            return Tracks((), (Flash("value", place, FLIGHT + DROP, FLIGHT + DROP + 0.3, 0, out_cubic),))
        case Passed():
            return Tracks((), (), ((0.0, "turn"),))
    return Tracks()


def _laid(item: Item, source: str, hidden: bool) -> Tracks:
    """Out of the hand, turning up where it was hidden, over its place, down; the sound falls on the contact."""
    legs = (Leg(0.0, FLIGHT, source, item.place, in_out, 0.6),
            Leg(FLIGHT, FLIGHT + DROP, item.place, item.place, in_quad, RISE))
    return Tracks((Track(item, legs, Pose(source, item.place, 0.0, turned=float(hidden))),), (),
                  ((FLIGHT + DROP, "tile"),))


def _set_aside(item: Item, source: str) -> Tracks:
    """Slides out of the hand; only its owner still sees its face."""
    legs = (Leg(0.0, RIFFLE, source, item.place, in_out),)
    return Tracks((Track(item, legs, Pose(source, item.place, 0.0)),))


def _back(gone: Sequence[Removed]) -> Tracks:
    """What was set aside slides face down into the stock, which is riffled."""
    tracks = [Track(Item("tile", STOCK, 0, HIDDEN), (Leg(0.0, DRAW, event.place, STOCK),),
                    Pose(event.place, STOCK, 0.0)) for event in gone]
    return Tracks(tuple(tracks), (Flash("riffle", STOCK, DRAW, DRAW + RIFFLE),), ((DRAW, "shuffle"),))


def _drawn(event: Dealt) -> Tracks:
    """One tile after the other from the stock; those whose face may be known turn over on the way."""
    tracks, sounds = [], []
    for number, face in enumerate(event.faces):
        start, hand = number * APART, f"hand:{event.seat}"
        leg = Leg(start, start + DRAW, STOCK, hand, in_out)
        first = Pose(STOCK, hand, 0.0, turned=float(face != HIDDEN))
        tracks.append(Track(Item("tile", hand, 0, face), (leg,), first))
        sounds.append((start, "draw"))
    return Tracks(tuple(tracks), (), tuple(sounds))


def _scored(before: Position, args: Sequence[str], event: Scored) -> Tracks:
    """What a score looks like: colour and emblem in each closed square, a gold bar on each join, the points."""
    plus = f"plus-{event.points}"
    if event.reason == "pass":
        return Tracks((), (Flash(plus, f"plate:{event.seat}", 0.0, PLUS, event.seat, in_out),))
    at = event.cells[0]
    flashes = [Flash(plus, at, 0.0, PLUS, event.seat, in_out)]
    if event.reason == "double":
        laid = laid_by(tuple(args))
        bars = touching(before.table, laid) if laid else []
        flashes += [_flash("gold", " ".join(map(name_of, pair)), 0.0, GOLD, event.seat, linear) for pair in bars]
        return Tracks((), tuple(flashes), ((0.0, "double"),))
    for cell in event.cells:
        flashes += [_flash("fill", cell, 0.0, WELL, event.seat, out_cubic),
                    _flash("emblem", cell, WELL, EMBLEM, event.seat, linear)]
    return Tracks((), tuple(flashes), ((0.0, "cell"),))


def _flash(kind: str, place: str, start: float, seconds: float, seat: int, ease: Ease) -> Flash:
    return Flash(kind, place, start, start + seconds, seat, ease)

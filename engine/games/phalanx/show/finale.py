"""The counting at the end of Phalanx: every prisoner is laid into its owner's land, where there is room.

Seat after seat: each stone that comes home fills a cell of land, and what stays free of it is the score. Those laid in
lie flat, so that nobody takes them for living stones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.picture import Item, Mark, hex_centre
from engine.core.presentation import Count, Fact, Finale, Pose
from engine.games.phalanx.rules.ending import lost, scores, territory
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show.numbers import scored
from engine.games.phalanx.show.picture import picture
from engine.motion.ease import in_out
from engine.motion.timeline import Leg, Track, Tracks

FLIGHT, APART, LONGEST = 0.45, 0.12, 4.0  # seconds of one stone, between two at the most, and of all
LAID = "laid"  # the face of a stone that fills land
SENTENCE = "Each stone lost fills a cell of land."


def finale(view: Position) -> Finale | None:
    """The way of each prisoner into its owner's land, one after another, and the picture that stays.

    Prisoners for whom their owner has no land left stay in the tray: they count against him below zero.
    """
    gone, plain = lost(view), picture(view)
    if not sum(gone):
        return None
    apart, now = min(APART, LONGEST / sum(gone)), 0.0
    tracks, items, counts = list[Track](), list(plain.items), _before(view)
    for seat in range(1, view.terms.players + 1):
        held = [item for item in plain.items if item.place.startswith("tray:") and item.owner == seat]
        cells = list(view.board.names(territory(view)[seat - 1]))
        counts.append(Count(now, seat, _facts(len(cells), 0)))
        for number, item in enumerate(held, 1):
            if number <= len(cells):
                home = replace(item, place=cells[number - 1], face=LAID)
                tracks.append(_flight(home, item.place, now))
                items[items.index(item)] = home
            counts.append(Count(now + FLIGHT, seat, _facts(len(cells), number)))
            now += apart
        now += FLIGHT * bool(held)
    rest = max(0.0, counts[-1].at - max((track.end for track in tracks), default=0.0))
    timeline = Tracks(tuple(tracks), (), tuple((track.end, "grow") for track in tracks), rest)
    counts.sort(key=lambda count: count.at)
    return Finale(timeline, replace(plain, items=tuple(items)), tuple(counts), SENTENCE)


def _before(view: Position) -> list[Count]:
    """Nothing has come home yet."""
    return [Count(-1.0, seat, _facts(land.bit_count(), 0)) for seat, land in enumerate(territory(view), 1)]


def _facts(land: int, home: int) -> tuple[Fact, ...]:
    return tuple(scored(land, home))


def _flight(home: Item, origin: str, start: float) -> Track:
    """From the captor's tray, where nothing of it is seen before, in an arc to its cell."""
    legs: Sequence[Leg] = (Leg(start, start + 0.02, origin, origin),
                           Leg(start + 0.02, start + FLIGHT, origin, home.place, in_out, 1.0))
    return Track(home, tuple(legs), Pose(origin, origin, 0.0, alpha=0.0))


def totals(view: Position) -> list[Mark]:
    """Each seat's score in the midst of its largest land, or of its largest group where it has none."""
    marks, points = list[Mark](), scores(view)
    for seat, land in enumerate(territory(view), 1):
        parts = view.board.parts(land) or view.board.parts(view.sides[seat])
        if parts:
            marks.append(Mark("total", _midst(view, max(parts, key=int.bit_count)), seat, str(points[seat - 1])))
    return marks


def _midst(view: Position, cells: int) -> str:
    """The cell nearest to the middle of some, and the first of those that are equally near."""
    spots = {name: hex_centre(*view.board.axial[name]) for name in view.board.names(cells)}
    x, y = (sum(spot[i] for spot in spots.values()) / len(spots) for i in (0, 1))
    return min(spots, key=lambda name: (spots[name][0] - x) ** 2 + (spots[name][1] - y) ** 2)

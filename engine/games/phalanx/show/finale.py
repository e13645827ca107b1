"""The counting at the end of Phalanx: every prisoner is laid into its owner's land, where there is room."""

from __future__ import annotations

from dataclasses import replace

from engine.core.picture import Picture
from engine.core.presentation import Pose
from engine.games.phalanx.rules.ending import territory
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show.picture import picture
from engine.motion.ease import in_out
from engine.motion.timeline import Leg, Track, Tracks

FLIGHT, LONGEST = 0.45, 4.0  # seconds of one stone, and of all


def counting(view: Position) -> tuple[Tracks, Picture] | None:
    """The way of each prisoner into its owner's land, one after another, and the picture that stays.

    Prisoners for whom their owner has no land left stay in the tray: they count against him below zero.
    """
    plain = picture(view)
    land = {seat: list(view.board.names(cells)) for seat, cells in enumerate(territory(view), 1)}
    ways = [(item, land[item.owner].pop(0)) for item in plain.items
            if item.place.startswith("tray:") and land[item.owner]]
    if not ways:
        return None
    apart = min(0.12, LONGEST / len(ways))
    tracks, items = list[Track](), list(plain.items)
    for number, (item, cell) in enumerate(ways):
        start, home = number * apart, replace(item, place=cell)
        leg = Leg(start, start + FLIGHT, item.place, cell, in_out, 1.0)
        tracks.append(Track(home, (leg,), Pose(item.place, cell, 0.0)))
        items.remove(item)
        items.append(home)
    sounds = tuple((number * apart + FLIGHT, "grow") for number in range(len(ways)))
    return Tracks(tuple(tracks), (), sounds), replace(plain, items=tuple(items))

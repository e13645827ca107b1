"""Ready-made movements from which games compose their animations: arc, walk, drop, and no movement at all."""

from collections.abc import Sequence
from itertools import pairwise

from engine.core.picture import Item
from engine.core.presentation import Pose
from engine.motion.ease import in_out, out_back
from engine.motion.timeline import Leg, Track, Tracks

WALK = 0.11  # seconds a cell
LONGEST_WALK = 1.2  # seconds for a whole way


def arc(item: Item, origin: str, start: float = 0.0, seconds: float = 0.5, lift: float = 1.2) -> Track:
    """From another place in a high arc, with a small squash on landing."""
    end = start + seconds
    legs = (Leg(start, end, origin, item.place, in_out, lift),
            Leg(end, end + 0.04, item.place, item.place, scale=0.97),
            Leg(end + 0.04, end + 0.08, item.place, item.place, scale=1.0))
    return Track(item, legs, Pose(origin, item.place, 0.0))


def walk(item: Item, path: Sequence[str], start: float = 0.0) -> Track:
    """Along a path of places, easing in at the first and out at the last step."""
    steps = max(1, len(path) - 1)
    seconds = min(WALK * steps + 0.08, LONGEST_WALK)
    bounds = [start + seconds * _unease(i / steps) for i in range(steps + 1)]
    legs = tuple(Leg(t, u, a, b, lambda x: x, 0.06) for (a, b), (t, u) in
                 zip(pairwise(path), pairwise(bounds), strict=True))
    return Track(item, legs, Pose(path[0], path[0], 1.0))


def _unease(share: float) -> float:
    """When a walker that eases in and out has done this share of his way."""
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (middle, high) if in_out(middle) < share else (low, middle)
    return (low + high) / 2


def drop(item: Item, start: float = 0.0, seconds: float = 0.25) -> Track:
    """Appears and locks in at its place."""
    legs = (Leg(start, start + seconds, item.place, item.place, out_back),)
    return Track(item, legs, Pose(item.place, item.place, 1.0, 0.0, 0.6, 0.0))


def still() -> Tracks:
    """No movement at all."""
    return Tracks()

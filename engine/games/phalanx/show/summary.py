"""A turn of Phalanx in words, as the list of turns tells it: `grows 5, leaps 3, takes 2 Green`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.action import Action
from engine.core.events import Event, Removed, Turned
from engine.core.names import COLOURS

SET_UP: Mapping[str, str] = MappingProxyType({
    "lay": "lays a segment", "lift": "lifts a stone", "stone": "places stones", "choose": "chooses a colour"})


def summary(actions: Sequence[Action], events: Sequence[Event], seat: int, names: Sequence[str] = COLOURS) -> str:
    """What a seat did in a turn, and what came of it; places stand in the record."""
    verbs = Counter(action.verb for action in actions)
    if verbs.keys() & SET_UP.keys():
        return SET_UP[next(verb for verb in verbs if verb in SET_UP)]
    if not verbs["grow"] and not verbs["move"]:
        return "passes" if verbs["end"] else ""
    parts = [f"grows {verbs['grow']}"] if verbs["grow"] else []
    leaps = [action.args[2] for action in actions if action.verb == "move"]
    parts += [f"leaps {' and '.join(leaps)}"] if leaps else []
    return ", ".join(parts + _taken(events, seat, names))


def _taken(events: Sequence[Event], seat: int, names: Sequence[str]) -> list[str]:
    """Whose stones were taken, and how many own ones turned to wall by that."""
    taken = Counter(event.owner for event in events if isinstance(event, Removed) and event.to == f"tray:{seat}")
    walls = sum(isinstance(event, Turned) and event.into == "wall" for event in events)
    counts = ", ".join(f"{count} {names[owner - 1]}" for owner, count in sorted(taken.items()))
    return [f"takes {counts}"] * bool(taken) + [f"{walls} to wall"] * bool(walls)

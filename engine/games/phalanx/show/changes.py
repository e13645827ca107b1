"""What others did, as marks on the board: for everybody who looks up and wants to know."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event, Moved, Placed, Removed, Turned
from engine.core.picture import Mark
from engine.games.phalanx.rules.state import Position


def changed(before: Position, after: Position, events: Sequence[Event]) -> Sequence[Mark]:
    """What was laid, grown, moved, taken and walled, by the seat that did it or lost it."""
    marks: list[Mark] = []
    for event in events:
        match event:
            case Placed("plate", place):
                marks.append(Mark("laid", place, before.to_move))
            case Placed("stone", place, owner):
                marks.append(Mark("arrived", place, owner))
            case Moved("stone", origin, place, owner):
                marks += [Mark("gone", origin, owner), Mark("arrived", place, owner)]
            case Removed("stone", place, owner, to):
                marks.append(Mark("taken" if to else "gone", place, owner))
            case Turned("stone", place, owner):
                marks.append(Mark("walled", place, owner))
    return marks

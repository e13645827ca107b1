"""A turn of Mattock in words, as the list of turns tells it: `mines, walks 3, removes 1 Red`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.events import Event, Moved, Placed, Removed
from engine.core.names import COLOURS


def summary(actions: Sequence[Action], events: Sequence[Event], seat: int, names: Sequence[str] = COLOURS) -> str:
    """What a seat did in a turn, and what came of it; the notation stands beside it."""
    parts = list[str]()
    for action in actions:
        match action.verb:
            case "swap":
                parts.append("swaps sides")
            case "place":
                parts.append("places a miner")
            case "mine":
                parts += ["mines", *["brings one back"] * any(_from_hand(event) for event in events)]
            case "stay":
                parts.append("stays")
            case "move":
                parts.append(f"walks {_steps(events)}")
    gone = [event.owner for event in events if isinstance(event, Removed) and event.kind == "miner"]
    if gone:
        parts.append(f"removes {len(gone)} {names[gone[0] - 1]}")
    return ", ".join(parts)


def _from_hand(event: Event) -> bool:
    return isinstance(event, Placed) and event.kind == "miner" and event.source.startswith("hand:")


def _steps(events: Sequence[Event]) -> int:
    """How many tiles a miner walked."""
    return next((len(event.path) - 1 for event in events if isinstance(event, Moved)), 0)

"""A turn of Dominoes-Matrix in words, as the list of turns tells it: `lays 6:3 and 5:5, closes a cell, +1`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.action import Action
from engine.core.events import Event, Scored
from engine.core.names import COLOURS, listed

WON: Mapping[str, tuple[str, str]] = MappingProxyType({
    "cell": ("closes a cell", "closes {} cells"), "twin": ("closes a twin cell", "closes {} twin cells"),
    "double": ("a double figure", "{} double figures")})


def summary(actions: Sequence[Action], events: Sequence[Event], seat: int, names: Sequence[str] = COLOURS) -> str:
    """What a seat did in a turn, and what it won by that. Nothing hidden is in it: of an exchange only how many."""
    tiles = [action.args[0] for action in actions if action.verb == "put"]
    swapped = sum(len(action.args) for action in actions if action.verb == "swap")
    parts = [f"lays {listed(tiles)}"] if tiles else []
    parts += ["passes"] if any(action.verb == "pass" for action in actions) else []
    parts += [f"exchanges {swapped}"] if swapped else []
    own = [event for event in events if isinstance(event, Scored) and event.seat == seat and event.reason in WON]
    for reason, (one, many) in WON.items():
        count = sum(event.reason == reason for event in own)
        parts += [one if count == 1 else many.format(count)] if count else []
    return ", ".join(parts + [f"+{sum(event.points for event in own)}"] * bool(own))

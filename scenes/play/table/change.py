"""A step of a match as it is to be shown: positions before and after, what happened, how the hand let it go."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.action import Action
from engine.core.events import Event
from engine.core.picture import Point
from engine.core.state import View


@dataclass(frozen=True)
class Fall:
    """A piece that was let go of: its name (that of its cell, or of the tile in hand) and the point of the window."""

    name: str
    at: Point


@dataclass(frozen=True)
class Change:
    """One action that was played: from which position to which, what happened, and after how many actions."""

    at: int
    before: View
    action: Action
    events: tuple[Event, ...]
    after: View
    fall: Fall | None = None  # a piece that was dragged there

"""Plain answers to the questions of a Presentation, for games to which they do not apply: import what fits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action, Pick
from engine.core.picture import Mark, Picture
from engine.core.presentation import Timeline


def choices(view: Any, picks: Sequence[Pick] = ()) -> Sequence[Action]:
    """Simply the legal actions: each is clicked in one way."""
    found: Sequence[Action] = view.actions()
    return found


def confirms(view: Any) -> bool:
    """A turn does not end by a step that may slip out."""
    return False


def drawer(view: Any) -> int:
    """There is no chance in this game."""
    return 0


def hand_due(view: Any) -> bool:
    """Nothing is hidden."""
    return False


def lights(view: Any, picks: Sequence[Pick]) -> Sequence[Mark] | None:
    """Plain lights do."""
    return None


def unfit(view: Any, pick: Pick) -> Sequence[Mark]:
    """A light on the cell does."""
    return ()


def finale(view: Any) -> tuple[Timeline, Picture] | None:
    """The board says it all at the end."""
    return None

"""How good a position of Hex is: by how many stones each seat still lacks for its chain. The search does the rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from engine.core.action import Action
from engine.core.brain import WIN, Stop, Stopped, Turns, no_turns
from tests.games.smallest.rules import CELLS, Position, beside, lacking


def lead_of(view: Position, own: int = 0) -> int:
    """What a position is worth to seat 1; with `own` only what that seat has."""
    if view.winner:
        return WIN if view.winner == 1 else -WIN
    return 100 * sum((2 * seat - 3) * lacking(view.stones, seat) for seat in ((own,) if own else (1, 2)))


class Brain:
    """Knows every turn; there are at most 25."""

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """All turns; `style` tilts them by less than a stone."""
        tilt = Random(f"{style} {view.turn}") if style else None
        return turns(view, view.actions(), stop, tilt=tilt)

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns around one of its stones."""
        own = sorted(view.of(view.to_move))
        around = beside(Random(f"{seed} {view.turn}").choice(own)) if own else CELLS
        near = [action for action in view.actions() if action.args[0] in around]
        return turns(view, near or view.actions(), stop, view.to_move)

    def turn_start(self, view: Position) -> Position:
        """A turn is a single step."""
        return view


def turns(view: Position, actions: Sequence[Action], stop: Stop, own: int = 0, tilt: Random | None = None) -> Turns:
    """These actions as turns with what they are worth."""
    if not actions:
        return no_turns(2)
    after, worth = [view.after(action)[0] for action in actions], list[tuple[int, int]]()
    for one in after:
        if stop():
            raise Stopped
        lead = lead_of(one, own) + (tilt.randint(-20, 20) if tilt and not one.winner else 0)
        worth.append((lead, -lead))
    return Turns([(action,) for action in actions], np.array(worth, np.int32), after.__getitem__)

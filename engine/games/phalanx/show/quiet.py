"""When a game of Phalanx has come to rest: what a seat that only passes still has to hear of, and when nobody can gain.

Every movement lands on cells in an unbroken row before its line, and no row goes through a wall: stones never leave the
part of the board between walls that they stand in.
"""

from __future__ import annotations

from collections.abc import Hashable

from engine.games.phalanx.rules.board import union
from engine.games.phalanx.rules.ending import lost, territory
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import facts as true


def settled(view: Position) -> bool:
    """Whether every part of the board between walls holds stones of one colour at the most.

    Then nobody can take anything, all vacant cells of a part are its owner's land already, a stone that grows fills
    one of them, and a movement leaves as many vacant as before: no score can rise.
    """
    if view.phase not in TURN or view.ended:
        return False
    sides = view.sides[1:]
    return all(sum(bool(side & part) for side in sides) < 2
               for part in view.board.parts(view.board.mask & ~view.sides[0]))


def concerns(view: Position, seat: int) -> Hashable:
    """A seat's stones, its land and its losses, and which of its stones others could take in their next turn."""
    if view.phase not in TURN or view.ended:
        return None
    own = view.sides[seat]
    others = (other for other in range(1, view.terms.players + 1) if other != seat and view.sides[other])
    threatened = union(true.victims(view, other, own) for other in others)
    return own, territory(view)[seat - 1], lost(view)[seat - 1], threatened

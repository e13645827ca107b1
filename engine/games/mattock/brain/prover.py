"""What Mattock's computer player can prove: endings by trying everything, and positions at sight by counting digs."""

from __future__ import annotations

from engine.core.brain import WIN, Proof, Stop
from engine.games.mattock.brain.endgame import Solver, Spent
from engine.games.mattock.rules.bits import diggable
from engine.games.mattock.rules.state import Position

# Live cells from which proofs are worth trying.
FEW_LIVE = 27
# Proven, but not over yet: a win on the board comes first.
PROVEN = WIN - 100


class MattockProver:
    """Proofs for one search; remembers what it has proven."""

    def __init__(self, view: Position) -> None:
        self._solver = Solver(view.board)

    def turn(self, view: Position, stop: Stop, steps: float) -> Proof | None:
        """Proves the position of the seat that acts, with a turn that wins if there is one, within so many steps.

        Raises Stopped.
        """
        if _early(view):
            return None
        try:
            turn = self._solver.winning(view, stop, steps)
        except Spent:
            return None
        return Proof(_values(view, turn is not None), turn or ())

    def seen(self, view: Position) -> tuple[int, ...] | None:
        """The values by seat of a position that is proven already, or at sight; None of any other."""
        if _early(view) or view.phase != "mine" or not view.mines():
            return None
        won = self._solver.sight((view.tiles, view.own, view.enemy))
        return None if won is None else _values(view, won)


def _early(view: Position) -> bool:
    """Whether it is too early for proofs: too much can still be dug, or miners are still to be placed or swapped."""
    return view.phase == "place" or view.may_swap() or diggable(view.board, view.tiles).bit_count() > FEW_LIVE


def _values(view: Position, won: bool) -> tuple[int, int]:
    """The values by seat when the seat to act has won or lost."""
    return (PROVEN, -PROVEN) if won == (view.to_move == 1) else (-PROVEN, PROVEN)

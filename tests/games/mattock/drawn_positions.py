"""Drawn boards as positions of the real rules, also on boards too small for a game."""

from engine.core.errors import IllegalAction
from engine.games.mattock.game import MATTOCK
from engine.games.mattock.rules.board import Board
from engine.games.mattock.rules.state import Position
from tests.games.mattock.drawn import read


class Drawn(Board):
    """A board on which each side has as many miners as the drawing gives the one to move."""

    def __init__(self, size: int, miners: int) -> None:
        super().__init__(size)
        self.miners = miners


def position(drawing: str, hand: tuple[int, int] = (0, 0), to_move: int = 1) -> Position:
    """The position of a drawing. The enemy's hand counts from an unknown number: compare it before and after."""
    size, tiles = read(drawing)
    kinds = list(tiles.values())
    table = Drawn(size, hand[to_move - 1] + kinds.count(to_move))
    bits = {table.axial[name]: bit for name, bit in table.bit.items()}
    sets = [sum(bits[cell] for cell, kind in tiles.items() if kind in wanted) for wanted in ((0, 1, 2), (1,), (2,))]
    return Position(table, *sets, to_move=to_move)


def after(state: Position, turn: str) -> Position:
    """The position after a turn in its full form, such as `e5/d4-c3`. Raises IllegalAction or BadAction."""
    assert MATTOCK.read_turn is not None
    for action in MATTOCK.read_turn(state, turn):
        MATTOCK.check(state, action)
        state, _ = state.after(action)
    return state


def refused(state: Position, turn: str) -> str:
    """The id of the rule that forbids a turn, "" where it is legal."""
    try:
        after(state, turn)
    except IllegalAction as error:
        assert str(error).endswith(".")
        return error.rule
    return ""


def gone(before: Position, now: Position) -> list[str]:
    """The cells that lost a miner of the seat not to move, sorted by name."""
    return sorted(before.board.names(before.enemy & ~(now.red | now.blue)))

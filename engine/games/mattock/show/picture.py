"""What lies on the mountain in Mattock: cells with their names at the rim, tiles, miners, hands, dead rock."""

from functools import cache

from engine.core.picture import Cells, Item, Mark, Picture, hex_centre
from engine.games.mattock.rules.board import board as board_of
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import facts as true


@cache
def _cells(size: int) -> Cells:
    """The board's cells with row letters at the left and column numbers at each row's right end."""
    table = board_of(size)
    rows = {r: [c for c in table.cells if c[1] == r] for r in range(1 - size, size)}
    letters = tuple((chr(ord("a") + size - 1 - r), _aside(row[0], -1.75)) for r, row in rows.items())
    numbers = tuple((str(len(row)), _aside(row[-1], 1.75)) for row in rows.values())
    return Cells.of_hexes(table.axial, letters + numbers)


def _aside(cell: tuple[int, int], by: float) -> tuple[float, float]:
    x, y = hex_centre(*cell)
    return (x + by, y)


def picture(view: Position) -> Picture:
    """Tiles and miners on the board, miners in hand, and the dead rock as marks."""
    table = view.board
    tiles = [Item("tile", name) for name in table.names(view.tiles)]
    miners = [Item("miner", name, seat) for seat, side in ((1, view.red), (2, view.blue)) for name in table.names(side)]
    hands = [Item("miner", f"hand:{seat}", seat) for seat in (1, 2) for _ in range(view.hand(seat))]
    dead = tuple(Mark("dead", name) for name in table.names(true.dead_rock(view)))
    return Picture("carved", _cells(table.size), (*tiles, *miners, *hands), dead, ("hand:1", "hand:2"))

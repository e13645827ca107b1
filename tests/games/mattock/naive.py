"""A second Mattock, written from the rules text alone and as plainly as possible, to hold the real one against."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Cell = tuple[int, int]
Move = tuple[Cell, Cell]
Turn = tuple[Cell, Move | None]

EMPTY = 0
MINERS_A_SIDE = {4: 2, 5: 3, 6: 4, 7: 6, 8: 8}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
FIXED_INNER = ({(2, -3), (1, 2), (-3, 1)}, {(-1, -2), (3, -1), (-2, 3)})
FIXED_OUTER = ({(-2, -4), (6, -2), (-4, 6)}, {(4, -6), (2, 4), (-6, 2)})


@dataclass(frozen=True)
class Position:
    """Where everything stands; a cell missing from tiles is rock, hand counts the miners off the board by player."""

    size: int
    tiles: Mapping[Cell, int]
    hand: tuple[int, int]
    to_move: int


def cells(size: int) -> list[Cell]:
    """All cells of the board hex`size`, row by row from the top."""
    span = range(-size + 1, size)
    return [(q, r) for r in span for q in span if abs(q + r) < size]


def row_start(r: int, size: int) -> int:
    """The q of the leftmost cell in row r."""
    return max(-(size - 1), -(size - 1) - r)


def name(cell: Cell, size: int) -> str:
    """What the cell is called: a letter for the row (a at the bottom), a number from 1 at the left."""
    q, r = cell
    return chr(ord("a") + size - 1 - r) + str(q - row_start(r, size) + 1)


def parse(text: str, size: int) -> Cell:
    """The cell with that name; ValueError where the board has none."""
    found = [cell for cell in cells(size) if name(cell, size) == text]
    if not found:
        raise ValueError(f"hex{size} has no cell {text!r}")
    return found[0]


def around(cell: Cell) -> list[Cell]:
    """The six neighbours, those beyond the edge included (nothing ever lies there)."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS]


def touched(tiles: Mapping[Cell, int], cell: Cell) -> list[Cell]:
    """The tiles next to the cell, whoever stands on them."""
    return [near for near in around(cell) if near in tiles]


def miners(pos: Position, player: int) -> list[Cell]:
    """Where the player's miners stand."""
    return [cell for cell, kind in pos.tiles.items() if kind == player]


def spread(pos: Position, starts: list[Cell], passable: Callable[[int], bool]) -> set[Cell]:
    """The starts and every tile reached from them over tiles whose kind is passable."""
    found = set(starts)
    waiting = list(starts)
    while waiting:
        for near in touched(pos.tiles, waiting.pop()):
            if near not in found and passable(pos.tiles[near]):
                found.add(near)
                waiting.append(near)
    return found


def reach(pos: Position, starts: list[Cell], player: int) -> set[Cell]:
    """What the player gets to from the starts, over empty tiles and his own miners."""
    return spread(pos, starts, lambda kind: kind in (EMPTY, player))


def mines(pos: Position) -> list[Cell]:
    """The rock cells that the player to move may mine (step 1)."""
    mine = reach(pos, miners(pos, pos.to_move), pos.to_move)
    return [cell for cell in cells(pos.size) if cell not in pos.tiles and _minable(pos, cell, mine)]


def _minable(pos: Position, rock: Cell, mine: set[Cell]) -> bool:
    beside = touched(pos.tiles, rock)
    if not any(tile in mine for tile in beside):
        return False
    return len(beside) <= 3 and all(len(touched(pos.tiles, tile)) < 3 for tile in beside)


def dig(pos: Position, mined: Cell) -> Position:
    """The position after step 1: the new tile lies there, with a miner from the hand if there is one."""
    player, hand = pos.to_move, list(pos.hand)
    kind = player if hand[player - 1] else EMPTY
    if kind:
        hand[player - 1] -= 1
    return Position(pos.size, {**pos.tiles, mined: kind}, (hand[0], hand[1]), player)


def moves(pos: Position, mined: Cell) -> list[Move]:
    """The moves (from, to) open to the player to move once he has mined that cell; staying is not among them."""
    dug = dig(pos, mined)
    return [
        (start, end)
        for start in miners(dug, pos.to_move)
        for end in reach(dug, [start], pos.to_move)
        if dug.tiles[end] == EMPTY
    ]


def removed(pos: Position, player: int) -> set[Cell]:
    """The enemy miners that leave at the end of the player's turn, on the position as it stands (step 3)."""
    enemy = 3 - player
    return {cell for cell in miners(pos, enemy) if _caught(pos, cell, player)}


def _caught(pos: Position, cell: Cell, player: int) -> bool:
    open_ground = spread(pos, [cell], lambda kind: kind == EMPTY)
    seen = {near for ground in open_ground for near in touched(pos.tiles, ground)} - {cell}
    kinds = [pos.tiles[near] for near in seen]
    return 3 - player not in kinds and kinds.count(player) >= 2


def turn(pos: Position, mined: Cell, move: Move | None) -> Position:
    """The position after a whole turn, the other player to move; ValueError if the rules forbid it."""
    if mined not in mines(pos) or (move is not None and move not in moves(pos, mined)):
        raise ValueError(f"not a legal turn: {mined} {move}")
    dug = dig(pos, mined)
    tiles = dict(dug.tiles)
    if move is not None:
        tiles[move[0]], tiles[move[1]] = EMPTY, pos.to_move
    moved = Position(pos.size, tiles, dug.hand, pos.to_move)
    gone = removed(moved, pos.to_move)
    hand = list(dug.hand)
    hand[2 - pos.to_move] += len(gone)
    return Position(pos.size, {**tiles, **dict.fromkeys(gone, EMPTY)}, (hand[0], hand[1]), 3 - pos.to_move)


def turns(pos: Position) -> list[Turn]:
    """Every legal turn, as the cell mined and the move (None for staying)."""
    return [(mined, move) for mined in mines(pos) for move in [None, *moves(pos, mined)]]


def lost(pos: Position) -> bool:
    """Whether the player to move has lost, having nothing to mine."""
    return not mines(pos)


def perft(pos: Position, depth: int) -> int:
    """How many sequences of that many turns start here."""
    return 1 if depth == 0 else sum(perft(turn(pos, *each), depth - 1) for each in turns(pos))


def swapper(turns: Sequence[int]) -> int:
    """Who may answer with a swap under the swap rule, 0 for nobody; `turns` tells who took the turns so far, the
    placements of a freestyle set-up left out."""
    return 3 - turns[0] if len(turns) == 1 else 0


def fixed(size: int) -> Position:
    """The fixed set-up of hex5 or hex7; ValueError for other sizes, which have none."""
    if size not in (5, 7):
        raise ValueError(f"hex{size} has no fixed set-up")
    ones, twos = FIXED_INNER if size == 5 else (FIXED_INNER[0] | FIXED_OUTER[0], FIXED_INNER[1] | FIXED_OUTER[1])
    return standing(size, ones, twos)


def standing(size: int, ones: set[Cell], twos: set[Cell]) -> Position:
    """A start with these miners on the board, none in hand, player 1 to move."""
    return Position(size, {**dict.fromkeys(ones, 1), **dict.fromkeys(twos, 2)}, (0, 0), 1)


def freestyle_start(size: int) -> Position:
    """The bare board of a freestyle game, all miners in hand, player 1 to place."""
    return Position(size, {}, (MINERS_A_SIDE[size], MINERS_A_SIDE[size]), 1)


def places(pos: Position) -> list[Cell]:
    """Where a freestyle placement may go: rock with no tile beside it. Only asked while both are still placing."""
    return [cell for cell in cells(pos.size) if cell not in pos.tiles and not touched(pos.tiles, cell)]


def place(pos: Position, cell: Cell) -> Position:
    """The position after a placement; whoever places last, player 2, also takes the first turn."""
    if cell not in places(pos):
        raise ValueError(f"no miner may be placed on {cell}")
    ones, twos = (pos.hand[0] - 1, pos.hand[1]) if pos.to_move == 1 else (pos.hand[0], pos.hand[1] - 1)
    following = 2 if (ones, twos) == (0, 0) else 3 - pos.to_move
    return Position(pos.size, {**pos.tiles, cell: pos.to_move}, (ones, twos), following)

"""What is true of a Mattock position and worth telling: places to mine, dead rock, shapes, who is in danger."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.core.action import Action
from engine.core.events import Removed
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board, each
from engine.games.mattock.rules.state import Position


def places_to_mine(state: Position, seat: int) -> int:
    """The cells that a seat could mine if it were its turn."""
    own, enemy = (state.red, state.blue) if seat == 1 else (state.blue, state.red)
    reach = flood(state.board, own, state.tiles & ~enemy)
    return diggable(state.board, state.tiles) & around(state.board, reach)


def dead_rock(state: Position) -> int:
    """Rock that nobody can ever mine."""
    return state.board.board & ~state.tiles & ~diggable(state.board, state.tiles)


@dataclass(frozen=True)
class WhatIf:
    """What an action would change: cells that die, miners that go, places to mine before and after by seat."""

    dies: int
    removed: int
    before: tuple[int, int]
    after: tuple[int, int]


def what_if(state: Position, action: Action) -> WhatIf:
    """The consequences of one legal action; of a mining alone no removal is told yet (it comes at the turn's end)."""
    after, events = state.after(action)
    gone = sum(state.board.bit[e.place] for e in events if isinstance(e, Removed))
    dug = state.board.bit[action.args[0]] if action.verb in ("mine", "place") else 0
    dies = dead_rock(after) & ~dead_rock(state) & ~dug
    return WhatIf(dies, gone, mobility(state), mobility(after))


def mobility(state: Position) -> tuple[int, int]:
    """How many places each seat could mine if it were its turn, seat 1 first."""
    return places_to_mine(state, 1).bit_count(), places_to_mine(state, 2).bit_count()


SHAPES: Mapping[tuple[int, int, int], str] = {(1, 1, 4): "diamond", (1, 2, 3): "t-rex", (2, 2, 2): "whirligig"}
HOLES: Mapping[int, str] = {1: "arc", 2: "parachute", 3: "moat"}


def full_tiles(state: Position) -> int:
    """Tiles that touch three others: all rock beside them is dead."""
    return sum(b for b in each(state.tiles) if (around(state.board, b) & state.tiles).bit_count() == 3)


def shape(board: Board, tiles: int, cell: int) -> str | None:
    """The name of the shape around a cell: for a full tile diamond, t-rex or whirligig; for rock with exactly
    four tiles arc, parachute or moat; None for all others."""
    near = [i for i, six in enumerate(_ring(board, cell)) if six & tiles]
    if cell & tiles and len(near) == 3:
        gaps = sorted((near[(i + 1) % 3] - near[i]) % 6 for i in range(3))
        return SHAPES.get(tuple(gaps))  # type: ignore[arg-type]
    if not cell & tiles and len(near) == 4:
        a, b = (i for i in range(6) if i not in near)
        return HOLES[min(b - a, 6 - b + a)]
    return None


def _ring(board: Board, cell: int) -> tuple[int, ...]:
    """The six neighbours in order round the cell, 0 where the board ends."""
    east, west, south, north, south_west, north_east = (x & board.board for x in board.six(cell))
    return east, north_east, north, west, south_west, south


def mirrored(state: Position, seat: int) -> Position:
    """The position as if it were this seat's turn to mine."""
    return replace(state, to_move=seat, phase="mine", mined=0)

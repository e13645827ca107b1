"""Positions drawn as text on boards of any shape, so that a test shows the board it speaks of."""

from dataclasses import replace

from engine.games.phalanx.rules.board import board
from engine.games.phalanx.rules.ending import begin_turn
from engine.games.phalanx.rules.situation import Terms
from engine.games.phalanx.rules.start import empty
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.rules.writing import parse

Cell = tuple[int, int]

VACANT, WALL = ".", "#"


def read(drawing: str) -> dict[Cell, str]:
    """The signs of a drawing by cell: `.` vacant, `#` wall, digits the seats' stones; a space is no board.

    Two columns are a cell, every row is shifted by one. The first sign of the first row is 0,0; r counts the rows
    downwards, q grows to the right. ValueError for a sign between the columns, or an unknown one.
    """
    rows = [line.rstrip() for line in drawing.splitlines() if line.strip()]
    left = len(rows[0]) - len(rows[0].lstrip())
    found = {}
    for r, line in enumerate(rows):
        for x, sign in enumerate(line):
            if sign != " ":
                if (x - left - r) % 2 or not (sign.isdecimal() or sign in (VACANT, WALL)):
                    raise ValueError(f"the sign {sign!r} in row {r} does not belong there")
                found[(x - left - r) // 2, r] = sign
    return found


def position(drawing: str, players: int = 2, to_move: int = 1, grow_or_move: bool = False) -> Position:
    """The start of a seat's turn on the drawn board; every cell is a plate of its own."""
    signs = read(drawing)
    state = empty(Terms(players, grow_or_move=grow_or_move), board(tuple(signs), 1), "grow")
    sides = [0] * (players + 1)
    for cell, sign in signs.items():
        if sign != VACANT:
            sides[0 if sign == WALL else int(sign)] |= state.board.bits[cell]
    return begin_turn(replace(state, sides=tuple(sides)), to_move)


def signs(state: Position) -> str:
    """The cells' signs in reading order, to compare a one-row board at a glance."""
    owners = [state.owner(name) for name in state.board.names(state.board.mask)]
    return "".join(VACANT if owner is None else WALL if owner == 0 else str(owner) for owner in owners)


def play(state: Position, *texts: str) -> Position:
    """The position after these actions, each of which must be legal."""
    for text in texts:
        action = parse(state, text)
        assert state.allows(action), text
        state, _ = state.after(action)
    return state


def legal(state: Position, start: str = "") -> set[str]:
    """The legal actions as texts, or those that start so."""
    return {text for text in map(str, state.actions()) if text.startswith(start)}

"""Positions drawn as text, so that a test shows the board it speaks of."""

from collections.abc import Mapping

Cell = tuple[int, int]

SIGNS = {"o": 0, "1": 1, "2": 2}
ROCK = "."


def rows(size: int) -> list[list[Cell]]:
    """The axial cells of the board hex`size`, row by row from the top, each from left to right."""
    edge = size - 1
    return [[(q, r) for q in range(max(-edge, -edge - r), min(edge, edge - r) + 1)] for r in range(-edge, edge + 1)]


def read(drawing: str) -> tuple[int, dict[Cell, int]]:
    """The size of the drawn board and its tiles: 0 empty, 1 and 2 with a miner; rock is left out.

    Blank lines and spaces do not matter. ValueError if the rows form no hexagon or a sign is unknown.
    """
    lines = [list("".join(line.split())) for line in drawing.splitlines() if line.strip()]
    size = (len(lines) + 1) // 2
    board = rows(size)
    if not lines or [len(line) for line in lines] != [len(row) for row in board]:
        raise ValueError(f"rows of {[len(line) for line in lines]} signs form no hexagon")
    pairs = [pair for row, line in zip(board, lines, strict=True) for pair in zip(row, line, strict=True)]
    unknown = {sign for _, sign in pairs} - set(SIGNS) - {ROCK}
    if unknown:
        raise ValueError(f"unknown signs {sorted(unknown)}")
    return size, {cell: SIGNS[sign] for cell, sign in pairs if sign != ROCK}


def draw(size: int, tiles: Mapping[Cell, int]) -> str:
    """The drawing of these tiles, each row indented to its place; `read` takes it back."""
    signs = {kind: sign for sign, kind in SIGNS.items()}
    lines = []
    for row in rows(size):
        text = " ".join(signs[tiles[cell]] if cell in tiles else ROCK for cell in row)
        lines.append(" " * (2 * size - 1 - len(row)) + text)
    return "\n".join(lines)

"""Layouts drawn as text: numbers, and between them the bar that makes two of them one tile.

    6-6 2      three tiles: 6:6 and 1:1 lie, 5:2 stands; the square at the lower left is 0,0
        |
    1-1 5      `.` is an empty square; numbers from 10 are written a to f
"""

from engine.games.matrix.joins import joins_of
from engine.games.matrix.squares import Laid, at, square
from engine.games.matrix.table import Table

BARS = "-|"


def read(drawing: str, option: int = 1, highest: int = 6) -> Table:
    """The drawn table, its tiles laid from the top and from left to right, whether that is legal or not."""
    table = Table.empty(joins_of(highest, option))
    for laid in tiles_of(drawing):
        table, _ = table.lay(laid)
    return table


def tiles_of(drawing: str) -> list[Laid]:
    """The tiles of a drawing. ValueError where a number belongs to no tile, or to two."""
    lines = drawing.strip("\n").split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    lines = [line[indent:].rstrip() for line in lines]
    top = (len(lines) - 1) // 2
    signs = {(i, j): sign for j, line in enumerate(lines) for i, sign in enumerate(line) if sign not in ". "}
    found = [_tile(signs, i, j, top) for i, j in sorted(signs, key=lambda at: (at[1], at[0])) if signs[i, j] in BARS]
    if 2 * len(found) != sum(sign not in BARS for sign in signs.values()):
        raise ValueError("a number belongs to no tile, or to two")
    return found


def _tile(signs: dict[tuple[int, int], str], i: int, j: int, top: int) -> Laid:
    """The tile whose bar stands there."""
    lying = signs[i, j] == "-"
    (ia, ja), (ib, jb) = ((i - 1, j), (i + 1, j)) if lying else ((i, j + 1), (i, j - 1))
    a, b = int(signs[ia, ja], 16), int(signs[ib, jb], 16)
    one, two = square(ia // 2, top - ja // 2), square(ib // 2, top - jb // 2)
    return Laid(a << 4 | b, one, int(not lying)) if a >= b else Laid(b << 4 | a, two, 2 + int(not lying))


def draw(table: Table) -> str:
    """The drawing of a table; `read` takes it back, moved so that its lower left square is 0,0."""
    if not table.tiles:
        return "."
    places = [at(number) for number in table.cover]
    left, top = min(x for x, _ in places), max(y for _, y in places)
    signs = {}
    for laid in table.tiles:
        (x, y), (u, v) = (at(number) for number in laid.squares)
        for (a, b), (_, number) in zip(((x, y), (u, v)), laid.halves, strict=True):
            signs[2 * (a - left), 2 * (top - b)] = f"{number:x}"
        signs[x + u - 2 * left, 2 * top - y - v] = BARS[laid.way & 1]
    width, height = 1 + max(i for i, _ in signs), 1 + max(j for _, j in signs)
    rows = [[signs.get((i, j), "." if i % 2 == j % 2 == 0 else " ") for i in range(width)] for j in range(height)]
    return "\n".join("".join(row).rstrip() for row in rows)

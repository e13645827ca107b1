"""Tables written as the rules pages draw them: `read` is theirs, `draw` goes the other way."""

from engine.games.matrix.rules.squares import at
from engine.games.matrix.rules.table import Tableau
from engine.games.matrix.show.diagrams import BARS
from engine.games.matrix.show.diagrams import read as read


def draw(table: Tableau) -> str:
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

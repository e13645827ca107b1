"""Axial hexagon coordinates (q east, r south, pointy tops): neighbours, distance, lines, discs."""

from collections.abc import Iterator

Cell = tuple[int, int]

# East first, then anticlockwise; opposite directions are three apart.
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The six cells that share a side with `cell`, east first, anticlockwise."""
    return ((cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS)


def distance(a: Cell, b: Cell) -> int:
    """Number of steps from a to b on an empty lattice."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def disc(radius: int, centre: Cell = (0, 0)) -> tuple[Cell, ...]:
    """All cells within `radius` steps of the centre, row by row from the top."""
    cq, cr = centre
    return tuple(
        (cq + q, cr + r)
        for r in range(-radius, radius + 1)
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def direction_of(a: Cell, b: Cell) -> int | None:
    """Index of the direction that leads straight from a to b, or None where they share no line."""
    steps = distance(a, b)
    for i, (dq, dr) in enumerate(DIRECTIONS):
        if steps and (a[0] + dq * steps, a[1] + dr * steps) == b:
            return i
    return None

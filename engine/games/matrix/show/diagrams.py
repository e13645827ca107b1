"""Small layouts drawn as text, and the diagrams of the rules pages made from them and from claims about them.

    6-6 2      three tiles: 6:6 and 1:1 lie, 5:2 stands; the square at the lower left is 0,0
        |
    1-1 5      `.` is an empty square; numbers from 10 are written a to f

A claim is `6:1 2,1 S +1` (may be laid, and scores that much) or `6:1 2,1 S: sum` (refused by that rule). Claims of a
diagram are about one layout each: none is laid before the next.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from textwrap import dedent

from engine.core.picture import Mark
from engine.core.presentation import Diagram
from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.joins import joins_of
from engine.games.matrix.rules.scoring import points
from engine.games.matrix.rules.squares import Laid, name_of, place_name, square, tile_name
from engine.games.matrix.rules.start import OPTIONS, start
from engine.games.matrix.rules.table import Tableau
from engine.games.matrix.show import picture as layout
from engine.games.matrix.show.against import against

BARS = "-|"


def read(drawing: str, option: int = 1, highest: int = 6) -> Tableau:
    """The drawn table, its tiles laid from the top and from left to right, whether that is legal or not."""
    table = Tableau.empty(joins_of(highest, option))
    for laid in tiles_of(drawing):
        table, _ = table.lay(laid)
    return table


def tiles_of(drawing: str) -> list[Laid]:
    """The tiles of a drawing. ValueError or KeyError where a number belongs to no tile, or to two."""
    lines = dedent(drawing.strip("\n")).rstrip().split("\n")
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


def claimed(claim: str) -> tuple[Laid, str, int]:
    """What a claim says: the tile and its place, the rule that refuses it (or an empty text), and its points."""
    put, _, rule = claim.partition(": ")
    put, _, worth = put.partition(" +")
    laid = laid_by(tuple(put.split()))
    if laid is None or bool(rule) == bool(worth):
        raise ValueError(f"{claim!r} is no claim")
    return laid, rule, int(worth or 0)


def holds(claim: str, table: Tableau, twin_cells: bool = False) -> bool:
    """True when the rules say the same as the claim."""
    laid, rule, worth = claimed(claim)
    refusal = against(table, laid)
    if refusal:
        return refusal.rule == rule
    return not rule and points(table, laid, twin_cells).total == worth


def diagram(drawing: str, caption: str, claims: Sequence[str], option: int = 1, twin_cells: bool = False) -> Diagram:
    """The diagram of a drawn layout; its claims put ghosts, forbidden places and cells to come on it."""
    options = {known.name: known.default for known in OPTIONS} | {"option": option, "twin": twin_cells}
    table = read(drawing, option)
    picture = layout.picture(replace(start(options), table=table, stock=0))
    marks = [mark for claim in claims for mark in _marks(table, claim, twin_cells)]
    return Diagram(replace(picture, marks=(*picture.marks, *marks), hands=()), caption, tuple(claims))


def _marks(table: Tableau, claim: str, twin_cells: bool) -> Iterator[Mark]:
    """A ghost with the squares that it closes, or a forbidden place with what forbids it."""
    laid, rule, _ = claimed(claim)
    yield Mark("forbidden" if rule else "ghost", place_name(laid), 0, tile_name(laid.tile))
    refusal = against(table, laid)
    if refusal:
        yield from (Mark("forbids", cell) for cell in refusal.cells)
    else:
        yield from (Mark("to-fill", name_of(s)) for s in points(table, laid, twin_cells).squares)

"""Small positions drawn as text, and the diagrams of the rules pages made from them and from claims about them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.diagrams import drawn_rows, pictured, sign
from engine.core.hexes import DIRECTIONS, Cell, direction_of, disc, distance
from engine.core.picture import Cells, Item, Mark, Picture
from engine.core.presentation import Diagram
from engine.games.phalanx.rules.board import SEGMENT, Board, board, name_of, union
from engine.games.phalanx.rules.situation import Terms
from engine.games.phalanx.rules.start import empty
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import pages_claims
from engine.games.phalanx.show import picture as pictures
from engine.games.phalanx.show.pages_claims import Claim

SIGNS = ".#123456"
ONE: tuple[Cell, ...] = ((0, 0),)
TWO: tuple[Cell, ...] = ((0, 0), (3, 2))  # side by side, with three rows of eight cells across both


def read(drawing: str, centres: tuple[Cell, ...] = ONE, side: int = SEGMENT, trays: Sequence[str] = ()) -> Position:
    """The position that rows of signs draw on these plates: `.` vacant, `#` wall, digits the seats' stones.

    Blanks do not matter. `trays` are prisoners, each written as `1:2` (seat 1 took a stone of seat 2). Raises
    ValueError for rows that do not fit the plates and for unknown signs.
    """
    rows, table = drawn_rows(drawing, SIGNS), board(centres, side)
    names = table.names(table.mask)
    wide = Counter(table.axial[name][1] for name in names)
    if [len(row) for row in rows] != [wide[r] for r in sorted(wide)]:
        raise ValueError(f"these rows do not fit the plates: {rows}")
    stones = [Item("stone", name, SIGNS.index(s) - 1) for name, s in zip(names, "".join(rows), strict=True) if s != "."]
    return _drawn(table, (*stones, *(Item("stone", f"tray:{pair[0]}", int(pair[2:])) for pair in trays)))


def position_of(picture: Picture) -> Position:
    """The position that a picture shows, read back from its items alone."""
    plates = [item for item in picture.items if item.kind == "plate"]
    centres = [(int(q), int(r)) for q, r in (plate.place.split(",") for plate in plates)]
    return _drawn(board(tuple(centres), int(plates[0].face)), picture.items)


def _drawn(table: Board, items: Iterable[Item]) -> Position:
    """The position with these stones and walls, in which no turn has begun; as many seats as there are colours."""
    men = [item for item in items if item.kind in ("stone", "wall")]
    seats = range(1, max(2, *(item.owner for item in men)) + 1)
    taken = Counter((item.place, item.owner) for item in men)
    sides = tuple(union(table.bit[item.place] for item in men if item.owner == owner and item.place in table.bit)
                  for owner in (0, *seats))
    prisoners = tuple(tuple(taken[f"tray:{captor}", owner] for owner in seats) for captor in seats)
    return replace(empty(Terms(len(seats)), table, "lift"), sides=sides, prisoners=prisoners)


def diagram(position: Position, caption: str, claims: Sequence[str], signs: Sequence[str] = ()) -> Diagram:
    """The diagram of a position. Its claims put their marks on it; `signs` are further ones, such as `walled 2,0`."""
    plain = pictures.picture(position)
    marks = [mark for text in claims for mark in claimed(pages_claims.read(text), position)]
    cells = dict(position.board.axial)
    for mark in marks:
        cells.update((name, _cell(name)) for name in mark.place.split())
    return pictured(replace(plain, cells=Cells.of_hexes(cells)), (*map(sign, signs), *marks), caption, claims)


def claimed(claim: Claim, position: Position) -> Iterator[Mark]:
    """The marks that a claim stands for: its own, and those of all that is played before it is asked."""
    for step in claim.steps:
        yield from _played(step, claim.seat)
    if claim.word == "may":
        for what in claim.what:
            yield from _asked(claim.verb, what, claim.seat, claim.yes)
    elif claim.word == "takes":
        yield from (Mark("leaving", name, position.owner(name) or 0) for name in claim.what)
    elif claim.word == "territory":
        land = pages_claims.land(position, claim.seat) if claim.seat else 0
        yield from (Mark("territory", name, claim.seat) for name in position.board.names(land))


def _played(step: str, seat: int) -> Iterator[Mark]:
    """The marks of a step that is played before a claim is asked; what it grows is told from what could be grown."""
    verb, _, what = step.partition(" ")
    yield from _asked(verb, what, seat, True)
    if verb == "grow":
        yield Mark("selected", what, seat)


def _asked(verb: str, what: str, seat: int, yes: bool) -> Iterator[Mark]:
    """Where an action would put or lift a stone, lay a segment, or land a phalanx, and whether that is allowed."""
    kind = "legal" if yes else "forbidden"
    match verb:
        case "grow" | "lift":
            yield Mark(kind, what, seat)
            if yes and verb == "lift":  # a light under a stone is hardly seen
                yield Mark("link", what, seat)
        case "lay":
            yield Mark(kind, what, seat)
            yield Mark("link", " ".join(map(name_of, disc(SEGMENT - 1, _cell(what)))), seat)
        case "stone":
            yield Mark(kind, what[2:], int(what[0]))
        case "move":
            head, tail, m = what.split()
            phalanx, landing = _line(head, tail, int(m))
            yield from (Mark("target" if yes else kind, landing, seat), Mark("link", phalanx, seat),
                        Mark("selected", head, seat))


def _line(head: str, tail: str, m: int) -> tuple[str, str]:
    """The cells of a phalanx, tail first, and where its head lands. Raises ValueError for two cells on no line."""
    (q, r), start = _cell(head), _cell(tail)
    way = direction_of(start, (q, r))
    if way is None:
        raise ValueError(f"{head} and {tail} share no line")
    dq, dr = DIRECTIONS[way]
    back = range(distance(start, (q, r)), -1, -1)
    return " ".join(name_of((q - dq * i, r - dr * i)) for i in back), name_of((q + dq * m, r + dr * m))


def _cell(name: str) -> Cell:
    q, r = name.split(",")
    return int(q), int(r)

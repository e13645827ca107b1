"""Small positions drawn as text, and the diagrams of the rules pages made from them and from claims about them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.diagrams import drawn_rows, pictured, sign
from engine.core.picture import Mark, Picture
from engine.core.presentation import Diagram
from engine.games.mattock.rules.board import Board, board
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import pages_claims
from engine.games.mattock.show.pages_claims import Claim
from engine.games.mattock.show.picture import picture

SIGNS = ".o12"


@dataclass(frozen=True, slots=True)
class DrawnPosition(Position):
    """A position with the miners that are drawn, whatever their number in a game; `miners` counts those of each side,
    in hand and on the board."""

    miners: tuple[int, int] = (0, 0)

    def hand(self, seat: int) -> int:
        """How many miners of a seat are not on the board."""
        return self.miners[seat - 1] - (self.red if seat == 1 else self.blue).bit_count()


def read(drawing: str, hands: tuple[int, int] = (0, 0)) -> DrawnPosition:
    """The position that rows of signs draw: `.` rock, `o` a tile, `1` and `2` a tile with Red's or Blue's miner.

    Blanks do not matter; `hands` counts the miners off the board. Raises ValueError for rows that form no hexagon
    and for unknown signs.
    """
    rows = drawn_rows(drawing, SIGNS)
    signs, radius = "".join(rows), len(rows) // 2
    hexagon = [len(rows) - abs(r) for r in range(-radius, radius + 1)]
    if [len(row) for row in rows] != hexagon:
        raise ValueError(f"these rows draw no hexagon: {rows}")
    table = board(radius + 1)
    named = list(zip(table.axial, signs, strict=True))
    return _drawn(table, [{name for name, sign in named if sign == kind} for kind in SIGNS[1:]], hands)


def position_of(picture: Picture) -> DrawnPosition:
    """The position that a picture shows, read back from its items alone."""
    cells, places = len(picture.cells.centres), [(item.kind, item.owner, item.place) for item in picture.items]
    table = next(board(size) for size in range(1, cells + 1) if 3 * size * (size - 1) + 1 == cells)
    sides = [{place for kind, owner, place in places if kind == "miner" and owner == seat} for seat in (1, 2)]
    tiles = {place for kind, _, place in places if kind == "tile"}
    return _drawn(table, [tiles, *(side & set(table.bit) for side in sides)],
                  (places.count(("miner", 1, "hand:1")), places.count(("miner", 2, "hand:2"))))


def _drawn(table: Board, sets: Sequence[set[str]], hands: tuple[int, int]) -> DrawnPosition:
    tiles, red, blue = (sum(table.bit[name] for name in names) for names in sets)
    count = (red.bit_count() + hands[0], blue.bit_count() + hands[1])
    return DrawnPosition(table, tiles | red | blue, red, blue, miners=count)


def diagram(drawing: str, caption: str, claims: Sequence[str], signs: Sequence[str] = (),
            hands: tuple[int, int] = (0, 0)) -> Diagram:
    """The diagram of a drawn position. Its claims put the marks `legal`, `forbidden` and `leaving` on their cells;
    `signs` are further marks, such as `full c3` or `trail c2 c3`, drawn under these."""
    made = [mark for text in claims for mark in claimed(pages_claims.read(text))]
    return pictured(picture(read(drawing, hands)), (*map(sign, signs), *made), caption, claims)


def claimed(claim: Claim) -> Iterator[Mark]:
    """The marks that a claim stands for: where a seat may mine, place or go to, where not, and who would leave."""
    if claim.word == "removes":
        yield from (Mark("leaving", place, 3 - claim.seat) for place in claim.what)
    elif claim.word == "may":
        kind = "legal" if claim.yes else "forbidden"
        yield from (Mark(kind, what.rpartition("-")[2], claim.seat) for what in claim.what)

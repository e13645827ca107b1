"""What lies on the table in Phalanx: plates, cells, stones, walls, prisoners in trays, and marks on them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.hexes import Cell, disc
from engine.core.picture import Cells, Item, Mark, Picture
from engine.games.phalanx.rules.board import SEGMENT, Board, name_of
from engine.games.phalanx.rules.ending import territory
from engine.games.phalanx.rules.setup import centres
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import facts as true


@lru_cache(maxsize=64)
def _cells(table: Board, laying: bool) -> Cells:
    """The board's cells, and while segments are laid also the cells that a next one could cover."""
    known: dict[str, Cell] = dict(table.axial)
    for centre in sorted(centres(table)) if laying else ():
        known.update((name_of(cell), cell) for cell in disc(SEGMENT - 1, centre))
    return Cells.of_hexes(known)


@lru_cache(maxsize=64)
def _ground(table: Board) -> tuple[Item, ...]:
    """The plates and the cells on them."""
    plates = (Item("plate", name_of(centre), 0, str(table.side)) for centre in table.centres)
    return (*plates, *(Item("cell", name) for name in table.bit))


def picture(view: Position) -> Picture:
    """Plates, cells, stones and walls, the prisoners in their captors' trays; marks for land and group states."""
    trays = tuple(f"tray:{seat}" for seat in range(1, view.terms.players + 1))
    items = (*_ground(view.board), *_men(view), *_prisoners(view))
    marks = (*land(view), *_states(view))
    return Picture("plates", _cells(view.board, view.phase == "lay"), items, marks, trays)


def _men(view: Position) -> Iterator[Item]:
    for owner, side in enumerate(view.sides):
        for name in view.board.names(side):
            yield Item("stone" if owner else "wall", name, owner)


def _prisoners(view: Position) -> Iterator[Item]:
    for captor, row in enumerate(view.prisoners, 1):
        for owner, count in enumerate(row, 1):
            for _ in range(count):
                yield Item("stone", f"tray:{captor}", owner)


def land(view: Position) -> Iterator[Mark]:
    """Each seat's territory, cell by cell; none while the board is being set up."""
    if view.groups or view.ended:
        for seat, cells in enumerate(territory(view), 1):
            for name in view.board.names(cells):
                yield Mark("territory", name, seat)


def _states(view: Position) -> Iterator[Mark]:
    """What state the groups of the seat to act are in: fresh, grown, joined or spent, on each of their stones."""
    for group in true.groups(view):
        for name in view.board.names(group.stones):
            yield Mark(group.kind, name, view.to_move)

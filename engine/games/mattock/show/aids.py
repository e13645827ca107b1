"""What a player may have shown on the mountain: miners in danger, the map of live rock, shapes with their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.action import Pick
from engine.core.picture import Mark
from engine.core.presentation import Aid
from engine.games.mattock.brain.regions import BOTH, middle, regions
from engine.games.mattock.rules.bits import around
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import Position
from engine.games.mattock.show import facts as true
from engine.games.mattock.show.danger import removable

AIDS = (
    Aid("danger", "Danger", "warning", "Miners that could be removed by the other side's next turn.",
        legend=(("danger", "may be removed next turn"),)),
    Aid("map", "Map", "map", "Live rock by who can still come to mine it, and how many digs are sure there.",
        legend=(("claim", "mined by one colour only"), ("safe", "sure digs left there"),
                ("contested", "both can come here"))),
    Aid("shapes", "Shapes", "shapes", "Diamond, t-rex, whirligig, arc, parachute and moat: what kills rock, named.",
        legend=(("shape", "tiles that kill rock"), ("hole", "rock killed by four tiles"))),
)
SIGNS = (
    ("dead", "dead rock"), ("legal", "may be picked"), ("target", "may go here"), ("movable", "may be moved"),
    ("selected", "picked"), ("hover", "meant"), ("ghost", "would stand here"), ("dying", "would die"),
    ("leaving", "would be removed"), ("forbidden", "forbids it"), ("refused", "not here"), ("dug", "mined last"),
    ("trail", "way walked"), ("arrived", "came last"), ("gone", "stood there"), ("stuck", "can mine nowhere"),
    ("cursor", "keyboard"), ("risked", "could be removed then"),
)


def aids() -> Sequence[Aid]:
    """The overlays of this game."""
    return AIDS


def signs() -> Sequence[tuple[str, str]]:
    """Words for all other marks."""
    return SIGNS


def aid_marks(view: Position, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
    """The marks of an overlay; nothing is hidden in this game, and none of them depends on what is picked."""
    match name:
        case "danger":
            return [Mark("danger", cell, seat) for seat in (1, 2) for cell in view.board.names(removable(view, seat))]
        case "map":
            return list(_map(view))
        case "shapes":
            return list(_shapes(view))
    return ()


def _map(view: Position) -> Iterator[Mark]:
    """A mark round each region, and where one seat has it to itself the number of sure digs in its middle."""
    names = view.board.names
    for region in regions(view):
        yield Mark("contested" if region.seat == BOTH else "claim", " ".join(names(region.cells)), region.seat)
        if region.seat != BOTH:
            yield Mark("safe", middle(view.board, region.cells), region.seat, str(region.safe))


def _shapes(view: Position) -> Iterator[Mark]:
    """A mark for each named shape, the name as its text: a full tile and the tiles round it, or rock beside four."""
    board, tiles = view.board, view.tiles
    for cell in each(board.board):
        name = true.shape(board, tiles, cell)
        if name:
            near = board.names(around(board, cell) & tiles) if cell & tiles else ()
            yield Mark("shape" if near else "hole", " ".join((board.name[cell], *near)), 0, name)

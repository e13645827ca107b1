"""What a newcomer to Dominoes-Matrix is told, once for each kind of step."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.presentation import Tip
from engine.games.matrix.rules.state import Position

OPENING = Tip("deal", "dice", "Press Draw, or click a tile on the cloth: two of them are yours.", ("deal",))
DRAW = Tip("draw", "dice", "Press Draw, or click the stock: your turn ends with new tiles.", ("deal",))
STUCK = Tip("pass", "pass", "No tile of yours fits: press Pass. Every opponent gets a point.", ("pass",))
SECOND = Tip("second", "tile", "You may lay a second tile, or leave it at one: press End turn.", ("put", "end"))
SWAP = Tip("swap", "swap", "Click tiles to give back, then Exchange. Or keep them all.", ("swap",))
TURN = Tip("turn", "rotate-right", "Several ways fit? Q and E turn the tile, a second click lays it.", ("put",))
CELLS = Tip("cells", "shapes", "Close in a single empty square on all four sides: it is your cell, and a point.",
            ("put",))


def tips(view: Position) -> Sequence[Tip]:
    """Sentences for the step that is due; none where nothing fits for a second tile and the prompt says it all."""
    fits = view.phase in ("put", "more") and any(action.verb == "put" for action in view.actions())
    match view.phase:
        case "put":
            return (_put(view), TURN, CELLS) if fits else (STUCK,)
        case "more":
            return (SECOND,) if fits else ()
        case "swap":
            return (SWAP,)
    return (OPENING,) if view.opening else (DRAW,)


def _put(view: Position) -> Tip:
    total = view.table.joins.total
    text = f"Click a tile of yours, then a lit place. Numbers that touch add up to {total}."
    return Tip("put", "tile", text, ("put",))

"""What a newcomer to Phalanx is told, once for each kind of step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action
from engine.core.presentation import Tip
from engine.games.phalanx.rules.growth import growth_cells
from engine.games.phalanx.rules.movement import line_of
from engine.games.phalanx.rules.state import Position

SET_UP: Mapping[str, Tip] = {
    "lay": Tip("lay", "segment", "Click a dot: a plate of 19 cells goes there, your stone in its middle.", ("lay",)),
    "lift": Tip("lift", "lift", "Click a stone of yours to take it off. The last one is your start.", ("lift",)),
    "stone": Tip("stone", "stone", "Q and E choose the colour. Make it fair: the other one picks a side.", ("stone",)),
    "choose": Tip("choose", "choose", "Which colour stands better? Press its button.", ("choose",)),
}
GROW = Tip("grow", "grow", "Click a lit cell beside your stones: each group may grow by one.", ("grow",))
MOVE = Tip("move", "move", "Click the front stone of a line, then a lit cell: the line leaps ahead.", ("move",))
TAKE = Tip("take", "prisoner", "You can take stones: leap onto them. Your stones there turn to wall.", ("move",))
END = Tip("end", "check", "Nothing more to do in this turn? Press End turn.", ("end",))


def _takes(view: Position, action: Action) -> bool:
    line, length = line_of(view, action)
    return any(view.owner(view.board.name[cell]) is not None for cell in line[length:])


def tips(view: Position) -> Sequence[Tip]:
    """Sentences for the step that is due; in a turn for whatever may still be done."""
    if view.phase in SET_UP:
        return (SET_UP[view.phase],)
    grow = (GROW,) if growth_cells(view) else ()
    moves = [action for action in view.actions() if action.verb == "move"]
    move = ((TAKE,) if any(_takes(view, action) for action in moves) else ()) + ((MOVE,) if moves else ())
    return (*grow, *move, END) if view.grown or view.moved else (*grow, *move)

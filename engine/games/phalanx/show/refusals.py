"""Why something may not be done in Phalanx: the rule's id, a short sentence, and the cells that forbid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action, Pick, Refusal
from engine.core.hexes import Cell, disc, distance, neighbours
from engine.games.phalanx.rules.board import SEGMENT, name_of
from engine.games.phalanx.rules.setup import APART, centres, colours
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show import refusals_turn as turns

TO_DO: Mapping[str, str] = {
    "lay": "First lay the segments.",
    "lift": "First lift a stone of yours, until each has one left.",
    "stone": "First place the stones of the opening.",
    "choose": "First choose a side.",
    "grow": "The board is set up; grow, move, or end the turn.",
    "move": "The board is set up; move, or end the turn.",
}
FITS: Mapping[str, tuple[str, ...]] = {"lay": ("lay",), "lift": ("lift",), "stone": ("stone",), "choose": ("choose",),
        "grow": ("grow",), "move": ("grow", "move"), "end": ("grow", "move")}


def refuse(state: Position, action: Action) -> Refusal:
    """The refusal of an action that is illegal here."""
    if state.ended:
        return Refusal("over", "The game is over; nothing can be played.")
    if action.verb == "grow" and state.phase == "move":
        return turns.GROWTH_OVER
    if state.phase not in FITS[action.verb]:
        return Refusal("order", TO_DO[state.phase])
    if action.verb == "stone" and int(action.args[0]) not in colours(state):
        return Refusal("colour", "No more stones of this colour are placed now.")
    refusal = turns.move(state, action) if action.verb == "move" else why_not(state, action.picks)
    return refusal or Refusal("illegal", "That cannot be played here.")


def why_not(state: Position, picks: Sequence[Pick]) -> Refusal | None:
    """Why the last of these picks leads nowhere; None where it is fine or no cell is meant."""
    if not picks or picks[-1].kind != "cell" or state.ended:
        return None
    name = picks[-1].name
    if state.phase == "lay":
        return _lay(state, name)
    if len(picks) > 1 and picks[0].name in state.board.bit:
        return turns.landing(state, picks[0].name, name)
    if name not in state.board.bit:
        return None
    return {"lift": _lift, "stone": _stone, "choose": _choose}.get(state.phase, turns.first_pick)(state, name)


def _lay(state: Position, name: str) -> Refusal | None:
    q, r = map(int, name.split(","))
    if (q, r) in centres(state.board):
        return None
    if not state.board.centres:
        return Refusal("first-segment", "The first segment's middle is the middle of the table.")
    cells = disc(SEGMENT - 1, (q, r))
    over = tuple(name_of(cell) for cell in cells if cell in state.board.bits)
    if over:
        return Refusal("overlap", "Segments may not overlap.", over)
    return _touching(state, (q, r), cells)


def _touching(state: Position, centre: Cell, cells: Sequence[Cell]) -> Refusal:
    """It lies free, but touches the board with fewer than two cells."""
    if all(distance(centre, other) > APART for other in state.board.centres):
        return Refusal("apart", "The segment must lie against the board.")
    met = {n for cell in cells for n in neighbours(cell) if n in state.board.bits}
    sentence = "Only one of its cells would touch the board; two must."
    return Refusal("few-touching", sentence, tuple(sorted(map(name_of, met))))


def _lift(state: Position, name: str) -> Refusal | None:
    owner = state.owner(name)
    if owner is None:
        return Refusal("no-stone", "No stone lies here; lift one of yours.")
    return None if owner == state.to_move else Refusal("not-yours", "That stone is not yours.", (name,))


def _stone(state: Position, name: str) -> Refusal | None:
    return None if state.owner(name) is None else Refusal("taken", "A stone lies here already.", (name,))


def _choose(state: Position, name: str) -> Refusal:
    return Refusal("order", TO_DO["choose"])

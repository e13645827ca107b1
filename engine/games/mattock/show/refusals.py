"""Why something may not be done in Mattock: the rule's id, a short sentence, and the cells that forbid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action, Pick, Refusal
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import Position

TO_DO: Mapping[str, str] = {
    "mine": "First mine a rock.", "move": "Now move a miner, or stay.", "place": "First place your miners."}
FITS: Mapping[str, tuple[str, ...]] = {
    "mine": ("mine",), "move": ("move", "stay"), "place": ("place",), "swap": ("mine",)}


def refuse(state: Position, action: Action) -> Refusal:
    """The refusal of an action that is illegal here."""
    if state.to_act is None:
        return Refusal("over", "The game is over; nothing can be played.")
    if action.verb == "swap":
        return Refusal("swap", "A swap answers the first turn of the game, where the swap rule is on.")
    if action.verb not in FITS[state.phase]:
        return Refusal("order", TO_DO[state.phase])
    return why_not(state, action.picks) or Refusal("illegal", "That cannot be played here.")


def why_not(state: Position, picks: Sequence[Pick]) -> Refusal | None:
    """Why the last of these picks leads nowhere; None where it is fine or no cell is meant."""
    if not picks or picks[-1].kind != "cell" or state.to_act is None or picks[-1].name not in state.board.bit:
        return None
    cell = state.board.bit[picks[-1].name]
    if state.phase == "place":
        return _place(state, cell)
    if state.phase == "mine":
        return _mine(state, cell)
    return _pick_miner(state, cell) if len(picks) == 1 else _move(state, picks[0].name, cell)


def _cells(state: Position, x: int) -> tuple[str, ...]:
    return tuple(state.board.names(x))


def _place(state: Position, cell: int) -> Refusal | None:
    if cell & state.tiles:
        return Refusal("taken", "A tile lies here already.", _cells(state, cell))
    near = around(state.board, cell) & state.tiles
    if near:
        return Refusal("next-to-tile", "Too close: a first miner may not stand next to a tile.", _cells(state, near))
    return None


def _mine(state: Position, cell: int) -> Refusal | None:
    if cell & state.tiles:
        return Refusal("not-rock", "This is a tile already; mine rock.", _cells(state, cell))
    return _collapse(state, cell) or _reach(state, cell)


def _collapse(state: Position, cell: int) -> Refusal | None:
    """The collapse rule, whoever digs."""
    near = around(state.board, cell) & state.tiles
    if near.bit_count() > 3:
        sentence = f"It would touch {near.bit_count()} tiles; three are the most."
        return Refusal("touches-four", sentence, _cells(state, near))
    if diggable(state.board, state.tiles) & cell:
        return None
    full = sum(b for b in each(near) if (around(state.board, b) & state.tiles).bit_count() >= 3)
    many = full.bit_count() > 1
    sentence = "The lit tiles touch three others already." if many else "The lit tile touches three others already."
    return Refusal("full-tile", sentence, _cells(state, full))


def _reach(state: Position, cell: int) -> Refusal | None:
    reach = flood(state.board, state.own, state.tiles & ~state.enemy)
    near, tiles = around(state.board, cell), state.tiles
    if near & reach:
        return None
    if near & tiles:
        return Refusal("cut-off", "None of your miners gets here: the way is barred.", _cells(state, near & tiles))
    return Refusal("out-of-reach", "Too far away: mine next to a tile that your miners reach.")


def _pick_miner(state: Position, cell: int) -> Refusal | None:
    if cell & state.enemy:
        return Refusal("not-yours", "That miner is not yours.", _cells(state, cell))
    if not cell & state.own:
        return Refusal("no-miner", "Pick one of your own miners to move, or stay.")
    if not state.targets(cell):
        near = around(state.board, cell) & state.tiles
        return Refusal("walled-in", "This miner cannot go anywhere.", _cells(state, near | cell))
    return None


def _move(state: Position, origin: str, cell: int) -> Refusal | None:
    if cell & ~state.tiles:
        return Refusal("rock", "Miners walk on tiles, not through rock.", _cells(state, cell))
    if cell & (state.red | state.blue):
        return Refusal("taken", "A miner stands here already.", _cells(state, cell))
    if cell & state.targets(state.board.bit[origin]):
        return None
    return _barred(state, state.board.bit[origin])


def _barred(state: Position, miner: int) -> Refusal:
    """No way leads there: an enemy stands in it, or there is none at all."""
    guards = around(state.board, flood(state.board, miner, state.tiles & ~state.enemy)) & state.enemy
    if guards:
        return Refusal("enemy-in-way", "An enemy miner stands in the way.", _cells(state, guards))
    return Refusal("no-way", "No way of tiles leads there.")

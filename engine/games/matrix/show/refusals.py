"""Why something may not be done in Matrix: the rule's id, a short sentence, and the squares that forbid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.action import Action, Pick, Refusal
from engine.core.errors import BadAction
from engine.games.matrix.rules.actions import canonical, laid_by
from engine.games.matrix.rules.dealing import may_hold
from engine.games.matrix.rules.squares import STEPS, Laid, read_square, tile_name, tiles_up_to
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show.against import NO_JOIN, against

TO_DO: Mapping[str, str] = {
    "put": "First put a tile down, or pass.", "more": "Put a second tile down, or end the turn.",
    "swap": "Now exchange tiles, or keep them.", "deal": "First the tiles due are drawn."}
FITS: Mapping[str, tuple[str, ...]] = {
    "put": ("put", "pass"), "more": ("put", "end"), "swap": ("swap",), "deal": ("deal",)}
OTHER_HALF = "Only its second half fits here; pick the square for its first."
BEST = ("sum", "blank-number", "two-values", "end-to-end", "first-tile", "taken", "no-join")


def refuse(state: Position, action: Action) -> Refusal:
    """The refusal of an action that is illegal here."""
    if state.reason:
        return Refusal("over", "The game is over; nothing can be played.")
    if action.verb not in FITS[state.phase]:
        return Refusal("order", TO_DO[state.phase])
    if action.verb == "deal":
        return Refusal("deal", f"Player {state.drawer} draws {state.draw} different tiles, all from the stock.")
    if action.verb == "swap":
        return _swap(state, action.args) or Refusal("illegal", "These tiles cannot be exchanged.")
    return _put(state, action) or Refusal("illegal", "That cannot be played here.")


def why_not(view: Position, picks: Sequence[Pick]) -> Refusal | None:
    """Why the last of these picks leads nowhere; None where it is fine or means nothing here."""
    if not picks or view.to_act is None:
        return None
    last = picks[-1]
    if last.kind == "button":
        fits = last.name in (*FITS[view.phase], "confirm", "keep", "draw")
        return None if fits else Refusal("order", TO_DO[view.phase])
    if view.stage == "swap" and last.kind == "hand":
        return _swap(view, [pick.name for pick in picks if pick.kind == "hand"])
    if view.stage != "play":
        return Refusal("order", TO_DO[view.stage])
    return _pick_tile(view, last.name) if last.kind == "hand" else _pick_square(view, picks)


def _swap(state: Position, names: Sequence[str]) -> Refusal | None:
    for name in names:
        if tile_named(state, name) not in state.hand:
            return Refusal("not-your-tile", f"{name[:8]} is not in your hand.")
    if len(set(names)) < len(names):
        return Refusal("twice", "A tile can be exchanged only once.")
    if len(names) > state.stock:
        return Refusal("too-many", f"The stock has {state.stock}; no more can be exchanged.")
    return None


def _put(state: Position, action: Action) -> Refusal | None:
    """The refusal of a put, tile and place known."""
    if action.verb != "put":
        return None
    try:
        laid = laid_by(action.args)
    except (BadAction, ValueError, IndexError):
        return None
    if laid is None:
        return Refusal("no-join", NO_JOIN)
    if not may_hold(state, state.hand, (laid.tile,)):
        return Refusal("not-your-tile", f"{action.args[0]} is not in the hand of player {state.to_move}.")
    return against(state.table, laid)


def _pick_tile(view: Position, name: str) -> Refusal | None:
    tile = tile_named(view, name)
    if tile is None or tile not in view.hand:
        return Refusal("not-your-tile", "That tile is not in your hand.")
    if not any(view.table.places(tile)):
        return Refusal("fits-nowhere", f"{name} fits nowhere now.")
    return None


def _pick_square(view: Position, picks: Sequence[Pick]) -> Refusal | None:
    """Why the tile picked before cannot lie with its first half on this square."""
    tile, square = tile_named(view, picks[0].name), _square(picks[-1].name)
    if picks[0].kind != "hand" or tile is None:
        return Refusal("pick-tile", "First pick a tile of your hand.")
    if square is None:
        return Refusal("no-join", NO_JOIN)
    found = {laid: against(view.table, laid) for laid in covering(tile, square)}
    fits = [laid.square for laid, refusal in found.items() if refusal is None]
    if fits:
        return None if square in fits else Refusal("other-half", OTHER_HALF)
    return min((f for f in found.values() if f), key=lambda f: (*BEST, f.rule).index(f.rule))


def covering(tile: int, square: int) -> list[Laid]:
    """The ways in which a tile covers a square, with its first half or its second."""
    ways = range(len(STEPS))
    both = [Laid(tile, square, way) for way in ways] + [Laid(tile, square - STEPS[way], way) for way in ways]
    return list(dict.fromkeys(canonical(laid, False) for laid in both))


def tile_named(view: Position, name: str) -> int | None:
    """The tile of the set that is called so, None for all else."""
    return next((tile for tile in tiles_up_to(view.rules.highest) if tile_name(tile) == name), None)


def _square(name: str) -> int | None:
    try:
        return read_square(name)
    except BadAction:
        return None

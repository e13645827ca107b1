"""Dominoes-Matrix in writing: actions from text, turns for people, the protocol's state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.errors import BadAction
from engine.games.matrix.rules.actions import DEAL, END, PASS, SWAP, canonical, deal_to, put, swap
from engine.games.matrix.rules.dealing import tiles_of
from engine.games.matrix.rules.joins import CHAMELEON
from engine.games.matrix.rules.squares import WAYS, Laid, name_of, read_square, read_tile, tile_name
from engine.games.matrix.rules.state import Position


def parse(state: Position, text: str) -> Action:
    """The action that a text means, legal or not, in canonical form. Raises BadAction."""
    match text.split():
        case ["put", tile, square, way] if way in WAYS and len(way) == 1:
            return _put(state, tile, square, way)
        case ["end"]:
            return END
        case ["pass"]:
            return PASS
        case ["swap"]:
            return SWAP
        case ["swap", *names] if len(names) <= len(state.unlaid()):
            return swap(tiles_of(state, names))
        case ["deal"]:
            return DEAL
        case ["deal", seat, *names] if seat in "123456" and len(seat) == 1 and names:
            return deal_to(int(seat), tiles_of(state, names))
    raise BadAction(f"{text[:40]!r} is no Matrix action; say put 6:1 2,-1 W, end, pass, swap 6:1 or deal 1 6:4 3:1.")


def _put(state: Position, tile: str, place: str, way: str) -> Action:
    number, turned = read_tile(tile, state.rules.highest)
    square = read_square(place)
    if square is None:  # readable, but farther out than anything can lie: the rules refuse it
        return Action("put", (tile, place, way))
    return put(canonical(Laid(number, square, WAYS.index(way)), turned))


def turn_text(state: Position, steps: Sequence[Action]) -> str:
    """A turn for people: the tiles that were laid, a pass, how many were exchanged. Nothing hidden is in it."""
    parts = []
    for step in steps:
        match step.verb:
            case "put":
                parts.append(" ".join(step.args))
            case "pass":
                parts.append("pass")
            case "swap" if step.args:
                parts.append(f"exchange {len(step.args)}")
    return " · ".join(parts)


def dump(state: Position) -> dict[str, Any]:
    """The position as the protocol writes it; a view tells besides whose it is, and that seat's hand."""
    data = {
        "squares": sorted(_shown(state, square, number) for laid in state.table.tiles
                          for square, number in laid.halves),
        "scores": list(state.scores),
        "stock": state.stock,
        "hands": [len(hand) for hand in state.hands],
        "to_act": None if state.reason else state.to_move,
        "stage": state.stage,
    }
    return data | (_seen(state, state.viewer) if state.viewer is not None else {})


def _shown(state: Position, square: int, number: int) -> str:
    text = f"{name_of(square)}={number}"
    if number or state.rules.option != CHAMELEON:
        return text
    value = state.table.value(square)
    return f"{text}({'-' if value == state.table.joins.open else value})"


def _seen(state: Position, seat: int) -> dict[str, Any]:
    """What a view knows besides: its own hand, the tiles it set aside, and those it gave back."""
    if not seat:
        return {"seat": 0}
    own = state.aside if state.to_move == seat else ()
    names = {"hand": state.hands[seat - 1], "aside": own, "away": state.away[seat - 1]}
    return {"seat": seat, **{key: [tile_name(tile) for tile in tiles] for key, tiles in names.items()}}

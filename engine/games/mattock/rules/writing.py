"""Mattock in writing: actions from text, full turns as people and AbstractPlay write them, the protocol's state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.errors import BadAction, IllegalAction
from engine.games.mattock.rules.board import each
from engine.games.mattock.rules.state import STAY, SWAP, Position

COLOURS = ("Red", "Blue")


def parse(state: Position, text: str) -> Action:
    """The action that a text means on this board, legal or not. Raises BadAction."""
    table = state.board
    match text.split():
        case ["mine", name]:
            return table.mine[table.cell(name)]
        case ["place", name]:
            return table.place[table.cell(name)]
        case ["move", way] if way.count("-") == 1:
            a, b = way.split("-")
            if a != b:
                return table.moves(table.cell(a))[table.cell(b)]
        case ["stay"]:
            return STAY
        case ["swap"]:
            return SWAP
    raise BadAction(f"{text[:40]!r} is no Mattock action; say mine e5, move d4-c3, stay, swap or place c6.")


def turn_text(state: Position, steps: Sequence[Action]) -> str:
    """A turn in full-turn form: `e5`, `e5/d4-c3`, `swap`, or a placed cell."""
    parts = [step.args[0] for step in steps if step.verb in ("mine", "move", "place")]
    swapped = ["swap"] if any(step.verb == "swap" for step in steps) else []
    return ", ".join(swapped + (["/".join(parts)] if parts else []))


def read_turn(state: Position, text: str) -> tuple[Action, ...]:
    """The actions of a full turn; a foreign `pass` after a freestyle placement is no action. Raises BadAction."""
    word = text.strip().lower()
    if word == "pass":
        # Every freestyle placement is a turn and a tile; once the mining begins there are more turns than that.
        if not 0 < state.turn == state.tiles.bit_count() <= 2 * state.board.miners:
            raise BadAction("Nobody passes in Mattock.")
        return ()
    if word in ("swap", "pie"):
        return (SWAP,)
    if state.phase == "place":
        return (parse(state, f"place {word}"),)
    mined, _, way = word.partition("/")
    return parse(state, f"mine {mined}"), parse(state, f"move {way}") if way else STAY


def read_game(state: Position, turns: Sequence[str]) -> list[Action]:
    """The actions of a whole move list in full-turn form. Raises BadAction or IllegalAction at the first wrong turn."""
    actions: list[Action] = []
    for text in turns:
        for action in read_turn(state, text):
            if not state.allows(action):
                raise IllegalAction(f"The turn {text[:40]!r} cannot be played here.", "import")
            actions.append(action)
            state, _ = state.after(action)
    return actions


def dump(state: Position) -> dict[str, Any]:
    """The position as the protocol writes it."""
    winner = state.outcome()
    kinds = {b: 1 if b & state.red else 2 if b & state.blue else 0 for b in each(state.tiles)}
    return {
        "tiles": sorted(f"{state.board.name[b]}={kind}" for b, kind in kinds.items()),
        "hand": [state.hand(1), state.hand(2)],
        "to_act": state.to_act,
        "winner": winner.winners[0] if winner else None,
        "phase": state.phase,
    }


def perft(state: Position, depth: int, heed: Callable[[], None] = lambda: None) -> int:
    """Number of different sequences of that many complete turns (set-up placements are turns too).

    `heed` is called for every position on the way; what it raises ends the count.
    """
    if depth <= 0:
        return 1
    heed()
    total = 0
    for action in state.actions():
        after, _ = state.after(action)
        if after.phase == "move":
            total += len(after.actions()) if depth == 1 else sum(
                perft(after.after(step)[0], depth - 1, heed) for step in after.actions())
        else:  # a swap only opens a turn; all else ends one, be it the rest of a turn under way
            total += perft(after, depth - (action.verb != "swap"), heed)
    return total

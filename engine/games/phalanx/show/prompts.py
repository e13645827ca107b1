"""What Phalanx asks of whoever is to act, in a few words: never for what cannot be done."""

from __future__ import annotations

from engine.core.names import COLOURS
from engine.games.phalanx.rules.growth import growth_cells
from engine.games.phalanx.rules.movement import moves
from engine.games.phalanx.rules.setup import OPENING
from engine.games.phalanx.rules.state import Position

WORDS = ("no", "one", "two")


def prompt(view: Position) -> str:
    """What is to be done now; the client puts the player's name before it."""
    match view.phase:
        case "lay":
            return "lay a segment against the board." if view.board.centres else "lay the first segment."
        case "lift":
            return "lift a stone of yours; one stays in the end."
        case "choose":
            return f"play {COLOURS[0]}, or play {COLOURS[1]}."
        case "stone":
            return _stones_due(view)
    return _turn(view)


def _stones_due(view: Position) -> str:
    """The stones of a duel's opening that are still to be placed."""
    if view.turn:
        return f"place another {COLOURS[0]} stone."
    due = [(most - view.sides[seat].bit_count(), COLOURS[seat - 1]) for seat, most in enumerate(OPENING, 1)]
    parts = [f"{WORDS[count]} {colour}" for count, colour in due if count > 0]
    return f"place {', '.join(parts)} {'stones' if sum(count for count, _ in due) > 1 else 'stone'}."


def _turn(view: Position) -> str:
    """What a turn still allows: to grow, to move, and always to end it; before its first step that is a pass."""
    end = "pass" if idle(view) else "end the turn"
    parts = ["grow your groups"] if growth_cells(view) else []
    if any(line.actions for line in moves(view)):
        parts.append("move another group" if view.moved else "move a line")
    return f"{', '.join(parts)}, or {end}." if parts else f"nothing is left but to {end}."


def idle(view: Position) -> bool:
    """Whether a turn has seen no step yet, so that its end is a pass."""
    return not view.grown and not view.moved

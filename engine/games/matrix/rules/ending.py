"""How turns and the game end: drawing when it is due, who comes next, and the three ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.action import Action
from engine.core.events import Event, TurnEnded
from engine.games.matrix.rules.actions import END, PASS, SWAP
from engine.games.matrix.rules.situation import Situation, Some
from engine.games.matrix.rules.squares import UNKNOWN, bits_of

Step = tuple[Some, tuple[Event, ...]]


def turn_played(state: Some, events: Sequence[Event] = ()) -> Step[Some]:
    """After the tiles of a turn: the player draws two (or, under refill, as many as were put), if the stock has any."""
    due = min(state.stock, state.put if state.rules.refill else 2)
    if due:
        return replace(state, stage="deal", drawer=state.to_move, draw=due), tuple(events)
    return next_turn(state, events)


def passed(state: Some, events: Sequence[Event]) -> Step[Some]:
    """After a pass: the end when it was the last of twice as many as players hold tiles; else an exchange, if the
    stock has any tile."""
    if state.passes >= 2 * sum(1 for hand in state.hands if hand):
        return _over(state, events, "pass-rounds")
    if state.stock:
        return replace(state, stage="swap"), tuple(events)
    return next_turn(state, events)


def next_turn(state: Some, events: Sequence[Event]) -> Step[Some]:
    """The turn of the next player who holds tiles, or the end where nothing can be laid any more."""
    reason = between_turns(state)
    if reason:
        return _over(state, events, reason)
    seat = state.to_move % state.rules.players
    while not state.hands[seat]:
        seat = (seat + 1) % state.rules.players
    after = replace(state, to_move=seat + 1, stage="play", put=0, turn=state.turn + 1)
    return after, (*events, TurnEnded(state.to_move))


def between_turns(state: Situation) -> str:
    """The reason why the game is over between two turns, or an empty text.

    With an empty stock all tiles that are not laid are in hands, so a seat's view can tell as well.
    """
    if state.stock:
        return ""
    held = {tile for hand in state.hands for tile in hand}
    if not held:
        return "all-down"
    if UNKNOWN in held:
        held = set(state.unlaid())
    return "" if state.table.can_lay(sum(map(bits_of, held))) else "blocked"


def _over(state: Some, events: Sequence[Event], reason: str) -> Step[Some]:
    after = replace(state, stage="play", put=0, turn=state.turn + 1, reason=reason)
    return after, (*events, TurnEnded(state.to_move))


def idle(state: Situation) -> Action:
    """The step of a seat that only passes: it keeps its tiles, and ends what it has begun."""
    if state.stage == "swap":
        return SWAP
    return END if state.put else PASS

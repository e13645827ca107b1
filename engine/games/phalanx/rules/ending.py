"""Whose turn is next, when the game is over, and what land is worth."""

from __future__ import annotations

from dataclasses import replace

from engine.core.events import Event, Passed, TurnEnded
from engine.core.state import Outcome
from engine.games.phalanx.rules.situation import Situation, Some

ROUNDS = 5  # rounds with neither growth nor capture that end the game


def end_turn(state: Some) -> tuple[Some, tuple[Event, ...]]:
    """The position at the start of the next turn, or at the end of the game; players without stones are skipped."""
    idle = not state.grown and not state.moved
    passes = state.passes + 1 if idle else 0
    quiet = 0 if state.grown or state.took else state.quiet + 1
    seat = state.to_move % state.terms.players + 1
    reason = over(state, passes, quiet)
    while not reason and not state.sides[seat]:
        passes, quiet, seat = passes + 1, quiet + 1, seat % state.terms.players + 1
        reason = over(state, passes, quiet)
    ended = replace(state, passes=passes, quiet=quiet, turn=state.turn + 1, ended=reason)
    events: tuple[Event, ...] = (TurnEnded(state.to_move),)
    return begin_turn(ended, seat), (Passed(state.to_move), *events) if idle else events


def over(state: Situation, passes: int, quiet: int) -> str:
    """The reason why the game is over after so many passes and quiet turns in succession; empty while it goes on."""
    players = state.terms.players
    return "passes" if passes >= players else "stall" if quiet >= ROUNDS * players else ""


def begin_turn(state: Some, seat: int) -> Some:
    """The position with a fresh turn of a seat: all its groups may grow and move."""
    groups = state.board.parts(state.sides[seat])
    return replace(state, to_move=seat, phase="grow", groups=groups, ready=groups, grown=0, fed=0, moved=0, took=False)


def territory(state: Situation) -> tuple[int, ...]:
    """The land of each seat, seat 1 first; what is left of the vacant cells is neutral."""
    lands = [0] * state.terms.players
    board, vacant = state.board, state.vacant
    touched = [board.flood(board.around(side) & vacant, vacant) for side in state.sides[1:]]
    for seat, land in enumerate(touched):
        for other, met in enumerate(touched):
            if other != seat:
                land &= ~met
        lands[seat] = land
    return tuple(lands)


def lost(state: Situation) -> tuple[int, ...]:
    """Own stones taken prisoner by anybody, seat 1 first."""
    return tuple(map(sum, zip(*state.prisoners, strict=True)))


def scores(state: Situation) -> tuple[int, ...]:
    """Land less lost stones, seat 1 first, as if the game ended now."""
    return tuple(land.bit_count() - gone for land, gone in zip(territory(state), lost(state), strict=True))


def outcome(state: Situation) -> Outcome | None:
    """The scores and the seats with the best one once the game is over."""
    if not state.ended:
        return None
    points = scores(state)
    best = max(points)
    return Outcome(points, tuple(seat for seat, n in enumerate(points, 1) if n == best), state.ended)


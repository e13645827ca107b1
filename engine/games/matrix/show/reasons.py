"""Why a turn of Matrix was played: the weightiest thing that the table proves of it, in one short sentence.

Only what lies open to all is looked at, so that a sentence gives nothing away: it is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.action import Action
from engine.games.matrix.rules.actions import laid_by
from engine.games.matrix.rules.scoring import Points, points
from engine.games.matrix.rules.squares import Laid, name_of
from engine.games.matrix.rules.state import Position
from engine.games.matrix.show.facts import cell_threats

CLEAR = 2  # squares that a sentence still names one by one
SOME = 5  # tiles on the table: with fewer of them there is nothing to guard


@dataclass(frozen=True)
class PlayedTurn:
    """A turn that was played, as everybody saw it: the positions before and after it, the tiles laid with what each
    scored, and the seat."""

    before: Position
    after: Position
    laid: tuple[tuple[Laid, Points], ...]
    seat: int


def why(before: Position, actions: Sequence[Action], after: Position, seat: int) -> str:
    """The reason of a whole turn, "" where none is proven. It names facts, not thoughts: what the turn did, or what has
    become possible or impossible by it. The sentence does not depend on anybody's hand."""
    if before.stage != "play" or before.put or not actions or after.turn != before.turn + 1:
        return ""
    turn = PlayedTurn(before.seen_by(0), after.seen_by(0), tuple(_laid(before, actions)), seat)
    return next(filter(None, (reason(turn) for reason in REASONS)), "")


def _laid(state: Position, actions: Sequence[Action]) -> Iterator[tuple[Laid, Points]]:
    table = state.table
    for action in actions:
        laid = laid_by(action.args) if action.verb == "put" else None
        if laid:
            yield laid, points(table, laid, state.rules.twin)
            table, _ = table.lay(laid)


def _ends(turn: PlayedTurn) -> str:
    """The turn ends the game, and the seat has won alone or with others."""
    outcome = turn.after.outcome()
    if outcome is None or turn.seat not in outcome.winners:
        return ""
    others = [score for s, score in enumerate(outcome.scores, 1) if s != turn.seat]
    own = outcome.scores[turn.seat - 1]
    return f"Ends the game ahead, {own} to {max(others)}." if own > max(others) else f"Ends the game level, with {own}."


def _scores(turn: PlayedTurn) -> str:
    """Points of the turn's tiles, cell by cell where there are few."""
    won = [points for _, points in turn.laid]
    cells, twins = sorted(s for p in won for s in p.cells), sum(len(p.twins) for p in won)
    doubles = [laid for laid, points in turn.laid if points.double]
    kinds = [(len(cells), "cell"), (twins, "twin cell"), (len(doubles), "double figure")]
    parts = [f"{n} {word}s" if n > 1 else f"a {word}" for n, word in kinds if n]
    if len(parts) > 1:
        return f"Scores {sum(p.total for p in won)} points: {_listed(parts)}."
    if cells and len(cells) <= CLEAR:
        return f"Closes the cell{'s' if len(cells) > 1 else ''} {_listed(_names(cells))}."
    places = f" at {_listed(_names([laid.square for laid in doubles]))}" if doubles else ""
    return f"Makes {parts[0]}{places}." if parts else ""


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _finishes(turn: PlayedTurn) -> str:
    """The hand is empty, and no tile is drawn any more."""
    return "" if turn.after.hands[turn.seat - 1] else "Lays the last tile of the hand."


def _spoils(turn: PlayedTurn) -> str:
    """Squares that one tile could have closed before, whoever had it, and that no single tile can close now."""
    open_still = {threat.squares[0] for threat in cell_threats(turn.after)}
    spoilt = [t.squares[0] for t in cell_threats(turn.before) if t.squares[0] not in open_still]
    if not spoilt or not turn.laid:
        return ""
    if len(spoilt) > CLEAR:
        return f"Spoils {len(spoilt)} squares that one tile could have closed."
    squares = f"square{'s' if len(spoilt) > 1 else ''} at {_listed(_names(sorted(spoilt)))}"
    return f"Spoils the {squares} that one tile could close."


def _names(squares: Sequence[int]) -> list[str]:
    return list(map(name_of, squares))


def _guards(turn: PlayedTurn) -> str:
    """Nothing is left that the next tile could make a cell, whoever has it; said once some tiles lie on the table."""
    guarded = turn.laid and len(turn.after.table.tiles) >= SOME and not cell_threats(turn.after)
    return "Leaves no square that one tile could close." if guarded else ""


REASONS: tuple[Callable[[PlayedTurn], str], ...] = (_ends, _scores, _finishes, _spoils, _guards)

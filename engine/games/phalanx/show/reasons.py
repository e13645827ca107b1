"""Why a turn of Phalanx was played: the weightiest thing that the rules prove of it, in one short sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.core.action import Action
from engine.core.events import Event, Moved, Turned
from engine.core.names import COLOURS
from engine.games.phalanx.rules.board import each, union
from engine.games.phalanx.rules.ending import territory
from engine.games.phalanx.rules.situation import TURN
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show.facts import nearer, standing_victims, victims

Reason = tuple[int, str]  # weight, about as many points as it is worth, and the sentence
NOTHING: Reason = (0, "")
FEW, MANY = 2, 5  # cells of land, and cells to which one is nearest: a smaller change is no reason
CLEAR = 3  # stones that a sentence still names one by one


@dataclass(frozen=True)
class PlayedTurn:
    """A turn that was played: the positions before and after it, what happened in it, and the seat."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    seat: int

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of their turns."""
        players = self.before.terms.players
        return [(self.seat + i - 1) % players + 1 for i in range(1, players)]

    def at(self, cells: int) -> str:
        """` at 2,0 and 3,0`; nothing where there are too many cells to name."""
        names = self.after.board.names(cells)
        return f" at {' and '.join(filter(None, (', '.join(names[:-1]), names[-1])))}" if len(names) <= CLEAR else ""


def why(before: Position, actions: Sequence[Action], after: Position, seat: int) -> str:
    """The reason of a whole turn, "" where none is proven. It names facts, not thoughts: what the turn did, or what has
    become possible or impossible by it."""
    if before.phase not in TURN or not actions or after.turn != before.turn + 1:
        return ""
    if after.ended:
        return _ends(after, seat)
    turn = PlayedTurn(before, after, tuple(_events(before, actions)), seat)
    best = (max((reason(turn) for reason in reasons), key=lambda found: found[0]) for reasons in REASONS)
    return next((sentence for _, sentence in best if sentence), "")


def _events(state: Position, actions: Sequence[Action]) -> Iterator[Event]:
    for action in actions:
        state, events = state.after(action)
        yield from events


def _ends(after: Position, seat: int) -> str:
    """The turn ends the game, and the seat has won alone or with others."""
    outcome = after.outcome()
    if outcome is None or seat not in outcome.winners:
        return ""
    others = [points for s, points in enumerate(outcome.scores, 1) if s != seat]
    own = outcome.scores[seat - 1]
    return f"Ends the game ahead, {own} to {max(others)}." if own > max(others) else f"Ends the game level, with {own}."


def _takes(turn: PlayedTurn) -> Reason:
    """Stones taken prisoner, by colour; the last ones of a seat weigh more."""
    taken = turn.after.sides[0] & ~turn.before.sides[0]
    count = {seat: (turn.before.sides[seat] & taken).bit_count() for seat in turn.others}
    owners = [seat for seat in turn.others if count[seat]]
    for seat in owners:
        if not turn.after.sides[seat]:
            last = turn.before.sides[seat]
            return 100, f"Takes {COLOURS[seat - 1]}'s last {_stones(last.bit_count())}{turn.at(last)}."
    if not owners:
        return NOTHING
    if len(owners) > 2:
        return 3 * taken.bit_count(), f"Takes {taken.bit_count()} stones of {len(owners)} colours{turn.at(taken)}."
    what = " and ".join(f"{count[seat]} {COLOURS[seat - 1]}" for seat in owners)
    return 3 * taken.bit_count(), f"Takes {what} {_stones(taken.bit_count())}{turn.at(taken)}."


def _stones(count: int) -> str:
    return "stone" if count == 1 else "stones"


def _claims(turn: PlayedTurn) -> Reason:
    """Land that the seat has more than before."""
    before, after = (territory(state)[turn.seat - 1].bit_count() for state in (turn.before, turn.after))
    gain = after - before
    return (gain, f"Wins {gain} cells of land, {after} in all.") if gain >= FEW else NOTHING


def _costs(turn: PlayedTurn) -> Reason:
    """Land that another seat has less than before, the one that loses most."""
    before, after = territory(turn.before), territory(turn.after)
    loss, seat = max((before[s - 1].bit_count() - after[s - 1].bit_count(), -s) for s in turn.others)
    return (loss, f"Costs {COLOURS[-seat - 1]} {loss} cells of land.") if loss >= FEW else NOTHING


def _saves(turn: PlayedTurn) -> Reason:
    """Own stones that a line of another seat could have taken as it stood if it had been that seat's turn, and that
    nobody's next movement takes now, not even after one new stone. A stone may have gone elsewhere meanwhile."""
    struck = {seat: standing_victims(turn.before, seat) & turn.before.sides[turn.seat] for seat in turn.others}
    if not any(struck.values()):
        return NOTHING
    now = _followed(turn, union(struck.values()))
    prey = union(now.values())
    still = union(victims(turn.after, seat, prey) for seat in turn.others if turn.after.sides[seat])
    safe = {cell: place for cell, place in now.items() if not place & still}
    if not safe:
        return NOTHING
    seats = [seat for seat in turn.others if struck[seat] & union(safe)]
    whose = f"{COLOURS[seats[0] - 1]}'s lines" if len(seats) == 1 else "the others' lines"
    count = len(safe)
    what = "the stone" if count == 1 else "the stones" if count <= CLEAR else f"{count} stones"
    return 4 * count, f"Saves {what}{turn.at(union(safe.values()))} from {whose}."


def _followed(turn: PlayedTurn, stones: int) -> Mapping[int, int]:
    """Where these own stones stand after the turn; those that became wall are left out."""
    bit, at = turn.before.board.bit, {cell: cell for cell in each(stones)}
    for event in turn.events:
        match event:
            case Moved("stone", origin, place):
                at = {cell: bit[place] if here == bit[origin] else here for cell, here in at.items()}
            case Turned("stone", place):
                at = {cell: here for cell, here in at.items() if here != bit[place]}
    return at


def _threatens(turn: PlayedTurn) -> Reason:
    """Stones of others that the seat could take with its lines as they stand if it were its turn again, and could not
    have taken so before."""
    found = standing_victims(turn.after, turn.seat) & ~standing_victims(turn.before, turn.seat)
    owners = [seat for seat in turn.others if turn.after.sides[seat] & found]
    count = found.bit_count()
    if not owners or not turn.after.sides[turn.seat]:
        return NOTHING
    whose = f"{COLOURS[owners[0] - 1]} " if len(owners) == 1 else ""
    what = f"the {whose}stone" if count == 1 else f"{count} {whose}stones"
    return 2 * count, f"Threatens {what}{turn.at(found)}."


def _joins(turn: PlayedTurn) -> Reason:
    """Groups of the turn's start that have stones in one group now."""
    own = turn.after.sides[turn.seat]
    parts = turn.after.board.parts(own)
    joined = max(([g for g in turn.before.groups if g & part] for part in parts), key=len, default=[])
    return (len(joined), f"Joins {len(joined)} groups into one.") if len(joined) > 1 else NOTHING


def _nears(turn: PlayedTurn) -> Reason:
    """Vacant cells to which the seat has fewer steps than all others, more of them than before."""
    before, after = (nearer(state)[turn.seat - 1].bit_count() for state in (turn.before, turn.after))
    gain = after - before
    return (1, f"Is nearest to {after} cells now, {gain} more than before.") if gain >= MANY else NOTHING


# What the turn did comes first, then what may come of it, then where it leads.
REASONS: tuple[tuple[Callable[[PlayedTurn], Reason], ...], ...] = (
    (_takes, _claims, _costs), (_saves, _threatens, _joins), (_nears,))

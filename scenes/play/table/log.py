"""The story of a match in rows: whose turn, what was played, what it removed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.action import CHANCE, Action
from engine.core.events import Event, Removed, Scored
from engine.core.match import Match
from engine.core.state import State

TAKEN_BACK = "a draw was taken back"


@dataclass(frozen=True)
class Turn:
    """One turn on the timeline: the seat that played it, and how many actions had been played after it."""

    seat: int
    end: int


@dataclass(frozen=True)
class Told:
    """One turn: the seat, its text, and where its first action stands in the match."""

    seat: int
    text: str
    at: int


def turns(match: Match, read: Callable[[State, Action], Action], last: int | None = None) -> Iterator[Told]:
    """The turns among the first `last` actions (or all), an unfinished one at the end; `read` gives actions as the
    reader may know them. Where draws were taken back, the turn that was played instead says so."""
    start, last = 0, len(match.actions) if last is None else last
    for i in range(1, last + 1):
        ended = match.states[i].turn > match.states[i - 1].turn
        if ended or i == last:
            seats = [match.states[k].to_act or 0 for k in range(start, i)]  # the first of them may be chance
            seat = next(filter(None, seats), 0)
            text = _text(match, start, i, seat, read)
            taken = any(start <= at < i + (i == last and not ended) for at in match.redrawn)
            text = " · ".join(filter(None, (text, TAKEN_BACK if taken else "")))
            if text:  # what chance does by itself (the first hands) is no turn
                yield Told(seat or 1, text, start)
            start = i
    if start == last in match.redrawn and (not last or match.states[last].turn > match.states[last - 1].turn):
        yield Told(match.states[last].to_act or 1, TAKEN_BACK, last)


def _text(match: Match, start: int, end: int, seat: int, read: Callable[[State, Action], Action]) -> str:
    """What a seat played, with what it won (not what a pass gave to the others)."""
    steps = [read(match.states[i], match.actions[i]) for i in range(start, end)]
    text = match.game.turn_text(match.states[start], steps)
    gone = " ".join(place for events in match.events[start:end] for place in _removed(events))
    scored = [e for events in match.events[start:end] for e in events if isinstance(e, Scored) and e.seat == seat]
    won = [f"+{e.points} {e.reason}" for e in scored]
    if won:
        return f"{text}  {', '.join(won)}"
    return f"{text} \u00d7{gone}" if gone and match.game.turn_columns else text


def _removed(events: tuple[Event, ...]) -> list[str]:
    return [event.place for event in events if isinstance(event, Removed)]


def table(told: Sequence[Told]) -> list[tuple[int | None, int | None]]:
    """Rows of two turns, by their index in the list, a column a seat; a seat that acts twice begins a new row."""
    rows: list[list[int | None]] = []
    last = 2
    for i, turn in enumerate(told):
        if turn.seat <= last:
            rows.append([None, None])
        rows[-1][turn.seat - 1] = i
        last = turn.seat
    return [(row[0], row[1]) for row in rows]


def turn_start(match: Match, end: int) -> int:
    """Index of a player's first action in the turn that holds the position after `end` actions.

    What chance deals before the first turn is no part of it.
    """
    turn, start = match.states[end].turn, end
    while start and match.states[start - 1].turn == turn:
        start -= 1
    while start < end and match.states[start].to_act == CHANCE:
        start += 1
    return start


def since(match: Match, seat: int) -> int:
    """Index of the first action after the last one that this seat has played."""
    at = len(match.actions)
    while at and match.states[at - 1].to_act != seat:
        at -= 1
    return at


def draw_taken_back(match: Match, seat: int) -> bool:
    """Whether a draw was taken back since this seat has played last."""
    start = since(match, seat)
    return any(at >= start for at in match.redrawn)

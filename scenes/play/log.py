"""The story of a match in rows: whose turn, what was played, what it removed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.events import Event, Removed
from engine.core.match import Match


@dataclass(frozen=True)
class Told:
    """One turn: the seat, its text, and where its first action stands in the match."""

    seat: int
    text: str
    at: int


def turns(match: Match) -> Iterator[Told]:
    """All turns so far, the present unfinished one last."""
    start = 0
    for i in range(1, len(match.actions) + 1):
        ended = match.states[i].turn > match.states[i - 1].turn
        if ended or i == len(match.actions):
            yield Told(match.states[start].to_act or 0, _text(match, start, i), start)
            start = i


def _text(match: Match, start: int, end: int) -> str:
    text = match.game.turn_text(match.states[start], match.actions[start:end])
    gone = " ".join(place for events in match.events[start:end] for place in _removed(events))
    return f"{text} \u00d7{gone}" if gone else text


def _removed(events: tuple[Event, ...]) -> list[str]:
    return [event.place for event in events if isinstance(event, Removed)]


def rows(match: Match) -> list[tuple[str, tuple[str, ...]]]:
    """Rows for the list: for two seats one column each, else one column."""
    seats = len(match.seated)
    if seats != 2:
        return [(str(i), (told.text,)) for i, told in enumerate(turns(match), 1)]
    table: list[list[str]] = []
    last = 2
    for told in turns(match):
        if told.seat <= last:
            table.append(["", ""])
        table[-1][told.seat - 1] = told.text
        last = told.seat
    return [(str(i), tuple(row)) for i, row in enumerate(table, 1)]


def turn_start(match: Match, end: int) -> int:
    """Index of the first action of the turn that holds the position after `end` actions."""
    turn = match.states[end].turn
    while end and match.states[end - 1].turn == turn:
        end -= 1
    return end


def since(match: Match, seat: int) -> int:
    """Index of the first action after the last one that this seat has played."""
    at = len(match.actions)
    while at and match.states[at - 1].to_act != seat:
        at -= 1
    return at

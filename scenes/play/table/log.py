"""The story of a match in rows: whose turn, what was played, what it removed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.action import CHANCE
from engine.core.events import BoardGrew, Event, Moved, Placed, Removed, Scored, Turned, Valued
from engine.core.match import Match
from engine.core.names import COLOURS
from scenes.play.table.eyes import Eyes

TAKEN_BACK = "a draw was taken back"


@dataclass(frozen=True)
class Turn:
    """One turn on the timeline: the seat that played it, and how many actions had been played after it."""

    seat: int
    end: int


@dataclass(frozen=True)
class TurnEntry:
    """One turn: the seat, its words, and where its first action stands in the match; its notation, where that says
    something to people, and the places on the board that it was about."""

    seat: int
    text: str
    at: int
    notation: str = ""
    cells: tuple[str, ...] = ()


def turns(match: Match, eyes: Eyes, names: Sequence[str] = COLOURS, last: int | None = None) -> Iterator[TurnEntry]:
    """The turns among the first `last` actions (or all), an unfinished one at the end, as whoever looks may know them;
    seats are called by `names`. Where draws were taken back, the turn that was played instead says so."""
    start, last = 0, len(match.actions) if last is None else last
    for i in range(1, last + 1):
        ended = match.states[i].turn > match.states[i - 1].turn
        if ended or i == last:
            seats = [match.states[k].to_act or 0 for k in range(start, i)]  # the first of them may be chance
            seat = next(filter(None, seats), 0)
            entry = entry_of(match, start, i, seat, eyes, names)
            taken = any(start <= at < i + (i == last and not ended) for at in match.redrawn)
            text = ", ".join(filter(None, (entry.text, TAKEN_BACK if taken else "")))
            if text:  # what chance does by itself (the first hands) is no turn
                yield replace(entry, text=text)
            start = i
    if start == last in match.redrawn and (not last or match.states[last].turn > match.states[last - 1].turn):
        yield TurnEntry(match.states[last].to_act or 1, TAKEN_BACK, last)


def entry_of(match: Match, start: int, end: int, seat: int, eyes: Eyes, names: Sequence[str]) -> TurnEntry:
    """What a seat played, in words; where the rim is named with the notation, and with its places."""
    changes = [eyes.change(at) for at in range(start, end)]
    steps, events = [change.action for change in changes], [event for change in changes for event in change.events]
    written = match.game.turn_text(match.states[start], steps)
    words = match.game.presentation().summary(steps, events, seat, names)
    picks = [pick.name for action in match.actions[start:end] for pick in action.picks if pick.kind == "cell"]
    places = dict.fromkeys(picks + [place for event in events for place in _places(event)])
    return TurnEntry(seat or 1, words or written, start, written if words and match.game.rim else "", tuple(places))


def _places(event: Event) -> tuple[str, ...]:
    """Where something happened."""
    match event:
        case Placed(place=place) | Removed(place=place) | Turned(place=place) | Valued(place=place):
            return (place,)
        case Moved(origin=origin, place=place):
            return (origin, place)
        case BoardGrew(cells=cells) | Scored(cells=cells):
            return cells
    return ()


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

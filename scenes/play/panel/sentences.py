"""Who has won and why, who stands where, and what people are called."""

from __future__ import annotations

from engine.core.names import distinct, listed, wins
from engine.core.state import Outcome
from scenes.play.panel.result import Words
from scenes.play.table.table import Table


def names_of(table: Table) -> list[str]:
    """What people are called, seat by seat, so that nobody is mistaken for another one."""
    return distinct([person.name for person in table.match.people], list(table.around.seat_names))


def seat_name(table: Table, seat: int) -> str:
    """`Red`, or `Red (Anna)` when the person has another name."""
    colour, name = table.around.seat_names[seat - 1], table.match.person(seat).name
    return colour if name == colour else f"{colour} ({name})"


def winner_line(table: Table) -> str:
    """Who has won; shared wins name everybody, equal names their colours."""
    outcome, names = table.match.outcome, names_of(table)
    assert outcome is not None
    return wins([names[seat - 1] for seat in outcome.winners])


def ending_line(table: Table) -> str:
    """Why the game is over, with the same names as who has won."""
    outcome = table.match.outcome
    assert outcome is not None
    return table.presentation.ending(outcome, names_of(table))


def standings(table: Table) -> str:
    """Everybody's place and score, equal scores sharing a place: `1. Anna 12, 2. Ben and Cleo 9`.

    Who has given up takes no place.
    """
    outcome, playing, names = table.match.outcome, table.match.seating.playing, names_of(table)
    assert outcome is not None
    pairs = [(outcome.scores[seat - 1], names[seat - 1]) for seat in playing]
    parts = []
    for score in sorted({score for score, _ in pairs}, reverse=True):
        sharing = listed([name for own, name in pairs if own == score])
        parts.append(f"{1 + sum(own > score for own, _ in pairs)}. {sharing} {score}")
    gone = [name for seat, name in enumerate(names, 1) if seat not in playing]
    return ", ".join([*parts, *([f"{listed(gone)} resigned"] if gone else [])])


def result_words(table: Table, outcome: Outcome | None) -> Words:
    """Who has won, and why; while an earlier position is shown (no outcome), nothing of that."""
    if outcome is None:
        return Words("Looking back", "This game is over; End shows its result.", "Looking back")
    counted = max(outcome.scores) > 1 and not table.match.resigned
    headline, winners = winner_line(table), len(outcome.winners)
    short = headline if winners < 2 else f"{winners} share the win"
    return Words(headline, standings(table) if counted else ending_line(table), short, counted)

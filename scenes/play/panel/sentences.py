"""Who has won and why, and what people are called."""

from __future__ import annotations

from engine.core.names import distinct, does
from scenes.play.table.branches import SideLine
from scenes.play.table.table import Table


def names_of(table: Table) -> list[str]:
    """What people are called, seat by seat, so that nobody is mistaken for another one."""
    return distinct([person.name for person in table.match.people], list(table.around.seat_names))


def seat_name(table: Table, seat: int) -> str:
    """`Red`, or `Red (Anna)` when the person has another name."""
    colour, name = table.around.seat_names[seat - 1], table.match.person(seat).name
    return colour if name == colour else f"{colour} ({name})"


def ending_line(table: Table) -> str:
    """Why the game is over, with the names that people go by here."""
    outcome = table.match.outcome
    assert outcome is not None
    return table.presentation.ending(outcome, names_of(table))


def line_words(table: Table, line: SideLine) -> str:
    """Where a line leaves the present one, and how it went on: `After turn 4: Red grows 3, leaps 2 (6 turns)`."""
    before, count = sum(turn.end <= line.at for turn in table.review.turns()), len(line.turns)
    start = f"After turn {before}" if before else "From the beginning"
    who = names_of(table)[line.turns[0].seat - 1]
    words = does([who], line.words, line.words) if line.words else "another line"
    return f"{start}: {words} ({count} turn{'s' * (count != 1)})"

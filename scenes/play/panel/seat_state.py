"""What is due at a seat, in words: in full, and what of that stays where room is short."""

from __future__ import annotations

from engine.core.match import Person
from scenes.play.table.table import Table


def status(table: Table, seat: int) -> str:
    """What a seat does, is to do, or has done last."""
    driver, review = table.driver, table.review
    if review.on or review.outcome is not None or not _live(table, seat):
        return brief(table, seat) or ("" if review.on or review.outcome else _took(table, seat))
    if driver.problem and review.resting:
        return brief(table, seat)
    if playing(table, seat):
        return f"thinking {driver.thought:.1f} s"
    steps = table.presentation.steps(table.eyes.seen(review.state))
    step = next((s.name for s in steps if s.state == "now"), "")
    whose = brief(table, seat)
    return f"{whose}: {step.lower()}" if step and review.person(seat).human else whose


def brief(table: Table, seat: int) -> str:
    """What has to be said of a seat in any case: that it is its turn, that it has won."""
    driver, review = table.driver, table.review
    if review.outcome is not None and not review.on:
        return "won" if seat in review.outcome.winners else ""
    if table.show.counting and table.show.counting.seat == seat:
        return "counting"
    if not _live(table, seat):
        return ""
    if review.on:
        return "to play"
    if driver.problem and review.resting:
        return "does not answer"
    person = review.person(seat)
    if playing(table, seat):
        return "thinking"
    return "your turn" if person.name == "You" else "to play" if person.human or review.resting else "playing"


def playing(table: Table, seat: int) -> bool:
    """Whether a computer at this seat is thinking about the position that is shown."""
    return _live(table, seat) and not table.review.person(seat).human and table.driver.thinking and table.review.resting


def level(person: Person, colour: str) -> tuple[str, str]:
    """How strong a computer plays, or that nobody plays a seat any more, or a person's colour; in full and in short."""
    if not person.human:
        return (f"level {person.level}", f"L{person.level}") if person.level else ("resigned", "resigned")
    return (colour, "") if person.name != colour else ("", "")


def _live(table: Table, seat: int) -> bool:
    return table.review.seat == seat


def _took(table: Table, seat: int) -> str:
    """How long a computer's turn took, of who has moved last."""
    took, turns = table.driver.took, table.review.known_turns()
    last = next((turn.seat for turn in reversed(turns) if turn.seat != table.review.seat), 0)
    return f"took {took[seat]:.1f} s" if seat == last and seat in took else ""

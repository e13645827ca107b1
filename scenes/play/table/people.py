"""Who sits where: handing a seat to the computer, taking it over, resigning."""

from __future__ import annotations

from engine.core.match import Person
from engine.core.names import does
from scenes.play.table import looking
from scenes.play.table.table import Table

HUMAN = 0  # the level that stands for a person
COMPUTER, PASSES = "computer", "passes"  # who plays on for somebody who gives up


def sit(table: Table, seat: int, level: int) -> None:
    """Puts a person or a computer on a seat in mid-game."""
    match = table.match
    table.driver.stop()
    old, looked = match.person(seat), table.eyes.viewer
    if level == HUMAN:
        usual = table.around.seat_names[seat - 1]
        match.seat(seat, Person(old.name if old.human else match.seating.before(seat) or usual))
        table.journal = table.journal or table.around.store.keep(match)
    else:
        match.seat(seat, Person("Computer", "computer", level))
    _others_sit(table, looked)


def _others_sit(table: Table, looked: int | None) -> None:
    """Other people sit here than a moment ago, when all was seen through the eyes of `looked`."""
    eyes = table.eyes
    table.hand.take(None)
    if eyes.sits and not table.match.person(eyes.sits).human:
        looking.let_fall(table)  # who had lifted the curtain plays no more
    looking.look_again(table)
    if eyes.viewer and looked is not None and eyes.viewer != looked:
        looking.cover(table)  # another person looks from now on: he lifts the curtain himself


def resigner(table: Table) -> int:
    """Who would resign: the person to act, else the first person, else the seat to act."""
    match = table.match
    humans = [s for s, person in enumerate(match.people, 1) if person.human]
    acting = match.to_act or 1
    return acting if acting in humans or not humans else humans[0]


def gives_up(table: Table) -> str:
    """The question whether whoever would resign does, such as `Anna resigns?`."""
    return f"{does([table.match.person(resigner(table)).name], 'resigns', 'resign')}?"


def resign(table: Table, way: str | bool, level: int) -> None:
    """Gives up: the game ends, or the others play on while a `computer` of a level takes the seat, or it `passes`."""
    match, looked, seat = table.match, table.eyes.viewer, resigner(table)
    table.driver.stop()
    if way in (COMPUTER, PASSES) and match.seating.may_leave(seat):
        match.leave(seat, Person("Computer", "computer", level) if way == COMPUTER else None)
        _others_sit(table, looked)
    else:
        match.resign(seat)
        table.hand.take(None)
        looking.let_fall(table)  # everybody looks at the result now, and it may be taken back

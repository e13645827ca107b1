"""Passing until something changes, and counting at once where nobody can gain any more."""

from __future__ import annotations

from scenes.play.table import turns
from scenes.play.table.log import since, turn_start
from scenes.play.table.table import Table

CHANGED = "Something has changed here."


def offered(table: Table) -> bool:
    """Whether a person who has passed in the last turn may pass on and on from here."""
    seat, idle = _acting(table), table.match.game.idle
    if not seat or idle is None or not table.review.turn_begins or not _passed_last(table, seat):
        return False
    return table.passing.concerns(seat) is not None


def begin(table: Table) -> None:
    """Whoever is to act passes, and again until something changes for that seat; where that goes on, it ends."""
    if table.passing.wanted:
        table.passing.wanted.clear()
        return
    seat, idle = _acting(table), table.match.game.idle
    if seat and idle:
        table.passing.wanted[seat] = table.passing.concerns(seat)
        turns.play(table, [idle(table.match.state)])


def go_on(table: Table) -> bool:
    """Passes for whoever asked for that, if it is that seat's turn and all is as it was; True when one has passed."""
    seat, idle = _acting(table), table.match.game.idle
    if seat not in table.passing.wanted or idle is None or table.show.busy or not table.review.turn_begins:
        return False
    if table.passing.wanted[seat] != table.passing.concerns(seat):
        table.passing.wanted.clear()
        table.say(CHANGED)
        return False
    turns.play(table, [idle(table.match.state)])
    return True


def may_count(table: Table) -> bool:
    """Whether the end is proposed to a person: nobody can gain any more."""
    idle = table.match.game.idle
    return bool(_acting(table)) and idle is not None and table.passing.settled()


def count(table: Table) -> None:
    """Everybody passes, and it is counted; several people are asked whether all agree."""
    if may_count(table) and table.driver.humans() > 1:
        table.ask("Count now?", "Nobody can gain any more. Only when everybody at the table agrees.", "All agree",
                  "Play on", "counted")
    elif may_count(table):
        all_pass(table)


def all_pass(table: Table) -> None:
    """Everybody passes until the game is over."""
    match, idle = table.match, table.match.game.idle
    table.driver.stop()
    for _ in range(2 * len(match.seated)):
        if match.outcome is None and idle:
            turns.play(table, [idle(match.state)])


def _acting(table: Table) -> int:
    """The seat of the person to act, 0 where there is none now."""
    free = table.driver.human_to_act() and not table.review.on and _goes_on(table)
    return (table.match.to_act or 0) if free else 0


def _goes_on(table: Table) -> bool:
    """Whether the game is not over."""
    return table.match.outcome is None


def _passed_last(table: Table, seat: int) -> bool:
    """Whether a seat has done nothing in its last turn but pass."""
    match, idle = table.match, table.match.game.idle
    at = since(match, seat) - 1
    if idle is None or at < 0 or match.states[at].phase != match.state.phase or turn_start(match, at) != at:
        return False
    return match.actions[at] == idle(match.states[at])

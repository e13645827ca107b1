"""Another one looks: the curtain is lifted and falls, hands lie open or face down."""

from __future__ import annotations

from scenes.play.table.eyes import NOBODY
from scenes.play.table.notes import Cover
from scenes.play.table.table import Table


def settle(table: Table) -> None:
    """Once the board lies still: in computers' turns the hand lies face down, in one's own it is open."""
    eyes, seat = table.eyes, table.driver.seat()
    if not eyes.sits or not seat or table.show.busy:
        return
    if seat == eyes.lifted or not table.match.person(seat).human:
        eyes.open = seat == eyes.lifted
        look_again(table)


def lift(table: Table, seat: int) -> None:
    """The curtain is lifted by the person at a seat."""
    table.eyes.lifted, due = seat, table.driver.seat()
    table.eyes.open = not due or table.match.person(due).human
    look_again(table)


def let_fall(table: Table) -> None:
    """Nobody sees a hand any more (where people share the screen)."""
    if table.eyes.lifted != NOBODY:
        lift(table, NOBODY)


def cover(table: Table) -> None:
    """The curtain comes down, for whose turn it is; until it is lifted nobody's hand is in any picture."""
    end_review(table)
    let_fall(table)
    table.notes.append(Cover(table.eyes.next_person()))


def look_again(table: Table) -> None:
    """Another one looks: what is shown changes at once."""
    if table.eyes.turned():
        table.hand.let_go()
        at = table.review.goal
        table.show.jump(table.eyes.seen(table.match.states[at]), at)


def end_review(table: Table) -> bool:
    """Back to the present; False where it was shown already."""
    had, table.review.at = table.review.on, None
    if had:
        table.show.jump(table.eyes.seen(table.match.state), table.review.goal)
        count_again(table, at_once=True)
    return had


# ---- the counting at the end -------------------------------------------------------------------------------------


def count(table: Table) -> None:
    """The end is counted on the board."""
    table.ending.counted = True
    finale = None if table.match.resigned else table.presentation.finale(table.eyes.seen(table.match.state))
    if finale:
        table.show.finale(finale)


def count_again(table: Table, at_once: bool = False) -> None:
    """The last position is shown again after others: what was counted shows again, `at_once` without animation."""
    counted, table.ending.counted = table.ending.counted, False
    if at_once and counted:
        count(table)
        table.show.skip()


def opened_finished(table: Table) -> None:
    """A game that was over before anybody sat down is shown counted, without the counting."""
    table.ending.counted = True
    count_again(table, at_once=True)

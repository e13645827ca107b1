"""What can be done when a computer broke down for good: it is asked again, or its turn is played by lot."""

from __future__ import annotations

from random import choice

from scenes.play.table.table import Table
from scenes.play.table.turns import play


def broken(table: Table) -> bool:
    """Whether somebody should do something."""
    return bool(table.driver.problem) and table.review.resting


def ask_again(table: Table) -> None:
    """The computer is asked once more."""
    table.driver.again()


def play_by_lot(table: Table) -> None:
    """Plays the rest of the computer's turn; a game that counts elsewhere is not decided by lot."""
    match = table.match
    if not broken(table) or table.manner.still:
        return
    seat, turn = match.to_act, match.state.turn
    table.driver.stop()
    while match.to_act == seat and match.state.turn == turn:
        play(table, [choice([step for step in match.state.actions() if match.state.allows(step)])])

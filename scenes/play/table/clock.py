"""Time passes at a table: what moves moves on, who thinks is heard, what is due is played."""

from __future__ import annotations

from scenes.play.table import advice, again, passing, review, turns
from scenes.play.table.table import Table


def pass_time(table: Table, dt: float) -> bool:
    """`dt` seconds pass; True while something moves or has been played."""
    moving = table.show.update(dt) | table.show.stage.update(dt) | advice.update(table)
    review.replay_on(table)
    table.tick(dt)
    again.update(table, dt)
    table.review.settle()
    played = passing.go_on(table) | turns.update(table, dt)
    return played or moving or table.show.busy

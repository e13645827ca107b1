"""Watched games follow one another: some seconds after the end the next one begins by itself."""

from __future__ import annotations

from math import ceil
from random import Random

from engine.core.match import Match
from scenes.play.table.notes import Another, Follow
from scenes.play.table.table import WAIT, Table


def renewed(match: Match) -> Match:
    """A fresh game of the same kind among the same people; which one follows from the seed of this one."""
    shown = {option.name for option in match.game.options if option.shown}
    options = {name: value for name, value in match.options.items() if name in shown}
    return Match(match.game, options, Random(f"{match.seed} next").randrange(2**32), match.people)


def counting(table: Table) -> bool:
    """Whether the seconds to the next game are counted: looking back or a pause stops that."""
    series = table.watched or table.manner.counts
    return series and table.over and not table.review.on and not table.driver.paused


def note(table: Table) -> str:
    """What the prompt says about it."""
    if not (table.manner.alone or counting(table)):
        return ""
    return table.manner.note.format(ceil(table.next_in))


def update(table: Table, dt: float) -> None:
    """Time passes; the next game begins."""
    table.next_in = table.next_in - dt if counting(table) else WAIT
    if table.next_in <= 0:
        table.next_in = WAIT
        begin(table)


def ask(table: Table) -> None:
    """The button Again: an unfinished game, which nobody keeps, is asked about first."""
    if table.match.outcome is not None or not table.match.actions:
        begin(table)
    else:
        table.ask("Begin a new game?", "This one is only watched: it is not kept.", "New game", "Watch on", "anew")


def begin(table: Table) -> None:
    """The next game takes this one's place."""
    series = table.manner.alone or table.manner.counts
    table.notes.append(Follow() if series else Another(renewed(table.match), False))

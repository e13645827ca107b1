"""The end of a game is written down, once, and taken back when the game goes on after all."""

from __future__ import annotations

from scenes.play.table.table import Table

AGAIN = 5.0  # seconds between two tries to write down the end


def write_down(table: Table) -> None:
    """The game has ended: its record is written, once; where it cannot be, it is tried again after a while."""
    ending = table.ending
    if table.journal is not None and ending.record is None and not ending.wait:
        ending.record = table.around.store.finish(table.match, table.journal)
        ending.wait = AGAIN if ending.record is None else 0.0


def unsaved(table: Table) -> str:
    """Why the game is not on disk, after one more try; "" where it is, or where nobody keeps it."""
    journal, ending = table.journal, table.ending
    if journal is None or ending.record is not None or not journal.broken or journal.save():
        return ""
    if table.match.outcome is not None:
        ending.wait = 0.0
        write_down(table)
    return "" if ending.record is not None else journal.broken


def reopen(table: Table) -> None:
    """A finished game goes on after an undo: it gets a journal again."""
    ending = table.ending
    if ending.record is not None:
        table.journal = table.around.store.reopen(table.match, ending.record)
        ending.record, ending.wait = None, 0.0


def leave(table: Table) -> None:
    """Nobody sits here any more: nothing is thought, and the game stays on disk for Continue."""
    if table.journal is not None:
        table.journal.close()

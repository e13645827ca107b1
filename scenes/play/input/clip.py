"""The clipboard at the table: the list of turns goes out as text, and one that was pasted is played as a branch."""

from __future__ import annotations

from contextlib import suppress

import pygame

from engine.core.action import Action
from engine.core.errors import StoneworkError
from engine.records.notation import common, listed, read_list
from scenes.play.table import history, review
from scenes.play.table.table import Table


class Clip:
    """Copies and pastes lists of turns; what there is to say about it stands in the prompt for a while."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._line: tuple[Action, ...] = ()

    def copy(self) -> None:
        """Puts the list of turns on the clipboard, without what nobody at the table may know."""
        try:
            pygame.scrap.put_text(listed(self._table.match))
        except (pygame.error, AttributeError):
            self._table.say("There is no clipboard here.")
        else:
            hidden = ", without what is hidden" if self._table.match.secret else ""
            self._table.say(f"The turns are on the clipboard{hidden}.")

    def paste(self) -> None:
        """Reads a list of turns from the clipboard and asks whether to play it; a wrong one gives one sentence.

        A list is read from the beginning of the game, else from the position shown.
        """
        table = self._table
        if table.match.secret:
            self._refuse("Hands are hidden in this game: turns can be pasted once it is over.")
            return
        try:
            self._line = self._read(_clipboard())
        except StoneworkError as error:
            self._refuse(str(error))
            return
        shared = self._shared()
        if shared == len(self._line):
            review.go(table, shared)
            self._table.say("These turns have been played here.")
            return
        table.ask("Play the pasted turns?", "They go on from where they leave this game; what was played "
                "there instead is kept beside it.", "Play them", "Leave it", "paste")

    def _refuse(self, sentence: str) -> None:
        self._table.tell("These turns cannot be played.", sentence, "unread")

    def _read(self, text: str) -> tuple[Action, ...]:
        match, shown = self._table.match, self._table.review.shown
        try:
            return read_list(match, 0, text)
        except StoneworkError:
            if shown:
                with suppress(StoneworkError):
                    return read_list(match, shown, text)
            raise

    def _shared(self) -> int:
        """How many actions the pasted line and the game have in common."""
        return common(self._line, self._table.match.actions)

    def played(self) -> None:
        """The pasted line becomes the game."""
        at = self._shared()
        history.follow(self._table, at, self._line[at:])


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text().replace("\0", "")
    except (pygame.error, AttributeError, UnicodeError):
        return ""

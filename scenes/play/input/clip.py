"""The clipboard at the table: the list of turns goes out as text, and one that was pasted is played as a branch."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from engine.core.action import Action
from engine.core.errors import StoneworkError
from engine.records.notation import common, listed, read_list
from scenes.kit.widgets import confirm, tell

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

LONG = 4.0  # seconds that a note stays


class Clip:
    """Copies and pastes lists of turns. `note` is a short sentence that shows for a while."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.note = ""
        self._left = 0.0
        self._line: tuple[Action, ...] = ()

    def update(self, dt: float) -> None:
        """Time passes: a note goes away."""
        self._left -= dt
        if self._left <= 0:
            self.note = ""

    def _say(self, sentence: str) -> None:
        self.note, self._left = sentence, LONG

    def copy(self) -> None:
        """Puts the list of turns on the clipboard, without what nobody at the table may know."""
        try:
            pygame.scrap.put_text(listed(self._scene.match))
        except (pygame.error, AttributeError):
            self._say("There is no clipboard here.")
        else:
            hidden = ", without what is hidden" if self._scene.match.secret else ""
            self._say(f"The turns are on the clipboard{hidden}.")

    def paste(self) -> None:
        """Reads a list of turns from the clipboard and asks whether to play it; a wrong one gives one sentence.

        A list is read from the beginning of the game, else from the position shown.
        """
        scene = self._scene
        if scene.match.secret:
            self._refuse("Hands are hidden in this game: turns can be pasted once it is over.")
            return
        try:
            self._line = self._read(_clipboard())
        except StoneworkError as error:
            self._refuse(str(error))
            return
        shared = self._shared()
        if shared == len(self._line):
            scene.review.go(shared)
            self._say("These turns have been played here.")
            return
        confirm(scene.desk, "Play the pasted turns?", "They go on from where they leave this game; what was played "
                "there instead is kept beside it.", "Play them", "Leave it", "paste")

    def _refuse(self, sentence: str) -> None:
        tell(self._scene.desk, "These turns cannot be played.", sentence, id="unread")

    def _read(self, text: str) -> tuple[Action, ...]:
        match, shown = self._scene.match, self._scene.review.shown
        try:
            return read_list(match, 0, text)
        except StoneworkError:
            if shown:
                with suppress(StoneworkError):
                    return read_list(match, shown, text)
            raise

    def _shared(self) -> int:
        """How many actions the pasted line and the game have in common."""
        return common(self._line, self._scene.match.actions)

    def played(self) -> None:
        """The pasted line becomes the game."""
        at = self._shared()
        self._scene.view.history.follow(at, self._line[at:])


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text().replace("\0", "")
    except (pygame.error, AttributeError, UnicodeError):
        return ""

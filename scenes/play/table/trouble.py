"""What can be done when a computer broke down for good: it is asked again, or its turn is played by lot."""

from __future__ import annotations

from random import choice
from typing import TYPE_CHECKING

from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class Trouble:
    """Two buttons in the prompt bar, there as long as the computer whose turn it is does not answer."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._again = Button("broken.again", "Ask again", "restart", "primary", "Ask the computer once more")
        self._lot = Button("broken.lot", "By lot", "dice", "plain", "Play this turn by lot")

    @property
    def on(self) -> bool:
        """Whether somebody should do something."""
        return bool(self._scene.driver.problem) and self._scene.review.resting

    def buttons(self) -> list[Button]:
        """The buttons, rightmost first; a game that counts elsewhere is not decided by lot."""
        self._again.visible, self._lot.visible = self.on, self.on and not self._scene.still
        return [self._again, self._lot]

    def run(self, what: str) -> None:
        """One of the buttons was pressed."""
        if what == "again":
            self._scene.driver.again()
        elif what == "lot" and self.on:
            self._play_by_lot()

    def _play_by_lot(self) -> None:
        """Plays the rest of the computer's turn."""
        match = self._scene.match
        seat, turn = match.to_act, match.state.turn
        self._scene.driver.stop()
        while match.to_act == seat and match.state.turn == turn:
            self._scene.turns.play([choice([step for step in match.state.actions() if match.state.allows(step)])])

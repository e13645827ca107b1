"""Looking back: a timeline of the match, steps and jumps on it, and playing on from an earlier position.

The match goes on below: a review stops nobody's thinking, and nobody's move moves the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.action import Action
from scenes.kit.widgets import Command, confirm
from scenes.play.panel.review_bar import ReviewBar
from scenes.play.table.log import turn_start
from scenes.play.table.position import Position

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class Review(Position):
    """Leads to earlier positions of the match, and on from there."""

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self._before = 0  # turns that had been played when the looking back began
        self.bar = ReviewBar(scene)

    # ---- turns of the match ---------------------------------------------------------------------------------------

    @property
    def fresh(self) -> int:
        """How many turns have been played since the looking back began."""
        return max(0, len(self.turns()) - self._before) if self.on else 0

    def turn_end(self, at: int) -> int:
        """After how many actions the turn ends that the position after `at` actions begins or is in."""
        return next((turn.end for turn in self.turns() if turn.end > at), len(self._scene.match.actions))

    def since(self) -> tuple[int, int]:
        """From which action to which the last turn before the position shown was played."""
        match, at = self._scene.match, self.shown
        start = turn_start(match, at)
        return (turn_start(match, max(0, at - 1)) if start == at else start), at

    # ---- going there -------------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Shows the position after `at` actions at once; the last one is the present."""
        scene = self._scene
        if at >= len(scene.match.actions):
            self.end()
            return
        if self.at is None:
            self._before = len(self.turns())
        self.at = max(0, at)
        scene.hand.let_go()
        if scene.show:
            scene.show.jump(scene.eyes.seen(scene.match.states[self.at]), self.at)
        scene.changed()

    def forward(self, to: int) -> None:
        """Plays on from the position shown, with animation, to the position after `to` actions."""
        scene, start, last = self._scene, self.goal, len(self._scene.match.actions)
        if self.at is None or scene.show is None or to <= start:
            return
        scene.show.skip()
        scene.show.add(scene.eyes.changes(start, min(to, last)))
        self.at = to if to < last else None
        if self.at is None:
            scene.turns.count_again()
        scene.changed()

    def turn(self, way: int) -> None:
        """A turn back (-1) or on (1)."""
        if way > 0:
            self.forward(self.turn_end(self.goal))
        elif self.goal:
            self.go(max((turn.end for turn in self.turns() if turn.end < self.goal), default=0))

    def end(self) -> bool:
        """Back to the present; False where it was shown already."""
        scene, had = self._scene, self.at is not None
        self.at = None
        if had and scene.show:
            scene.show.jump(scene.eyes.seen(scene.match.state), self.goal)
            scene.turns.count_again(at_once=True)
            scene.changed()
        return had

    # ---- playing on from there ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Asks whether the game is to go on from the position shown; what was played after it stays as a branch."""
        scene = self._scene
        if self.at is None:
            return
        if scene.still:
            confirm(scene.desk, "Play on from here?", "A new game begins at this position; this one stays as it is.",
                    "Play from here", "Stay", "review.fork")
        else:
            scene.view.history.play_from(self.at)

    def fork(self, at: int, line: Sequence[Action] = ()) -> None:
        """A finished game was looked at: from here a new one goes on, with a journal of its own."""
        match = self._scene.match.fork(at)
        if self._scene.match.drew(at):
            match.shuffle()  # whoever looks on has seen what was drawn
        for action in line:
            match.play(action)
        self._scene.app.doors.branch(match)

    def run(self, command: Command) -> None:
        """What one of its buttons, or the timeline, asks for."""
        match command.id.partition(".")[2]:
            case "first":
                self.go(0)
            case "prev":
                self.go(self.goal - 1)
            case "next":
                self.forward(self.goal + 1)
            case "last":
                self.end()
            case "at" if command.value != self.goal:
                self.go(command.value)
            case "play":
                self.play()
            case "fork" if command.value and self.at is not None:
                self.fork(self.at)

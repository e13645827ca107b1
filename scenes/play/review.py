"""Looking back: a timeline of the match, steps and jumps on it, and playing on from an earlier position.

The match goes on below: a review stops nobody's thinking, and nobody's move moves the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.core.game import Action, Outcome
from engine.core.match import Match, Person
from scenes.kit.widgets import Command, confirm
from scenes.play.log import turn_start
from scenes.play.review_bar import ReviewBar
from scenes.play.strip import Turn

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

class Review:
    """Which position is shown: after `at` actions of the match, or (None) the present one."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.at: int | None = None
        self._known = 0  # turns that had been played when the looking back began
        self._turns: tuple[tuple[int, Any], tuple[Turn, ...]] | None = None  # as of how many actions, and which state
        self.bar = ReviewBar(scene)

    # ---- what is shown -----------------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether an earlier position is shown."""
        return self.at is not None

    @property
    def shown(self) -> int:
        """How many actions have been played in the position shown."""
        return len(self._scene.match.actions) if self.at is None else self.at

    @property
    def state(self) -> Any:
        """The position shown, with everything in it: only for what everybody may know."""
        return self._scene.match.states[self.shown]

    @property
    def outcome(self) -> Outcome | None:
        """The result, where the position shown is the last one."""
        return self._scene.match.outcome if self.at is None else None

    @property
    def seat(self) -> int | None:
        """The seat that acts in the position shown, or for which chance does; None at the end."""
        if self.at is None:
            return self._scene.driver.seat()
        return self.state.to_act or self._scene.look.drawer(self.state)

    def person(self, seat: int) -> Person:
        """Who sat at a seat in the position shown."""
        return self._scene.match.people_at(self.shown)[seat - 1]

    def turns(self) -> tuple[Turn, ...]:
        """The turns of the match, the unfinished one last."""
        match = self._scene.match
        of = (len(match.actions), match.state)
        if self._turns is None or self._turns[0][0] != of[0] or self._turns[0][1] is not of[1]:
            self._turns = of, turns_of(match, self._scene.look)
        return self._turns[1]

    @property
    def fresh(self) -> int:
        """How many turns have been played since the looking back began."""
        return max(0, len(self.turns()) - self._known) if self.on else 0

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
            self._known = len(self.turns())
        self.at = max(0, at)
        scene.hand.let_go()
        if scene.show:
            scene.show.jump(scene.eyes.seen(self.state))
        scene.changed()

    def forward(self, to: int) -> None:
        """Plays on from the position shown, with animation, to the position after `to` actions."""
        scene, start, last = self._scene, self.shown, len(self._scene.match.actions)
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
            self.forward(self.turn_end(self.shown))
        elif self.shown:
            self.go(max((turn.end for turn in self.turns() if turn.end < self.shown), default=0))

    def end(self) -> bool:
        """Back to the present; False where it was shown already."""
        scene, had = self._scene, self.at is not None
        self.at = None
        if had and scene.show:
            scene.show.jump(scene.eyes.seen(scene.match.state))
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
        from scenes.play.scene import PlayScene

        app, match = self._scene.app, self._scene.match.fork(at)
        for action in line:
            match.play(action)
        app.scenes.swap(PlayScene(app, match, app.store.keep(match)))

    def run(self, command: Command) -> None:
        """What one of its buttons, or the timeline, asks for."""
        match command.id.partition(".")[2]:
            case "first":
                self.go(0)
            case "prev":
                self.go(self.shown - 1)
            case "next":
                self.forward(self.shown + 1)
            case "last":
                self.end()
            case "at" if command.value != self.shown:
                self.go(command.value)
            case "play":
                self.play()
            case "fork" if command.value and self.at is not None:
                self.fork(self.at)


def turns_of(match: Match, look: Any) -> tuple[Turn, ...]:
    """Where each turn of a match ends, and whose it was."""
    found, start, states = list[Turn](), 0, match.states
    for i in range(1, len(states)):
        if states[i].turn > states[i - 1].turn or i == len(states) - 1:
            seat = next((s.to_act for s in states[start:i] if s.to_act), 0) or look.drawer(states[start]) or 1
            found.append(Turn(seat, i))
            start = i
    return tuple(found)

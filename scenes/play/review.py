"""Looking back: a timeline of the match, steps and jumps on it, and playing on from an earlier position.

The match goes on below: a review stops nobody's thinking, and nobody's move moves the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.game import Outcome
from engine.core.match import Match, Person
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Command, Widget, confirm
from scenes.play.log import turn_start
from scenes.play.panel import Prompt, band
from scenes.play.strip import Strip, Turn

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

BACK = "Back to the game (End)"
STEPS = (("first", "The beginning (Home)"), ("prev", "One step back (Page Up: a whole turn)"),
         ("next", "One step on (Page Down: a whole turn)"), ("last", BACK))


class Review:
    """Which position is shown: after `at` actions of the match, or (None) the present one."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.at: int | None = None
        self._known = 0  # turns that had been played when the looking back began
        self._turns: tuple[Turn, ...] | None = None
        self.strip = Strip("review.at", "The game so far: click or drag to look back")
        self._steps = [Button(f"review.{icon}", "", icon, "quiet", tip) for icon, tip in STEPS]
        self.play_button = Button("review.play", "Play from here", "play", "primary", "Go on from this position")

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
        if self._turns is None:
            self._turns = turns_of(self._scene.match, self._scene.look)
        return self._turns

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

    def _fork(self) -> None:
        """A finished game was looked at: from here a new one goes on, with a journal of its own."""
        from scenes.play.scene import PlayScene

        scene = self._scene
        match = scene.match.fork(self.shown)
        scene.app.scenes.swap(PlayScene(scene.app, match, scene.app.store.keep(match)))

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
                self._fork()

    # ---- on the screen -----------------------------------------------------------------------------------------

    def layout(self) -> None:
        """The buttons at the left, the timeline in what is left."""
        rect, px = self._scene.places.timeline, self._scene.app.look.scale.px
        side = rect.h - 4
        for i, button in enumerate(self._steps):
            button.rect = Rect(rect.x + px(6) + i * side, rect.y + 2, side, side)
        left = self._steps[-1].rect.right + px(6)
        self.strip.rect = Rect(left, rect.y + 2, rect.right - px(8) - left, side)

    def refresh(self) -> None:
        """The match or the position shown has changed."""
        self._turns = None
        strip, match = self.strip, self._scene.match
        strip.turns, strip.at, strip.seats = self.turns(), self.shown, len(match.seated)
        strip.enabled = bool(match.actions)
        first, prev, following, last = self._steps
        first.enabled = prev.enabled = self.shown > 0
        following.enabled = last.enabled = self.on
        self.play_button.visible = self.on

    def widgets(self) -> list[Widget]:
        """Buttons and timeline."""
        return [*self._steps, self.strip]

    def things(self) -> list[Drawn]:
        """The ground under the timeline."""
        return [band(self._scene.app.look, self._scene.places.timeline)]

    def prompt(self) -> Prompt:
        """Where on the timeline one is, and quietly how many turns have been played since."""
        turns = self.turns()
        done = sum(turn.end <= self.shown for turn in turns)
        middle = bool(self.shown) and all(turn.end != self.shown for turn in turns)
        text = f"In turn {done + 1}" if middle else f"After turn {done}" if done else "The beginning"
        new = len(turns) - self._known
        note = f"{new} new turn{'s' * (new > 1)}" if new > 0 else ""
        return Prompt(self.seat or 0, f"{text} of {len(turns)}" if done or middle else text, note, symbol="info")


def turns_of(match: Match, look: Any) -> tuple[Turn, ...]:
    """Where each turn of a match ends, and whose it was."""
    found, start, states = list[Turn](), 0, match.states
    for i in range(1, len(states)):
        if states[i].turn > states[i - 1].turn or i == len(states) - 1:
            seat = next((s.to_act for s in states[start:i] if s.to_act), 0) or look.drawer(states[start]) or 1
            found.append(Turn(seat, i))
            start = i
    return tuple(found)

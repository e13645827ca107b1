"""A computer's advice on request: a hint, the line it expects, and in quiet moments what positions are worth.

A hint is thought out from what the one who acts may see, and plays nothing. Any pick and any change of the position
let it go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.action import CHANCE
from engine.core.picture import Mark
from engine.core.state import State, View
from scenes.kit.widgets import Button
from scenes.play.table.advised import advised, ghosts, sentence
from scenes.play.table.opinion import Opinion
from scenes.play.table.study import study_next

if TYPE_CHECKING:
    from engine.core.brain import Answer
    from scenes.play.scene import PlayScene

# The level that is asked for hints; how many positions it may look into, and for how many seconds, at most.
STRONG, NODES, LONGEST = 6, 200, 1.0


class Advice:
    """What is asked and shown: "" for nothing, a `hint` (the first step), the whole `turn`, or the `line`."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.opinion = Opinion(scene)
        self.shows = ""
        self._view: View | None = None  # the position that it is about
        self._answer: Answer | None = None
        self._lost = False
        self._picks: Any = None
        self._asked: tuple[int, State] | None = None  # what is asked about: after how many actions, -1 for advice; view
        self._drawn: tuple[str, Any, list[Mark], str] | None = None
        self._buttons = [
            Button("advice.value", "", "graph", "toggle", "Evaluation: who stands better, as a computer sees it"),
            Button("advice.hint", "", "hint", "toggle", "Hint: the computer suggests a step (H)"),
            Button("advice.line", "", "expected", "toggle", "Best line: the turns a computer expects next (B)")]

    # ---- what may be asked -------------------------------------------------------------------------------------

    @property
    def position(self) -> View | None:
        """What whoever is to act may be advised on, as he sees it; None where nobody may."""
        scene = self._scene
        if scene.review.on or scene.match.outcome is not None or not scene.app.settings.hints or scene.alone:
            return None
        if scene.match.to_act == CHANCE:  # a draw is due, and there is nothing to choose
            return None
        return scene.hand.state if scene.hand.pending is None else None

    @property
    def foreseen(self) -> View | None:
        """The position whose expected line may be seen: one's own, or where nothing is hidden a computer's."""
        scene = self._scene
        quiet = scene.review.on or scene.match.outcome is not None or not scene.app.settings.hints or scene.alone
        if quiet or scene.driver.human_to_act():
            return self.position
        deep = self.opinion.deep and scene.driver.thinking and scene.review.resting
        return scene.eyes.seen(scene.match.state) if deep else None

    def buttons(self) -> list[Button]:
        """The switch of the evaluation, and those that ask."""
        value, hint, line = self._buttons
        value.on = self.opinion.on
        hint.enabled, line.enabled = self.position is not None, self.foreseen is not None
        line.on, hint.on = self.shows == "line", self.shows in ("hint", "turn")
        hint.visible = line.visible = self._scene.app.settings.hints
        return self._buttons

    def run(self, name: str) -> None:
        """A button or key: `value`, `hint` or `line`."""
        if name == "value":
            self._scene.app.change(evaluation=not self._scene.app.settings.evaluation)
        elif name == "line":
            self._show("" if self.shows == "line" else "line", self.foreseen)
        elif name == "hint":
            self._show("turn" if self.shows == "hint" and self._longer else "hint", self.position)

    @property
    def _longer(self) -> bool:
        return self._answer is not None and len(self._answer.steps) > 1

    def _show(self, what: str, view: View | None) -> None:
        self.shows, self._lost = (what, False) if view is not None else ("", False)
        if view is not self._view:
            self._view, self._answer = view, None
        self._picks = self._hand()

    def clear(self) -> bool:
        """Lets go of what is shown or being thought out; False where there was nothing."""
        had, self.shows = bool(self.shows), ""
        if self._asked and self._asked[0] < 0:
            self.stop()
        return had

    def stop(self) -> None:
        """Nothing that was asked need be answered."""
        if self._asked:
            self._scene.app.analyst.cancel()
        self._asked = None

    def _hand(self) -> Any:
        hand = self._scene.hand
        return hand.picked, hand.held, hand.pending

    @property
    def _stands(self) -> bool:
        """Whether what is shown is about the present position, and nothing was picked since."""
        due = self.foreseen if self.shows == "line" else self.position
        return bool(self.shows) and due is self._view and self._picks == self._hand()

    # ---- time --------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes: what was asked comes in, the next question goes out. True when there is something new."""
        shown = self.shows
        if self.shows and not self._stands:
            self.clear()
        news = self._hear()
        if self.shows and self._answer is None and not self._lost:
            self._seek()
        elif self._asked is None and not self._scene.driver.pondering:
            self._asked = study_next(self._scene, self.opinion)
        if news or shown != self.shows:
            self._scene.changed()
        return news

    @property
    def waits(self) -> bool:
        """Whether an answer is to come soon."""
        return self._asked is not None or bool(self.shows) and self._answer is None and not self._lost

    def _hear(self) -> bool:
        analyst = self._scene.app.analyst
        if self._asked is None:
            return False
        answer = analyst.poll()
        if answer is None and not analyst.failed:
            return False
        (at, view), self._asked = self._asked, None
        if at >= 0:
            self.opinion.heard(at, view, answer)
        elif view is self._view:
            self._answer, self._lost = answer, answer is None
        return True

    def _seek(self) -> None:
        """Advice goes before everything else; in a computer's turn it is what that computer says."""
        scene, belief = self._scene, self._scene.driver.belief
        if not scene.driver.human_to_act():
            self._answer = belief[1] if belief and belief[0] is self._view else None
        elif self._view is not None and (self._asked is None or self._asked[0] >= 0):
            self._asked = -1, self._view
            seconds = min(LONGEST, scene.app.settings.seconds)
            scene.app.analyst.ask(scene.match.game.reference, self._view, STRONG, NODES, seconds)

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _told(self) -> tuple[list[Mark], str]:
        """Ghosts and words for what is shown, worked out once."""
        answer, scene = self._answer, self._scene
        if answer is None or self._view is None:
            return [], ""
        if self._drawn is None or self._drawn[0] != self.shows or self._drawn[1] is not answer:
            turns = advised(scene.match.game, self._view, answer, self.shows)
            told = sentence(scene, turns, self.shows, self._longer)
            self._drawn = self.shows, answer, ghosts(scene, turns, self.shows), told
        return self._drawn[2], self._drawn[3]

    def marks(self) -> list[Mark]:
        """The ghosts of what is advised or expected now."""
        return self._told()[0] if self._stands else []

    @property
    def note(self) -> tuple[str, str] | None:
        """What the prompt says about it, in a word or two and then at length; None while nothing is shown."""
        if not self._stands:
            return None
        if self._lost:
            return "No hint", "The computer cannot help just now."
        if self._answer is None:
            return "Looking ahead..." if self.shows == "line" else "Looking for a hint...", "Esc stops it."
        return "Expected" if self.shows == "line" else "Hint", self._told()[1]

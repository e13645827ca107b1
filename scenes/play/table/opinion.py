"""Who stands better, as far as it may be shown: a share of the chances for every seat, now and after every turn.

In a game with secrets only the points that lie open count until nobody has anything to hide any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.action import CHANCE
from engine.core.shares import by_points, ended, shares
from engine.core.state import State
from engine.records import values

if TYPE_CHECKING:
    from engine.core.brain import Answer
    from scenes.play.scene import PlayScene

Parts = tuple[float, ...]


class Point(NamedTuple):
    """A point of the graph: after so many actions each seat had these shares; None where they are not known yet."""

    at: int
    parts: Parts | None


class Opinion:
    """Reads what is known of the positions, and says which one a computer should be asked about next."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._as_of: Any = None
        self._curve: tuple[Point, ...] = ()
        self._wanted: list[int] = []
        self._bad = set[int]()  # lengths of the match at which no answer came
        self.unsaved = False  # whether something was heard that the record of a finished game does not hold yet
        self.asks = True  # False for pictures, which nobody waits for

    @property
    def on(self) -> bool:
        """Whether it is shown: an aid, the same for all seats."""
        return self._scene.app.settings.evaluation and not self._scene.alone

    @property
    def deep(self) -> bool:
        """Whether computers may be asked: nobody who looks on is to be kept from anything."""
        scene = self._scene
        return not scene.match.game.hidden or scene.eyes.viewer is None

    def _shares(self, scores: tuple[int, ...]) -> Parts:
        return shares(scores, self._scene.match.game.lead)

    def parts(self, at: int) -> Parts | None:
        """The shares of the position after `at` actions."""
        match = self._scene.match
        state, game = match.states[at], match.game
        if match.outcome is not None and at == len(match.actions) and self._scene.over:
            return self._shares(ended(match.outcome))
        if self.deep:
            scores = match.values.get(state)
            return self._shares(scores) if scores else None
        return self._shares(by_points(game.points(state))) if game.points else None

    def _look(self) -> None:
        """Reads everything anew where something has changed."""
        match = self._scene.match
        told = self._scene.review.told()
        as_of = (told, match.state, self._scene.over, len(match.values), self.deep, self.on, len(self._bad))
        if self._as_of is not None and all(a is b or a == b for a, b in zip(as_of, self._as_of, strict=True)):
            return
        self._as_of = as_of
        ends = [0, *filter(self._turn_ends, (turn.end for turn in told))] if self.on else []
        self._curve = tuple(Point(at, self.parts(at)) for at in ends)
        asked = self.deep and self.asks
        self._wanted = [p.at for p in self._curve if asked and p.parts is None and self._can_ask(p.at)]

    def _turn_ends(self, at: int) -> bool:
        states = self._scene.match.states
        return states[at].turn > states[at - 1].turn or states[at].to_act is None

    def _can_ask(self, at: int) -> bool:
        """Not while a board is being laid, nor where chance is to act: there is nothing to think about."""
        scene, state = self._scene, self._scene.match.states[at]
        thinkable = state.to_act not in (None, CHANCE) and not scene.presentation.setting_up(scene.eyes.seen(state))
        return thinkable and at not in self._bad

    def curve(self) -> tuple[Point, ...]:
        """The beginning and the end of every turn; nothing while it is off."""
        self._look()
        return self._curve

    def wanted(self) -> int | None:
        """The position to ask about next, the newest first; None where all is known."""
        self._look()
        return self._wanted[-1] if self._wanted else None

    def heard(self, at: int, state: State, answer: Answer | None) -> None:
        """A computer has said what the position after `at` actions is worth, or (None) has failed to."""
        match = self._scene.match
        if answer is None or len(answer.scores) != len(match.seated):
            self._bad.add(at)
        elif at < len(match.states) and match.states[at] is state:
            values.keep(match, at, answer.scores)
            self.unsaved = True

    def now(self) -> tuple[Parts, bool] | None:
        """The shares in the position shown, or else the last ones known before it, and whether only points count.

        A computer that thinks about it is heard before everything else.
        """
        scene = self._scene
        belief = scene.driver.belief
        if self.deep and belief and scene.review.resting and belief[0] is scene.match.state:
            return self._shares(belief[1].scores), False
        known = [p for p in self.curve() if p.parts is not None and p.at <= scene.review.shown]
        return (known[-1].parts, not self.deep) if known and known[-1].parts else None

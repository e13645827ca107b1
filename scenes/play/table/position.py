"""Which position the board shows, and so of what is told beside it: what is told follows what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.action import CHANCE
from engine.core.match import Match, Person
from engine.core.presentation import Presentation
from engine.core.state import Outcome, State
from scenes.play.table.log import Turn

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class Position:
    """Which position is to be shown: after `at` actions of the match, or (None) the present one.

    All that is told beside the board goes by `shown`, which lags behind with the animations.
    """

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.at: int | None = None
        self._listed = len(scene.match.actions)  # actions that had been told of when the board last lay still
        self._turns: dict[int, tuple[State, tuple[Turn, ...]]] = {}  # by how many actions, and which state they led to
        self._stood: tuple[object, ...] = ()

    @property
    def on(self) -> bool:
        """Whether an earlier position is shown."""
        return self.at is not None

    @property
    def goal(self) -> int:
        """How many actions have been played in the position that is to be shown."""
        return len(self._scene.match.actions) if self.at is None else self.at

    @property
    def shown(self) -> int:
        """How many actions have been played in the position shown; while one moves, it has not been played yet."""
        show = self._scene.show
        return min(show.done, len(self._scene.match.actions)) if show else self.goal

    @property
    def resting(self) -> bool:
        """Whether the board lies still and shows the present position."""
        show = self._scene.show
        return self.at is None and not (show and show.busy)

    @property
    def known(self) -> int:
        """Of how many actions the list of turns tells: of all, but of what has just been played only when it shows."""
        last = len(self._scene.match.actions)
        return last if self.on or self.resting else min(last, max(self._listed, self.shown))

    @property
    def behind(self) -> bool:
        """Whether the position shown comes before what is known."""
        return self.on or self.shown < self.known

    def settle(self) -> None:
        """Once the board lies still, all that has been played is known."""
        if self.on or self.resting:
            self._listed = len(self._scene.match.actions)

    def news(self) -> bool:
        """Whether the board has come further since this was last asked: what is told of it is to be told anew."""
        last, self._stood = self._stood, (
            self.shown, self.known, self.resting, self.outcome, self._scene.driver.problem)
        return last != self._stood

    @property
    def state(self) -> State:
        """The position shown, with everything in it: only for what everybody may know."""
        return self._scene.match.states[self.shown]

    @property
    def outcome(self) -> Outcome | None:
        """The result, where the last position is shown and has come to rest, counted."""
        return self._scene.match.outcome if self.resting else None

    @property
    def seat(self) -> int | None:
        """The seat that acts in the position shown, or for which chance does; None at the end."""
        state = self.state
        if self.outcome is not None or state.to_act is None:
            return None
        return state.to_act or self._scene.presentation.drawer(self._scene.eyes.seen(state))

    def person(self, seat: int) -> Person:
        """Who sat at a seat in the position shown."""
        return self._scene.match.people_at(self.shown)[seat - 1]

    def turns(self) -> tuple[Turn, ...]:
        """The turns of the match, the unfinished one last."""
        return self._turns_to(len(self._scene.match.actions))

    def told(self) -> tuple[Turn, ...]:
        """The turns that are known."""
        return self._turns_to(self.known)

    def _turns_to(self, end: int) -> tuple[Turn, ...]:
        state, found = self._scene.match.states[end], self._turns.get(end)
        if found is None or found[0] is not state:
            others = list(self._turns.items())[-1:]  # the whole game, and what of it is known
            self._turns = dict(others) | {end: (state, turns_of(self._scene.match, self._scene.presentation, end))}
        return self._turns[end][1]


def turns_of(match: Match, presentation: Presentation, end: int) -> tuple[Turn, ...]:
    """Where each turn among the first `end` actions ends, and whose it was."""
    found, start, states = list[Turn](), 0, match.states[:end + 1]
    for i in range(1, len(states)):
        if states[i].turn > states[i - 1].turn or i == len(states) - 1:
            player = next((s.to_act for s in states[start:i] if s.to_act), 0)
            seat = player or presentation.drawer(states[start].seen_by(CHANCE)) or 1
            found.append(Turn(seat, i))
            start = i
    return tuple(found)

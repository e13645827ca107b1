"""Who acts next, and the seats that act by themselves: computers think in their own process, chance is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ai.levels import level_numbered
from engine.ai.referee import ask_computer
from engine.core.action import CHANCE, Action
from engine.core.match import Match
from engine.core.state import State

if TYPE_CHECKING:
    from engine.core.brain import Answer

BREATH = 0.35  # seconds between two computers' turns, so that a watcher can follow
# Where hands are hidden no answer comes sooner: what takes no time at all tells that nothing could be done. Who thinks
# until the clock stops him takes all his time, up to so much.
LEAST, CLOCKED = 0.6, 2.0


class Driver:
    """Asks the computers and plays what they answer. It never waits: every frame it looks whether there is news."""

    def __init__(self, match: Match, thinker: Any, seed: int) -> None:
        self.match, self._thinker, self._seed = match, thinker, seed
        self._presentation = match.game.presentation()
        self.paused = False
        self.single = False  # play one turn although paused
        self.problem = ""  # a sentence when the computer broke down for good; it waits until it is asked again
        self.seconds = 1.0
        self.by_nodes = False  # whether computers count positions instead, so that they play alike every time
        self.thought = 0.0  # seconds spent on the present question
        self.took: dict[int, float] = {}  # seconds of each seat's last turn
        self._ticket: int | None = None
        self._asked_at: State | None = None
        self._rest = 0.0
        self.belief: tuple[State | None, Answer] | None = None  # what a computer said last, and about which position
        self._ready: Answer | None = None  # the answer, until the board is free for it
        self._hurried = False

    @property
    def thinking(self) -> bool:
        """Whether a computer is thinking now."""
        return self._ticket is not None

    @property
    def pondering(self) -> bool:
        """Whether a computer's answer is still to come."""
        return self.thinking and self._ready is None

    def humans(self) -> int:
        """How many people play."""
        return sum(person.human for person in self.match.people)

    def seat(self) -> int | None:
        """The seat that acts next, or for which chance is to act; None at the end."""
        if self.match.to_act == CHANCE:
            return self._presentation.drawer(self.match.state.seen_by(CHANCE))
        return self.match.to_act

    def human_to_act(self) -> bool:
        """Whether the next action is a person's, a draw from the stock included."""
        seat = self.seat()
        return bool(seat) and self.match.person(seat or 1).human

    def update(self, dt: float, busy: bool) -> list[Action]:
        """Time passes; the actions that are to be played now (nothing is played while the board is `busy`)."""
        self._rest = max(0.0, self._rest - dt)
        if self.match.to_act is None or (self.paused and not self.single):
            self.stop()
            return []
        if self.human_to_act():
            self.stop()
            return []
        if self.match.to_act == CHANCE:
            return [] if busy else [self.match.roll()]
        if self.match.seating.passes(self.match.to_act):
            return [] if busy else self._passing()
        return self._think(dt, busy)

    def _passing(self) -> list[Action]:
        """The step of a seat whose player has given up."""
        self.stop()
        self.single, idle = False, self.match.game.idle
        return [idle(self.match.state)] if idle else []

    def _think(self, dt: float, busy: bool) -> list[Action]:
        if self._asked_at is not self.match.state:
            self.stop()
        if self.problem:
            return []
        if self._ticket is None:
            self._ask()
            return []
        self._listen(dt)
        answer = self._ready
        if answer is None or busy or self._rest > 0 or self.thought < self._least():
            return []
        seat = self.match.to_act or 0
        self.took[seat], self._ticket, self._ready, self.single = self.thought, None, None, False
        self._rest = BREATH if not self.humans() else 0.0
        return list(answer.steps)

    def _listen(self, dt: float) -> None:
        """Hears what the computer says, so far or at last; short sight has no opinion on the whole game."""
        if self._ready is not None:
            self.thought = max(self.thought, min(self.thought + dt, self._least()))
            return
        self.thought += dt
        answer = self._thinker.poll()
        self.problem = self._thinker.problem
        if self.problem:
            self._ticket = None
        if answer is not None and answer.nodes and len(answer.scores) == len(self.match.seated):
            self.belief = self._asked_at, answer
        if answer is not None and answer.final:
            self._ready = answer

    def _least(self) -> float:
        """Seconds after which an answer may come: the same, whatever is in the hand that it is about."""
        if not self.match.game.hidden or not self.humans() or self._hurried:
            return 0.0
        tireless = level_numbered(self.match.person(self.match.to_act or 1).level).tireless
        return max(LEAST, min(self.seconds, CLOCKED)) if tireless else LEAST

    def _ask(self) -> None:
        self._asked_at, self.thought, self._hurried = self.match.state, 0.0, False
        seconds = None if self.by_nodes else self.seconds
        self._ticket = ask_computer(self.match, self._thinker, self._seed, seconds)

    def move_now(self) -> None:
        """The computer plays the best it has found."""
        if self._ticket is not None:
            self._thinker.move_now()
            self._hurried = True

    def again(self) -> None:
        """The computer that broke down is asked once more."""
        self.problem = ""

    def stop(self) -> None:
        """Stops thinking; the answer, should it still come, is dropped. What broke down before is forgotten."""
        self.problem = ""
        if self._ticket is not None:
            self._thinker.cancel()
            self._ticket = self._ready = None

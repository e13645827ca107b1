"""The pace of a table: when computers may think, and how soon what they answer is played."""

from __future__ import annotations

from engine.ai.levels import level_numbered
from engine.ai.referee import Answering, Referee
from engine.core.action import CHANCE, Action
from engine.core.match import Match

BREATH = 0.35  # seconds between two computers' turns, so that a watcher can follow
# Where hands are hidden no answer comes sooner: what takes no time at all tells that nothing could be done. Who thinks
# until the clock stops him takes all his time, up to so much.
LEAST, CLOCKED = 0.6, 2.0


class Driver(Referee):
    """The referee of a table, with a clock: it pauses, takes a breath between turns, and counts the seconds."""

    def __init__(self, match: Match, thinker: Answering, seed: int) -> None:
        super().__init__(match, thinker, seed)
        self.paused = False
        self.single = False  # play one turn although paused
        self.by_nodes = False  # whether computers count positions instead, so that they play alike every time
        self.pace = 1.0  # seconds that a turn may take
        self.thought = 0.0  # seconds spent on the present question
        self.took: dict[int, float] = {}  # seconds of each seat's last turn
        self._rest = 0.0
        self._hurried = False

    def pause(self, on: bool) -> None:
        """The computers wait, or go on."""
        self.paused = on

    def play_one(self) -> None:
        """One turn is played although they wait."""
        self.single = True

    def give(self, seconds: float) -> None:
        """A turn may take so many seconds from now on."""
        self.pace = seconds

    def advance(self, dt: float, busy: bool) -> list[Action]:
        """Time passes; the actions that are to be played now (nothing is played while the board is `busy`)."""
        self._rest = max(0.0, self._rest - dt)
        if self.paused and not self.single:
            self.stop()
            return []
        self.seconds = None if self.by_nodes else self.pace
        self._count(dt)
        seat, asked, waited = self.match.to_act, self.ticket, self.ready is not None
        steps = self.update(not busy, self.thinking and self._rest <= 0 and self.thought >= self._least())
        if self.ticket is not None and self.ticket != asked:
            self.thought, self._hurried = 0.0, False
        elif steps and seat and seat != CHANCE:
            self._played(seat, thought=asked is not None or waited)
        return steps

    def _count(self, dt: float) -> None:
        """The seconds of the open question; once it is answered, only as many as the answer is held back."""
        if self.ticket is None or self._asked_at is not self.match.state:
            return
        self.thought = self.thought + dt if self.ready is None else \
            max(self.thought, min(self.thought + dt, self._least()))

    def _played(self, seat: int, thought: bool) -> None:
        """A seat's turn is handed over."""
        self.single = False
        if thought:
            self.took[seat] = self.thought
            self._rest = BREATH if not self.humans() else 0.0

    def _least(self) -> float:
        """Seconds after which an answer may come: the same, whatever is in the hand that it is about."""
        if not self.match.game.hidden or not self.humans() or self._hurried:
            return 0.0
        tireless = level_numbered(self.match.person(self.match.to_act or 1).level).tireless
        return max(LEAST, min(self.pace, CLOCKED)) if tireless else LEAST

    def move_now(self) -> None:
        """The computer plays the best it has found."""
        super().move_now()
        self._hurried = self.thinking

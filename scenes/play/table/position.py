"""The look back: which position the board shows, and so of what is told beside it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine.core.action import CHANCE
from engine.core.match import Match, Person
from engine.core.presentation import Presentation
from engine.core.state import Outcome, State
from scenes.play.table.driver import Driver
from scenes.play.table.log import Turn, turn_start
from scenes.play.table.show import Show


@dataclass
class Ending:
    """How far the end of a game has come: counted on the board, announced, written down."""

    record: Path | None = None  # the file of the game that is over
    wait: float = 0.0  # seconds until it is tried again to write it down
    announced: bool = False
    counted: bool = False


class Review:
    """Which position is to be shown: after `at` actions of the match, or (None) the present one.

    All that is told beside the board goes by `shown`, which lags behind with the animations.
    """

    def __init__(self, match: Match, show: Show, driver: Driver, ending: Ending) -> None:
        self._match, self._show, self._driver, self._ending = match, show, driver, ending
        self._presentation = match.game.presentation()
        self.at: int | None = None
        self.before = 0  # turns that had been played when the looking back began
        self._listed = len(match.actions)  # actions that had been told of when the board last lay still
        self._turns: dict[int, tuple[State, tuple[Turn, ...]]] = {}  # by how many actions, and which state they led to

    # ---- how far -----------------------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether an earlier position is shown."""
        return self.at is not None

    @property
    def goal(self) -> int:
        """How many actions have been played in the position that is to be shown."""
        return len(self._match.actions) if self.at is None else self.at

    @property
    def shown(self) -> int:
        """How many actions have been played in the position shown; while one moves, it has not been played yet."""
        return min(self._show.done, len(self._match.actions))

    @property
    def resting(self) -> bool:
        """Whether the board lies still and shows the present position."""
        return self.at is None and not self._show.busy

    @property
    def known(self) -> int:
        """Of how many actions the list of turns tells: of all, but of what has just been played only when it shows."""
        last = len(self._match.actions)
        return last if self.on or self.resting else min(last, max(self._listed, self.shown))

    @property
    def behind(self) -> bool:
        """Whether the position shown comes before what is known."""
        return self.on or self.shown < self.known

    def settle(self) -> None:
        """Once the board lies still, all that has been played is known."""
        if self.on or self.resting:
            self._listed = len(self._match.actions)

    # ---- what it is --------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over and the board has come to rest with its end."""
        return self._match.outcome is not None and (self._ending.announced or self.resting)

    @property
    def state(self) -> State:
        """The position shown, with everything in it: only for what everybody may know."""
        return self._match.states[self.shown]

    @property
    def outcome(self) -> Outcome | None:
        """The result, where the last position is shown and has come to rest, counted."""
        return self._match.outcome if self.resting else None

    @property
    def seat(self) -> int | None:
        """The seat that acts in the position shown, or for which chance does; None at the end."""
        state = self.state
        if self.outcome is not None or state.to_act is None:
            return None
        return state.to_act or self._presentation.drawer(state.seen_by(CHANCE))

    def person(self, seat: int) -> Person:
        """Who sat at a seat in the position shown."""
        return self._match.people_at(self.shown)[seat - 1]

    @property
    def mid_turn(self) -> bool:
        """Whether a person has made a step of the turn under way."""
        end = len(self._match.actions)
        return self._driver.human_to_act() and turn_start(self._match, end) < end and not self.on

    @property
    def turn_begins(self) -> bool:
        """Whether the present position is the start of a turn."""
        return turn_start(self._match, len(self._match.actions)) == len(self._match.actions)

    # ---- turns -------------------------------------------------------------------------------------------------

    def turns(self) -> tuple[Turn, ...]:
        """The turns of the match, the unfinished one last."""
        return self._turns_to(len(self._match.actions))

    def known_turns(self) -> tuple[Turn, ...]:
        """The turns that are known."""
        return self._turns_to(self.known)

    @property
    def fresh(self) -> int:
        """How many turns have been played since the looking back began."""
        return max(0, len(self.turns()) - self.before) if self.on else 0

    def turn_end(self, at: int) -> int:
        """After how many actions the turn ends that the position after `at` actions begins or is in."""
        return next((turn.end for turn in self.turns() if turn.end > at), len(self._match.actions))

    def since(self) -> tuple[int, int]:
        """From which action to which others have played since the last turn of whoever is to act; while one looks
        back, the last turn before the position shown."""
        match = self._match
        if self.on:
            return self._last_turn(self.shown)
        end = turn_start(match, len(match.actions))
        seat = match.states[end].to_act if self._driver.human_to_act() else None
        if seat is None:
            return self._last_turn(len(match.actions))
        start = end
        while start and match.states[start - 1].to_act != seat:
            start -= 1
        return start, end

    def _last_turn(self, end: int) -> tuple[int, int]:
        start = turn_start(self._match, end)
        return (turn_start(self._match, max(0, end - 1)) if start == end else start), end

    def _turns_to(self, end: int) -> tuple[Turn, ...]:
        state, found = self._match.states[end], self._turns.get(end)
        if found is None or found[0] is not state:
            others = list(self._turns.items())[-1:]  # the whole game, and what of it is known
            self._turns = dict(others) | {end: (state, turns_of(self._match, self._presentation, end))}
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

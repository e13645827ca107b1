"""The lines that were left for another one: where each leaves the present line, and what was played there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.action import Action
from engine.core.events import Event
from engine.core.match import Match
from engine.core.state import State
from scenes.play.table.eyes import Eyes
from scenes.play.table.log import Turn

MOST, LONGEST = 12, 400  # lines that are shown, the latest; actions of each that are looked at


class SideLine(NamedTuple):
    """A line that was left after the first `at` actions: what followed there, its turns with their ends counted from
    the beginning of the game, and its first turn in words."""

    at: int
    actions: tuple[Action, ...]
    turns: tuple[Turn, ...]
    words: str


class Branches:
    """Reads the match; worked out once for each change of its lines."""

    def __init__(self, match: Match, eyes: Eyes, names: Sequence[str]) -> None:
        self._match, self._eyes, self._names = match, eyes, names
        self._known: tuple[object, tuple[SideLine, ...]] = (None, ())

    def lines(self) -> tuple[SideLine, ...]:
        """The latest lines, in the order in which they leave the present one. None that only repeats it."""
        match = self._match
        left = len(match.undone), tuple(map(id, match.branches))
        key = len(match.actions), id(match.state), left, self._eyes.viewer
        if self._known[0] != key:
            self._known = key, self._found()
        return self._known[1]

    def _found(self) -> tuple[SideLine, ...]:
        left = dict.fromkeys(self._leaving(branch.at, branch.actions) for branch in self._match.lines)
        latest = islice((pair for pair in reversed(left) if pair[1]), MOST)
        return tuple(sorted((self._side_line(*pair) for pair in latest), key=lambda line: line.at))

    def _leaving(self, at: int, actions: tuple[Action, ...]) -> tuple[int, tuple[Action, ...]]:
        """From where it is another line than the present one, and what is left of it."""
        present = self._match.actions
        while actions and at < len(present) and actions[0] == present[at]:
            at, actions = at + 1, actions[1:]
        return at, actions

    def _side_line(self, at: int, actions: tuple[Action, ...]) -> SideLine:
        match, states, turns = self._match, [self._match.states[at]], list[Turn]()
        first, seat = 0, 0
        for number, action in enumerate(actions[:LONGEST], 1):
            seat = seat or states[-1].to_act or 0
            states.append(states[-1].after(action)[0])
            if states[-1].turn > states[-2].turn or number == min(LONGEST, len(actions)):
                turns.append(Turn(seat or 1, at + number))
                first, seat = first or number, 0
        return SideLine(at, actions, tuple(turns), "" if match.secret else self._words(states[0], actions[:first]))

    def _words(self, state: State, actions: Sequence[Action]) -> str:
        """A turn in words, of a game that hides nothing now."""
        match, seen, events, seat = self._match, state, list[Event](), state.to_act or 1
        for action in actions:
            seen, more = seen.after(action)
            events += more
        words = match.game.presentation().summary(actions, events, seat, self._names)
        return words or match.game.turn_text(state, list(actions))

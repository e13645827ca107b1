"""The one loop "who acts, ask, listen, play": for table, tournament, lines and benches, without clock and screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.core.events import Event
from engine.core.match import Match
from engine.core.state import State, View

S = TypeVar("S", bound=State)


class Asked(Protocol):
    """Whoever takes numbered questions: the thinker, or what stands before it."""

    def ask(self, game: str, view: View, level: int, seed: int, seconds: float | None = 1.0) -> int:
        """Takes a question; the number of its ticket."""


class Answering(Asked, Protocol):
    """Whoever takes questions and answers them later; what it answers has been read with `heed.read`."""

    @property
    def problem(self) -> str:
        """A sentence for people when the open question will not be answered, else empty."""

    def poll(self) -> Answer | None:
        """The newest word on the open question: the answer (`final`), the best so far, or None if nothing is new."""

    def move_now(self) -> None:
        """Asks for the best answer found so far."""

    def cancel(self) -> None:
        """Calls the open question off."""


def play_chance(match: Match) -> list[Event]:
    """Lets chance act as long as it is its turn; what happened."""
    events: list[Event] = []
    while match.to_act == CHANCE:
        events += match.play(match.roll())
    return events


def ask_computer(match: Match, thinker: Asked, seed: int, seconds: float | None) -> int:
    """Asks for the turn of the seat to act, which is shown what it may see and no more; the question's ticket."""
    seat = match.to_act or 0
    return thinker.ask(match.game.reference, match.state.seen_by(seat), match.person(seat).level, seed + seat, seconds)


def played_out(state: S, turn: Callable[[S], Iterable[Action]], settle: Callable[[S, S], S] | None = None,
               until: Callable[[S], bool] = lambda state: False) -> S:
    """The end of a game among players without a match; each is shown what its seat may see and no more.

    `turn` gives the steps of the seat that acts in a view; `settle(before, after)` lets chance act after a step, where
    a game has chance. The game breaks off where `until` holds at the start of somebody's turn.
    """
    while state.to_act and not until(state):
        for step in turn(state.seen_by(state.to_act)):  # type: ignore[arg-type]  # a game's views are its positions
            before, (state, _) = state, state.after(step)  # type: ignore[assignment]
            state = settle(before, state) if settle else state
    return state


class Referee:
    """Who acts in a match, and what is to be played for chance, for seats that only pass, and for computers.

    It plays nothing itself: `update` hands over the actions, and whoever asked plays them through the match. It never
    waits and knows no time: `update` is called again and again, and each time it looks whether there is news.
    """

    def __init__(self, match: Match, thinker: Answering, seed: int = 0, seconds: float | None = 1.0) -> None:
        """`seconds` caps the thinking of a turn; None where computers count positions instead."""
        self.match, self.seconds = match, seconds
        self._thinker, self._seed = thinker, seed
        self._presentation = match.game.presentation()
        self.problem = ""  # a sentence when the computer broke down for good; it waits until it is asked again
        self.belief: tuple[State, Answer] | None = None  # what a computer said last, and the position it thought about
        self.ready: Answer | None = None  # the answer, until it may be played
        self.ticket: int | None = None  # the number of the open question
        self._asked_at: State | None = None

    @property
    def thinking(self) -> bool:
        """Whether a question is open, or its answer not yet played."""
        return self.ticket is not None

    @property
    def pondering(self) -> bool:
        """Whether a computer's answer is still to come."""
        return self.thinking and self.ready is None

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

    def update(self, free: bool = True, ripe: bool = True) -> list[Action]:
        """The actions to be played now, none while somebody thinks or a person is to act.

        Nothing is handed over unless the board is `free`, and no computer's answer unless it is also `ripe`.
        """
        seat = self.match.to_act
        if seat is None or self.human_to_act():
            self.stop()
            return []
        if seat == CHANCE:
            return [self.match.roll()] if free else []
        if self.match.seating.passes(seat):
            return self._passing() if free else []
        return self._thought(free and ripe)

    def _passing(self) -> list[Action]:
        """The step of a seat whose player has given up."""
        self.stop()
        idle = self.match.game.idle
        return [idle(self.match.state)] if idle else []

    def _thought(self, take: bool) -> list[Action]:
        """The computer's steps; it is asked first, and anew where the position has changed."""
        if self._asked_at is not self.match.state:
            self.stop()
        if self.problem:
            return []
        if self.ticket is None:
            self._asked_at = self.match.state
            self.ticket = ask_computer(self.match, self._thinker, self._seed, self.seconds)
            return []
        self.listen()
        answer = self.ready
        if answer is None or not take:
            return []
        self.ticket = self.ready = None
        return list(answer.steps)

    def listen(self) -> None:
        """Hears what the computer says, so far or at last; short sight has no opinion on the whole game."""
        if self.ticket is None or self.ready is not None:
            return
        answer = self._thinker.poll()
        self.problem = self._thinker.problem
        if self.problem:
            self.ticket = None
        if answer is None:
            return
        if answer.nodes and len(answer.scores) == len(self.match.seated) and self._asked_at is not None:
            self.belief = self._asked_at, answer
        if answer.final:
            self.ready = answer

    def move_now(self) -> None:
        """The computer is to answer with the best it has found."""
        if self.ticket is not None:
            self._thinker.move_now()

    def again(self) -> None:
        """The computer that broke down is asked once more."""
        self.problem = ""

    def stop(self) -> None:
        """Stops thinking; the answer, should it still come, is dropped. What broke down before is forgotten."""
        self.problem = ""
        if self.ticket is not None:
            self._thinker.cancel()
            self.ticket = self.ready = None

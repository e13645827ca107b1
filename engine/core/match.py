"""One game being played: the only checked door to the rules, with undo, redo, branches, seats and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import Any

from engine.core.action import CHANCE, Action
from engine.core.branch import Branch, leaving
from engine.core.errors import GameOver, IllegalAction
from engine.core.events import Event
from engine.core.game import Game
from engine.core.identity import branched
from engine.core.people import Seating
from engine.core.person import Person as Person
from engine.core.state import Outcome, State


class Match:
    """A game under way. Positions are immutable; a match is the line of them, and who sits where.

    `watch` is called after every change with a small note (`{"play": "mine e5"}`, `{"undo": 2}`...): the journal.
    `rules` is the version of the rules it is played by, the newest unless an older game goes on.
    """

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, seed: int = 0,
                 people: Sequence[Person] = (), rules: int | None = None) -> None:
        self.game, self.seed, self.id = game, seed, ""  # the id tells which game this is, once it is kept
        self.rules = game.rules_version if rules is None else rules
        self.options = game.settled(options or {}, seed)
        self.states: list[State] = [game.start_under(self.rules)(self.options)]
        self.actions: list[Action] = []
        self.events: list[tuple[Event, ...]] = []
        self.undone: list[Action] = []
        self.branches: list[Branch] = []
        self.resigned: Outcome | None = None
        self.values: dict[State, tuple[int, ...]] = {}  # what computers thought of positions, a score a seat
        self.watch: Callable[[dict[str, Any]], None] = lambda note: None
        self.redrawn: list[int] = []  # for each time that draws were taken back: after how many actions the game stood
        self.seating = Seating(people, game.seats(self.options))

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or by resignation; None while the game goes on."""
        return self.resigned or self.seating.judged(self.state.outcome())

    @property
    def secret(self) -> bool:
        """Whether hands are hidden: where a person plays or has played, until the rules' end, not a resignation."""
        return self.game.hidden and self.seating.had_people and self.state.outcome() is None

    @property
    def to_act(self) -> int | None:
        """The seat that acts next (0 chance), None at the end."""
        return None if self.resigned else self.state.to_act

    @property
    def seated(self) -> list[Person]:
        """Who plays, by who sat where at first."""
        return self.seating.seated

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits at each seat now, pie swaps included, seat 1 first."""
        return self.people_at(len(self.actions))

    def people_at(self, at: int) -> tuple[Person, ...]:
        """Who sat at each seat after the first `at` actions."""
        return self.seating.at(at)

    def person(self, seat: int) -> Person:
        """Who sits at a seat now."""
        return self.people[seat - 1]

    def play(self, action: Action | str) -> tuple[Event, ...]:
        """Plays an action after checking it. Raises BadAction, IllegalAction (names the rule) or GameOver."""
        if self.outcome:
            raise GameOver("The game is over; nothing can be played.")
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        self.game.check(self.state, action)
        if self.undone and self.undone[-1] == action and not self._secret(action):
            self.undone.pop()
        else:
            self._leave_line()
        return self._add(action)

    def _secret(self, action: Action) -> bool:
        """Whether a player has done what others may not read: that he did the same again must not show by the redo."""
        return self.to_act != CHANCE and self.game.action_seen(self.state, action, CHANCE) != str(action)

    def _add(self, action: Action) -> tuple[Event, ...]:
        state, events = self.state.after(action)
        self.states.append(state)
        self.actions.append(action)
        self.events.append(events)
        self.seating.follow(events)
        self.watch({"play": str(action)})
        return events

    @property
    def lines(self) -> tuple[Branch, ...]:
        """Every line that was left, what is taken back now among them, each from where it leaves the present line."""
        return leaving(self.branches, self.undone, len(self.actions))

    def _leave_line(self) -> None:
        self.branches, self.undone = list(self.lines), []

    def fork(self, at: int) -> Match:
        """The same game after its first `at` actions, as a match of its own; what followed is one of its branches."""
        other = copy(self)
        vars(other).update({n: list(v) for n, v in vars(self).items() if isinstance(v, list)}, id=branched(self.id))
        other.resigned, other.watch, other.seating = None, lambda note: None, self.seating.copy()
        other.take_back(len(self.actions) - at)
        other._leave_line()
        return other

    def roll(self) -> Action:
        """What chance does here. The same place in the same line always gives the same: re-rolling gains nothing."""
        if self.to_act != CHANCE or self.game.deal is None:
            raise IllegalAction("Chance is not to act.", "chance")
        drawn = sum(1 for s in self.states[:-1] if s.to_act == CHANCE)
        shuffle = f" shuffle {len(self.redrawn)}" if self.redrawn else ""
        return self.game.deal(self.state, Random(f"{self.game.name} {self.seed}{shuffle} deal {drawn}"))

    def drew(self, at: int) -> bool:
        """Whether chance has acted after the first `at` actions."""
        return any(state.to_act == CHANCE for state in self.states[at:-1])

    def shuffle(self) -> None:
        """A draw that was seen is taken back: what lies unseen is shuffled anew, so that nobody knows it."""
        self.redrawn.append(len(self.actions))
        self.watch({"shuffle": len(self.redrawn)})

    def undo(self) -> int:
        """Takes back the last action of a player and the chance that followed it, a resignation first; returns how
        many actions. Raises IllegalAction where no player has acted yet."""
        if self.gave_up:
            if not self.resigned:
                self.seating.come_back()
            self.resigned = None
            self.watch({"undo": 0})
            return 0
        count = next((n for n, s in enumerate(reversed(self.states[:-1]), 1) if s.to_act != CHANCE), 0)
        if not count:
            raise IllegalAction("There is nothing to take back.", "nothing-to-undo")
        self.take_back(count)
        return count

    def take_back(self, count: int) -> None:
        """Takes back that many actions of any kind."""
        at = len(self.actions) - count
        self.undone += reversed(self.actions[at:])
        del self.actions[at:], self.states[at + 1:], self.events[at:]
        self.seating.take_back(at)
        self.redrawn = [min(at, noted) for noted in self.redrawn]
        self.watch({"undo": count})

    def redo(self) -> int:
        """Plays an action again that was taken back, with the chance that followed it; returns how many."""
        if not self.undone:
            raise IllegalAction("There is nothing to play again.", "nothing-to-redo")
        count = 0
        while self.undone and (count == 0 or self.state.to_act == CHANCE):
            self._add(self.undone.pop())
            count += 1
        return count

    def resign(self, seat: int) -> None:
        """The seat gives up and ends the game; all others that still play win. Raises GameOver."""
        if self.outcome:
            raise GameOver("The game is over already.")
        self._leave_line()
        self.resigned = self.seating.beaten(seat)
        self.watch({"resign": seat})

    def leave(self, seat: int, person: Person | None) -> None:
        """The seat gives up, the others play on: `person` plays for it, or (None) it passes. Raises IllegalAction."""
        if self.outcome or not self.seating.may_leave(seat) or (person is None and self.game.idle is None):
            raise IllegalAction("Here the game ends when somebody gives up.", "resign")
        self._leave_line()
        self.seating.leave(len(self.actions), seat, person)
        self.watch({"leave": seat, "person": vars(person) if person else None})

    @property
    def gave_up(self) -> bool:
        """Whether somebody has just given up: the first thing to be taken back."""
        return self.resigned is not None or any(gone.at == len(self.actions) for gone in self.seating.left)

    def seat(self, seat: int, person: Person) -> None:
        """Puts another person (or computer) on a seat, as of now."""
        self.seating.put(seat, person)
        self.watch({"seat": seat, "person": vars(person)})

"""One game being played: the only checked door to the rules, with undo, redo, branches, seats and chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.core.errors import GameOver, IllegalAction
from engine.core.events import Event, PeopleSwapped
from engine.core.game import CHANCE, Action, Game, Outcome, State
from engine.core.person import Person as Person


@dataclass(frozen=True)
class Branch:
    """A line that was left: the actions that once followed after the first `at` actions."""

    at: int
    actions: tuple[Action, ...]


class Match:
    """A game under way. Positions are immutable; a match is the line of them, and who sits where.

    `watch` is called after every change with a small note (`{"play": "mine e5"}`, `{"undo": 2}`...): the journal.
    `rules` is the version of the rules it is played by, the newest unless an older game goes on.
    """

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, seed: int = 0,
                 people: Sequence[Person] = (), rules: int | None = None) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        self.options = game.settled(options or {}, seed)
        self.seed = seed
        self.states: list[State] = [game.start_under(self.rules)(self.options)]
        self.actions: list[Action] = []
        self.events: list[tuple[Event, ...]] = []
        self.undone: list[Action] = []
        self.branches: list[Branch] = []
        self.resigned: Outcome | None = None
        self.values: dict[State, tuple[int, ...]] = {}  # what computers thought of positions, a score a seat
        self.watch: Callable[[dict[str, Any]], None] = lambda note: None
        seats = game.seats(self.options)
        self.seated = [*people, *(Person(f"Player {n + 1}") for n in range(len(people), seats))][:seats]
        self._orders: list[tuple[int, ...]] = [tuple(range(seats))]  # for each position who sits at which seat

    @property
    def state(self) -> State:
        """The present position."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The result, by the rules or by resignation; None while the game goes on."""
        return self.resigned or self.state.outcome()

    @property
    def to_act(self) -> int | None:
        """The seat that acts next (0 chance), None at the end."""
        return None if self.resigned else self.state.to_act

    @property
    def people(self) -> tuple[Person, ...]:
        """Who sits at each seat now, pie swaps included, seat 1 first."""
        return self.people_at(len(self.actions))

    def people_at(self, at: int) -> tuple[Person, ...]:
        """Who sat at each seat after the first `at` actions."""
        return tuple(self.seated[i] for i in self._orders[at])

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
        self._orders.append(_swapped(self._orders[-1], events))
        self.watch({"play": str(action)})
        return events

    @property
    def lines(self) -> tuple[Branch, ...]:
        """Every line that was left, what is taken back now among them, each from where it leaves the present line."""
        at, left = len(self.actions), tuple(reversed(self.undone))
        stems = [b if b.at <= at else Branch(at, left[: b.at - at] + b.actions) for b in self.branches]
        return (*stems, Branch(at, left)) if left else tuple(stems)

    def _leave_line(self) -> None:
        self.branches = list(self.lines)
        self.undone.clear()

    def fork(self, at: int) -> Match:
        """The same game after its first `at` actions, as a match of its own; what followed is one of its branches."""
        other = copy(self)
        other.states, other.actions, other.events = list(self.states), list(self.actions), list(self.events)
        other.undone, other.branches, other.seated = list(self.undone), list(self.branches), list(self.seated)
        other.resigned, other.watch, other._orders = None, lambda note: None, list(self._orders)
        other.take_back(len(self.actions) - at)
        other._leave_line()
        return other

    def roll(self) -> Action:
        """What chance does here. The same place in the same line always gives the same: re-rolling gains nothing."""
        if self.to_act != CHANCE or self.game.deal is None:
            raise IllegalAction("Chance is not to act.", "chance")
        drawn = sum(1 for s in self.states[:-1] if s.to_act == CHANCE)
        return self.game.deal(self.state, Random(f"{self.game.name} {self.seed} deal {drawn}"))

    def undo(self) -> int:
        """Takes back the last action of a player and the chance that followed it; returns how many actions.

        Raises IllegalAction where no player has acted yet. A resignation is taken back first.
        """
        if self.resigned:
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
        for _ in range(count):
            self.undone.append(self.actions.pop())
            self.states.pop()
            self.events.pop()
            self._orders.pop()
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
        """The seat gives up; all others win. Raises GameOver."""
        if self.outcome:
            raise GameOver("The game is over already.")
        self._leave_line()
        seats = range(1, len(self.seated) + 1)
        self.resigned = Outcome(tuple(int(s != seat) for s in seats), tuple(s for s in seats if s != seat), "resigned")
        self.watch({"resign": seat})

    def seat(self, seat: int, person: Person) -> None:
        """Puts another person (or computer) on a seat, as of now."""
        self.seated[self._orders[-1][seat - 1]] = person
        self.watch({"seat": seat, "person": vars(person)})

    def rename(self, seat: int, name: str) -> None:
        """Gives the person at a seat another name."""
        self.seat(seat, replace(self.person(seat), name=name))


def _swapped(order: tuple[int, ...], events: Sequence[Event]) -> tuple[int, ...]:
    """Who sits where after the events, by their number at the beginning."""
    for a, b in ((event.seat - 1, event.other - 1) for event in events if isinstance(event, PeopleSwapped)):
        order = tuple(order[{a: b, b: a}.get(i, i)] for i in range(len(order)))
    return order

"""Who sits at a game, seat by seat and position by position; who sat there before, and who gave up in mid-game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace

from engine.core.events import Event, PeopleSwapped
from engine.core.names import COLOURS, YOU
from engine.core.person import Person
from engine.core.state import Outcome


@dataclass(frozen=True)
class Left:
    """Somebody gave up after `at` actions while the others played on; the seat then only `passes`, or is played on."""

    at: int
    seat: int
    person: Person
    passes: bool = False


class Seating:
    """The people of one match. Chairs are numbered from 0 by who sat where at first; a pie swap moves them about.

    `sat` holds by chair the name of the person whose place a computer has taken, None where there is none.
    """

    def __init__(self, people: Sequence[Person], seats: int) -> None:
        self.seated = [*people, *(Person(f"Player {n + 1}") for n in range(len(people), seats))][:seats]
        self.sat: list[str | None] = [None] * seats
        self.left: list[Left] = []
        self.orders: list[tuple[int, ...]] = [tuple(range(seats))]  # for each position who sits at which seat

    def copy(self) -> Seating:
        """The same people, for a match of its own."""
        other = copy(self)
        other.seated, other.sat = list(self.seated), list(self.sat)
        other.left, other.orders = list(self.left), list(self.orders)
        return other

    @property
    def had_people(self) -> bool:
        """Whether a person ever sat here."""
        return any(person.human for person in self.seated) or any(name is not None for name in self.sat)

    def at(self, at: int) -> tuple[Person, ...]:
        """Who sat at each seat after the first `at` actions, seat 1 first."""
        alone = sum(person.human for person in self.seated) == 1
        found = [_called(self.seated[chair], chair, seat, alone) for seat, chair in enumerate(self.orders[at])]
        for gone in reversed(self.left):
            if at < gone.at:
                found[gone.seat - 1] = gone.person
        return tuple(found)

    def follow(self, events: Sequence[Event]) -> None:
        """An action was played, by which people may have changed places."""
        order = self.orders[-1]
        for a, b in ((event.seat - 1, event.other - 1) for event in events if isinstance(event, PeopleSwapped)):
            order = tuple(order[{a: b, b: a}.get(i, i)] for i in range(len(order)))
        self.orders.append(order)

    def take_back(self, at: int) -> None:
        """The match is back after its first `at` actions; who gave up there or later sits there again."""
        back = len(self.orders) > at + 1
        del self.orders[at + 1:]
        while back and self.left and self.left[-1].at >= at:
            self.come_back()

    def before(self, seat: int) -> str:
        """The name of the person who sat at a seat before a computer did; "" where nobody did."""
        return self.sat[self.orders[-1][seat - 1]] or ""

    def put(self, seat: int, person: Person) -> None:
        """Another one sits down at a seat, as of now. A person who does has not given up, whoever did before."""
        chair, old = self.orders[-1][seat - 1], self.at(len(self.orders) - 1)[seat - 1]
        self.sat[chair] = old.name if old.human and not person.human else None if person.human else self.sat[chair]
        self.seated[chair] = person
        self.left = [replace(gone, passes=False) if gone.seat == seat else gone for gone in self.left
                     if gone.seat != seat or not person.human]

    # ---- giving up while the others play on --------------------------------------------------------------------

    def leave(self, at: int, seat: int, person: Person | None) -> None:
        """Whoever sits at a seat gives up after `at` actions; another one plays on there, or (None) it only passes."""
        old = self.at(at)[seat - 1]
        self.put(seat, person or Person(old.name, "computer"))
        self.left.append(Left(at, seat, old, person is None))

    def come_back(self) -> None:
        """Who gave up last sits there again."""
        gone = self.left.pop()
        chair = self.orders[-1][gone.seat - 1]
        self.seated[chair], self.sat[chair] = gone.person, None

    def passes(self, seat: int) -> bool:
        """Whether a seat only passes, because whoever sat there has given up."""
        return any(gone.seat == seat and gone.passes for gone in self.left)

    @property
    def playing(self) -> list[int]:
        """The seats that still play to win."""
        return [seat for seat in range(1, len(self.seated) + 1) if not self.passes(seat)]

    def may_leave(self, seat: int) -> bool:
        """Whether the others could play on without a seat: two at least that play to win."""
        return sum(other != seat for other in self.playing) > 1

    def beaten(self, seat: int) -> Outcome:
        """The result when a seat gives up and ends the game: all others that still play win."""
        others = tuple(other for other in self.playing if other != seat)
        return Outcome(tuple(int(s + 1 in others) for s in range(len(self.seated))), others, "resigned")

    def judged(self, outcome: Outcome | None) -> Outcome | None:
        """The result by the rules, without a win for seats that gave up and passed ever since."""
        if outcome is None or not self.left:
            return outcome
        playing = self.playing
        if len(playing) == len(self.seated) or not playing:
            return outcome
        best = max(outcome.scores[seat - 1] for seat in playing)
        return replace(outcome, winners=tuple(seat for seat in playing if outcome.scores[seat - 1] == best))


def _called(person: Person, chair: int, seat: int, alone: bool) -> Person:
    """A person as he is called at a seat (both from 0): who was given no name is called by the seat's colour."""
    untyped = person.name == (COLOURS[chair] if chair < len(COLOURS) else "") or (person.name == YOU and not alone)
    return replace(person, name=COLOURS[seat]) if person.human and untyped else person

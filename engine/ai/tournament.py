"""A tournament of computer players: who plays whom, from which opening, at which seats. Nothing in it thinks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from engine.ai.levels import level_numbered
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.options import Options
from engine.records.record import to_record

FEWEST, MOST = 2, 6  # entrants
LETTERS = "ABCDEF"
LONGEST = 1500  # turns after which a game is broken off: computers may shuffle to and fro for ever
RECORDS = 200  # games of a tournament of which the whole record is kept


@dataclass(frozen=True)
class Entrant:
    """A computer player. Two of one level differ by their `style`, 0 for the plain one."""

    level: int
    style: int = 0

    @property
    def name(self) -> str:
        """`Wary`, or `Wary B` for the second of that level."""
        letter = f" {LETTERS[self.style]}" if self.style else ""
        return f"{level_numbered(self.level).name}{letter}"


def entrants_of(levels: Iterable[int]) -> tuple[Entrant, ...]:
    """Entrants of these levels; one whose level is there already gets the next style. Raises BadOption."""
    seen: Counter[int] = Counter()
    found = []
    for level in levels:
        found.append(Entrant(level_numbered(level).number, seen[level]))
        seen[level] += 1
    return tuple(found)


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number from 0, its opening's, and the number of the entrant at each seat."""

    number: int
    opening: int
    table: tuple[int, ...]


def fixtures(entrants: int, seats: int, openings: int) -> tuple[Fixture, ...]:
    """Every game of a tournament in order.

    Everybody meets everybody: each group that fills the table plays `openings` openings, and each opening as often as
    the group has members, who move on by a seat every time. Where there are fewer entrants than seats, they sit down
    again in the same order. So each entrant has every seat equally often.
    """
    size = min(entrants, seats)
    groups = list(combinations(range(entrants), size))
    tables = [(group, turn) for _ in range(openings) for group in groups for turn in range(size)]
    return tuple(Fixture(n, n // size, tuple(group[(seat + turn) % size] for seat in range(seats)))
                 for n, (group, turn) in enumerate(tables))


@dataclass(frozen=True)
class Plan:
    """What is played: `openings` for each group of entrants; `timed` lets them think by the clock, not by their nodes.

    `options` are the game's as a person chooses them; everything drawn by lot follows from `seed`.
    """

    game: Game
    options: Options
    entrants: tuple[Entrant, ...]
    openings: int
    timed: bool = False
    seed: int = 0

    @cached_property
    def seats(self) -> int:
        """How many play one game. Raises BadOption."""
        return self.game.seats(self.game.checked_options(self.options))

    @cached_property
    def fixtures(self) -> tuple[Fixture, ...]:
        """Every game in order. Raises BadOption."""
        return fixtures(len(self.entrants), self.seats, self.openings)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the entrants are called; no two alike."""
        return tuple(entrant.name for entrant in self.entrants)

    def match(self, fixture: Fixture) -> Match:
        """The match of a game before its first action; games from one opening have the same seed."""
        seed = Random(f"tournament {self.seed} {fixture.opening}").randrange(2**32)
        at = [self.entrants[i] for i in fixture.table]
        return Match(self.game, self.options, seed, _named([Person(e.name, "computer", e.level) for e in at]))

    def entrant(self, person: Person) -> int:
        """The number of the entrant who sits somewhere as this person."""
        return next(i for i, name in enumerate(self.names) if person.name.partition(",")[0] == name)


def _named(people: Sequence[Person]) -> list[Person]:
    """Who sits at several seats is told apart by a number behind a comma."""
    seen: Counter[str] = Counter()
    named = []
    for person in people:
        seen[person.name] += 1
        count = seen[person.name]
        named.append(person if count == 1 else Person(f"{person.name}, {count}", person.kind, person.level))
    return named


@dataclass(frozen=True)
class Ended:
    """A game that has ended: the entrants who won it, one for each winning seat, its turns, and (of the first RECORDS
    games) its record."""

    number: int
    winners: tuple[int, ...]
    turns: int
    record: dict[str, Any] | None = field(default=None, compare=False)


def over(match: Match) -> bool:
    """Whether a game has ended, or is broken off because it leads nowhere."""
    return match.outcome is not None or match.state.turn >= LONGEST


def ended(plan: Plan, fixture: Fixture, match: Match) -> Ended:
    """What is kept of a game that is over; one that was broken off nobody has won."""
    winning = match.outcome.winners if match.outcome else ()
    winners = tuple(plan.entrant(match.person(seat)) for seat in winning)
    record = to_record(match) if fixture.number < RECORDS else None
    return Ended(fixture.number, winners, match.state.turn, record)


@dataclass
class Tournament:
    """A plan and the games that have ended so far, in the order of the plan unless some could not be read."""

    plan: Plan
    games: list[Ended] = field(default_factory=list)

    @property
    def next(self) -> Fixture | None:
        """The next game to be played, None when all have been."""
        done = {game.number for game in self.games}
        return next((fixture for fixture in self.plan.fixtures if fixture.number not in done), None)

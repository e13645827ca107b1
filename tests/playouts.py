"""Whole games played at random, over every game on the shelf: what the promises are tested on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine.core.action import CHANCE, Action
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.match import Match
from engine.core.options import Option
from engine.core.state import State
from engine.games import GAMES, game_named
from tests.games.smallest.game import HEX

ALL: tuple[Game, ...] = (*GAMES, HEX)  # the games of the program, and the example of engine/README.md
HURRY = 300  # actions after which a game played at random is brought to its end
LONGEST = 2_000  # actions; a game that goes on longer than this at random has no end


class Subject(NamedTuple):
    """A game under certain options."""

    game: Game
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, *(f"{name}={value}" for name, value in self.options)])

    def match(self, seed: int = 0) -> Match:
        """A fresh match."""
        return Match(self.game, dict(self.options), seed)


def _others(option: Option) -> list[Any]:
    values = {"choice": option.choices, "flag": (False, True)}.get(option.kind, ())
    return [value for value in values if value != option.default]


def _variants(game: Game) -> Iterator[Subject]:
    """The defaults, and each option away from its default, alone and (where that cannot be) with one other."""
    away = [(o.name, value) for o in game.options for value in _others(o)]
    yield Subject(game, ())
    for one in away:
        for more in ((), *((two,) for two in away if two[0] != one[0])):
            if _fits(game, dict((one, *more))):
                yield Subject(game, (one, *more))
                break


def _fits(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.checked_options(options)
    except BadOption:
        return False
    return True


SUBJECTS: tuple[Subject, ...] = tuple(subject for game in ALL for subject in _variants(game))
SHIPPED: tuple[Subject, ...] = tuple(subject for subject in SUBJECTS if subject.game in GAMES)


def known(name: str) -> Game:
    """The game of that name, the smallest one included. Raises UnknownGame."""
    return game_named(name, ALL)


def choice(match: Match, rng: Random) -> Action:
    """What is played next: by lot, and for chance what the deal's own order gives."""
    if match.to_act == CHANCE:
        return match.roll()
    actions = list(match.state.actions())
    if len(match.actions) >= HURRY:  # long games come to their end by what needs no place: stay, end, pass
        actions = [a for a in actions if a.picks and a.picks[0].kind == "button"] or actions
    return rng.choice(actions)


@cache
def played(subject: Subject, seed: int = 0, most: int = LONGEST) -> Match:
    """A game played at random up to its end, or so many actions. Shared between tests: look at it, do not play on."""
    match, rng = subject.match(seed), Random(f"{subject} {seed}")
    while match.to_act is not None and len(match.actions) < most:
        match.play(choice(match, rng))
    return match


def sampled(match: Match, count: int = 12) -> list[int]:
    """Some places in a game, evenly spread, the first and the last position among them."""
    last = len(match.states) - 1
    return sorted({round(i * last / max(1, count - 1)) for i in range(count)})


def free_copy(match: Match) -> Match:
    """The same game as a match of its own, to be played on."""
    copy = Match(match.game, match.options, match.seed)
    for action in match.actions:
        copy.play(action)
    return copy


def to_play(match: Match) -> Iterator[tuple[State, Action]]:
    """Each position with the action that was played in it."""
    return zip(match.states, match.actions, strict=False)

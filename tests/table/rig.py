"""A table without a window: files in a folder that is thrown away, computers that think in this process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.ai.search import choose
from engine.core.action import CHANCE, Action
from engine.core.brain import Answer
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.core.names import COLOURS
from engine.games import GAMES, game_at, game_named
from engine.records.store import Store
from scenes.play.table.clock import pass_time
from scenes.play.table.manner import PLAYED, Manner
from scenes.play.table.table import Table
from scenes.preferences import Settings
from tests.scenes.adviser import Adviser

ANNA, BEN, CLEO = Person("Anna"), Person("Ben"), Person("Cleo")
OPEN = [game for game in GAMES if not game.hidden]
HIDDEN = next(game for game in GAMES if game.hidden)
SIMPLE = next(game for game in OPEN if not game.deal)


def robot(level: int = 1) -> Person:
    """A computer player."""
    return Person("Robot", "computer", level)


class Thinker:
    """Answers at the second look. Once `broken` it answers nothing any more; `views` holds what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.problem, self.broken, self.hurried = "", False, False
        self._open: tuple[str, Any, int, int] | None = None
        self._ticket = self._looks = 0

    def ask(self, game: str, view: Any, level: int, seed: int, seconds: float | None = 1.0) -> int:
        """Takes a question."""
        self.views.append(view)
        self._open, self._looks, self.problem = (game, view, level, seed), 1, ""
        self._ticket += 1
        return self._ticket

    def poll(self) -> Answer | None:
        """The answer, once."""
        if self._open is None:
            return None
        if self.broken:
            self._open, self.problem = None, "The computer does not answer."
            return None
        self._looks -= 1
        if self._looks >= 0:
            return None
        (game, view, level, seed), self._open = self._open, None
        return choose(game_at(game), view, level, seed, nodes=1)

    def move_now(self) -> None:
        """It is to hurry."""
        self.hurried = True

    def cancel(self) -> None:
        """The question is called off."""
        self._open = None

    def warm(self) -> None:
        """It is always ready."""


@dataclass
class Surroundings:
    """What a table needs around it."""

    store: Store
    settings: Settings = field(default_factory=lambda: Settings(animation="off", first_time=False))
    thinker: Thinker = field(default_factory=Thinker)
    analyst: Adviser = field(default_factory=Adviser)
    seat_names: tuple[str, ...] = COLOURS

    def change(self, **settings: Any) -> None:
        """Changes settings."""
        self.settings = self.settings.having(settings)


def surroundings(home: Path, **settings: Any) -> Surroundings:
    """Fresh ones, in which games are kept under `home`."""
    found = Surroundings(Store(home / "games", game_named))
    found.change(**settings)
    return found


def laid(home: Path, game: Game, *people: Person, steps: int = 0, kept: bool = True, manner: Manner = PLAYED,
         options: dict[str, Any] | None = None, seed: int = 5, **settings: Any) -> Table:
    """A table with a game in which so many steps have been played by lot."""
    around = surroundings(home, **settings)
    match = by_lot(Match(game, options or {}, seed, people or (ANNA, BEN)), steps)
    return Table(match, around.store.keep(match) if kept else None, around, manner)


def by_lot(match: Match, steps: int, seed: int = 3) -> Match:
    """Plays so many steps of anybody, or to the end."""
    dice, end = Random(seed), len(match.actions) + steps
    while len(match.actions) < end and match.to_act is not None:
        match.play(any_action(match, dice))
    return match


def any_action(match: Match, dice: Random) -> Action:
    """A legal action by lot; chance rolls."""
    if match.to_act == CHANCE:
        return match.roll()
    return dice.choice([action for action in match.state.actions() if match.state.allows(action)])


def wait(table: Table, seconds: float = 1.0, tick: float = 0.05) -> None:
    """Time passes."""
    for _ in range(round(seconds / tick)):
        pass_time(table, tick)


def taken(table: Table, kind: type) -> list[Any]:
    """The notes of a kind that were left; all are taken away."""
    found = [note for note in table.notes if isinstance(note, kind)]
    table.notes.clear()
    return found


def positions(match: Match) -> Iterator[int]:
    """After how many actions somebody's turn begins."""
    return (at for at in range(len(match.states)) if at == 0 or match.states[at].turn > match.states[at - 1].turn)

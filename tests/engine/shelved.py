"""Games put on a shelf for tests: finished ones, and some under way."""

import os
import time
from pathlib import Path

from engine.core.match import Person
from engine.records.store import Store
from tests.playouts import SHIPPED, Subject, free_copy
from tests.playouts import played as game_played

ADA, BOT = Person("Ada"), Person("Computer", "computer", 2)
GAMES = tuple(subject for subject in SHIPPED if not subject.options)


def finished(store: Store, subject: Subject = GAMES[0], people: tuple[Person, ...] = (ADA, BOT), seed: int = 0) -> Path:
    """Puts a finished game on the shelf."""
    match = free_copy(game_played(subject, seed))
    match.seated[: len(people)] = people
    path = store.finish(match, store.keep(match))
    assert path is not None
    return path


def under_way(store: Store, steps: int = 4) -> Path:
    """Puts a game under way on the shelf."""
    match = free_copy(game_played(GAMES[0], 0, steps))
    journal = store.keep(match)
    journal.close()
    return journal.path


def dated(path: Path, age: float) -> None:
    """Makes a file so many seconds old."""
    then = time.time() - age
    os.utime(path, (then, then))

"""The demo: computers play game after game while nobody is there; any key or click goes back and does nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from engine.ai.levels import LEVELS
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.client import Client
from scenes.games.choices import seated
from scenes.kit.theme import NAMES
from scenes.play.scene import PlayScene
from scenes.play.table.manner import DEMO
from scenes.play.table.table import Table

STRENGTHS = (3, 2, 4, 1)  # levels around the table; they move on by a seat from game to game


def demo_match(count: int, games: Sequence[Game] = GAMES) -> Match:
    """The game of the demo with this number, from 0: the games in turn, computers of different levels."""
    game = games[count % len(games)]
    known = {level.number for level in LEVELS}
    levels = [level for level in STRENGTHS if level in known]
    seats = game.seats(game.checked_options(game.demo))
    people = [Person("", "computer", levels[(seat + count) % len(levels)]) for seat in range(seats)]
    return Match(game, game.demo, randbelow(2**32), seated(people, NAMES))


def demo_scene(app: Client, count: int) -> PlayScene:
    """A game that is written down nowhere. It is silent, and everything in it is only to be looked at."""
    return PlayScene(app, Table(demo_match(count, app.games), None, app, DEMO), Demos(app, count))


class Demos:
    """Demos follow one another, the next game each time."""

    def __init__(self, app: Client, count: int) -> None:
        self._app, self._count = app, count

    def tick(self) -> None:
        """Nothing counts here."""

    def next_game(self) -> None:
        """The next game in turn takes this one's place."""
        self._app.scenes.swap(demo_scene(self._app, self._count + 1))

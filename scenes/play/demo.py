"""The demo: computers play game after game while nobody is there; any key or click goes back and does nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

import pygame
from pygame.event import Event

from engine.ai.levels import LEVELS
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.client import Client
from scenes.games.choices import seated
from scenes.kit.theme import NAMES
from scenes.play.scene import PlayScene
from scenes.play.table.again import Again

STRENGTHS = (3, 2, 4, 1)  # levels around the table; they move on by a seat from game to game
ANY = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


def demo_match(count: int, games: Sequence[Game] = GAMES) -> Match:
    """The game of the demo with this number, from 0: the games in turn, computers of different levels."""
    game = games[count % len(games)]
    known = {level.number for level in LEVELS}
    levels = [level for level in STRENGTHS if level in known]
    seats = game.seats(game.checked_options(game.demo))
    people = [Person("", "computer", levels[(seat + count) % len(levels)]) for seat in range(seats)]
    return Match(game, game.demo, randbelow(2**32), seated(people, NAMES))


class DemoScene(PlayScene):
    """A game that is written down nowhere. It is silent, and everything in it is only to be looked at."""

    name = "demo"
    alone = every_key = True

    def __init__(self, app: Client, count: int) -> None:
        super().__init__(app, demo_match(count, app.games), None)
        self.again = NextDemo(self, count)

    def hear(self, sound: str) -> None:
        """Nobody asked for it, so nothing is heard."""

    def handle(self, event: Event) -> None:
        """Any key or click goes back to the menu."""
        if event.type in ANY:
            self.app.scenes.pop()


class NextDemo(Again):
    """Demos follow one another, the next game each time."""

    def __init__(self, scene: DemoScene, count: int) -> None:
        super().__init__(scene)
        self._count = count

    @property
    def note(self) -> str:
        """The small line that says what this is."""
        return "Demo, any key returns"

    def begin(self) -> None:
        """The next game in turn takes this one's place."""
        self._scene.app.scenes.swap(DemoScene(self._scene.app, self._count + 1))

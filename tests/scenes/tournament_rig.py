"""A tournament to sit at: quick computers that answer at once, and games that have ended already."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.ai.openings import play_opening
from engine.ai.search import choose
from engine.ai.tournament import Ended, Plan, ended, entrants_of
from engine.ai.tournament_book import Book
from engine.core.brain import Answer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.games import GAMES, game_named
from scenes.menu.scene import MenuScene
from scenes.tournament.scene import TournamentScene
from tests.scenes.chair import Chair

GAME = GAMES[0]
TINY = {"size": 4, "setup": "random"}
HIDDEN = next(game for game in GAMES if game.hidden)


class Quick:
    """Stands in for the thinker, without a process: level 1 at the next look, whatever level is asked for."""

    def __init__(self) -> None:
        self.problem = ""
        self.asked: list[tuple[State, int, int, float | None]] = []  # view, level, style, seconds
        self._view: tuple[str, State] | None = None
        self.slow = False  # whether it lets everybody wait

    def warm(self) -> None:
        """There is nothing to start."""

    def ask(self, game: str, view: State, level: int, seed: int, seconds: float | None = 1.0, nodes: Any = None) -> int:
        """Remembers what was asked."""
        self.asked.append((view, level, seed, seconds))
        self._view = game, view
        return len(self.asked)

    def poll(self) -> Answer | None:
        """The answer."""
        if self._view is None or self.slow or self.problem:
            return None
        (game, view), self._view = self._view, None
        return choose(game_named(game), view, 1, 1)

    def cancel(self) -> None:
        """The question is dropped."""
        self._view = None

    def move_now(self) -> None:
        """It never takes longer."""

    def close(self) -> None:
        """There is nothing to end."""


def plan_of(game: Game = GAME, levels: tuple[int, ...] = (1, 2), openings: int = 1, **options: object) -> Plan:
    """A plan on the smallest board."""
    given = options or (TINY if game is GAME else {})
    checked = game.checked_options(given)
    shown = {option.name: checked[option.name] for option in game.options if option.shown}
    return Plan(game, shown, entrants_of(levels), openings, seed=3)


def quick(chair: Chair) -> Quick:
    """Puts quick computers into the client."""
    chair.app._thinker = fast = Quick()  # type: ignore[assignment]
    return fast


def begun(chair: Chair, plan: Plan) -> TournamentScene:
    """A tournament that has just begun, over the menu."""
    chair.app.begin(MenuScene(chair.app))
    scene = TournamentScene(chair.app)
    scene.commands.begin(plan)
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def kept(home: Path, plan: Plan, games: int) -> Path:
    """A tournament on disk of which so many games have ended, each resigned by its first seat after the opening."""
    book = Book(home / "tournaments", game_named)
    page = book.begin(plan)
    for fixture in plan.fixtures[:games]:
        match = plan.match(fixture)
        play_opening(match)
        match.resign(1)
        game = ended(plan, fixture, match)
        book.add(page, Ended(game.number, game.winners, 20, game.record))
    assert page.path is not None
    return page.path


def to_the_end(chair: Chair, scene: TournamentScene, frames: int = 3000) -> None:
    """Frames until all games have ended."""
    for _ in range(frames):
        chair.frames()
        if scene.play.run is None:
            return
    raise AssertionError("it never ends")


def games_of(scene: TournamentScene) -> list[int]:
    """The numbers of the games that have ended."""
    assert scene.play.tournament
    return [game.number for game in scene.play.tournament.games]


def into_game(chair: Chair, scene: TournamentScene, turns: int = 6) -> Match:
    """Frames until the game under way has come so far."""
    for _ in range(500):
        if scene.play.run and scene.play.run.match.state.turn >= turns:
            return scene.play.run.match
        chair.frames()
    raise AssertionError("nothing is played")

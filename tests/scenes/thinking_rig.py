"""A table with an adviser beside it, for the tests of hints and of who stands better."""

from __future__ import annotations

from pathlib import Path

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import opinion
from tests.scenes.adviser import Adviser
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene
from tests.scenes.test_review import lift

ANNA, BEN, ROBOT = Person("Anna"), Person("Ben"), Person("Robot", "computer", 2)
OPEN = tuple(game for game in GAMES if not game.hidden)
SECRET = next(game for game in GAMES if game.hidden)


def begun(game: Game, *people: Person, more: int = 0) -> Match:
    """A match past all setting up, at the start of a turn of seat 1; every turn so far was one step."""
    match = Match(game, {}, 3, people)
    presentation = game.presentation()
    while match.to_act != 1 or presentation.setting_up(match.state) or match.state.turn < 4 + more or not starts(match):
        match.play(match.roll() if match.to_act == CHANCE else match.state.actions()[0 if starts(match) else -1])
    return match


def starts(match: Match) -> bool:
    """Whether a turn begins now."""
    return len(match.states) == 1 or match.states[-2].turn < match.state.turn or match.states[-2].to_act == CHANCE


class Table:
    """A chair at a begun game, with an adviser of this process beside it."""

    def __init__(self, home: Path, match: Match, nodes: int = 1, mute: bool = False, **settings: object) -> None:
        self.chair = Chair(home, (640, 480), animation="off", **settings)
        self.adviser = self.chair.app.analyst = Adviser(nodes, mute)  # type: ignore[assignment]
        self.scene = play_scene(self.chair.app, match, self.chair.app.store.keep(match))
        self.match = match
        self.chair.app.begin(self.scene)
        self.frames(3)
        lift(self.chair)

    def frames(self, count: int = 8) -> None:
        """Some frames, in which the adviser is looked at."""
        self.chair.frames(count)

    @property
    def told(self) -> str:
        """The prompt."""
        prompt = prompt_of(self.scene.table)
        return f"{prompt.text} {prompt.extra}"

    def study(self) -> None:
        """Frames until all is known."""
        for _ in range(40):
            self.frames(20)
            if opinion.wanted(self.scene.table) is None and not self.scene.table.advised.waits:
                return
        raise AssertionError("it never ends")

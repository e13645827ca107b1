"""A game whose presentation fails where it is told to, and the way to everywhere that a game shows itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.match import Person
from engine.games import game_named
from scenes.begin import begin
from scenes.menu.scene import MenuScene
from scenes.rules.scene import RulesScene
from scenes.saved.scene import SavedScene
from scenes.setup.scene import SetupScene
from tests.scenes.chair import Chair

SECRET = "6:1 lies in the hand"


class Failing:
    """The presentation of a game, that notes what it is asked and fails at one question."""

    def __init__(self, real: Any) -> None:
        self._real, self.asked, self.at = real, dict[str, int](), ""

    def __getattr__(self, name: str) -> Any:
        self.asked[name] = self.asked.get(name, 0) + 1
        if name == self.at:
            raise ValueError(SECRET)
        return getattr(self._real, name)


def two(chair: Chair) -> None:
    """Begins a game between two people and plays a step of it."""
    begin(chair.app, game_named("mattock"), {"size": 5}, [Person("Ann"), Person("Bob")], seed=3)
    chair.frames(3)
    if chair.app.scene != "play":
        return
    cell = next(iter(chair.match.state.actions())).picks[0].name
    chair.click(chair.app.xy(cell))
    chair.frames(2)


def visits(chair: Chair) -> Iterator[Callable[[], None]]:
    """Everywhere that a game shows itself."""
    app, game = chair.app, game_named("mattock")
    yield lambda: two(chair)
    yield lambda: app.scenes.push(SetupScene(app, game, "friend"))
    yield lambda: app.scenes.push(SavedScene(app))
    yield lambda: app.scenes.push(RulesScene(app))
    yield lambda: chair.press("continue")


def tour(chair: Chair, asked: Callable[[int], None] = lambda n: None, only: frozenset[int] | None = None) -> int:
    """Goes everywhere (or where it counts) and back to the menu; how often trouble was said."""
    troubles = 0
    for n, visit in enumerate(visits(chair)):
        if only is not None and n not in only:
            continue
        try:
            visit()
        except ValueError as error:  # made in the test's own call: in a frame it would have been caught
            chair.app.guard.caught(error)
        chair.frames(3)
        if chair.app.scene == "trouble":
            troubles += 1
            assert "kept" in chair.app.scenes.top.sentence.text
            chair.press("menu")
        else:
            chair.app.scenes.home(MenuScene(chair.app))
        chair.frames(2)
        assert chair.app.scene == "menu" and chair.app.running
        asked(n)
    return troubles

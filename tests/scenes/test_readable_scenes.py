"""Every scene beside the table can be read: in every window, at every size of text, with long names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.kit.widgets import Command, tell
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table import looking
from scenes.results.scene import ResultsScene
from scenes.rules.scene import RulesScene
from scenes.saved.scene import SavedScene
from scenes.scene import Scene
from scenes.settings.scene import SettingsScene
from scenes.setup.scene import SetupScene
from scenes.tournament.choices import ChoicesScene
from scenes.tournament.scene import TournamentScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.parties import NAMES, options_for, party
from tests.scenes.reading import SIZES, TEXTS, Bare, listening, resized, wrong
from tests.scenes.seated import play_scene
from tests.scenes.tournament_rig import kept, plan_of

LAYOUTS = tuple(product(SIZES, TEXTS))
LOST = "The file ends in the middle of an action; what is whole has been kept, and the rest put aside beside it."


@pytest.fixture
def chair(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> Chair:
    """At the menu, with boards that have no ground: it takes long, and there is nothing to read on it."""
    monkeypatch.setattr("scenes.kit.board.board.BoardView._laid", Bare)
    chair = sit((640, 480))
    chair.app.begin(MenuScene(chair.app))
    return chair


def complaints(chair: Chair, scene: Scene, parts: Sequence[str] = (), layouts: Sequence[object] = LAYOUTS) -> list[str]:
    """What cannot be read on a scene, in each of its parts that take turns, laid out and drawn in all layouts."""
    if chair.app.scenes.top is not scene:
        chair.app.begin(scene)
    ear, found = listening(chair), list[str]()
    for size, text in layouts:
        resized(chair, size, text)
        for part in parts or ("",):
            if part:
                scene.desk["part"].value = part
                scene.layout()
            found += wrong(chair, ear, NAMES)
            if part and not scene.desk["part"].visible:
                break  # all parts are shown at once
    chair.app.scenes.pop()
    chair.app.scenes.settle()
    return found


def shelved(chair: Chair) -> None:
    """Games under way and finished ones, of two to six people with long names."""
    for game, seats in product(GAMES, (2, 4, 6)):
        for end in (False, True):
            match = party(game, seats, 10_000 if end and game.name != "phalanx" else 20, end=end)
            if match is not None:
                journal = chair.app.store.keep(match)
                if end:
                    chair.app.store.finish(match, journal)
                journal.close()


def test_menu_saved_games_and_results(chair: Chair) -> None:
    assert not complaints(chair, MenuScene(chair.app), layouts=LAYOUTS[::3])
    shelved(chair)
    menu = MenuScene(chair.app)
    menu.shelf_open = True
    assert not complaints(chair, MenuScene(chair.app))
    assert not complaints(chair, menu)
    saved, results = SavedScene(chair.app), ResultsScene(chair.app)
    for scene, parts in ((saved, ()), (results, ("table", "chart"))):
        chair.app.begin(scene)
        chair.frames(20)
        assert not complaints(chair, scene, parts)


def test_settings(chair: Chair) -> None:
    assert not complaints(chair, SettingsScene(chair.app), ("look", "sound", "help"))


def test_tournament_and_its_choices(chair: Chair, tmp_path: Path) -> None:
    choices = ChoicesScene(chair.app, lambda plan: None)
    chair.app.begin(choices)
    for game in GAMES:
        chair.app.begin(choices)
        choices.answer(Command("game", game.name))
        assert not complaints(chair, choices, ("game", "players", "games"), LAYOUTS[GAMES.index(game) :: 3])
    kept(tmp_path, plan_of(GAMES[1], (1, 2, 3, 4, 5, 6)), 7)
    assert not complaints(chair, TournamentScene(chair.app), ("table", "chart", "games"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_set_up(chair: Chair, game: Game) -> None:
    for seats in (2, 4, 6):
        options, scene = options_for(game, seats), SetupScene(chair.app, game, "watch" if seats == 4 else "friend")
        if options is not None:
            for name, value in options.items():
                scene.wishes.take(name, value)
            for row, name in zip(scene.seats.rows, NAMES, strict=False):
                row.name.value = name
            scene._follow()
            assert not complaints(chair, scene, ("game", "seats"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules(chair: Chair, game: Game) -> None:
    scene = RulesScene(chair.app, game)
    for page in range(scene.last + 1):
        chair.app.begin(scene)
        scene.turn_to(page)
        assert not complaints(chair, scene, layouts=LAYOUTS[page % 5 :: 5])


DIALOGS: tuple[Callable[[PlayScene], None], ...] = (
    lambda scene: scene.commands.menu.run("open"),
    lambda scene: scene.commands.menu.run("seats"),
    lambda scene: scene.commands.menu.run("resign"),
    lambda scene: tell(scene.desk, "A part of this game was lost.", LOST),
    lambda scene: looking.cover(scene.table),
)


def test_dialogs_and_the_curtain(chair: Chair) -> None:
    game = next(game for game in GAMES if game.hidden)
    for i, opened in enumerate(DIALOGS):
        match = party(game, 6, 12, humans=True)
        assert match is not None
        scene = play_scene(chair.app, match, None, still=True)
        chair.app.begin(scene)
        while chair.app.scene != "play":
            chair.app.scenes.pop()
            chair.app.scenes.settle()
        opened(scene)
        chair.app.scenes.settle()
        assert not complaints(chair, chair.app.scenes.top, layouts=LAYOUTS[i % 3 :: 3])
        if chair.app.scene == "play":
            chair.app.scenes.pop()
            chair.app.scenes.settle()

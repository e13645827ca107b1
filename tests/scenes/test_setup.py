"""Setting up a game: what is chosen is what is played, and choices that clash are told and kept."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from engine.ai.levels import LEVELS
from engine.core.errors import BadOption
from engine.core.game import Game
from engine.core.match import Person
from engine.core.options import Option
from engine.games import GAMES, game_named
from scenes.begin import begin
from scenes.games.choices import last_choices, last_options
from scenes.games.options import Wishes
from scenes.menu.scene import MenuScene
from scenes.setup.scene import SetupScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import SIZES, complaints

MATTOCK = game_named("mattock")


def set_up(chair: Chair, way: str = "friend") -> SetupScene:
    """The chair before a fresh set-up, with the menu below."""
    chair.app.begin(MenuScene(chair.app))
    scene = SetupScene(chair.app, MATTOCK, way)
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def test_what_is_chosen_is_played_and_remembered(sit: Sit) -> None:
    chair = sit()
    set_up(chair)
    chair.press("option.size.6")
    chair.frames(10)
    chair.press("option.swap")
    chair.frames()
    chair.press("seat2.kind.computer")
    chair.frames(10)
    chair.press("seat2.level.1")
    chair.click({w.id: w for w in chair.app.widgets()}["seat1.name"].rect.center)
    chair.post(Event(pygame.TEXTINPUT, text="Żofia"))
    chair.press("start")
    match = chair.match
    assert (match.options["size"], match.options["setup"], match.options["swap"]) == (6, "freestyle", True)
    assert match.people == (Person("Żofia"), Person("Computer", "computer", 1))
    again = sit().app.settings
    assert last_options(MATTOCK, again)["size"] == 6
    assert [p.human for p in last_choices(MATTOCK, "computer", again).people[:2]] == [True, False]
    assert last_choices(MATTOCK, "computer", again).people[0].name == "Żofia"
    assert all(p.human for p in last_choices(MATTOCK, "friend", again).people)


def test_a_size_without_fixed_set_up_moves_the_set_up_and_back() -> None:
    wishes = Wishes(MATTOCK, MATTOCK.checked_options({}))
    wishes.take("size", 4)
    assert wishes.played["setup"] != "fixed" and wishes.note and not wishes.problem
    wishes.take("swap", True)
    assert wishes.played["setup"] != "fixed" and not wishes.problem
    wishes.take("size", 7)
    assert wishes.played == {"size": 7, "setup": "fixed", "swap": True}


def test_a_choice_that_clashes_stays_and_is_told(sit: Sit) -> None:
    chair = sit()
    scene = set_up(chair)
    chair.press("option.size.4")
    chair.frames(10)
    chair.press("option.setup.fixed")
    chair.frames(10)
    assert not chair.can("start") and "hex4" in scene.desk["message"].text
    chair.key(pygame.K_RETURN)
    assert chair.app.scene == "setup"
    chair.press("option.setup.random")
    chair.frames(10)
    chair.key(pygame.K_RETURN)
    assert chair.app.scene == "play" and chair.match.options["miners"]


def test_escape_goes_back_to_the_menu(sit: Sit) -> None:
    chair = sit()
    set_up(chair)
    chair.key(pygame.K_ESCAPE)
    chair.frames()
    assert chair.app.scene == "menu"


def test_the_lot_draws_the_seats_from_the_seed(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    people = [Person("Ada"), Person("Bo")]
    orders = set()
    for seed in range(8):
        begin(chair.app, MATTOCK, {}, people, seed, lot=True)
        chair.frames(2)
        orders.add(tuple(person.name for person in chair.match.people))
    assert orders == {("Ada", "Bo"), ("Bo", "Ada")}
    kept = last_choices(MATTOCK, "friend", chair.app.settings)
    assert kept.lot and [p.name for p in kept.people[:2]] == ["Ada", "Bo"]


def test_bad_options_begin_nothing(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    with pytest.raises(BadOption):
        begin(chair.app, MATTOCK, {"size": 4, "setup": "fixed"}, [])
    chair.frames()
    assert chair.app.scene == "menu" and not chair.app.settings.last


@pytest.mark.parametrize("told", [None, [], "x", {"people": 3}, {"people": [{"name": 7, "level": "x"}, None, 1]},
                                  {"options": {"size": 4, "setup": "fixed"}}, {"options": {"nonsense": 1}, "way": 9}])
def test_strange_settings_give_the_usual_choices(sit: Sit, told: object) -> None:
    chair = sit()
    last = {f"mattock {entry}": told for entry in ("friend", "computer", "watch", "last")}
    chair.app.settings = replace(chair.app.settings, last=last)
    for way in ("friend", "computer", "watch"):
        assert len(last_choices(MATTOCK, way, chair.app.settings).people) >= 2
    chair.app.begin(MenuScene(chair.app))
    chair.frames(2)
    assert chair.can("mattock.friend")


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float, seats: int) -> None:
    option = Option("players", "Players", "choice", seats, (2, 3, 4, 5, 6), hint=lambda options: "How many play.")
    game = replace(MATTOCK, players=(2, 6), options=(option, *MATTOCK.options),
                   seats=lambda options: int(options["players"]))  # fmt: skip
    chair = sit(size, text=text)
    chair.app.patient = False
    scene = SetupScene(chair.app, game, "computer")
    chair.app.begin(scene)
    chair.frames(2)
    for part in ("game", "seats"):
        scene.desk["part"].value = part
        scene.layout()
        chair.frames(2)
        assert complaints(scene) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(("size", "text"), [((1024, 600), 1.0), ((1024, 600), 2.0)])
def test_every_game_on_the_shelf_can_be_set_up(sit: Sit, game: object, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    scene = SetupScene(chair.app, game, "friend")  # type: ignore[arg-type]
    chair.app.begin(scene)
    chair.frames(2)
    assert complaints(scene) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_level_says_how_it_plays_this_game(sit: Sit, game: Game) -> None:
    assert set(game.sights) <= {level.number for level in LEVELS}
    chair = sit()
    scene = SetupScene(chair.app, game, "computer")
    chair.app.begin(scene)
    chair.frames(3)
    for level in LEVELS:
        chair.press(f"seat2.level.{level.number}")
        chair.frames(2)
        tip = scene.desk["seat2.level"].tip
        assert tip == game.sights.get(level.number, level.line) and tip.endswith(".")

"""The board shown before a game is the board played, from a seed that is shown; only options that matter are shown."""

from __future__ import annotations

import time

import pygame
import pytest
from pygame.event import Event

import main
from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES, game_named
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table import turns
from scenes.play.table.again import renewed
from scenes.setup.scene import SetupScene
from scenes.setup.seed import HIDDEN
from scenes.start import game_scene
from scenes.tournament.choices import ChoicesScene
from scenes.tournament.scene import TournamentScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene

MATTOCK, PHALANX, MATRIX = (game_named(name) for name in ("mattock", "phalanx", "matrix"))


def before(chair: Chair, game: Game = MATTOCK) -> SetupScene:
    """The chair before a fresh set-up."""
    chair.app.begin(MenuScene(chair.app))
    scene = SetupScene(chair.app, game, "friend")
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def typed(chair: Chair, text: str) -> None:
    """Types into the field of the seed."""
    chair.click({w.id: w for w in chair.app.widgets()}["seed"].rect.center)
    chair.post(Event(pygame.TEXTINPUT, text=text))
    chair.frames(2)


def choose(chair: Chair, scene: SetupScene, name: str, value: object) -> None:
    """Wishes something for an option."""
    chair.press(f"option.{name}.{value}")
    chair.frames(10)


def test_the_board_shown_is_the_board_played(sit: Sit) -> None:
    boards, seeds = [], []
    for another in range(3):
        chair = sit()
        scene = before(chair)
        choose(chair, scene, "setup", "random")
        for _ in range(another):
            old = scene._preview
            chair.press("another")
            chair.frames(3)
            assert scene._preview != old
        boards.append(scene._preview)
        seeds.append(int(scene.seed.field.hint))
        chair.press("start")
        chair.frames(3)
        assert MATTOCK.presentation().picture(chair.match.state.seen_by(1)) == boards[-1]
        assert chair.match.seed == seeds[-1]
    assert len(set(seeds)) == 3


def test_a_typed_seed_is_played_and_shown(sit: Sit) -> None:
    chair = sit()
    scene = before(chair)
    choose(chair, scene, "setup", "random")
    typed(chair, "12")
    expected = Match(MATTOCK, {"setup": "random"}, 12).state
    assert scene._preview == MATTOCK.presentation().picture(expected)
    typed(chair, "x")
    assert not chair.can("start") and "whole number" in scene.desk["message"].text
    chair.press("another")
    chair.frames(2)
    assert chair.can("start") and scene.seed.number != 12
    typed(chair, "12")
    chair.press("start")
    chair.frames(3)
    assert chair.match.seed == 12 and chair.match.state == expected


@pytest.mark.parametrize("text", ["²", "9" * 40, "٣", "-4", "1.5", " "])
def test_no_seed_typed_breaks_anything(sit: Sit, text: str) -> None:
    chair = sit()
    scene = before(chair)
    typed(chair, text)
    if chair.can("start"):
        chair.press("start")
        chair.frames(3)
        assert abs(chair.match.seed) < 2**64
    else:
        assert scene.desk["message"].text.endswith(".")


def test_the_seed_of_hidden_hands_is_not_told(sit: Sit) -> None:
    for game in GAMES:
        chair = sit()
        scene = before(chair, game)
        assert (scene.seed.field.hint == HIDDEN) == game.hidden
        assert not game.hidden or str(scene.seed.number) not in str([w.text for w in chair.app.widgets()])


def test_only_what_matters_is_shown(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = before(chair, PHALANX)

    def shown() -> set[str]:
        ids = {w.id.split(".")[1] for w in chair.app.widgets() if w.id.startswith("option.")}
        assert ids == {o.name for o in PHALANX.options if o.shown and o.matters(scene.wishes.played)}
        return ids

    assert shown() == {"players", "board", "segments", "grow_or_move"}
    at = scene.desk["option.board"].rect
    choose(chair, scene, "board", "classic")
    assert shown() == {"players", "board", "grow_or_move"} and scene.desk["option.board"].rect.topleft == at.topleft
    choose(chair, scene, "board", "duel")
    assert shown() == {"players", "board", "base"}
    assert scene.desk["hint.base"].text.startswith("169 cells")
    choose(chair, scene, "base", 6)
    assert scene.desk["hint.base"].text.startswith("91 cells")


def test_a_tournament_shows_the_board_of_its_first_game(sit: Sit) -> None:
    chair = sit()
    below = TournamentScene(chair.app)
    chair.app.begin(below)
    scene = ChoicesScene(chair.app, below.commands.begin)
    chair.app.begin(scene)
    chair.frames(3)
    scene._take(MATTOCK)
    scene.wishes.take("setup", "random")
    scene._follow()
    shown = scene._match
    assert shown is not None
    plan = scene.picked().plan(scene._seed)
    assert plan.match(plan.fixtures[0]).states[0] == shown.state


def follow(chair: Chair, words: tuple[str, ...], count: int) -> list[str]:
    """So many actions of the game that these words begin."""
    asked = main.parser_of(main.COMMANDS).parse_args(words)
    scene = game_scene(asked)(chair.app)
    chair.app.begin(scene)
    chair.app.change(animation="off", seconds=0.1)  # too short for what they think
    while len(chair.match.actions) < count:
        time.sleep(0.005)
        chair.frames(1, 0.5)
        if scene.table.driver.human_to_act():
            match = chair.match
            turns.play(scene.table, [match.roll() if match.to_act == CHANCE else match.state.actions()[-1]])
    return [str(action) for action in chair.match.actions[:count]]


@pytest.mark.parametrize("words", [
    ("watch", "mattock", "--option", "setup=random", "--levels", "2,4", "--seed", "7"),
    ("watch", "matrix", "--levels", "2", "--option", "players=3", "--seed", "8"),
    ("play", "phalanx", "--seats", "computer:3,human", "--seed", "9")], ids=lambda words: words[1])  # fmt: skip
def test_the_same_words_give_the_same_game(sit: Sit, words: tuple[str, ...]) -> None:
    games = [follow(sit(), words, 6) for _ in range(2)]
    assert games[0] == games[1]


def test_a_watched_game_is_followed_by_the_same_one_every_time() -> None:
    one, other = (renewed(Match(game_named("mattock"), {"setup": "random"}, 7)) for _ in range(2))
    assert one.seed == other.seed != 7 and one.options == other.options


def test_a_time_named_goes_before_the_seed(sit: Sit) -> None:
    words = ("watch", "mattock", "--seed", "7")
    for more, by_nodes in (((), True), (("--seconds", "1"), False)):
        scene = game_scene(main.parser_of(main.COMMANDS).parse_args((*words, *more)))(sit().app)
        assert isinstance(scene, PlayScene) and scene.table.driver.by_nodes == by_nodes
        assert scene.table.driver._seed == play_scene(scene.app, scene.match, None).table.driver._seed

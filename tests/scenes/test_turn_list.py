"""The list of turns is in words: a line for every turn, and the pointer on it lights its places on the board."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.kit.theme import NAMES
from scenes.play.panel.turn_list import spots_of
from scenes.play.table.log import turns
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene
from tests.table.rig import any_action

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ROBOTS = [Person("A", "computer", 1), Person("B", "computer", 2)]
WORDS = {  # what turns are told with, whatever else is in them
    "mattock": ("mines", "walks", "stays", "swaps", "places"),
    "phalanx": ("lays", "lifts", "grows", "leaps", "passes", "plays"),
    "matrix": ("lays", "passes", "exchanges"),
}


def played(game: Game, steps: int = 70) -> Match:
    """A game of computers after so many steps by lot."""
    match, dice = Match(game, {}, 5, ROBOTS), Random(5)
    while len(match.actions) < steps and match.to_act is not None:
        match.play(any_action(match, dice))
    return match


@every_game
def test_every_line_lights_its_places_and_a_click_goes_there(sit: Sit, game: Game) -> None:
    chair = sit((1366, 768), animation="off")
    scene = play_scene(chair.app, played(game))
    scene.table.driver.pause(True)
    chair.app.begin(scene)
    chair.frames(3)
    room = scene.side.why.list_room()
    spots = spots_of(chair.app.style, room, scene.side.entries(), None)
    assert len(spots) > 4
    for spot in spots:
        chair.hover(spot.rect.center)
        lit = {mark.place for mark in scene.draw_list.marks()} & set(spot.entry.cells)
        assert scene.side.lit == spot.entry and (lit or "passes" in spot.entry.text), spot.entry
        assert any(word in spot.entry.text for word in WORDS[game.name]), spot.entry
    chair.hover(scene.room.board.area.center)
    assert scene.side.lit is None
    chair.click(spots[-1].rect.center)
    chair.frames(2)
    assert scene.table.review.at == scene.table.review.turn_end(spots[-1].entry.at)


@every_game
def test_words_name_no_place_and_seats_as_they_are_called(game: Game, sit: Sit) -> None:
    chair = sit(animation="off")
    scene = play_scene(chair.app, played(game, 200))
    for turn in turns(scene.match, scene.table.eyes, NAMES):
        words = turn.text.replace(",", " ").split()
        assert not set(words) & set(turn.cells), turn
        assert bool(turn.notation) == game.rim and len(turn.text) < 70


def test_a_turn_that_is_taken_back_lights_nothing(sit: Sit) -> None:
    chair = sit((1366, 768), animation="off")
    scene = play_scene(chair.app, played(GAMES[0], 20))
    scene.table.driver.pause(True)
    chair.app.begin(scene)
    chair.frames(3)
    spot = spots_of(chair.app.style, scene.side.why.list_room(), scene.side.entries(), None)[0]
    chair.hover(spot.rect.center)
    assert scene.side.lit == spot.entry
    scene.match.take_back(len(scene.match.actions) - spot.entry.at)
    scene.table.show.jump(scene.table.eyes.seen(scene.match.state), len(scene.match.actions))
    chair.frames(2)
    assert scene.side.lit is None

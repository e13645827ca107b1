"""First-time hints: one sentence for each kind of step, gone once it is done or put away, and kept so for the user."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from engine.core.action import CHANCE
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES, game_named
from scenes.play.scene import PlayScene
from scenes.play.table import hints
from tests.playouts import SHIPPED, Subject
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import SIZES
from tests.scenes.seated import play_scene

ICONS = Path(__file__).resolve().parents[2] / "assets" / "icons"


def play(chair: Chair, game: Game, **options: object) -> PlayScene:
    """Two people begin a game."""
    scene = play_scene(chair.app, Match(game, options, 5, [Person("You"), Person("Computer", "computer", 1)]), None)
    scene.table.driver.paused = True
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def card(chair: Chair) -> str:
    """The hint that stands in the panel."""
    due = hints.due(chair.app.scenes.top.table)
    shown = [thing for thing in chair.app.scenes.top.draw_list.things() if thing.key == ("first-time", due)]
    assert bool(due) == bool(shown) == chair.can("first-time")
    return due.text if due else ""


def any_step(chair: Chair) -> None:
    """Plays the first step that the chooser offers."""
    action = next(a for a in chair.match.state.actions() if a.picks and a.picks[0].kind == "cell")
    chair.do(action)


def test_a_hint_goes_with_its_step_and_stays_away(sit: Sit) -> None:
    chair = sit(animation="off", first_time=True)
    play(chair, game_named("mattock"))
    assert "glowing rock" in card(chair)
    any_step(chair)
    assert "outlined miner" in card(chair) and chair.app.settings.met == {"mattock": ["mine"]}
    again = sit(animation="off", first_time=True)
    play(again, game_named("mattock"))
    assert card(again) == ""  # the same user, another day


@pytest.mark.parametrize("way", ["Esc", "x"])
def test_a_hint_is_put_away(sit: Sit, way: str) -> None:
    chair = sit(animation="off", first_time=True)
    scene = play(chair, game_named("phalanx"))
    assert "19 cells" in card(chair)
    chair.key(pygame.K_ESCAPE) if way == "Esc" else chair.press("first-time")
    assert card(chair) == "" and not scene.desk.modal and chair.app.settings.met == {"phalanx": ["lay"]}
    chair.key(pygame.K_ESCAPE)
    assert scene.desk.modal  # the next Esc is the menu's again


def test_hints_can_be_switched_off_and_seen_once_more(sit: Sit) -> None:
    chair = sit(animation="off", first_time=True)
    scene = play(chair, game_named("mattock"))
    hints.dismiss(scene.table)
    chair.app.change(first_time=False)
    scene.commands.menu.run("settings")
    chair.frames(2)
    assert chair.app.scene == "settings" and not chair.can("met")
    chair.press("first-time")
    assert chair.app.settings.first_time
    chair.press("met")
    assert chair.app.settings.met == {} and not chair.can("met")
    chair.press("close")
    chair.frames(2)
    assert "glowing rock" in card(chair)
    chair.app.change(first_time=False)
    chair.frames(2)
    assert card(chair) == ""


def test_a_click_that_was_right_is_not_followed_by_a_refusal(sit: Sit) -> None:
    chair = sit(animation="off")
    scene = play(chair, game_named("mattock"))
    any_step(chair)
    hand = scene.table.hand
    assert hand.state.phase == "move" and hand.refusal is None  # the pointer still rests on the new tile
    chair.click(scene.pointer.pos)
    assert scene.table.hand.refusal is not None  # who clicks once more is told why not


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_a_hint_lies_over_nothing(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text, animation="off", first_time=True)
    scene = play(chair, game_named("matrix"))
    shown = {w.id: w.rect for w in chair.app.widgets()}
    place, rest = scene.controls._card.rect, [r for id, r in shown.items() if id != "first-time"]
    assert scene.room.places.panel.contains(place) and place.contains(shown["first-time"])
    assert place.collidelist([*rest, scene.room.places.board, scene.room.places.prompt, *scene.room.places.plates]) < 0
    assert not scene.controls._card.log_room(scene.room.places.log).colliderect(place)
    hints.dismiss(scene.table)
    chair.frames(2)
    after = {w.id: w.rect for w in chair.app.widgets()}
    assert after == {id: rect for id, rect in shown.items() if id != "first-time"}
    assert scene.controls._card.rect == Rect(0, 0, 0, 0)


@pytest.mark.parametrize("subject", SHIPPED, ids=str)
def test_every_hint_speaks_of_a_step_that_can_be_taken(subject: Subject) -> None:
    """At every moment of some games: short sentences, a picture that there is, and a way to be done with them."""
    match, rng, presentation, seen = subject.match(3), Random(3), subject.game.presentation(), dict[str, str]()
    for _ in range(60):
        if match.outcome is not None:
            break
        actor = match.to_act or presentation.drawer(match.state)
        legal = [a.verb for a in match.state.actions()]
        for tip in presentation.tips(match.state.seen_by(actor)):
            assert set(tip.verbs) & set(legal) and len(tip.text) <= 80 and (ICONS / f"{tip.icon}.svg").exists()
            assert seen.setdefault(tip.name, tip.text) == tip.text
        match.play(match.roll() if match.to_act == CHANCE else rng.choice(match.state.actions()))
    assert seen


def test_every_game_has_hints() -> None:
    assert all(game.presentation().tips(Match(game, {}, 1).state) for game in GAMES)

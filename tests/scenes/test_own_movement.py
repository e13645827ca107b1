"""While one's own pieces still move: nobody waits for what he has just done, and a click means what was shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from pygame.event import Event

from engine.core.action import CHANCE, Action, Pick
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES, game_named
from scenes.play.scene import PlayScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.seated import play_scene

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def table(chair: Chair, match: Match) -> PlayScene:
    """The match on the table, nothing moving."""
    chair.app.patient = False
    scene = play_scene(chair.app, match, None)
    chair.app.begin(scene)
    chair.frames(30)  # what was clicked before is no half of a double click
    return scene


def turns(game: Game, seed: int) -> Iterator[Match]:
    """Positions at which a person among computers begins a turn, of a game played at random."""
    match, rng, turn = Match(game, {}, seed, (Person("Anna"), Person("Robot", "computer", 1))), Random(seed), -1
    while match.to_act is not None and len(match.actions) < 90:
        if match.to_act == 1 and match.state.turn != turn:
            yield match.fork(len(match.actions))
        turn = match.state.turn
        match.play(match.roll() if match.to_act == CHANCE else rng.choice(list(match.state.actions())))


def clicks(chair: Chair, pick: Pick) -> list[Event]:
    """The events of one click on what a pick names."""
    pos = chair.app.xy(pick.name) if pick.kind != "button" else next(
        w.rect.center for w in chair.app.widgets() if w.enabled and w.id == f"action.{pick.name}")
    return [Event(kind, pos=pos, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]


def one_way(match: Match) -> list[Action]:
    """The legal actions that their picks tell from all others."""
    found: dict[tuple[Pick, ...], list[Action]] = {}
    for action in match.game.presentation().choices(match.state, ()):
        found.setdefault(action.picks, []).append(action)
    return [actions[0] for picks, actions in found.items() if len(actions) == 1 and picks]


def within_reach(chair: Chair, action: Action) -> bool:
    """Whether everything that is to be clicked for it can be."""
    widgets = chair.app.widgets()
    for pick in action.picks:
        at = (0, 0) if pick.kind == "button" else chair.app.xy(pick.name)
        covered = any(w.rect.collidepoint(at) for w in widgets) or chair.app.at(*at) != pick.name
        if not chair.can(f"action.{pick.name}") if pick.kind == "button" else covered:
            return False
    return True


@every_game
def test_in_ones_own_turn_every_click_acts(sit: Sit, game: Game) -> None:
    """Turns are clicked without waiting for any movement: what was clicked is played, nothing else, nothing less."""
    chair, rng, hurried = sit(animation="slow"), Random(1), 0
    for number, match in enumerate(turns(game, 4)):
        if number % 5:
            continue
        scene, turn = table(chair, match), match.state.turn
        scene.table.driver.paused = True
        while match.state.turn == turn and match.to_act == 1:
            chair.frames(rng.randrange(3))
            ways = [action for action in one_way(match) if within_reach(chair, action)]
            steps = [action for action in ways if any(pick.kind != "button" for pick in action.picks)] or ways
            if not steps:
                break
            action, before, busy = rng.choice(steps), len(match.actions), scene.table.show.busy
            events = [event for pick in action.picks for event in clicks(chair, pick)]
            if number % 2:
                chair.post(*events)  # quicker than frames come
            else:
                for event in events:
                    chair.post(event)
            assert [str(a) for a in match.actions[before:]] == [str(action)]
            hurried += busy
    assert hurried > 1


def test_quick_growths_are_as_many_stones_and_the_end_of_the_turn_ends_what_moves_too(sit: Sit) -> None:
    chair, done = sit(animation="slow"), False
    for match in turns(game_named("phalanx"), 8):
        if sum(a.verb == "grow" for a in match.state.actions()) < 4:
            continue
        scene = table(chair, match)
        scene.table.driver.paused = True
        before, grown = len(match.actions), 0
        while grown < 6 and (near := [a for a in match.state.actions() if a.verb == "grow" and within_reach(chair, a)]):
            chair.post(*clicks(chair, near[0].picks[0]))
            grown += 1
        assert [a.verb for a in match.actions[before:]] == ["grow"] * grown
        if grown > 2 and scene.table.show.busy:
            turn = match.state.turn
            chair.post(*clicks(chair, Pick("button", "end")))
            assert match.state.turn == turn + 1
            done = True
            break
    assert done


def test_space_only_ends_the_movement(sit: Sit) -> None:
    """Its place is the same while one's own pieces move and while others' do: it plays nothing."""
    match = next(match for match in turns(game_named("phalanx"), 8) if match.state.phase == "grow")
    chair = sit(animation="slow")
    scene = table(chair, match)
    scene.table.driver.paused = True
    chair.post(*clicks(chair, next(a.picks[0] for a in match.state.actions() if a.verb == "grow")))
    played = len(match.actions)
    scene.desk.focus_on("action.end")
    assert scene.table.show.busy
    chair.key(pygame.K_SPACE)
    assert not scene.table.show.busy and len(match.actions) == played

"""What is told beside the board follows what the board shows: no plate, line, step or winner runs ahead of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.action import Action
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.play.panel.prompts import prompt_of
from scenes.play.scene import PlayScene
from scenes.play.table.log import turns
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene
from tests.scenes.test_review import at_table, every_game, story

WATCHED = [Person("Alma", "computer", 1), Person("Bodo", "computer", 2)]


class Fed:
    """Stands in for the computers: `feed` is played, a turn at a time, as soon as the board is free."""

    def __init__(self, match: Match, actions: list[Action]) -> None:
        self.match, self._left = match, actions

    def update(self, dt: float, busy: bool) -> list[Action]:
        """The next turn, or what chance does."""
        if busy or not self._left:
            return []
        turn, state, steps = self.match.state.turn, self.match.state, list[Action]()
        while self._left and state.turn == turn:
            steps.append(self._left.pop(0))
            state, _ = state.after(steps[-1])
        return steps


def watched(home: Path, game: Game, first: int, last: int, **settings: object) -> tuple[Chair, PlayScene]:
    """Computers play the actions of a random game from the first to before the last of these."""
    chair, actions = Chair(home, (1366, 768), **settings), story(game).actions
    match = Match(game, {}, 0, WATCHED)
    for action in actions[:first]:
        match.play(action)
    scene = play_scene(chair.app, match, None)
    fed = Fed(match, list(actions[first:last]))
    scene.table.thoughts.asks = False
    scene.table.driver.advance = fed.update  # type: ignore[method-assign]
    chair.app.begin(scene)
    return chair, scene


def moving(scene: PlayScene) -> int:
    """After how many actions the board stands, read from what moves on it."""
    now = scene.table.show._now
    return now[1].at if now and now[1] else len(scene.match.actions) - len(scene.table.show._queue)


def check(scene: PlayScene, announced: bool) -> None:
    """Everything that the panel tells is of the position that the board shows."""
    match, presentation, side = scene.match, scene.table.presentation, scene.side
    at = moving(scene)
    state, story = match.states[at], list(turns(match, scene.table.eyes, scene.app.seat_names, at))
    keys = {thing.key[0]: thing.key for thing in side.things() if isinstance(thing.key, tuple)}
    assert ("result" in keys) == announced
    assert announced or keys["steps"][1] == tuple(presentation.steps(state))
    assert f"turn {state.turn + (not announced)}" in keys["head"][1]
    told = side.entries()
    assert told == story
    strip = scene.controls.bar.strip
    assert strip.at == at and (strip.turns[-1].end if strip.turns else 0) == at
    assert all(point.at <= at for point in strip.curve)
    acts = None if announced or state.to_act is None else state.to_act or presentation.drawer(state)
    for seat in range(1, len(match.seated) + 1):
        plate = side.seats.plate(seat)
        if scene.table.show.counting is None:
            assert plate.facts == tuple(presentation.facts(state, seat))
            assert plate.live == (seat == acts)
        assert announced or plate.status != "won"
    prompt = prompt_of(scene.table)
    counted = scene.table.show.counting.seat if scene.table.show.counting else 0
    assert announced or prompt.seat == (acts or counted) and "wins" not in prompt.text
    assert bool(scene.room.places.result.h) == announced == (scene.table.review.outcome is not None)


@every_game
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_nothing_is_told_before_it_is_shown(game: Game, speed: str, tmp_path: Path) -> None:
    length = len(story(game).actions)
    for first, last in ((0, 5), (length // 2, length // 2 + 7), (length - 5, length)):
        chair, scene = watched(tmp_path, game, first, last, animation=speed, evaluation=True)
        seen = set[int]()
        while len(scene.match.actions) < last or scene.table.show.busy or scene.table.over != (last == length):
            chair.app.frame([], 0.12)
            over = scene.match.outcome is not None
            seen.add(moving(scene))
            check(scene, over and not scene.table.show.busy)
        assert scene.table.show.done == last and (speed == "off" or seen >= set(range(first + 1, last)))
        chair.close()


@every_game
def test_the_winner_is_named_when_the_last_animation_and_the_counting_have_ended(game: Game, tmp_path: Path) -> None:
    length = len(story(game).actions)
    chair, scene = watched(tmp_path, game, length - 1, length, animation="slow")
    frames = 0
    while not scene.table.show.busy:
        chair.app.frame([], 0.05)
    while scene.table.show.busy:
        assert not any(plate.status == "won" for plate in (scene.side.seats.plate(s) for s in (1, 2)))
        assert scene.match.outcome is not None and scene.table.review.outcome is None and not scene.table.over
        assert not scene.room.places.result.h
        chair.app.frame([], 0.05)
        frames += 1
    assert frames > 3 and scene.table.over and "won" in [scene.side.seats.plate(s).status for s in (1, 2)]
    chair.key(pygame.K_r)  # seen again, it is not told before either
    if scene.table.show.busy:
        assert scene.table.review.outcome is None and not scene.room.ended
    chair.rest(60)
    assert scene.table.review.outcome is not None
    chair.close()


@every_game
def test_a_replay_and_a_step_on_keep_the_list_and_mark_the_turn(game: Game, tmp_path: Path) -> None:
    chair = at_table(tmp_path, game, 24)
    scene = chair.app.scenes.top
    lines = len(list(turns(chair.match, scene.table.eyes)))
    chair.press("review.prev")
    chair.frames(2)
    chair.press("review.next")
    assert scene.table.show.busy and scene.table.review.shown == 23
    for _ in range(400):
        scene.side.things()
        assert len(scene.side.entries()) == lines and scene.controls.bar.strip.turns == scene.table.review.turns()
        assert scene.controls.bar.strip.at == scene.table.review.shown
        if not scene.table.show.busy:
            break
        chair.frames()
    assert scene.table.review.shown == 24 and not scene.table.review.behind
    chair.close()


def test_a_persons_own_step_is_asked_for_until_it_has_been_shown(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 16, animation="slow")
    scene = chair.app.scenes.top
    asked = prompt_of(scene.table).text
    chair.click(chair.app.xy(scene.table.hand.state.actions()[0].picks[0].name))
    assert scene.table.show.busy and prompt_of(scene.table).text == asked
    chair.rest(20)
    assert prompt_of(scene.table).text != asked
    chair.close()

"""Looking back at a game: steps, jumps, the timeline, playing on from there; tests that only post events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import GAMES
from scenes.begin import show
from scenes.play.panel.prompts import prompt_of
from scenes.play.table import review
from tests.playouts import SUBJECTS, played
from tests.scenes.chair import Chair
from tests.scenes.seated import play_scene

PEOPLE = [Person("Anna"), Person("Ben")]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def story(game: Game) -> Match:
    """A whole game at random."""
    return played(next(s for s in SUBJECTS if s.game is game and s.options == ()))


def at_table(home: Path, game: Game, steps: int | None, people: list[Person] | None = None,
             **settings: object) -> Chair:
    """A chair at a game after some actions, or after all of them."""
    chair, match = Chair(home, (1366, 768), **settings), Match(game, {}, 0, people or PEOPLE)
    for action in story(game).actions[:steps]:
        match.play(action)
    chair.app.begin(play_scene(chair.app, match, chair.app.store.keep(match)))
    chair.frames(3)
    lift(chair)
    chair.rest(30)
    return chair


def lift(chair: Chair) -> None:
    """Lifts the curtain where it hangs."""
    if chair.app.scene == "curtain":
        chair.press("lift")
        chair.frames(3)


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def chair(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Chair]:
    """Two people in the middle of a game."""
    seat = at_table(tmp_path, request.param, 17)
    yield seat
    seat.close()


def shown(chair: Chair) -> tuple[object, object]:
    """The items on the board, and those of the position that should be shown."""
    scene = chair.app.scenes.top
    wanted = scene.table.presentation.picture(scene.table.eyes.seen(scene.match.states[scene.table.review.shown]))
    return sorted(map(str, scene.table.show.picture.items)), sorted(map(str, wanted.items))


def test_steps_and_jumps_show_that_position(chair: Chair) -> None:
    scene, last = chair.app.scenes.top, len(chair.match.actions)
    for press, at in (("prev", last - 1), ("prev", last - 2), ("first", 0), ("next", 1), ("next", 2)):
        chair.press(f"review.{press}")
        chair.rest()
        assert scene.table.review.at == at and len(chair.match.actions) == last
        assert shown(chair)[0] == shown(chair)[1]
        assert scene.table.hand.state is None
    chair.press("review.last")
    chair.frames(3)
    assert scene.table.review.at is None and shown(chair)[0] == shown(chair)[1] and not chair.can("review.last")
    assert scene.table.hand.state is not None or scene.table.eyes.hands_over


def test_keys_go_by_turns(chair: Chair) -> None:
    review = chair.app.scenes.top.table.review
    ends = [0, *(turn.end for turn in review.turns())]
    chair.key(pygame.K_HOME)
    assert review.at == 0
    chair.key(pygame.K_PAGEDOWN)
    chair.rest()
    chair.key(pygame.K_PAGEDOWN)
    chair.rest()
    assert review.at == ends[2]
    chair.key(pygame.K_PAGEUP)
    assert review.at == ends[1]
    chair.key(pygame.K_END)
    assert review.at is None
    chair.key(pygame.K_PAGEUP)
    assert review.at == ends[-2]
    chair.key(pygame.K_ESCAPE)
    assert review.at is None and not chair.app.scenes.top.desk.modal


def test_one_step_on_is_animated(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 17)
    chair.press("review.first")
    chair.frames(2)
    chair.press("review.next")
    assert chair.app.scenes.top.table.show.busy
    chair.rest()
    chair.close()


def test_the_timeline_is_clicked_and_dragged(chair: Chair) -> None:
    scene = chair.app.scenes.top
    strip, turns = scene.controls.bar.strip, scene.table.review.turns()
    y = strip.rect.centery
    chair.click((round(strip.x_of(turns[2].end)), y))
    assert scene.table.review.at == turns[2].end
    chair.drag((round(strip.x_of(turns[2].end)), y), (round(strip.x_of(0)), y - 90))
    assert scene.table.review.at == 0
    chair.key(pygame.K_RIGHT)
    chair.rest()
    assert scene.table.review.at == 1
    chair.click((strip.rect.right - 2, y))
    assert scene.table.review.at is None


def test_a_click_in_the_list_of_turns_goes_there(chair: Chair) -> None:
    scene = chair.app.scenes.top
    places = range(scene.room.places.log.y, scene.room.places.log.bottom, 4)
    told = [(x, y) for y in places for x in (scene.room.places.log.x + 60,) if scene.side.turn_at((x, y))]
    turn = scene.side.turn_at(told[0])
    chair.click(told[0])
    assert turn is not None and scene.table.review.at == scene.table.review.turn_end(turn.at)


def test_marks_are_those_of_the_position_shown(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 17)
    scene, presentation = chair.app.scenes.top, chair.app.scenes.top.table.presentation
    review.go(scene.table, 8)
    match = chair.match
    wanted = [m for i in (6, 7) for m in presentation.changed(match.states[i], match.states[i + 1], match.events[i])]
    assert scene.draw_list._of_the_moment() == wanted
    assert "17" not in prompt_of(scene.table).text
    assert not scene.room.ended
    chair.close()


def test_playing_from_there_asks_and_keeps_the_old_line(chair: Chair) -> None:
    scene, match = chair.app.scenes.top, chair.match
    old = tuple(match.actions)
    ends = [turn.end for turn in scene.table.review.turns()]
    at = max(end for end in ends if end < len(old) - 2 and match.states[end].to_act)
    review.go(scene.table, at)
    chair.frames(2)
    chair.press("review.play")
    assert scene.desk.modal and scene.table.review.at == at
    chair.press("agree.no")
    assert len(match.actions) == len(old)
    chair.press("review.play")
    chair.press("agree.yes")
    chair.frames(3)
    lift(chair)
    chair.rest()
    assert scene.table.review.at is None and tuple(match.actions) == old[:at]
    other = next(a for a in match.state.actions() if a != old[at])
    match.play(other)
    assert match.branches[-1].at == at and match.branches[-1].actions == old[at:]


def test_a_finished_game_from_the_shelf_plays_on_as_a_new_one(tmp_path: Path) -> None:
    for game in GAMES:
        chair, full = Chair(tmp_path / game.name, (1024, 600)), story(game)
        match = full.fork(len(full.actions))
        show(chair.app, match)
        chair.app.scenes.settle()
        chair.frames(3)
        chair.rest(30)
        scene = chair.app.scenes.top
        assert scene.table.over and scene.table.review.at is None and not chair.can("undo")
        chair.key(pygame.K_z, pygame.KMOD_CTRL)
        assert match.actions == full.actions
        chair.key(pygame.K_HOME)
        chair.key(pygame.K_PAGEDOWN)
        chair.rest()
        at = scene.table.review.at
        chair.press("review.play")
        chair.press("review.fork.yes")
        chair.frames(3)
        lift(chair)
        new = chair.app.scenes.top
        assert new is not scene and new.match.actions == full.actions[:at] and new.match.outcome is None
        assert new.match.branches[-1].actions == tuple(full.actions[at:]) and match.actions == full.actions
        assert new.table.journal is not None and new.table.journal.path.exists() and not new.table.driver.paused
        chair.close()

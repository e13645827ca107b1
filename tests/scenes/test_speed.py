"""The speed of the pieces may be changed at any moment, also while they move; switched off, they have arrived."""

from __future__ import annotations

from itertools import cycle, product
from pathlib import Path

from engine.core.game import Game
from scenes.play.table import turns
from scenes.preferences import SPEEDS
from tests.scenes.test_review import every_game, story
from tests.scenes.test_told import watched

TIMES = (0.0, 0.15, 0.5)  # seconds after the beginning of a movement
CHANGES = 60


@every_game
def test_every_change_of_speed_in_mid_movement_goes_on_or_ends_it(game: Game, tmp_path: Path) -> None:
    actions = list(story(game).actions)
    chair, scene = watched(tmp_path, game, 0, 0)
    chair.frames(2)
    changes = cycle(product(TIMES, SPEEDS[:-1], SPEEDS))
    moved = glided = 0
    for action in actions[:CHANGES]:
        t, before, after = next(changes)
        scene.app.change(animation=before)
        turns.play(scene.table, [action])
        chair.frames(1, t)
        moved, glided = moved + scene.table.show.busy, glided + scene.room.board.gliding
        scene.app.change(animation=after)
        assert after != "off" or not scene.table.show.busy and not scene.room.board.gliding
        for _ in range(200):
            chair.frames(1, 0.15)
            if not scene.table.show.busy:
                break
        assert scene.table.review.resting and scene.table.review.shown == len(scene.match.actions)
    first, last = (game.presentation().picture(state).cells for state in (scene.match.states[0], scene.match.state))
    grows = first != last
    assert moved > CHANGES / 2 and bool(glided) == grows
    chair.close()


@every_game
def test_off_ends_the_last_movement_and_the_counting(game: Game, tmp_path: Path) -> None:
    end = len(story(game).actions)
    for counting in (False, True):
        chair, scene = watched(tmp_path, game, end - 1, end, animation="slow")
        while scene.table.show.done < end - 1 + counting or not scene.table.show.busy and not scene.table.over:
            chair.frames(1, 0.1)
        scene.app.change(animation="off")
        chair.frames(2)
        assert not scene.table.show.busy and scene.table.over and scene.table.review.outcome is not None
        chair.close()

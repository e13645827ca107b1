"""The tree under the timeline: twigs where lines were left, pressed or chosen in the menu, at every size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.play.scene import PlayScene
from scenes.play.table import history
from tests.scenes.chair import Chair
from tests.scenes.reading import TEXTS, resized
from tests.scenes.test_review import at_table, every_game, lift
from tests.table.rig import by_lot


def branched(home: Path, game: Game) -> tuple[Chair, PlayScene]:
    """Two people who have gone back and on in another way."""
    chair = at_table(home, game, 24)
    scene = chair.app.scenes.top
    at = next(end for end in range(14, 24) if scene.match.states[end].to_act)
    history.follow(scene.table, at)
    by_lot(scene.match, 6, 9)
    chair.frames(3)
    lift(chair)
    chair.rest(30)
    return chair, scene


@every_game
@pytest.mark.parametrize("text", TEXTS)
def test_twigs_lie_within_the_bar_and_clear_of_the_signs(game: Game, text: float, tmp_path: Path) -> None:
    chair, scene = branched(tmp_path, game)
    for size in ((800, 600), (1366, 768), (2560, 1440)):
        resized(chair, size, text)
        chair.frames(2)
        strip = scene.controls.bar.strip
        assert strip.spots and len(strip.twigs) == 1
        for twig in strip.spots:
            assert strip.rect.collidepoint(twig.dots[0]) and abs(twig.x - strip.x_of(twig.line.at)) <= 1
            assert all(strip.rect.x <= x <= strip.rect.right and strip._row.centery < y for x, y in twig.dots)
    chair.close()


def test_a_press_on_a_twig_asks_and_enters_the_line(tmp_path: Path) -> None:
    chair, scene = branched(tmp_path, GAMES[0])
    before, line = list(scene.match.actions), scene.table.branches.lines()[0]
    twig = scene.controls.bar.strip.spots[0]
    chair.drag(twig.dots[0], (twig.dots[0][0] - 150, twig.dots[0][1]))  # let go elsewhere: nothing
    assert not scene.desk.modal and scene.table.review.at is None
    chair.click(twig.dots[0])
    assert scene.desk.modal and scene.match.actions == before
    chair.press("line.0")
    chair.frames(3)
    assert scene.match.actions == before[:line.at] + list(line.actions)
    chair.press("menu")
    chair.frames(2)
    chair.press("menu.lines")
    chair.frames(2)
    chair.press("line.0")
    chair.frames(3)
    assert scene.match.actions == before
    chair.close()


def test_the_menu_knows_no_lines_where_there_are_none(tmp_path: Path) -> None:
    chair = at_table(tmp_path, GAMES[0], 8)
    chair.key(pygame.K_ESCAPE)
    chair.frames(2)
    assert "menu.lines" not in {w.id for w in chair.app.widgets()} and chair.can("menu.home")
    chair.close()

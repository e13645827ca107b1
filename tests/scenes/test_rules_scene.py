"""The rules on the screen: the page of the phase first, pages turned by every usual key, no word cut anywhere."""

from __future__ import annotations

import pygame
import pytest

from engine.core.game import Game
from engine.games import GAMES
from scenes.menu.scene import MenuScene
from scenes.rules.page import PageView
from scenes.rules.scene import RulesScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import SIZES, complaints


def reading(chair: Chair, *told: object) -> RulesScene:
    """The chair before the rules, with the menu below."""
    chair.app.begin(MenuScene(chair.app))
    scene = RulesScene(chair.app, *told)  # type: ignore[arg-type]
    chair.app.begin(scene)
    chair.frames(2)
    return scene


def test_it_opens_at_the_page_of_the_phase(sit: Sit) -> None:
    chair = sit()
    for phase in ("mine", "move", "place", "no such phase", ""):
        scene = RulesScene(chair.app, GAMES[0], phase)
        pages = [i for i, page in enumerate(scene.pages) if phase and phase in page.phases]
        assert scene.page == (pages[0] if pages else 0)


def test_keys_and_buttons_turn_the_pages(sit: Sit) -> None:
    chair = sit()
    scene = reading(chair)
    for key, page in ((pygame.K_RIGHT, 1), (pygame.K_PAGEDOWN, 2), (pygame.K_LEFT, 1), (pygame.K_PAGEUP, 0),
                      (pygame.K_PAGEUP, 0), (pygame.K_END, scene.last), (pygame.K_RIGHT, scene.last),
                      (pygame.K_HOME, 0)):  # fmt: skip
        chair.key(key)
        assert scene.page == page
    assert not chair.can("prev")
    chair.press("next")
    chair.press("next")
    chair.press("prev")
    assert scene.page == 1


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_a_key_closes_it(sit: Sit, key: int) -> None:
    chair = sit()
    reading(chair)
    chair.key(key)
    chair.frames()
    assert chair.app.scene == "menu"


def test_f1_opens_it_and_close_goes_back(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    chair.frames()
    chair.key(pygame.K_F1)
    chair.frames()
    assert chair.app.scene == "rules"
    chair.press("close")
    chair.frames()
    assert chair.app.scene == "menu"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_every_page_fits(sit: Sit, game: Game, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    scene = RulesScene(chair.app, game)
    chair.app.begin(scene)
    for number in range(scene.last + 1):
        scene.turn_to(number)
        assert complaints(scene) == []
        view = scene._view(number)
        if isinstance(view, PageView):
            assert view._text is not None and view._text.high <= scene._room.h
            for words, at in view._captions:
                assert at.y + words.high <= scene._room.bottom + 2
            assert all(min(vista.rect.size) >= 100 for vista in view._vistas)


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = sit()
    reading(chair, GAMES[0], "move")
    chair.frames(30)
    assert not chair.app.frame([], 1 / 60)

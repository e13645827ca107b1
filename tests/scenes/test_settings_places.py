"""The settings in every window: all in place, reached by keys, with a sentence where something cannot be kept."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from scenes.kit.widgets import Choice
from scenes.menu.scene import TITLE, MenuScene, title_size
from scenes.preferences import PALETTE_NAMES, Settings
from scenes.settings.rows import NAMES
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints
from tests.scenes.test_settings_scene import at_settings

SIZES = ((800, 600), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160))


def test_unreadable_settings_are_the_usual_ones_and_a_sentence(sit: Sit) -> None:
    chair = sit()
    chair.app.settings_file.path.write_text("[[[")
    chair = sit()
    scene = at_settings(chair)
    assert chair.app.settings.palette == "standard" and "settings" in scene.desk["note"].text
    assert complaints(scene) == []


def test_a_folder_that_takes_nothing_is_told(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_settings(chair)
    chair.app.settings_file.path = chair.app.home / "file" / "settings.json"
    (chair.app.home / "file").write_text("no folder")
    chair.press("palette.protanopia")
    chair.frames(2)
    assert chair.app.settings.palette == "protanopia" and scene.desk["note"].text.endswith(".")


def test_all_of_it_by_keyboard(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_settings(chair)
    seen = set()
    for _ in range(14):
        chair.key(pygame.K_TAB)
        seen.add(scene.desk.focus)
        if scene.desk.focus == "confirm":
            chair.key(pygame.K_SPACE)
        elif scene.desk.focus == "palette" and chair.app.settings.palette == "standard":
            chair.key(pygame.K_RIGHT)
    assert {"text", "palette", "full-screen", "sound", "animation", "seconds", "confirm", "usual", "close"} <= seen
    assert not chair.app.settings.confirm_turn and chair.app.settings.palette == PALETTE_NAMES[1]


def test_a_number_of_seconds_of_ones_own_stands_there(sit: Sit) -> None:
    chair = sit((1366, 768), seconds=1.7)
    scene = at_settings(chair)
    assert (1.7, "1.7 s") in scene.desk.find("seconds", Choice).options


@pytest.mark.parametrize(("size", "text"), list(product(SIZES, (0.8, 1.0, 1.5, 2.0))))
def test_everything_has_its_place(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    scene = at_settings(chair)
    for part in ("look", "sound"):
        scene.desk["part"].value = part
        scene.layout()
        chair.frames(2)
        assert complaints(scene) == []
        captions = [w for rows in scene.rows.values() for w in rows if w.visible]
        assert not [w.id for w in captions if w.cut], "a caption is cut"


@pytest.mark.parametrize(("size", "text"), [((800, 600), 2.0), ((1024, 600), 2.0), ((3840, 2160), 0.8)])
def test_the_menus_tools_still_fit(sit: Sit, size: tuple[int, int], text: float) -> None:
    chair = sit(size, text=text)
    chair.app.patient = False
    menu = MenuScene(chair.app)
    chair.app.begin(menu)
    chair.frames(2)
    head, style = menu._lay.head, chair.app.style
    assert complaints(menu) == [] and menu.tools.widgets[0].rect.x >= head.right
    assert style.type.width(TITLE, title_size(style, head.w), True) <= head.w


def test_resting_it_paints_nothing(sit: Sit) -> None:
    chair = sit()
    at_settings(chair)
    chair.frames(30)
    assert not chair.app.frame([], 1 / 60)


def test_what_can_be_set_is_a_setting() -> None:
    assert set(NAMES.values()) <= set(vars(Settings()))

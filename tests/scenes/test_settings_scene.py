"""The settings: each change is seen and kept at once, and the usual ones come back."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.widgets import Toggle
from scenes.menu.scene import MenuScene
from scenes.preferences import PALETTE_NAMES
from scenes.settings.rows import NAMES
from scenes.settings.scene import SettingsScene
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit
from tests.scenes.placing import complaints


def at_settings(chair: Chair) -> SettingsScene:
    """The scene over a menu."""
    chair.app.begin(MenuScene(chair.app))
    scene = SettingsScene(chair.app)
    chair.app.begin(scene)
    chair.frames(3)
    return scene


def test_the_menu_leads_there_and_escape_leads_back(sit: Sit) -> None:
    chair = sit()
    chair.app.begin(MenuScene(chair.app))
    chair.frames(3)
    chair.press("settings")
    assert chair.app.scene == "settings"
    chair.frames(3)
    chair.key(pygame.K_ESCAPE)
    assert chair.app.scene == "menu"


@pytest.mark.parametrize(("id", "part", "value"), [("palette", "high-contrast", "high-contrast"),
                                                   ("animation", "slow", "slow"), ("seconds", "5.0", 5.0)])
def test_a_choice_is_kept_at_once(sit: Sit, id: str, part: str, value: object) -> None:
    chair = sit((1366, 768))
    at_settings(chair)
    chair.press(f"{id}.{part}")
    assert getattr(chair.app.settings, NAMES[id]) == value
    assert getattr(sit().app.settings, NAMES[id]) == value, "the next start finds it"


@pytest.mark.parametrize("id", ["sound", "confirm", "full-screen", "first-time"])
def test_a_switch_is_kept_at_once(sit: Sit, id: str) -> None:
    chair = sit()
    at_settings(chair)
    before = getattr(chair.app.settings, NAMES[id])
    chair.press(id)
    chair.frames(2)
    assert getattr(chair.app.settings, NAMES[id]) is not before
    assert getattr(sit().app.settings, NAMES[id]) is not before


def test_full_screen_fills_and_comes_back(sit: Sit) -> None:
    chair = sit((1024, 600))
    scene = at_settings(chair)
    chair.press("full-screen")
    chair.frames(2)
    assert chair.app.window.filling and scene.desk.find("full-screen", Toggle).value
    chair.key(pygame.K_F11)
    chair.frames(2)
    assert not chair.app.window.filling and not scene.desk.find("full-screen", Toggle).value
    assert chair.app.surface.get_size() == (1024, 600) and complaints(scene) == []


def test_every_palette_repaints_the_sample(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_settings(chair)
    seen = set()
    for name in PALETTE_NAMES:
        chair.press(f"palette.{name}")
        chair.frames(12)
        assert chair.app.style.theme.name == name
        seen.add(pygame.image.tobytes(chair.app.surface.subsurface(scene.sample.rect), "RGB"))
    assert len(seen) == len(PALETTE_NAMES)


def test_text_grows_by_keys_and_everything_is_laid_out_anew(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_settings(chair)
    while scene.desk.focus != "text":
        chair.key(pygame.K_TAB)
    for step in range(1, 11):
        chair.key(pygame.K_RIGHT)
        chair.frames()
        assert chair.app.settings.text == pytest.approx(1 + step / 10)
        assert chair.app.style.scale.text == chair.app.settings.text and complaints(scene) == []
    chair.key(pygame.K_HOME)
    assert chair.app.settings.text == 0.8 and scene.desk.focus == "text"


def test_dragging_the_text_tries_it_and_letting_go_takes_it(sit: Sit) -> None:
    chair = sit((1366, 768))
    scene = at_settings(chair)
    bar = scene.desk["text"].rect
    at, to = (bar.right - bar.w // 2, bar.centery), (bar.right - bar.w // 5, bar.centery)
    chair.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    chair.post(pygame.event.Event(pygame.MOUSEMOTION, pos=to, rel=(9, 0), buttons=(1, 0, 0)))
    assert scene.sample.text and scene.sample.text > 1 and chair.app.settings.text == 1.0
    chair.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=to, button=1))
    chair.frames(2)
    assert chair.app.settings.text > 1.2 and complaints(scene) == []


def test_volume_is_heard_while_it_is_dragged(sit: Sit) -> None:
    chair = sit((1366, 768), muted=False)
    scene = at_settings(chair)
    bar = scene.desk["volume"].rect
    at = (bar.x + round(bar.w * 0.55), bar.centery)
    chair.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    assert 0 < chair.app.sounds.volume < 0.7 and chair.app.settings.volume == 0.7
    chair.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    assert chair.app.settings.volume == chair.app.sounds.volume < 0.7


def test_without_sound_there_is_no_volume(sit: Sit) -> None:
    chair = sit((1366, 768), muted=True)
    at_settings(chair)
    assert not chair.can("volume")
    chair.key(pygame.K_m)
    chair.frames(2)
    assert chair.can("volume")


def test_the_usual_settings_come_back_after_asking(sit: Sit) -> None:
    chair = sit((1366, 768))
    at_settings(chair)
    for id in ("palette.tritanopia", "animation.off", "confirm"):
        chair.press(id)
        chair.frames(10)
    chair.press("usual")
    chair.frames(2)
    assert next(w.id for w in chair.app.widgets() if w.focused) == "reset.no"
    chair.press("reset.no")
    chair.frames(2)
    assert chair.app.settings.palette == "tritanopia"
    chair.press("usual")
    chair.frames(2)
    chair.press("reset.yes")
    chair.frames(2)
    assert (chair.app.settings.palette, chair.app.settings.animation, chair.app.settings.confirm_turn) == (
        "standard", "fast", True)
    assert not sit().app.settings_file.read()[1]

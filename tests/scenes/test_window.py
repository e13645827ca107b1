"""The window: it fits the desktop with its title bar, and comes back as it was left, by whatever means."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from scenes import desktops, window
from scenes.geometry import SMALLEST, Geometry, head, opening
from scenes.menu.scene import MenuScene
from scenes.preferences import Settings
from scenes.run import open_app
from scenes.settings_file import user_settings
from scenes.window import Landing, Window
from tests.scenes.chair import Chair
from tests.scenes.conftest import Sit

LAPTOP, UHD = Rect(0, 0, 1366, 728), Rect(0, 0, 3840, 2120)


def resized(size: tuple[int, int]) -> Event:
    """What the system says when it has another size."""
    return Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def at_menu(sit: Sit, geometry: Geometry) -> Chair:
    """A client that has opened so."""
    chair = sit(geometry.size)
    chair.app.window.open_as(geometry)
    chair.app.begin(MenuScene(chair.app))
    return chair


def remembered(chair: Chair) -> Settings:
    """What is known of the window when the program is begun anew."""
    chair.app.close()
    return user_settings(Settings(), chair.app.home)[0]


PLACES = st.integers(-3000, 6000)


@given(st.integers(640, 9000), st.integers(480, 5000), PLACES, PLACES, st.booleans())
def test_it_fits_every_desktop(width: int, height: int, x: int, y: int, asked: bool) -> None:
    """With its frame, whatever was asked for and wherever it lay; on the screen on which it lay, if that is there."""
    desks = (LAPTOP, Rect(1366, 0, 3840, 2120), Rect(-1024, 40, 1024, 560))
    geometry = opening(Settings(width=width, height=height, x=x, y=y), asked, desks)
    assert geometry.place
    outer = Rect(geometry.place, geometry.size)
    desk = next(desk for desk in desks if desk.collidepoint(outer.centerx, outer.y))
    assert outer.w >= SMALLEST[0] and outer.h >= SMALLEST[1]
    assert outer.x >= desk.x and outer.right <= desk.right and outer.bottom <= desk.bottom
    assert outer.y >= desk.y + head(desk)
    lay = next((d for d in desks if d.collidepoint(x + width // 2, y)), desks[0])
    assert desk == lay
    if asked and width < desk.w - 20 and height < desk.h * 0.9:
        assert geometry.size == (width, height)


def test_laptops_and_large_screens() -> None:
    laptop = opening(Settings(), False, [LAPTOP])
    assert laptop.place and laptop.place[1] + laptop.size[1] <= 728 and laptop.size[1] > 650
    large = opening(Settings(), False, [UHD])
    assert large.size[0] * large.size[1] > 3840 * 2160 / 4
    assert opening(Settings(width=1000, height=700), True, [UHD]).size == (1000, 700)
    assert opening(Settings(x=5000, y=10), False, [UHD]).place == large.place  # that screen has gone


def test_what_the_desktop_leaves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pygame.display.init()
    whole = Rect((0, 0), pygame.display.get_desktop_sizes()[0])
    assert desktops.usable() and all(whole.contains(area) for area in desktops.usable()[:1])
    (tmp_path / "libSDL2.so").write_bytes(b"no library")
    monkeypatch.setattr(desktops, "_libraries", lambda: [tmp_path / "libSDL2.so", tmp_path / "gone.so"])
    assert desktops.usable()[0].w == whole.w and desktops.usable()[0].h < whole.h
    app = open_app(Settings(), {}, tmp_path)
    assert app.surface.get_height() < whole.h - 30
    app.close()
    assert user_settings(Settings(), tmp_path)[0] == Settings()  # what was only made to fit was not asked for


@pytest.mark.parametrize("late", [False, True])
def test_size_place_and_maximised_come_back(sit: Sit, late: bool) -> None:
    """Whether the system tells the size of a maximised window before or after it tells that it is one."""
    chair = at_menu(sit, Geometry((1024, 600)))
    chair.post(resized((900, 640)), Event(pygame.WINDOWMOVED, x=70, y=90))
    chair.frames(40)
    told = [resized((1300, 700)), Event(pygame.WINDOWMOVED, x=0, y=20), Event(pygame.WINDOWMAXIMIZED)]
    chair.post(*(told if late else reversed(told)))
    chair.frames(40)
    for event in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):  # put away, and taken up again
        chair.post(Event(event))
    known = remembered(chair)
    assert (known.width, known.height, known.x, known.y, known.maximised) == (900, 640, 70, 90, True)
    assert not known.full_screen
    chair = at_menu(sit, Geometry((900, 640), (70, 90), True))
    chair.post(Event(pygame.WINDOWRESTORED), resized((900, 640)), Event(pygame.WINDOWMOVED, x=70, y=90))
    assert not remembered(chair).maximised


def test_full_screen_is_remembered_and_left_for_the_size_asked_for(sit: Sit) -> None:
    chair = at_menu(sit, Geometry((1024, 600)))
    chair.key(pygame.K_F11)
    known = remembered(chair)
    assert known.full_screen and (known.width, known.height) == (Settings().width, Settings().height)
    chair = at_menu(sit, Geometry((1000, 620), None, False, True))
    chair.key(pygame.K_RETURN, pygame.KMOD_LALT)
    assert chair.app.surface.get_size() == (1000, 620)
    assert not remembered(chair).full_screen


def test_the_system_is_told_size_and_place_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some systems forget both after full screen, and that the window was maximised before."""
    told = SimpleNamespace(size=(0, 0), position=(0, 0), full=False, maximised=0)
    told.maximize = lambda: setattr(told, "maximised", told.maximised + 1)
    told.set_fullscreen = lambda desktop: setattr(told, "full", True)
    told.set_windowed = lambda: setattr(told, "full", False)
    told.show = lambda: None
    pygame.display.init()
    frame = Window((900, 640), pygame.RESIZABLE)
    monkeypatch.setattr(Window, "_mock", False)
    monkeypatch.setattr(window, "_system_window", lambda: told)
    monkeypatch.setattr(pygame.display, "is_fullscreen", lambda: told.full)
    frame.open_as(Geometry((900, 640), (70, 90), True))
    assert (told.size, told.position, told.maximised) == ((900, 640), (70, 90), 1)
    frame.full_screen(True)
    told.size = told.position = (0, 0)
    frame.hear(Event(pygame.WINDOWRESTORED))  # on the way to full screen
    frame.full_screen(False)
    assert (told.size, told.position, told.maximised, told.full) == ((900, 640), (70, 90), 2, False)
    frame.hear(Event(pygame.WINDOWRESTORED))
    frame.hear(Event(pygame.WINDOWMOVED, x=71, y=112))  # it has counted the title bar in
    told.position = (0, 0)
    frame.update(1.0)
    assert told.position == (70, 90)
    frame.hear(Event(pygame.WINDOWMOVED, x=70, y=90))
    frame.update(1.0)
    assert frame.changed(False) == {"maximised": False}


def test_a_place_that_the_system_shifts_does_not_creep() -> None:
    landing = Landing((70, 90))
    assert landing.meant((71, 112)) == (70, 90) and landing.again
    assert landing.meant((71, 112)) == (70, 90) and not landing.again
    assert landing.meant((71, 112)) == (70, 90) and landing.meant((300, 300)) == (300, 300)

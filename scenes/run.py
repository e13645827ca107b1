"""The window and the clock: opens the client, feeds it events, sleeps when nothing moves."""

from __future__ import annotations

import gc
import os
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame

from engine.core.errors import StoneworkError
from scenes.app import ASSETS, App
from scenes.desktops import usable
from scenes.geometry import opening
from scenes.heap import give_back_pictures
from scenes.preferences import Settings
from scenes.presence import NAP
from scenes.scene import Scene
from scenes.settings_file import user_settings
from scenes.trouble.guard import FAILED, say_the_last
from scenes.trouble.log import write_down
from scenes.trouble.report import report

FirstScene = Callable[[App], Scene]


def run(settings: Settings, overrides: Mapping[str, Any], home: Path, first: FirstScene, notice: str = "") -> int:
    """Runs the client until it is closed; returns the exit status. `overrides` are settings for this run only."""
    prefer_plain_frames()
    give_back_pictures()
    gc.freeze()  # what is there now stays all along: no collection need look at it
    pygame.display.init()
    pygame.font.init()
    pygame.key.set_repeat(380, 45)
    try:
        app = open_app(settings, overrides, home)
    except StoneworkError:
        raise  # main says it
    except Exception as error:
        write_down(home, report(error, ()))
        say_the_last()
        return FAILED
    app.notice = app.notice or notice
    return guarded(app, first, _loop)


def guarded(app: App, first: FirstScene, loop: Callable[[App], None]) -> int:
    """Runs an open client from its first scene to its end, so that no error shows a traceback; the exit status."""
    app.guard.on, before = True, threading.excepthook
    threading.excepthook = app.guard.thread_failed
    try:
        _begin(app, first)
        loop(app)
    finally:
        with app.guard.aside():
            app.close()
        threading.excepthook = before
        pygame.quit()
    return app.guard.status


def _begin(app: App, first: FirstScene) -> None:
    try:
        app.begin(first(app))
    except StoneworkError:
        raise  # what was asked for cannot be: main says why
    except Exception as error:
        app.guard.caught(error)


def prefer_plain_frames() -> None:
    """On X11 pixels go straight to the server: through a texture a 4K frame took 57 ms instead of 5."""
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")  # leave the desktop's effects alone
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # what an input method offers is shown beside the field


def open_app(under: Settings, overrides: Mapping[str, Any], home: Path) -> App:
    """The client in a window that fits the desktop, where and as it was left."""
    settings = user_settings(under, home)[0].having(overrides)
    asked = "width" in overrides or (settings.width, settings.height) != (Settings().width, Settings().height)
    geometry = opening(settings, asked, usable())
    pygame.display.set_caption("Stonework")
    pygame.display.set_icon(pygame.image.load_sized_svg(ASSETS / "icons" / "window-icon.svg", (64, 64)))
    app = App(geometry.size, under, home, patient=False, flags=pygame.RESIZABLE | pygame.HIDDEN, overrides=overrides)
    app.window.open_as(geometry)
    return app


def _loop(app: App) -> None:
    clock, moving = pygame.time.Clock(), True
    clock.tick()
    while app.running:
        events = pygame.event.get() if moving else wait(app.pace, app.presence.nap)
        dt = min(0.1, clock.tick(app.settings.fps if moving else 0) / 1000)
        moving = app.frame(events, dt) or bool(events)


def wait(seconds: float, nap: float = NAP) -> list[pygame.event.Event]:
    """Sleeps until something happens, at most so long. SDL's own wait costs 2 % of a core."""
    until = time.monotonic() + seconds
    while not (events := pygame.event.get()) and time.monotonic() < until:
        time.sleep(nap)
    return events

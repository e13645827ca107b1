"""The desktops of the system: how much of each screen windows may take."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame
from pygame import Rect

SHARE = 0.92  # of a screen's height that panels leave, where nothing can be known


class _Area(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_int) for name in "xywh")


def usable() -> list[Rect]:
    """The areas of the screens without panels, docks and menu bars; never none. The display must be there."""
    sizes = pygame.display.get_desktop_sizes()
    asked = getattr(pygame.display, "get_desktop_usable_bounds", None)  # pygame-ce from 2.6
    if asked is not None:
        return [Rect(area) for area in asked()]
    found = _from_sdl(len(sizes))
    return found or [Rect(0, 0, sizes[0][0], round(sizes[0][1] * SHARE))]


def _from_sdl(count: int) -> list[Rect]:
    """What the SDL library that pygame brings along says; nothing where it cannot be asked."""
    found = list[Rect]()
    for file in _libraries():
        try:
            ask = ctypes.CDLL(str(file)).SDL_GetDisplayUsableBounds
            areas = [_Area() for _ in range(count)]
            if all(ask(i, ctypes.byref(area)) == 0 for i, area in enumerate(areas)):
                found = [Rect(area.x, area.y, area.w, area.h) for area in areas]
        except (OSError, AttributeError):
            continue
    return [area for area in found if area.w > 0 and area.h > 0]


def _libraries() -> list[Path]:
    """The library as it lies in pygame's wheels; loaded already, so that asking it loads nothing."""
    home = Path(pygame.__file__).parent
    ways = ((home.parent / "pygame_ce.libs", "libSDL2-2*.so*"), (home, "SDL2.dll"), (home / ".dylibs", "libSDL2-2*"))
    return [file for folder, name in ways for file in sorted(folder.glob(name))]

"""Where the window lies: how it opens on the desktops there are, and what of it is remembered. No pixels, no system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.preferences import NOWHERE, Settings

SMALLEST = (640, 480)
SIDES, FOOT = 16, 8  # pixels of a window's frame beside and under it


@dataclass(frozen=True)
class Geometry:
    """A window: its size and place while it is neither maximised nor fills the screen, and whether it is or does.

    The place is that of the upper left pixel inside the frame; None where the system chooses.
    """

    size: tuple[int, int]
    place: tuple[int, int] | None = None
    maximised: bool = False
    filling: bool = False


def head(desk: Rect) -> int:
    """Pixels that a title bar may take at most."""
    return max(38, desk.h // 20)


def opening(settings: Settings, asked: bool, desks: Sequence[Rect]) -> Geometry:
    """How the window opens. `desks` are the usable areas of the screens, the first one first.

    It fits with its frame, lies where it lay if that screen is there, and where nobody `asked` for a size takes two
    thirds of a large screen each way.
    """
    size = settings.width, settings.height
    place = None if NOWHERE in (settings.x, settings.y) else (settings.x, settings.y)
    middle = (place[0] + size[0] // 2, place[1]) if place else (0, 0)
    known = next((desk for desk in desks if place and desk.collidepoint(middle)), None)
    desk = known or desks[0]
    if not asked:
        size = max(size[0], desk.w * 2 // 3), max(size[1], desk.h * 2 // 3)
    fitting = _fitting(size, desk)
    return Geometry(fitting, _inside(place if known else None, fitting, desk), settings.maximised, settings.full_screen)


def _fitting(size: tuple[int, int], desk: Rect) -> tuple[int, int]:
    wide, high = min(size[0], desk.w - SIDES), min(size[1], desk.h - head(desk) - FOOT)
    return max(SMALLEST[0], wide), max(SMALLEST[1], high)


def _inside(place: tuple[int, int] | None, size: tuple[int, int], desk: Rect) -> tuple[int, int]:
    """The place, moved so that all of the window is seen; in the middle where there is none."""
    top = desk.y + head(desk)
    x, y = place or (desk.centerx - size[0] // 2, (top + desk.bottom - size[1]) // 2)
    right, bottom = desk.right - size[0], desk.bottom - FOOT - size[1]
    return max(desk.x, min(x, right)), max(top, min(y, bottom))


def changes(before: Geometry, after: Geometry) -> dict[str, int | bool]:
    """What a person has changed, as settings: what was only made to fit is not remembered."""
    found: dict[str, int | bool] = {}
    if after.size != before.size:
        found |= {"width": after.size[0], "height": after.size[1]}
    if after.place and after.place != before.place:
        found |= {"x": after.place[0], "y": after.place[1]}
    if after.maximised != before.maximised:
        found["maximised"] = after.maximised
    return found

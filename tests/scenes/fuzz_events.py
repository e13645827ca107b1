"""What hasty hands and careless systems send: clicks, drags, keys held down, releases that never come, lost focus."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
from pygame.event import Event

Point = tuple[int, int]
WINDOW = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER,
          pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN,
          pygame.WINDOWEXPOSED)


def click(at: Point, button: int = 1, times: int = 1) -> Iterator[Event]:
    """The pointer goes there, then presses and releases, once or more often."""
    yield Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    for _ in range(times):
        yield Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        yield Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def drag(a: Point, b: Point, released: bool = True) -> Iterator[Event]:
    """From a to b; the release may go to another window, then the pointer comes back with no button down."""
    yield Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1)
    for i in range(1, 4):
        at = (a[0] + (b[0] - a[0]) * i // 3, a[1] + (b[1] - a[1]) * i // 3)
        yield Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
    if released:
        yield Event(pygame.MOUSEBUTTONUP, pos=b, button=1)
    else:
        yield Event(pygame.MOUSEMOTION, pos=a, rel=(1, 1), buttons=(0, 0, 0))


def key(code: int, mod: int = 0, times: int = 1, released: bool = True) -> Iterator[Event]:
    """A key goes down, repeats while it is held, and comes up, or its release goes elsewhere."""
    for _ in range(times):
        yield Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
    if released:
        yield Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0)


def window(rng: Random) -> Iterator[Event]:
    """The system takes the focus, hides or minimises the window, and gives all back, in any order."""
    for kind in rng.sample(WINDOW, rng.randrange(1, 4)):
        yield Event(kind)
    if rng.random() < 0.8:  # else it stays away for a while
        yield from (Event(kind) for kind in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED))


def resize(size: Point) -> Iterator[Event]:
    """The window takes another size."""
    yield Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)

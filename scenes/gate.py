"""The gate between the system's events and the scenes: neither a key held nor a click doubled passes a barrier.

A barrier is what stands between a press and something else than what the person saw when pressing: another scene, a
dialog that comes or goes, another player's turn under the same button. pygame tells a key that is held by one KEYDOWN
after the other without a KEYUP between them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame.event import Event

from scenes.manager import SceneManager, Screen
from scenes.shortcuts import asked

TWICE = 0.4  # seconds within which a second press at the same place is the second half of a double click
NEAR = 8  # pixels
REPEATS = frozenset({"cursor", "turn", "look"})  # commands that a held key asks for again and again: to look about
ONCE = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE})  # keys that are pressed anew, in fields too
Key = tuple[int, int]
LETTERS = range(pygame.K_SPACE, 0x110000)  # keys that write something, by their codes


class Press(NamedTuple):
    """A press of the left button: where, when, and what it was about."""

    pos: tuple[int, int]
    at: float
    about: Hashable


class Gate:
    """Lets events through to the top scene, or drops them. Its clock is the frames': nothing here reads another."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._down = dict[Key, int]()  # the keys that are down, and what they mean
        self._old = set[Key]()  # those of them that went down before what is shown now came
        self._barrier: Hashable = None
        self._last: Press | None = None
        self._dropped = False  # the press was dropped: its release is, too

    def through(self, events: Iterable[Event], dt: float, scenes: SceneManager) -> Iterator[Event]:
        """Those of a frame's events that count, each looked at when all before it have had their effect."""
        self._clock += dt
        for event in events:
            self._look_for_barrier(scenes)
            if self._lets(event, scenes.top):
                yield event

    def _lets(self, event: Event, top: Screen) -> bool:
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event, top.desk.typing)
            case pygame.KEYUP:
                self._down.pop(_key_of(event), None)
                self._old.discard(_key_of(event))
            case pygame.TEXTINPUT:
                return not any(self._down[key] in LETTERS for key in self._old)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._press(event.pos, (self._barrier, top.stake(event.pos)))
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._dropped:
                self._dropped = False
                return False
            case pygame.WINDOWFOCUSLOST:  # what is released elsewhere is not heard
                self._down.clear()
                self._old.clear()
        return True

    def _look_for_barrier(self, scenes: SceneManager) -> None:
        """Behind a barrier every key that is still down is heard again only after its release, and no press goes on."""
        barrier = (scenes.changes, scenes.top.desk.changes)
        if barrier != self._barrier:
            self._barrier = barrier
            self._old |= self._down.keys()
            scenes.top.let_go()

    def _key(self, event: Event, typing: bool) -> bool:
        key = _key_of(event)
        if key not in self._down:
            self._down[key] = event.key
            return True
        return key not in self._old and _repeats(event, typing)

    def _press(self, pos: tuple[int, int], about: Hashable) -> bool:
        """The second press of a double click is dropped where something else lies there than under the first."""
        last = self._last
        again = last is not None and self._clock - last.at < TWICE and _near(last.pos, pos)
        if last is not None and again and last.about != about:
            self._last, self._dropped = last._replace(at=self._clock), True
            return False
        self._last, self._dropped = Press(pos, self._clock, about), False
        return True


def _key_of(event: Event) -> Key:
    """Which key it is: its place where that is told, for its meaning depends on Shift, which may be let go earlier."""
    place = getattr(event, "scancode", 0)
    return place, 0 if place else event.key


def _repeats(event: Event, typing: bool) -> bool:
    """Whether a key that is held is meant again: in fields nearly every one, elsewhere only those that look about."""
    if typing:
        return event.key not in ONCE
    return event.key == pygame.K_TAB or asked(event).partition(".")[0] in REPEATS


def _near(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return abs(a[0] - b[0]) < NEAR and abs(a[1] - b[1]) < NEAR

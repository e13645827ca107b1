"""A hasty player: clicks, drags, keys, wheel turns, resizes, undos and new games at random, while computers think."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
from pygame.event import Event

from engine.core.match import Match
from engine.core.record import from_record, to_record
from engine.games import game_named
from scenes.app import App
from scenes.menu import MenuScene
from scenes.settings import Settings

SIZES = ((800, 600), (1024, 600), (1366, 768), (640, 480))
KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE,
        pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_q, pygame.K_e, pygame.K_r, pygame.K_m, pygame.K_0, pygame.K_PLUS,
        pygame.K_MINUS, pygame.K_1, pygame.K_2, pygame.K_F1, pygame.K_F2, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
        pygame.K_HOME, pygame.K_END, pygame.K_h, pygame.K_b)
KEPT = frozenset({"quit", "leave.yes", "shelf.gone.yes"})  # what would end the program is pressed by hand only


class Hasty:
    """Drives an App with random events; `frames` holds the thread's CPU seconds of every frame."""

    def __init__(self, game: str, home: Path, seed: int) -> None:
        pygame.display.init()
        pygame.font.init()
        under = Settings().having({"muted": True, "seconds": 0.1, "animation": "fast"})
        self.app = App(SIZES[1], under, home, patient=False)
        self.app.begin(MenuScene(self.app))
        self.game, self.rng, self.frames = game, Random(seed), list[float]()

    def step(self) -> None:
        """One random deed and some frames."""
        for event in self._deed():
            self._frame([event])
        for _ in range(self.rng.randrange(4)):
            self._frame([])
        if self.app.scene == "menu" and self.rng.random() < 0.5:
            self._press(f"{self.game}.{self.rng.choice(('friend', 'computer', 'watch'))}")

    def _frame(self, events: list[Event]) -> None:
        begun = time.thread_time()
        self.app.frame(events, self.rng.choice((0.016, 0.05, 0.3)))
        self.frames.append(time.thread_time() - begun)

    def _press(self, id: str) -> None:
        for widget in self.app.widgets():
            if widget.id == id and widget.enabled:
                for event in _click(widget.rect.center):
                    self._frame([event])
                return

    def _deed(self) -> Iterator[Event]:
        size, dice = self.app.surface.get_size(), self.rng.random()
        at = (self.rng.randrange(size[0]), self.rng.randrange(size[1]))
        if dice < 0.30:
            yield from _click(self._cell() or at, self.rng.choice((1, 1, 1, 1, 3)))
        elif dice < 0.42:
            yield from _drag(self._cell() or at, self._cell() or at)
        elif dice < 0.60:
            yield from _key(self.rng.choice(KEYS), self.rng.choice((0, 0, 0, pygame.KMOD_CTRL)))
        elif dice < 0.66:
            yield Event(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-2, -1, 1, 2)))
        elif dice < 0.68:
            w, h = self.rng.choice(SIZES)
            yield Event(pygame.VIDEORESIZE, w=w, h=h, size=(w, h))
        elif dice < 0.72:
            yield from _key(self.rng.choice((pygame.K_z, pygame.K_y)), pygame.KMOD_CTRL)
        else:
            pressable = [w for w in self.app.widgets() if w.enabled and w.id not in KEPT]
            if pressable:
                yield from _click(self.rng.choice(pressable).rect.center)

    def _cell(self) -> tuple[int, int] | None:
        """A cell that may be played, so that games get somewhere."""
        match = self.app.match
        if match is None or match.to_act is None or self.rng.random() < 0.3:
            return None
        actions = [a for a in match.state.actions() if a.picks]
        try:
            return self.app.xy(self.rng.choice(self.rng.choice(actions).picks).name) if actions else None
        except KeyError:
            return None

    def sound(self) -> bool:
        """Whether the match is what a replay of its own log gives."""
        match = self.app.match
        return match is None or replayed(match)


def replayed(match: Match) -> bool:
    """Whether playing the match's record again ends in the same position."""
    return from_record(to_record(match), game_named).state == match.state


def _click(at: tuple[int, int], button: int = 1) -> Iterator[Event]:
    yield Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    yield Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
    yield Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def _drag(a: tuple[int, int], b: tuple[int, int]) -> Iterator[Event]:
    yield Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1)
    for i in range(1, 4):
        at = (a[0] + (b[0] - a[0]) * i // 3, a[1] + (b[1] - a[1]) * i // 3)
        yield Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
    yield Event(pygame.MOUSEBUTTONUP, pos=b, button=1)


def _key(key: int, mod: int) -> Iterator[Event]:
    yield Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
    yield Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

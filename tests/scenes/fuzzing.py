"""A hasty player: clicks, drags, keys, wheel turns, resizes, undos and new games at random, while computers think.

The system is as careless: keys repeat, releases are lost, the window is minimised, the clock jumps, the program ends
and is opened again on the same home.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from random import Random

import pygame
from pygame.event import Event

from engine.core.match import Match
from engine.games import game_named
from engine.records.record import from_record, to_record
from scenes.app import App
from scenes.menu.scene import MenuScene
from scenes.preferences import Settings
from tests.scenes.fuzz_events import click, drag, key, resize, window
from tests.scenes.reading import Ear, drawn, unreadable

SIZES = ((800, 600), (1024, 600), (1366, 768), (640, 480))
KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE,
        pygame.K_BACKSPACE, pygame.K_TAB, pygame.K_q, pygame.K_e, pygame.K_r, pygame.K_m, pygame.K_0, pygame.K_PLUS,
        pygame.K_MINUS, pygame.K_1, pygame.K_2, pygame.K_F1, pygame.K_F2, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
        pygame.K_HOME, pygame.K_END, pygame.K_h, pygame.K_b, pygame.K_F11)
SPEEDS = ("slow", "normal", "fast", "off")
TEXTS = (0.8, 1.0, 1.3, 2.0)
KEPT = frozenset({"quit", "leave.yes", "shelf.gone.yes"})  # what would end the program is pressed by hand only
TEN_HOURS = 36000.0  # seconds: the laptop slept


class Hasty:
    """Drives an App with random events; `frames` holds the thread's CPU seconds of every frame."""

    def __init__(self, game: str, home: Path, seed: int) -> None:
        pygame.display.init()
        pygame.font.init()
        self._home = home
        self.game, self.rng, self.frames = game, Random(seed), list[float]()
        self.events, self._ear = 0, Ear()
        self.app = self._open()

    def _open(self) -> App:
        under = Settings().having({"muted": True, "seconds": 0.1, "animation": "fast"})
        app = App(SIZES[1], under, self._home, patient=False)
        app._type = self._ear
        app._restyle()
        app.begin(MenuScene(app))
        return app

    def step(self) -> None:
        """One random deed and some frames."""
        for event in self._deed():
            self._frame([event])
        for _ in range(self.rng.randrange(4)):
            self._frame([])
        if self.app.scene == "menu" and self.rng.random() < 0.5:
            self._press(f"{self.game}.{self.rng.choice(('friend', 'computer', 'watch'))}")

    def _frame(self, events: list[Event], dt: float = 0.0) -> None:
        begun = time.thread_time()
        self.app.frame(events, dt or self.rng.choice((0.016, 0.05, 0.3)))
        self.frames.append(time.thread_time() - begun)
        self.events += len(events)

    def _press(self, id: str) -> None:
        for widget in self.app.widgets():
            if widget.id == id and widget.enabled:
                for event in click(widget.rect.center):
                    self._frame([event])
                return

    def _deed(self) -> Iterator[Event]:
        return self.rng.choices(DEEDS, cum_weights=WEIGHTS)[0](self)

    # ---- deeds ---------------------------------------------------------------------------------------------------

    def _anywhere(self) -> tuple[int, int]:
        size = self.app.surface.get_size()
        return self._cell() or (self.rng.randrange(size[0]), self.rng.randrange(size[1]))

    def _clicks(self) -> Iterator[Event]:
        return click(self._anywhere(), self.rng.choice((1, 1, 1, 1, 3)), self.rng.choice((1, 1, 1, 2, 6)))

    def _drags(self) -> Iterator[Event]:
        return drag(self._anywhere(), self._anywhere(), self.rng.random() < 0.8)

    def _keys(self) -> Iterator[Event]:
        mod, times = self.rng.choice((0, 0, 0, pygame.KMOD_CTRL)), self.rng.choice((1, 1, 1, 9))
        return key(self.rng.choice(KEYS), mod, times, self.rng.random() < 0.9)

    def _wheel(self) -> Iterator[Event]:
        yield Event(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-2, -1, 1, 2)))

    def _resizes(self) -> Iterator[Event]:
        return resize(self.rng.choice(SIZES))

    def _undoes(self) -> Iterator[Event]:
        return key(self.rng.choice((pygame.K_z, pygame.K_y)), pygame.KMOD_CTRL)

    def _presses(self) -> Iterator[Event]:
        pressable = [w for w in self.app.widgets() if w.enabled and w.id not in KEPT]
        if pressable:
            yield from click(self.rng.choice(pressable).rect.center, times=self.rng.choice((1, 1, 2)))

    def _window(self) -> Iterator[Event]:
        return window(self.rng)

    def _sleeps(self) -> Iterator[Event]:
        self._frame([], TEN_HOURS)
        return iter(())

    def _settings(self) -> Iterator[Event]:
        """Another speed in mid-movement, or another size of text."""
        if self.rng.random() < 0.7:
            self.app.change(animation=self.rng.choice(SPEEDS))
        else:
            self.app.change(text=self.rng.choice(TEXTS))
        return iter(())

    def _reopens(self) -> Iterator[Event]:
        self.app.close()
        self.app = self._open()
        return iter(())

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

    # ---- what must hold ------------------------------------------------------------------------------------------

    def sound(self) -> bool:
        """Whether the match is what a replay of its own log gives."""
        match = self.app.match
        return match is None or replayed(match)

    def misplaced(self) -> list[str]:
        """The cells that are found elsewhere than they are shown, of those that nothing lies on within the board."""
        top, app = self.app.scenes.top, self.app
        board = getattr(top, "board", None)
        if board is None:
            return []
        shown = {cell: app.xy(cell) for cell in board.placed.centres}
        return [cell for cell, at in shown.items()
                if board.area.collidepoint(at) and not (top.rack.covers(at) or top.rack.at(at)) and app.at(*at) != cell]

    def unread(self) -> list[str]:
        """What of the scene on top cannot be read: cut, or over something else."""
        match, where = self.app.match, (self.app.scene, self.app.surface.get_size(), self.app.settings.text)
        names = [person.name for person in match.people] if match else []
        drawn(self.app, self._ear)
        return [f"{where} {fault}" for fault in unreadable(self.app.scenes.top, self._ear.lines, names)]


Deed = Callable[[Hasty], Iterator[Event]]
CHANCES: tuple[tuple[Deed, int], ...] = (
    (Hasty._clicks, 28), (Hasty._drags, 12), (Hasty._keys, 18), (Hasty._wheel, 5), (Hasty._resizes, 2),
    (Hasty._undoes, 4), (Hasty._presses, 26), (Hasty._window, 2), (Hasty._sleeps, 1), (Hasty._settings, 2),
)
DEEDS = (*(deed for deed, _ in CHANCES), Hasty._reopens)
WEIGHTS = (*accumulate(weight * 10 for _, weight in CHANCES), 10 * sum(weight for _, weight in CHANCES) + 2)


def replayed(match: Match) -> bool:
    """Whether playing the match's record again ends in the same position."""
    return from_record(to_record(match), game_named).state == match.state

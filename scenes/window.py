"""The window: its size, filling the screen and coming back, bringing painted rectangles to the screen."""

from __future__ import annotations

import warnings
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.geometry import SMALLEST, Geometry, changes

SETTLED = 0.4  # seconds after which a new size counts: systems tell it before they tell that it is a maximised one's


class Landing:
    """Where the program has sent the window, and where it came to lie: some systems count the title bar in until they
    have put it there, so it is sent twice; where that does not help either, the one place means the other."""

    def __init__(self, sent: tuple[int, int]) -> None:
        self.sent = sent
        self.again = False  # whether it has to be sent once more now
        self._tries = 0
        self._lies: tuple[int, int] | None = None

    def meant(self, place: tuple[int, int]) -> tuple[int, int]:
        """What a place stands for that the system tells."""
        self.again = self._tries == 0 and place != self.sent
        if self._tries < 2:
            self._tries += 1
            self._lies = place
        return self.sent if place == self._lies else place


class Window:
    """The display of the client; there is only one."""

    def __init__(self, size: tuple[int, int], flags: int = 0) -> None:
        self.flags = flags
        self.surface: Surface = pygame.display.set_mode(size, flags)
        self._normal = self._coming = self.opened = Geometry(size)
        self._maximised = self._minimised = False
        self._wait = 0.0
        self._landing: Landing | None = None

    @property
    def filling(self) -> bool:
        """Whether it fills the screen, whoever made it do so."""
        if self._mock:
            return bool(self.flags & pygame.FULLSCREEN)
        return pygame.display.is_fullscreen() or self.surface.get_size() in pygame.display.get_desktop_sizes()

    def changed(self, full_screen: bool) -> dict[str, int | bool]:
        """What of its size, place and state a person has changed, by whatever means, as settings to remember.

        `full_screen` is what the settings say now.
        """
        if not pygame.display.get_init():
            return {}
        self._settle()
        found = changes(self.opened, replace(self._normal, maximised=self._maximised))
        return found | ({"full_screen": self.filling} if self.filling != full_screen else {})

    @property
    def _mock(self) -> bool:
        return pygame.display.get_driver() == "dummy"

    def open_as(self, geometry: Geometry) -> None:
        """Takes its place on the desktop and is seen; it was made without being shown."""
        self._normal = self._coming = self.opened = geometry
        self._maximised = geometry.maximised
        if not self._mock:
            window = _system_window()
            self._take_place(window)
            window.show()
        if geometry.filling:
            self.full_screen(True)

    def resize(self, size: tuple[int, int]) -> None:
        """Takes on another size, never too small to hold a scene."""
        size = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])
        now = pygame.display.get_surface()  # the system may have resized it already
        self.surface = now if now and now.get_size() == size else pygame.display.set_mode(size, self.flags)
        self._coming, self._wait = replace(self._coming, size=size), SETTLED

    def hear(self, event: Event) -> None:
        """What the system says about the window."""
        match event.type:
            case pygame.WINDOWMOVED:
                self._coming, self._wait = replace(self._coming, place=(event.x, event.y)), SETTLED
            case pygame.WINDOWMAXIMIZED:
                self._maximised = True
            case pygame.WINDOWMINIMIZED:
                self._minimised = True
            case pygame.WINDOWRESTORED if self._minimised:
                self._minimised = False
            case pygame.WINDOWRESTORED if not self.filling:
                self._maximised = False

    def update(self, dt: float) -> None:
        """Time passes: a size or place that has lasted is the window's own."""
        if self._wait > 0:
            self._wait -= dt
            if self._wait <= 0:
                self._settle()

    def _settle(self) -> None:
        self._wait = 0.0
        if self._maximised or self._minimised or self.filling:
            self._coming = self._normal
            return
        self._normal = self._coming
        if self._landing and self._coming.place:
            self._normal = replace(self._coming, place=self._landing.meant(self._coming.place))
            if self._landing.again:
                _system_window().position = self._landing.sent
                self._wait = SETTLED

    def full_screen(self, on: bool) -> None:
        """Fills the screen, or comes back to the old size and place."""
        if on == self.filling:
            return
        if on:
            self._settle()
        if self._mock:
            self.flags ^= pygame.FULLSCREEN
            size = pygame.display.get_desktop_sizes()[0] if on else self._normal.size
            self.surface = pygame.display.set_mode(size, self.flags)
            return
        window = _system_window()  # with `set_mode` some window managers never give the old size back
        if on or not pygame.display.is_fullscreen():
            window.set_fullscreen(True)
        if not on:
            window.set_windowed()
            self._take_place(window)

    def _take_place(self, window: pygame.Window) -> None:
        """Some systems forget size and place of a window that has filled the screen."""
        window.size = self._normal.size
        if self._normal.place:
            window.position = self._normal.place
            self._landing, self._wait = Landing(self._normal.place), SETTLED
        if self._maximised:
            window.maximize()

    def show(self, rects: list[Rect]) -> None:
        """Brings painted rectangles to the screen."""
        pygame.display.update(rects)


def _system_window() -> pygame.Window:
    """The system's own window: the display module cannot maximise, or fill the screen and come back."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()

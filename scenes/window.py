"""The window: its size, filling the screen and coming back, bringing painted rectangles to the screen."""

from __future__ import annotations

import warnings

import pygame
from pygame import Rect, Surface

SMALLEST = (640, 480)


class Window:
    """The display of the client; there is only one."""

    def __init__(self, size: tuple[int, int], flags: int = 0) -> None:
        self.flags = flags
        self.surface: Surface = pygame.display.set_mode(size, flags)
        self._before = size  # the window's size before it filled the screen

    @property
    def filling(self) -> bool:
        """Whether it fills the screen."""
        return bool(self.flags & pygame.FULLSCREEN)

    def resize(self, size: tuple[int, int]) -> None:
        """Takes on another size, never too small to hold a scene."""
        size = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])
        now = pygame.display.get_surface()  # the system may have resized it already
        self.surface = now if now and now.get_size() == size else pygame.display.set_mode(size, self.flags)

    def full_screen(self, on: bool) -> None:
        """Fills the screen, or comes back to the old size."""
        if on == self.filling:
            return
        if on:
            self._before = self.surface.get_size()
        self.flags ^= pygame.FULLSCREEN
        if not self._let_system(on):
            size = pygame.display.get_desktop_sizes()[0] if on else self._before
            self.surface = pygame.display.set_mode(size, self.flags)

    def _let_system(self, on: bool) -> bool:
        """Asks the system's window to fill the screen or to come back; a resize event then tells the new size.

        With `set_mode` some window managers never give the old size back. False where there is no such window.
        """
        if pygame.display.get_driver() == "dummy":
            return False
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        if on:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
        return True

    def show(self, rects: list[Rect]) -> None:
        """Brings painted rectangles to the screen."""
        pygame.display.update(rects)

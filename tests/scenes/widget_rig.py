"""A player's chair for widgets: a window without a screen, a pointer and keys, pictures that need no files."""

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.text.type import Type
from scenes.kit.theme import PALETTES, Scale
from scenes.kit.widgets import Command, Desk, Style, Widget


class Squares:
    """Pictures: a square in the colour asked for."""

    def sprite(self, name: str, size: int, colour: str | None = None) -> Surface:
        """A square of `size` pixels."""
        picture = Surface((size, size), pygame.SRCALPHA)
        picture.fill(colour or "#ffffff")
        return picture


def new_style(size: tuple[int, int] = (1366, 768), text: float = 1.0, palette: str = "standard") -> Style:
    """A style for a window of this size."""
    return Style(PALETTES[palette], Scale.fit(size, text), Type(), Squares())


def placed(widget: Widget, x: int, y: int, w: int = 120, h: int = 42) -> Widget:
    """The widget at this place."""
    widget.rect = Rect(x, y, w, h)
    return widget


class Rig:
    """A desk on a surface, with a style, and hands to work it."""

    def __init__(self, widgets: Iterable[Widget], size: tuple[int, int] = (800, 600), free: bool = False) -> None:
        self.surface, self.style = Surface(size), new_style()
        self.desk = Desk(widgets, free)
        self._down = 0
        self.desk.update(0)
        self.draw()

    def draw(self) -> None:
        """Paint everything on a fresh, patterned ground."""
        self.surface.fill((20, 40, 60))
        for x in range(0, self.surface.get_width(), 7):
            self.surface.fill((70, 30, 20), Rect(x, 0, 2, self.surface.get_height()))
        self.desk.draw(self.surface, self.style)

    def rest(self, seconds: float = 1.0) -> int:
        """Let time go by; how many frames something moved in."""
        return sum(self.desk.update(0.02) for _ in range(round(seconds / 0.02)))

    def point(self, pos: tuple[int, int]) -> Command | None:
        """Move the pointer."""
        return self.desk.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(self._down, 0, 0)))

    def down(self, pos: tuple[int, int], button: int = 1) -> Command | None:
        """Press a mouse button."""
        self._down = int(button == 1) or self._down
        return self.desk.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))

    def up(self, pos: tuple[int, int], button: int = 1) -> Command | None:
        """Release a mouse button."""
        self._down = 0 if button == 1 else self._down
        return self.desk.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def click(self, pos: tuple[int, int]) -> Command | None:
        """Press and release on the spot."""
        return self.down(pos) or self.up(pos)

    def key(self, key: int, mod: int = 0) -> Command | None:
        """Press a key."""
        return self.desk.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def type(self, s: str) -> Command | None:
        """Type a text in one go, as an input method may."""
        return self.desk.handle(Event(pygame.TEXTINPUT, text=s))

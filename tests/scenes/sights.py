"""What one looks at and tries at the table without playing: places, tiles, windows, dialogs, aids, the view."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
from pygame.event import Event

from tests.scenes.onlooker import Onlooker

CTRL = pygame.KMOD_CTRL
STRAY = (pygame.K_LEFT, pygame.K_UP, pygame.K_h, pygame.K_2, pygame.K_PLUS, pygame.K_0)
BARRED = ((pygame.K_r, 0), (pygame.K_z, CTRL), (pygame.K_1, 0), (pygame.K_ESCAPE, 0))  # a curtain answers to none


class Sights:
    """Leads an onlooker about. `much` is how many of the places are pointed at, 1 for a short visit."""

    def __init__(self, eye: Onlooker, seed: int, much: int = 1) -> None:
        self.eye, self.story, self._rng, self._much = eye, eye.story, Random(f"tour {seed}"), much

    @property
    def scene(self) -> Any:
        """The scene on top."""
        return self.eye.scene

    def _places(self, count: int) -> list[tuple[int, int]]:
        """Points all over the window, the same ones for every version."""
        w, h = self.eye.app.surface.get_size()
        return [(self._rng.randrange(w), self._rng.randrange(h)) for _ in range(count)]

    def _sometimes(self) -> bool:
        """Long visits do most things, short ones a part of what takes time."""
        return self._rng.random() < 0.3 * self._much

    def point_at_own(self, most: int) -> None:
        """The pointer rests on tiles of the hand that stands in the rack, and picks the first."""
        eye, rack = self.eye, self.scene.rack
        tiles = [tile for tile in rack.tiles(rack.owner) if tile != "?"][:most]
        for n, tile in enumerate(tiles):
            eye.click("own tile", eye.app.xy(tile)) if not n else eye.hover("own tile", eye.app.xy(tile))

    def own_tiles(self) -> None:
        """Lights, ghosts and refusals of the own tiles."""
        eye, rack = self.eye, self.scene.rack
        for tile in rack.tiles(rack.owner)[:self._much + 1]:
            eye.click("tile", eye.app.xy(tile))
            for pos in self._places(3 * self._much):
                eye.hover("with tile", pos)
            eye.key(pygame.K_e)
            eye.frame("let go", Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=3))

    def behind(self) -> None:
        """What is tried while the curtain is down."""
        eye, size = self.eye, self.eye.app.surface.get_size()
        for key, mod in BARRED:
            eye.key(key, mod)
        eye.resize((size[0] + 40, size[1] + 20))
        eye.resize(size)
        for key in (pygame.K_F1, pygame.K_ESCAPE):
            eye.key(key)

    def windows(self) -> None:
        """Another size, the full screen, and back; nearer, further, the cursor of the keyboard."""
        eye, size = self.eye, self.eye.app.surface.get_size()
        eye.resize((size[0] + 60, size[1] - 10))
        for _ in range(2):
            eye.key(pygame.K_F11)
        eye.resize(size)
        for key in STRAY:
            eye.key(key)
        eye.frame("let go", Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=3))

    def tips(self) -> None:
        """Buttons explain themselves after a while."""
        for id in ("undo", "redo", "cover"):
            widget = next((w for w in self.eye.app.widgets() if w.id == id), None)
            if widget:
                self.eye.hover(id, widget.rect.center)
                self.eye.frame("tip", dt=0.6)

    def aids(self) -> None:
        """Every overlay off and on again."""
        for id in [w.id for w in self.eye.app.widgets() if w.id.startswith("aid.")]:
            for _ in range(2):
                self.eye.press(id)

    def advice(self) -> None:
        """A hint, the whole turn of it, the line to be expected, and away with it."""
        for key in (pygame.K_h, pygame.K_h, pygame.K_b):
            self.eye.key(key)
            for _ in range(3):
                self.eye.frame("advice", dt=0.05)
        self.eye.frame("let go", Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=3))

    def the_past(self) -> None:
        """Looking back along the game, on again, and to the present."""
        for key in (pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_HOME, pygame.K_PAGEDOWN):
            self.eye.key(key)
            self.eye.frame("looking back", dt=0.2)
        self.eye.hover("in the past", self._places(1)[0])
        self.eye.key(pygame.K_END)

    def menus(self) -> None:
        """The game's menu, the dialog of seats, the rules."""
        eye = self.eye
        eye.key(pygame.K_ESCAPE)
        if eye.can("menu.seats"):
            eye.press("menu.seats")
        eye.frame("dialog", dt=0.2)
        for key in (pygame.K_ESCAPE, pygame.K_F1, pygame.K_ESCAPE):
            eye.key(key)

    def peek(self) -> None:
        """Whoever sits there sometimes looks at his hand in a computer's turn."""
        if self.eye.app.scene == "play" and self.scene.peek.can and self._rng.random() < 0.5:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.eye.frame("peek", Event(kind, key=pygame.K_p, mod=0, unicode="", scancode=0))

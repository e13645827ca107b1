"""The materials boards are made of, by the name that a picture gives, kept in step with the picture."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Protocol

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture
from scenes.kit.art import Art
from scenes.kit.carved import CarvedGround
from scenes.kit.space import Placed
from scenes.kit.widgets import Look

SETTLED = 0.12  # seconds of rest after a zoom before the material is made anew


class Ground(Protocol):
    """A material. `making` is true while a thread still makes it; until then something plain is shown."""

    making: bool

    def view(self, placed: Placed) -> None:
        """Takes on another view of the board."""

    def show(self, picture: Picture) -> list[Rect]:
        """Brings the material up to date; the window rectangles that changed."""

    def update(self, dt: float) -> list[Rect]:
        """Time passes; the window rectangles that changed."""

    def paint(self, dst: Surface, rect: Rect) -> None:
        """Paints the part of the window."""

    def keep(self, place: str) -> Surface | None:
        """What a cell and its surroundings look like now, the cell in the middle."""

    def outline(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells, and where it belongs in the window."""


class Carved:
    """The carved mountain, made in a thread when the view changes, so that no frame waits for it."""

    def __init__(self, look: Look, picture: Picture, placed: Placed, area: Rect, patient: bool, old: Ground | None) -> None:
        self._look, self._picture, self._area, self._patient = look, picture, Rect(area), patient
        self._made: CarvedGround | None = old._made if isinstance(old, Carved) else None
        self._of: Placed | None = old._of if isinstance(old, Carved) else None  # the view that it was made for
        self._coming: list[tuple[Placed, CarvedGround]] = []
        self._placed = placed
        self._rest = 0.0
        self._thread: threading.Thread | None = None
        self.making = True
        self._begin()

    def view(self, placed: Placed) -> None:
        """Takes on another view; what is there is drawn enlarged until the new one is made."""
        self._placed, self.making, self._rest = placed, True, SETTLED
        if self._patient:
            self._begin()

    def _begin(self) -> None:
        if self._patient:
            self._coming = [(self._placed, _made(self._look, self._placed, self._area, self._picture))]
            self._take()
            return
        args = (self._look, self._placed, self._area, self._picture)
        placed, coming = self._placed, self._coming
        self._thread = threading.Thread(target=lambda: coming.append((placed, _made(*args))), daemon=True)
        self._thread.start()

    def _take(self) -> None:
        placed, made = self._coming.pop()
        self._coming.clear()
        self._thread = None
        if placed is self._placed:
            self._made, self._of, self.making = made, placed, False
            self.show(self._picture)

    def update(self, dt: float) -> list[Rect]:
        """Takes over what the thread has made; begins anew after a zoom has come to rest."""
        if not self.making:
            return []
        if self._coming:
            self._take()
            return [Rect(self._area)]
        self._rest -= dt
        if self._thread is None and self._rest <= 0:
            self._begin()
        return []

    def show(self, picture: Picture) -> list[Rect]:
        """Digs what was dug, lights what is lit."""
        self._picture = picture
        if self._made is None or self.making:
            return [Rect(self._area)]
        return [r.move(self._area.topleft) for r in self._made.show(*carving(picture))]

    def paint(self, dst: Surface, rect: Rect) -> None:
        """The mountain, or plain hexes while it is being made."""
        if self._made is not None and not self.making:
            dst.blit(self._made.surface, rect, rect.move(-self._area.x, -self._area.y))
        elif self._made is not None and self._of is not None:
            self._enlarged(dst, rect, self._made.surface, self._of)
        else:
            _plain(dst, rect, self._look, self._placed, self._picture)

    def _enlarged(self, dst: Surface, rect: Rect, old: Surface, of: Placed) -> None:
        """The old picture under the new view, for the moment that the new one takes."""
        dst.fill(self._look.theme.ground, rect)
        k = self._placed.radius / of.radius
        name = next(iter(of.centres))
        (ox, oy), (nx, ny) = of.centres[name], self._placed.centres[name]
        if self._placed.space.turns != of.space.turns or k > 6:
            return
        left, top = (rect.x - nx) / k + ox - self._area.x, (rect.y - ny) / k + oy - self._area.y
        cut = Rect(round(left), round(top), round(rect.w / k), round(rect.h / k)).clip(old.get_rect())
        if cut.w and cut.h:
            at = (round((cut.x + self._area.x - ox) * k + nx), round((cut.y + self._area.y - oy) * k + ny))
            dst.blit(pygame.transform.scale(old.subsurface(cut), (round(cut.w * k), round(cut.h * k))), at)

    def keep(self, place: str) -> Surface | None:
        """What a cell looks like now."""
        known = self._made is not None and not self.making and place in self._placed.centres
        return self._made.keep(place) if self._made and known else None

    def outline(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells."""
        known = [c for c in cells if c in self._placed.centres]
        if self._made is None or self.making or not known:
            return None
        picture, (x, y) = self._made.outline(known, colour, width, level, alpha)
        return picture, (x + self._area.x, y + self._area.y)


def _made(look: Look, placed: Placed, area: Rect, picture: Picture) -> CarvedGround:
    """Runs in a thread: with an Art of its own, since the cache of the shared one is the main thread's."""
    assert isinstance(look.art, Art)
    centres = {name: (x - area.x, y - area.y) for name, (x, y) in placed.centres.items()}
    made = CarvedGround(look.art.alike(), area.size, centres, placed.radius)
    made.show(*carving(picture))
    return made


def carving(picture: Picture) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Tiles, lamps and dead rock of a picture."""
    tiles = frozenset(i.place for i in picture.items if i.kind == "tile")
    lamps = frozenset(i.place for i in picture.items if i.kind == "miner" and i.place in tiles)
    return tiles, lamps, frozenset(m.place for m in picture.marks if m.kind == "dead")


def _plain(dst: Surface, rect: Rect, look: Look, placed: Placed, picture: Picture) -> None:
    dst.fill(look.theme.ground, rect)
    tiles = {i.place for i in picture.items if i.kind == "tile"}
    for name, (x, y) in placed.centres.items():
        corners = [(x + placed.radius * 0.94 * cos(pi / 3 * i - pi / 6), y + placed.radius * 0.94 * sin(pi / 3 * i - pi / 6))
                   for i in range(6)]
        pygame.draw.polygon(dst, (150, 118, 78) if name in tiles else (58, 62, 68), corners)


Maker = Callable[[Look, Picture, Placed, Rect, bool, Ground | None], Ground]
MATERIALS: Mapping[str, Maker] = MappingProxyType({"carved": Carved})


def ground_for(look: Look, picture: Picture, placed: Placed, area: Rect, patient: bool, old: Ground | None) -> Ground:
    """The material that a picture asks for; `old` may be shown until it is made."""
    return MATERIALS[picture.ground](look, picture, placed, area, patient, old)

"""Land on the plates: cells tinted by whose they are, changing softly."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from engine.core.picture import Point
from scenes.kit.art import Art
from scenes.kit.canvas import merged
from scenes.kit.theme import WHITE, Seat, hexed, mix

SECONDS = 0.3  # that a change of land takes
BASE, LIGHT = "#000001", "#000002"  # the tones in the drawings


class Land:
    """Whose each cell is, as it is shown and as it is becoming."""

    def __init__(self, art: Art, seats: tuple[Seat, ...], centres: Mapping[str, Point], radius: float) -> None:
        """`centres` are pixels of the surface to paint on."""
        self._art, self._seats, self._radius = art, seats, radius
        self._size = round(2 * radius)
        half = (self._size / 2, self._size * 0.44)
        box = (self._size + 1, round(self._size * 0.88) + 1)
        self._rects = {name: Rect((round(x - half[0]), round(y - half[1])), box) for name, (x, y) in centres.items()}
        self._old: Mapping[str, int] = {}
        self._now: Mapping[str, int] = {}
        self._t = 1.0

    def show(self, owners: Mapping[str, int], softly: bool) -> list[Rect]:
        """Other land; the rectangles to paint now."""
        if owners == self._now:
            return []
        self._old, self._now = self._now, dict(owners)
        self._t = 0.0 if softly else 1.0
        return [] if softly else self._changed()

    def step(self, dt: float) -> list[Rect]:
        """Time passes; the rectangles to paint."""
        if self._t >= 1:
            return []
        self._t = min(1.0, self._t + dt / SECONDS)
        return self._changed()

    def _changed(self) -> list[Rect]:
        known = sorted(self._old.keys() | self._now.keys())
        cells = [cell for cell in known if self._old.get(cell) != self._now.get(cell)]
        return [self._rects[cell] for cell in cells if cell in self._rects]

    def paint(self, dst: Surface, wood: Surface, rects: list[Rect]) -> list[Rect]:
        """Paints land into some rectangles; returns them, those that touch joined."""
        joined = merged(rects, dst.get_rect())
        cells = list(self._rects.items())
        boxes = [rect for _, rect in cells]
        for rect in joined:
            dst.set_clip(rect)
            dst.blit(wood, rect, rect)
            for i in rect.collidelistall(boxes):
                self._cell(dst, *cells[i])
        dst.set_clip(None)
        return joined

    def _cell(self, dst: Surface, name: str, rect: Rect) -> None:
        before, after = self._old.get(name, 0), self._now.get(name, 0)
        if before == after:
            self._tint(dst, rect, after, 1.0)
        else:
            self._tint(dst, rect, before, 1 - self._t)
            self._tint(dst, rect, after, self._t)

    def _tint(self, dst: Surface, rect: Rect, owner: int, share: float) -> None:
        if owner and share > 0:
            picture = land_picture(self._art, self._seats, owner, self._size)
            picture.set_alpha(round(255 * share))
            dst.blit(picture, rect)


def land_picture(art: Art, seats: tuple[Seat, ...], owner: int, size: int) -> Surface:
    """The tint of a cell that belongs to a seat, in its colour and pattern."""
    base = seats[owner - 1].base
    tones = ((BASE, hexed(base)), (LIGHT, hexed(mix(base, WHITE, 0.25))))
    return own_format(art, f"plates/land-{owner}", size, tones)


def own_format(art: Art, name: str, size: int, tones: tuple[tuple[str, str], ...]) -> Surface:
    """A drawing in pygame's own order of colours, which is laid on twice as fast as the order that SVG comes in."""
    def make() -> Surface:
        drawing = art.tinted(name, size, tones)
        picture = Surface(drawing.get_size(), pygame.SRCALPHA, 32)
        picture.blit(drawing, (0, 0))
        return picture

    return art.made(("own", name, size, tones), make)

"""A material that takes a while to make: a thread makes it when the view changes, so that no frame waits for it."""

from __future__ import annotations

import threading
import weakref
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Generic, Protocol, Self, TypeVar

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture
from scenes.kit.art import Art
from scenes.kit.board.space import PlacedCells
from scenes.kit.widgets import Style

SETTLED = 0.12  # seconds of rest after a zoom before the material is made anew


class Finished(Protocol):
    """What a thread makes: a picture of the area without its window offset."""

    surface: Surface


Thing = TypeVar("Thing", bound=Finished)


class MadeAside(ABC, Generic[Thing]):
    """Shows something plain, then what was made; after a change of view the old picture enlarged, then the new one."""

    def __init__(
        self, style: Style, picture: Picture, placed: PlacedCells, area: Rect, patient: bool, old: Self | None
    ) -> None:
        self.style, self.picture, self.area, self._patient = style, picture, Rect(area), patient
        self.made: Thing | None = old.made if old else None
        self._of: PlacedCells | None = old._of if old else None  # the view that it was made for
        self._coming: list[tuple[PlacedCells, Thing] | None] = []  # None: nothing was made, for whatever reason
        self.placed = placed
        self._rest = 0.0
        self._thread: threading.Thread | None = None
        self.making = True
        self._begin()

    @abstractmethod
    def make(self, placed: PlacedCells, picture: Picture) -> Thing:
        """Makes the material; runs in a thread, so it may use no picture store of the main thread's."""

    @abstractmethod
    def bring(self, made: Thing, picture: Picture) -> list[Rect]:
        """Brings what was made up to date with a picture; the rectangles of its surface that changed."""

    @abstractmethod
    def plain(self, dst: Surface, rect: Rect) -> None:
        """Paints something quick into a part of the window."""

    def view(self, placed: PlacedCells) -> None:
        """Takes on another view; what is there is drawn enlarged until the new one is made."""
        self.placed, self.making, self._rest = placed, True, SETTLED
        if self._patient:
            self._begin()

    def _begin(self) -> None:
        placed, picture, coming = self.placed, self.picture, self._coming
        if self._patient:
            coming[:] = [(placed, self.make(placed, picture))]
            self._take()
            return
        assert isinstance(self.style.art, Art)
        words = (weakref.ref(self), placed, picture, coming, self.style.art.at_work)
        self._thread = threading.Thread(target=_make_aside, args=words, daemon=True)
        self._thread.start()

    def _take(self) -> None:
        found = self._coming.pop()
        self._coming.clear()
        self._thread = None
        if found is not None and found[0] is self.placed:
            self._of, self.made, self.making = found[0], found[1], False
            self.show(self.picture)

    def update(self, dt: float) -> list[Rect]:
        """Takes over what the thread has made; begins anew after a zoom has come to rest."""
        if not self.making:
            return []
        if self._coming:
            self._take()
            return [Rect(self.area)]
        self._rest -= dt
        if self._thread is None and self._rest <= 0:
            self._begin()
        return []

    def show(self, picture: Picture) -> list[Rect]:
        """Brings the material up to date."""
        self.picture = picture
        if self.made is None or self.making:
            return [Rect(self.area)]
        return [r.move(self.area.topleft) for r in self.bring(self.made, picture)]

    def ready(self) -> Thing | None:
        """What was made, if it is for the present view."""
        return None if self.making else self.made

    def paint(self, dst: Surface, rect: Rect) -> None:
        """The material, or what stands in for it while it is being made."""
        if self.made is not None and not self.making:
            dst.blit(self.made.surface, rect, rect.move(-self.area.x, -self.area.y))
        elif self.made is not None:
            self.glance(dst, rect, self.placed)
        else:
            self.plain(dst, rect)

    def under(self, dst: Surface, rect: Rect) -> None:
        """Paints what shows round a picture that has become smaller."""
        dst.fill(self.style.theme.ground, rect)

    def glance(self, dst: Surface, rect: Rect, placed: PlacedCells) -> None:
        """The old picture under another view, for the moment that a new one takes."""
        self.under(dst, rect)
        if self.made is None or self._of is None:
            return
        old, of = self.made.surface, self._of
        k = placed.radius / of.radius
        name = next(iter(of.centres))
        (ox, oy), (nx, ny) = of.centres[name], placed.centres.get(name, of.centres[name])
        if placed.space.turns != of.space.turns or k > 6:
            return
        left, top = (rect.x - nx) / k + ox - self.area.x, (rect.y - ny) / k + oy - self.area.y
        cut = Rect(round(left), round(top), round(rect.w / k), round(rect.h / k)).clip(old.get_rect())
        if cut.w and cut.h:
            at = (round((cut.x + self.area.x - ox) * k + nx), round((cut.y + self.area.y - oy) * k + ny))
            dst.blit(pygame.transform.scale(old.subsurface(cut), (round(cut.w * k), round(cut.h * k))), at)


def _make_aside(of: weakref.ref[MadeAside[Any]], placed: PlacedCells, picture: Picture, coming: list[Any],
                at_work: threading.Lock) -> None:
    """A thread's work: one at a time, so that zooming to and fro piles nothing up, and none for a board that has gone
    or is seen from elsewhere by now. What SDL refuses while another thread draws is made anew by the board."""
    with at_work:
        mine, made = of(), None
        if mine is not None and mine.placed is placed:
            with suppress(pygame.error):
                made = placed, mine.make(placed, picture)
        coming.append(made)

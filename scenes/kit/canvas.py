"""Draws only what changed: a scene lists everything there is to see, the canvas repaints where the list differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from pygame import Rect, Surface

Paint = Callable[[Surface], None]
Ground = Callable[[Surface, Rect], None]
FEW = 14  # more rectangles than this are drawn as one: each costs a pass over the list


class Drawn(NamedTuple):
    """One thing to see: height `z` (higher lies over lower), the pixels it may touch, and what its look depends on.

    Things with equal z, rect and key look the same, so a repaint is needed only where one comes or goes.
    """

    z: float
    rect: tuple[int, int, int, int]
    key: Hashable
    paint: Paint

    @staticmethod
    def inside(z: float, rect: Rect, key: Hashable, paint: Paint) -> Drawn:
        """Something painted within a rectangle."""
        return Drawn(z, (rect.x, rect.y, rect.w, rect.h), key, paint)

    @staticmethod
    def picture(z: float, surface: Surface, at: tuple[int, int], key: Hashable) -> Drawn:
        """A ready picture with its top left corner at `at`."""
        return Drawn(z, (*at, *surface.get_size()), key, lambda dst: _blit(dst, surface, at))

    @staticmethod
    def centred(z: float, surface: Surface, centre: tuple[float, float], key: Hashable) -> Drawn:
        """A ready picture with its middle at `centre`."""
        w, h = surface.get_size()
        return Drawn.picture(z, surface, (round(centre[0] - w / 2), round(centre[1] - h / 2)), key)


def _blit(dst: Surface, surface: Surface, at: tuple[int, int]) -> None:
    dst.blit(surface, at)

def clipped(thing: Drawn, area: Rect) -> Drawn:
    """The same thing, kept within an area of the window."""
    rect = Rect(thing.rect)
    if area.contains(rect):
        return thing
    inside = rect.clip(area)
    return Drawn(thing.z, (inside.x, inside.y, inside.w, inside.h), thing.key, _within(thing.paint, area))


def _within(paint: Paint, area: Rect) -> Paint:
    def painted(dst: Surface) -> None:
        before = dst.get_clip()
        dst.set_clip(before.clip(area))
        paint(dst)
        dst.set_clip(before)

    return painted


class Canvas:
    """Remembers what is on the surface."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[float, tuple[int, int, int, int], Hashable]] = Counter()  # shadows lie on shadows
        self._stale = True

    def spoil(self) -> None:
        """The next draw paints everything."""
        self._stale = True

    def draw(self, dst: Surface, ground: Ground, things: Iterable[Drawn], spoilt: Iterable[Rect] = ()) -> list[Rect]:
        """Brings the surface up to date and returns the rectangles it painted.

        `ground` paints what lies under everything into a rectangle; `spoilt` are places where the ground changed.
        """
        listed = list(things)
        now = Counter((t.z, t.rect, t.key) for t in listed)
        if self._stale:
            dirty = [dst.get_rect()]
        else:
            changed = now.items() ^ self._seen.items()
            dirty = merged([Rect(rect) for (_, rect, _), _ in changed] + list(spoilt), dst.get_rect())
        self._seen, self._stale = now, False
        if dirty:
            listed.sort(key=lambda t: t.z)
        for rect in dirty:
            self._repaint(dst, ground, listed, rect)
        dst.set_clip(None)
        return dirty

    @staticmethod
    def _repaint(dst: Surface, ground: Ground, listed: list[Drawn], rect: Rect) -> None:
        dst.set_clip(rect)
        ground(dst, rect)
        for thing in listed:
            if rect.colliderect(thing.rect):
                thing.paint(dst)


def merged(rects: Iterable[Rect], within: Rect) -> list[Rect]:
    """The same area in few rectangles that do not overlap."""
    out: list[Rect] = []
    for rect in rects:
        rect = rect.clip(within)
        if rect.w and rect.h:
            out = _joined(out, rect)
    while len(out) > FEW:
        out = _joined([], out[0].unionall(out[1:]))
    return out


def _joined(out: list[Rect], rect: Rect) -> list[Rect]:
    hit = rect.collidelist(out)
    while hit >= 0:
        rect = rect.union(out.pop(hit))
        hit = rect.collidelist(out)
    return [*out, rect]

"""Rounded boxes with smooth edges and soft shadows, put together from small cached corners: size costs little."""

import math
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Rect, Surface

from scenes.kit.theme import Colour

RectLike = Rect | tuple[float, float, float, float]


def whole(rect: RectLike) -> Rect:
    """The rectangle in whole pixels, rounded (pygame would cut)."""
    if isinstance(rect, Rect):
        return rect
    x, y = round(rect[0]), round(rect[1])
    return Rect(x, y, round(rect[0] + rect[2]) - x, round(rect[1] + rect[3]) - y)


def box(
    dst: Surface,
    rect: RectLike,
    fill: Colour | None,
    line: Colour | None = None,
    radius: float = 8,
    width: float = 1,
    alpha: int = 255,
) -> None:
    """Draw a box with round corners, its edge `width` pixels wide inside `rect`, either part may be left out.

    `alpha` from 0 (clear) to 255 counts for the box as a whole.
    """
    r = whole(rect)
    if r.w < 1 or r.h < 1 or alpha <= 0:
        return
    radius = min(radius, min(r.w, r.h) // 2)
    edge = max(1, round(width)) if line else 0
    size = min(max(math.ceil(radius), edge), min(r.w, r.h) // 2)
    if size:
        _corners(dst, r, _ring(size, radius, edge, fill, line, alpha), size)
    middle = Rect(r.x + size, r.y, r.w - 2 * size, r.h)
    if fill:
        _tint(dst, middle.inflate(0, -2 * edge), fill, alpha)
        for x in (r.x + edge, r.right - size):
            _tint(dst, Rect(x, r.y + size, size - edge, r.h - 2 * size), fill, alpha)
    if line:
        for y in (r.y, r.bottom - edge):
            _tint(dst, Rect(middle.x, y, middle.w, edge), line, alpha)
        for x in (r.x, r.right - edge):
            _tint(dst, Rect(x, r.y + size, edge, r.h - 2 * size), line, alpha)


def _tint(dst: Surface, rect: Rect, colour: Colour, alpha: int) -> None:
    if rect.w < 1 or rect.h < 1:
        return
    if alpha >= 255:
        dst.fill(colour, rect)
        return
    veil = Surface(rect.size, pygame.SRCALPHA)  # a veil without alpha of its own would make a clear picture solid
    veil.fill((*colour, alpha))
    dst.blit(veil, rect)


def _corners(dst: Surface, r: Rect, ring: Surface, n: int) -> None:
    """Put the four quarters of a ring of 2n pixels into the corners of r."""
    for dx, x in ((0, r.x), (n, r.right - n)):
        for dy, y in ((0, r.y), (n, r.bottom - n)):
            dst.blit(ring, (x, y), (dx, dy, n, n))


@lru_cache(maxsize=1024)
def _ring(n: int, radius: float, edge: int, fill: Colour | None, line: Colour | None, alpha: int) -> Surface:
    """A box of 2n x 2n pixels: coverage comes from the distance to the arc, so every size is equally smooth."""
    outer = _inside(n, radius, 0)
    inner = _inside(n, radius, edge) if line else outer
    parts = [(fill, inner), (line, outer - inner)]
    weight = sum((share for colour, share in parts if colour), np.zeros_like(outer))
    tone = sum((share[:, :, None] * np.array(c, float) for c, share in parts if c), np.zeros((*outer.shape, 3)))
    surface = Surface((2 * n, 2 * n), pygame.SRCALPHA)
    pygame.surfarray.pixels3d(surface)[:] = np.rint(tone / np.maximum(weight, 1e-6)[:, :, None])
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(weight * alpha)
    return surface


def _inside(n: int, radius: float, inset: float) -> NDArray[np.float64]:
    """Share of each pixel of a 2n x 2n square that a rounded box lying `inset` within it covers."""
    return np.clip(0.5 - _outside(n, radius) - inset, 0.0, 1.0)


def _outside(n: int, radius: float, margin: float = 0) -> NDArray[np.float64]:
    """Distance of each pixel's middle from the edge of a rounded box, negative within; the box keeps `margin` off."""
    half = np.abs(np.arange(2 * n) + 0.5 - n) - (n - margin - radius)
    x, y = half[:, None], half[None, :]
    corner = np.hypot(np.maximum(x, 0), np.maximum(y, 0))
    distance: NDArray[np.float64] = corner + np.minimum(np.maximum(x, y), 0) - radius
    return distance


def shadow(dst: Surface, rect: RectLike, radius: float, spread: int, alpha: int = 150, drop: int = 0) -> None:
    """Darken softly around `rect`, fading out over `spread` pixels, as if it lay `drop` pixels above the ground."""
    r = whole(rect).inflate(2 * spread, 2 * spread).move(0, drop)
    n = min(math.ceil(radius) + 2 * spread, min(r.w, r.h) // 2)
    if n < 1:
        return
    patch = _dark(n, radius, spread, alpha)
    _corners(dst, r, patch, n)
    for horizontal in (True, False):
        long = (r.w if horizontal else r.h) - 2 * n
        if long > 0:
            _sides(dst, r, patch, n, long, horizontal)
    _tint_dark(dst, r.inflate(-2 * n, -2 * n), alpha)


def _sides(dst: Surface, r: Rect, patch: Surface, n: int, long: int, horizontal: bool) -> None:
    """The two long sides: the patch's middle line, drawn out (every pixel along it is the same)."""
    cut = Rect(n, 0, 1, 2 * n) if horizontal else Rect(0, n, 2 * n, 1)
    strip = pygame.transform.scale(patch.subsurface(cut), (long, 2 * n) if horizontal else (2 * n, long))
    for k, far in ((0, 0), (n, (r.h if horizontal else r.w) - n)):
        at = (r.x + n, r.y + far) if horizontal else (r.x + far, r.y + n)
        dst.blit(strip, at, (0, k, long, n) if horizontal else (k, 0, n, long))


def _tint_dark(dst: Surface, rect: Rect, alpha: int) -> None:
    _tint(dst, rect, (0, 0, 0), min(alpha, 254))


@lru_cache(maxsize=64)
def _dark(n: int, radius: float, spread: int, alpha: int) -> Surface:
    fade = np.clip(0.5 - _outside(n, radius, spread) / (2 * spread), 0.0, 1.0)
    surface = Surface((2 * n, 2 * n), pygame.SRCALPHA)
    pygame.surfarray.pixels_alpha(surface)[:] = np.rint(alpha * fade * fade * (3 - 2 * fade))
    return surface

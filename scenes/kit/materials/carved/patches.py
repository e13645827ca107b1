"""Rects to repaint: joined where they overlap, so that no pixel is painted over and over."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

WASTE = 1.15  # two rects become one when that covers at most so many times their own area


def patches(rects: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area (or a little more) in fewer rects, cut off at `whole`."""
    found: list[pygame.Rect] = []
    for rect in rects:
        rest = rect.clip(whole)
        if rest.w and rest.h:
            found = _joined(found, rest)
    return found


def _joined(found: list[pygame.Rect], rect: pygame.Rect) -> list[pygame.Rect]:
    """Adds one rect, which swallows neighbours as long as that costs little."""
    while True:
        for k, other in enumerate(found):
            both = rect.union(other)
            if _area(both) <= WASTE * (_area(rect) + _area(other) - _area(rect.clip(other))):
                rect = both
                found = found[:k] + found[k + 1 :]
                break
        else:
            return [*found, rect]


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def blocks(rects: Iterable[pygame.Rect], size: int, whole: pygame.Rect) -> list[pygame.Rect]:
    """The squares of a fixed grid of `size` pixels that touch any of many rects; no two overlap."""
    touched = {
        (column, row)
        for rect in rects
        for column in range(rect.left // size, (rect.right - 1) // size + 1)
        for row in range(rect.top // size, (rect.bottom - 1) // size + 1)
    }
    return [pygame.Rect(x * size, y * size, size, size).clip(whole) for x, y in sorted(touched)]

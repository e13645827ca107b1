"""Cuts a scene's room into rows and columns: each cut takes a strip away, and the room that is left shrinks."""

from __future__ import annotations

from pygame import Rect


def cut_top(room: Rect, height: int, gap: int = 0) -> Rect:
    """Takes a strip off the upper side, and a gap below it; all in pixels."""
    strip = Rect(room.x, room.y, room.w, min(height, max(0, room.h)))
    taken = min(room.h, strip.h + gap)
    room.y, room.h = room.y + taken, room.h - taken
    return strip


def cut_bottom(room: Rect, height: int, gap: int = 0) -> Rect:
    """Takes a strip off the lower side, and a gap above it."""
    high = min(height, max(0, room.h))
    strip = Rect(room.x, room.bottom - high, room.w, high)
    room.h -= min(room.h, high + gap)
    return strip


def cut_left(room: Rect, width: int, gap: int = 0) -> Rect:
    """Takes a strip off the left side, and a gap beside it."""
    strip = Rect(room.x, room.y, min(width, max(0, room.w)), room.h)
    taken = min(room.w, strip.w + gap)
    room.x, room.w = room.x + taken, room.w - taken
    return strip


def cut_right(room: Rect, width: int, gap: int = 0) -> Rect:
    """Takes a strip off the right side, and a gap beside it."""
    wide = min(width, max(0, room.w))
    strip = Rect(room.right - wide, room.y, wide, room.h)
    room.w -= min(room.w, wide + gap)
    return strip


def across(row: Rect, count: int, gap: int) -> list[Rect]:
    """A row cut into `count` parts of the same width."""
    w = (row.w - gap * (count - 1)) / count
    edges = [(round(row.x + i * (w + gap)), round(row.x + i * (w + gap) + w)) for i in range(count)]
    return [Rect(a, row.y, b - a, row.h) for a, b in edges]


def grid(room: Rect, count: int, columns: int, height: int, gap: int, below: int) -> list[Rect]:
    """`count` cells of a height in rows of `columns`, a gap between columns and one `below` each row."""
    cells: list[Rect] = []
    for row in range(-(-count // columns)):
        cells += across(Rect(room.x, room.y + row * (height + below), room.w, height), columns, gap)
    return cells[:count]

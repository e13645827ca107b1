"""The graph over the timeline: how the seats stood after every turn, one curve for two, else a line for each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import pygame
from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.theme import Colour, mix
from scenes.kit.widgets import Style
from scenes.play.panel.paint import icon

SPREAD = 0.4  # shares that the height of the graph holds at least, where there are many lines
GraphPoint = tuple[float, tuple[float, ...] | None]  # where a turn's end stands, in window pixels; the shares, if known
Xy = tuple[float, float]
# Each seat's line on and off, in design pixels: seats differ by more than colour.
DASHES: Sequence[tuple[int, ...]] = ((1, 0), (9, 4), (3, 3), (12, 3, 3, 3), (6, 6), (2, 6))


def draw_graph(dst: Surface, style: Style, rect: Rect, spots: Sequence[GraphPoint], seats: int, x: float) -> None:
    """The graph in its well; a fine line at `x`, the position shown."""
    t, px = style.theme, style.scale.px
    box(dst, rect, t.well, t.line, px(5))
    before = dst.get_clip()
    dst.set_clip(rect.inflate(-2, -2).clip(before))
    if seats == 2:
        _duel(dst, style, rect, spots)
    else:
        _many(dst, style, rect, spots, seats)
    dst.fill(t.muted, Rect(round(x), rect.y + 2, 1, rect.h - 4))
    dst.set_clip(before)


def _known(spots: Sequence[GraphPoint]) -> list[tuple[float, tuple[float, ...]]]:
    """The points that are known; the line goes straight from one to the next."""
    return [(x, parts) for x, parts in spots if parts is not None]


def _duel(dst: Surface, style: Style, rect: Rect, spots: Sequence[GraphPoint]) -> None:
    """Above the middle the first seat stands better, below the second; the fields have the better one's colour."""
    t, px, half = style.theme, style.scale.px, (rect.h - style.scale.px(6)) / 2
    points = [(x, rect.centery - (2 * parts[0] - 1) * half) for x, parts in _known(spots)]
    for (x, y), (u, v) in pairwise(points):
        for seat, edge in ((0, min), (1, max)):
            under = [(x, rect.centery), (x, edge(y, rect.centery)), (u, edge(v, rect.centery)), (u, rect.centery)]
            pygame.draw.polygon(dst, mix(t.well, t.seats[seat].base, 0.6), under)
    _line(dst, points, t.text, max(1, px(1.6)))
    dst.fill(t.line_light, Rect(rect.x, rect.centery, rect.w, 1))
    for seat, y in enumerate((rect.y + rect.h // 4, rect.bottom - rect.h // 4)):
        icon(dst, style, t.seats[seat].emblem, (rect.x + px(9), y), min(px(11), rect.h // 3), t.seats[seat].base)


def _many(dst: Surface, style: Style, rect: Rect, spots: Sequence[GraphPoint], seats: int) -> None:
    """A line a seat, each broken in its own way, with its emblem where it ends; the more, the higher."""
    t, px = style.theme, style.scale.px
    known = _known(spots)
    shares = [part for _, parts in known for part in parts] or [1 / seats]
    spread = max(SPREAD, max(shares) - min(shares))
    low = max(0.0, (min(shares) + max(shares) - spread) / 2)
    for seat in range(seats):
        colour = t.seats[seat].base
        points = [(x, rect.bottom - px(4) - (parts[seat] - low) / spread * (rect.h - px(8))) for x, parts in known]
        _dashed(dst, points, colour, max(1, px(2)), [px(d) for d in DASHES[seat]])
        if points:
            at = round(min(points[-1][0] + px(8), rect.right - px(8))), round(points[-1][1])
            icon(dst, style, t.seats[seat].emblem, at, px(10), colour)


def _line(dst: Surface, points: Sequence[Xy], colour: Colour, width: int) -> None:
    if len(points) > 1:
        pygame.draw.lines(dst, colour, False, points, width)
    elif points:
        pygame.draw.circle(dst, colour, points[0], width + 1)


def _dashed(dst: Surface, points: Sequence[Xy], colour: Colour, width: int, dashes: Sequence[int]) -> None:
    """A line through the points, on and off by turns."""
    if len(points) < 2 or not dashes[1]:
        _line(dst, points, colour, width)
        return
    at, left = 0, float(dashes[0])
    for (x, y), (u, v) in pairwise(points):
        length, done = hypot(u - x, v - y), 0.0
        while done < length:
            step = min(left, length - done)
            if at % 2 == 0:
                a, b = done / length, (done + step) / length
                pygame.draw.line(dst, colour, (x + (u - x) * a, y + (v - y) * a), (x + (u - x) * b, y + (v - y) * b),
                                 width)
            done, left = done + step, left - step
            if left <= 0:
                at = (at + 1) % len(dashes)
                left = float(max(1, dashes[at]))

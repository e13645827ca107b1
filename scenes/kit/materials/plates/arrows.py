"""Arrows that leap over a board in an arc, with a dark edge that reads on any ground."""

from __future__ import annotations

import io
from math import ceil, dist, floor, hypot

import pygame
from pygame import Surface

from engine.core.picture import Point
from scenes.kit.theme import Colour, hexed

EDGE, STEPS = "#281a0e", 40


class Arrow:
    """An arrow from 0, 0 to `way` over cells of a radius, which rises so far; `left`, `top` is its picture's corner."""

    def __init__(self, way: tuple[int, int], radius: float, height: float) -> None:
        head = 0.5 * radius
        points = _arc((0.0, 0.0), (float(way[0]), float(way[1])), min(height, 0.3 * radius + 0.62 * hypot(*way)))
        cut = next(i for i in range(STEPS, 0, -1) if dist(points[i], points[-1]) >= head * 0.8 or i == 1)
        self._shapes = (_ribbon(points[:cut + 1], max(1.5, 0.06 * radius), max(3.0, 0.22 * radius)),
                        _head(points[cut - 1], points[-1], head))
        xs, ys = zip(*(p for shape in self._shapes for p in shape), strict=True)
        self.left, self.top = floor(min(xs)) - 3, floor(min(ys)) - 3
        self._size = ceil(max(xs)) - self.left + 3, ceil(max(ys)) - self.top + 3

    def picture(self, colour: Colour) -> Surface:
        """The arrow in a colour, with its dark edge."""
        paths = ["M" + "L".join(f"{x - self.left:.1f} {y - self.top:.1f}" for x, y in shape) + "Z"
                 for shape in self._shapes]
        dark = f'fill="{EDGE}" stroke="{EDGE}" stroke-width="3.2" stroke-linejoin="round"'
        body = "".join(f'<path d="{d}" {dark}/>' for d in paths)
        body += "".join(f'<path d="{d}" fill="{hexed(colour)}"/>' for d in paths)
        w, h = self._size
        text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}">{body}</svg>'
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), self._size)


def _arc(a: Point, b: Point, height: float) -> list[Point]:
    """Points of a curve that stands `height` pixels over the straight way in its middle."""
    ends = [(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k - height * 1.33) for k in (0.18, 0.82)]
    return [_bezier(a, ends[0], ends[1], b, i / STEPS) for i in range(STEPS + 1)]


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    x, y = (u**3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t**3 * d[i] for i in (0, 1))
    return x, y


def _ribbon(points: list[Point], thin: float, thick: float) -> list[Point]:
    left, right, last = list[Point](), list[Point](), len(points) - 1
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(last, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        half, length = (thin + (thick - thin) * i / last) / 2, hypot(dx, dy) or 1
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return left + right[::-1]


def _head(p: Point, q: Point, size: float) -> list[Point]:
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = hypot(dx, dy) or 1
    u, v = dx / length, dy / length
    x, y = q[0] - u * size * 1.25, q[1] - v * size * 1.25
    return [q, (x - v * size * 0.72, y + u * size * 0.72), (x + u * size * 0.28, y + v * size * 0.28),
            (x + v * size * 0.72, y - u * size * 0.72)]

"""Lines round groups of cells on a tilted board, drawn from the cells' edges."""

from __future__ import annotations

import io
from collections.abc import Iterable
from math import ceil, cos, floor, hypot, pi, sin

import pygame
from pygame import Surface

from engine.core.picture import Point

Corner = tuple[int, int]
WAYS = tuple((sin(pi / 3 * i), -cos(pi / 3 * i)) for i in range(6))


def rings(centres: Iterable[Point], radius: float, tilt: float) -> list[list[Point]]:
    """The closed lines round a group of cells, clockwise, holes anticlockwise; in pixels with the tilt taken out."""
    where: dict[Corner, Point] = {}
    edges: dict[Corner, Corner] = {}
    pairs: set[tuple[Corner, Corner]] = set()
    for x, y in centres:
        at = [(x + radius * u, y / tilt + radius * v) for u, v in WAYS]
        keys = [(round(px / radius * 4), round(py / radius * 4)) for px, py in at]
        where.update(zip(keys, at, strict=True))
        pairs |= set(zip(keys, [*keys[1:], keys[0]], strict=True))
    edges.update(sorted(pair for pair in pairs if pair[::-1] not in pairs))  # the same line in every process
    found = []
    while edges:
        start, after = edges.popitem()
        ring = [start]
        while after != start:
            ring.append(after)
            after = edges.pop(after)
        found.append([where[key] for key in ring])
    return found


def inset(ring: list[Point], by: float) -> list[Point]:
    """The line moved inwards by so many pixels."""
    moved = []
    for i, here in enumerate(ring):
        a, b = _normal(ring[i - 1], here), _normal(here, ring[(i + 1) % len(ring)])
        k = 1 + a[0] * b[0] + a[1] * b[1]
        moved.append((here[0] + by * (a[0] + b[0]) / k, here[1] + by * (a[1] + b[1]) / k))
    return moved


def _normal(a: Point, b: Point) -> Point:
    length = hypot(b[0] - a[0], b[1] - a[1])
    return -(b[1] - a[1]) / length, (b[0] - a[0]) / length


def line_round(
    centres: list[Point], radius: float, tilt: float, looks: str, inward: float, room: float
) -> tuple[Surface, tuple[int, int]]:
    """A picture of the lines round cells, and where its upper left corner belongs.

    `looks` are SVG attributes, `inward` pixels from the edge, `room` pixels kept free for the line's own width.
    """
    lines = [[(x, y * tilt) for x, y in inset(ring, inward)] for ring in rings(centres, radius, tilt)]
    xs, ys = zip(*(p for line in lines for p in line), strict=True)
    left, top = floor(min(xs) - room), floor(min(ys) - room)
    w, h = ceil(max(xs) + room) - left, ceil(max(ys) + room) - top
    data = "".join("M" + "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in line) + "Z" for line in lines)
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
            f'<path d="{data}" stroke-linejoin="round" {looks}/></svg>')
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h)), (left, top)

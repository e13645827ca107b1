"""SVG text for the wooden plates' drawings: colours, polygons, hexagons seen from a little in front."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

Point = tuple[float, float]

K = 0.88  # height of what lies flat, as it is seen, to its true height
R3 = math.sqrt(3)
FOLDER = Path(__file__).resolve().parents[1] / "sprites" / "plates"
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
EDGES = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 1))  # corners of the edge towards each direction


def shade(colour: str, factor: float) -> str:
    """The colour so many times as bright."""
    return _code(v * factor for v in _parts(colour))


def mix(a: str, b: str, t: float) -> str:
    """The colour that lies the share t of the way from a to b."""
    return _code(x + (y - x) * t for x, y in zip(_parts(a), _parts(b), strict=True))


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i:i + 2], 16) for i in (1, 3, 5))


def _code(parts: Iterable[float]) -> str:
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in parts)


def save(name: str, size: tuple[int, int], parts: Iterable[str]) -> None:
    """Writes sprites/plates/`name`.svg of `size` units."""
    w, h = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.svg").write_text("\n".join((head, *parts, "</svg>\n")), encoding="utf-8")


def gradient(name: str, line: tuple[float, float, float, float], *stops: tuple[float, str]) -> str:
    """A linear gradient in the drawing's own units (the renderer does not know shares of a box)."""
    x1, y1, x2, y2 = line
    inner = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    return (f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" '
            f'y2="{y2}">{inner}</linearGradient></defs>')


def path(points: Iterable[Point], closed: bool = True, digits: int = 1) -> str:
    """The points as path data."""
    return "M" + "L".join(f"{x:.{digits}f} {y:.{digits}f}" for x, y in points) + ("Z" if closed else "")


def filled(points: Iterable[Point], fill: str, opacity: float = 1.0) -> str:
    """A polygon in one colour."""
    seen = f' fill-opacity="{opacity:.2f}"' if opacity < 1 else ""
    return f'<path d="{path(points)}" fill="{fill}"{seen}/>'


def drawn(data: str, colour: str, opacity: float, width: float, more: str = 'stroke-linecap="round"') -> str:
    """A line along path data."""
    return (f'<path d="{data}" fill="none" stroke="{colour}" stroke-opacity="{opacity:.2f}" '
            f'stroke-width="{width:.1f}" {more}/>')


def oval(x: float, y: float, r: float, looks: str, flat: float = K) -> str:
    """A circle that lies flat."""
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r:.1f}" ry="{r * flat:.1f}" {looks}/>'


def corners(q: float, r: float, k: float = 1.0) -> list[Point]:
    """The corners of an axial cell of radius 100 (times k), the top one first, clockwise."""
    x, y = 100 * R3 * (q + r / 2), 150 * r
    return [(x + 100 * k * math.sin(math.pi / 3 * i), y - 100 * k * math.cos(math.pi / 3 * i)) for i in range(6)]


def inside(point: Point, polygon: Sequence[Point]) -> bool:
    """Whether the point lies in the polygon."""
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def emblem(seat: int, x: float, y: float, r: float, looks: str) -> str:
    """The seat's sign, lying flat: disc, diamond, triangle, square, hexagon, star."""
    if seat == 1:
        return oval(x, y, r * 0.86, looks)
    star = [(k * math.sin(i * math.pi / 5), -k * math.cos(i * math.pi / 5)) for i, k in enumerate((1.12, 0.5) * 5)]
    signs: dict[int, list[Point]] = {
        2: [(0, -1.05), (0.92, 0), (0, 1.05), (-0.92, 0)],
        3: [(0, -1.02), (0.98, 0.72), (-0.98, 0.72)],
        4: [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
        5: [(math.sin(i * math.pi / 3), -math.cos(i * math.pi / 3)) for i in range(6)],
        6: star,
    }
    return f'<path d="{path((x + u * r, y + v * r * K) for u, v in signs[seat])}" stroke-linejoin="round" {looks}/>'

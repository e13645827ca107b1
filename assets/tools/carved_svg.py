"""How the drawings of the carved board are written: points on a hexagon of radius 100 in a box of 220, as SVG text."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

SPRITES = Path(__file__).resolve().parent.parent / "sprites" / "carved"
MIDDLE = 110
SLATE = (88, 95, 104)
Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]  # where (0 to 1), colour, opacity if not 1


def polar(radius: float, degrees: float) -> Point:
    """The point at a distance from the middle of the box."""
    angle = math.radians(degrees)
    return MIDDLE + radius * math.cos(angle), MIDDLE + radius * math.sin(angle)


def hexagon(radius: float) -> list[Point]:
    """The corners of a pointy-top hexagon."""
    return [polar(radius, 60 * i - 30) for i in range(6)]


def polygon(points: Iterable[Point], **style: object) -> str:
    """A polygon; `fill_opacity` and the like become attributes with a hyphen."""
    spots = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{spots}" {attributes(**style)}/>'


def attributes(**style: object) -> str:
    """Names and values as SVG writes them."""
    return " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in style.items())


def slate(level: float) -> str:
    """The colour of slate, so many times as bright."""
    return "#" + "".join(f"{max(0, min(255, round(c * level))):02x}" for c in SLATE)


def gradient(name: str, line: tuple[float, float, float, float], *stops: Stop) -> str:
    """A straight gradient from (x1, y1) to (x2, y2).

    nanosvg draws gradients flat unless they are given in user space.
    """
    x1, y1, x2, y2 = line
    head = f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
    return head + "".join(map(_stop, stops)) + "</linearGradient>"


def round_gradient(name: str, middle: Point, radius: float, *stops: Stop) -> str:
    """A round gradient from the middle outwards."""
    x, y = middle
    head = f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
    return head + "".join(map(_stop, stops)) + "</radialGradient>"


def _stop(stop: Stop) -> str:
    opacity = f' stop-opacity="{stop[2]}"' if len(stop) == 3 else ""
    return f'<stop offset="{stop[0]}" stop-color="{stop[1]}"{opacity}/>'


def save(name: str, body: str) -> None:
    """Writes assets/sprites/carved/NAME.svg."""
    SPRITES.mkdir(parents=True, exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220" viewBox="0 0 220 220">'
    (SPRITES / f"{name}.svg").write_text(f"{head}\n{body}\n</svg>\n", encoding="utf-8")

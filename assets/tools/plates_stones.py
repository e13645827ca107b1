"""Stones and walls in parts, side and top, so that one can be pressed flat or turn black without another drawing.

The box is 200 units for a cell of radius 100; a stone's foot has its middle at (100, 130). Colours that depend on the
seat are written as the tones #000001 (darkest) upward, and replaced when the drawing is shown.
"""

from __future__ import annotations

import math

from plates_svg import K, drawn, emblem, gradient, oval, save

MIDDLE, FOOT, BOX = 100, 130, (200, 200)
HOLLOW = 5  # the seat whose sign has a hole
STONE, WALL = (64, 34), (77, 46)  # radius and height
TONES = {name: f"#{i:06x}" for i, name in enumerate(
    ("edge-0", "edge-1", "edge-2", "edge-3", "rim-0", "rim-1", "rim-2", "dish-0", "dish-1", "face", "ink"), 1)}
BLACK = {"edge-0": "#1b1a1b", "edge-1": "#282728", "edge-2": "#1f1e20", "edge-3": "#0f0f10", "rim-0": "#8c877d",
         "rim-1": "#494848", "rim-2": "#232224", "dish-0": "#222223", "dish-1": "#403f40", "face": "#2b2a2c"}


def save_stones() -> None:
    """Sides and tops of stones (one top a sign) and walls, and the lit edge of a pressed stone."""
    save("stone-side", BOX, side(*STONE, TONES))
    for seat in range(1, 7):
        save(f"stone-top-{seat}", BOX, top(*STONE, TONES, 0.83) + sign(seat) + [gloss(*STONE, 0.55)])
    save("wall-side", BOX, side(*WALL, BLACK) + groove(*WALL))
    save("wall-top", BOX, top(*WALL, BLACK, 0.80) + rings(*WALL) + [gloss(*WALL, 0.38)])
    save("black-side", BOX, side(*STONE, BLACK))
    lit = 'fill="none" stroke="#fff4e0" stroke-opacity=".75" stroke-width="4"'
    save("stone-lit", BOX, [oval(MIDDLE, FOOT - STONE[1], STONE[0] - 1.5, lit)])


def side(r: float, h: float, tone: dict[str, str]) -> list[str]:
    """The standing side of a cylinder, with a dark line along its foot."""
    x, high, deep = MIDDLE, FOOT - h, r * K
    stops = ((0, tone["edge-0"]), (0.18, tone["edge-1"]), (0.42, tone["edge-2"]), (1, tone["edge-3"]))
    arc = f"A{r} {deep:.1f} 0 0"
    body = f"M{x - r} {high} L{x - r} {FOOT} {arc} 0 {x + r} {FOOT} L{x + r} {high} Z"
    foot = f"M{x - r} {FOOT - 3} {arc} 0 {x + r} {FOOT - 3} L{x + r} {FOOT} {arc} 1 {x - r} {FOOT} Z"
    return [gradient("s", (x - r, 0, x + r, 0), *stops), f'<path d="{body}" fill="url(#s)"/>',
            f'<path d="{foot}" fill="#000" fill-opacity=".35"/>']


def top(r: float, h: float, tone: dict[str, str], dish: float) -> list[str]:
    """A bright rim round a shallow dish."""
    x, y = MIDDLE, FOOT - h
    rim = (x - r * 0.7, y - r * K, x + r * 0.7, y + r * K)
    hollow = (x - r * 0.6, y - r * K * 0.8, x + r * 0.6, y + r * K * 0.8)
    face = f'<ellipse cx="{x + 1.2}" cy="{y + 2.4}" rx="{r * dish - 2.5:.1f}" ry="{r * K * dish - 2.5:.1f}" '
    return [gradient("t", rim, (0, tone["rim-0"]), (0.45, tone["rim-1"]), (1, tone["rim-2"])),
            oval(x, y, r, 'fill="url(#t)"'),
            gradient("d", hollow, (0, tone["dish-0"]), (1, tone["dish-1"])), oval(x, y, r * dish, 'fill="url(#d)"'),
            face + f'fill="{tone["face"]}" fill-opacity=".75"/>']


def sign(seat: int) -> list[str]:
    """The seat's sign, inlaid: its upper edge in shadow. It is large, for stones are seen as small as 18 pixels; the
    hexagon is hollow, or it would be a disc there."""
    r, y = STONE[0] * 0.62, FOOT - STONE[1] + (2 if seat == 3 else 0)
    hole = [emblem(seat, MIDDLE, y, r * 0.5, f'fill="{TONES["face"]}"')] if seat == HOLLOW else []
    return [emblem(seat, MIDDLE, y - 1.8, r, 'fill="#000" fill-opacity=".35"'),
            emblem(seat, MIDDLE, y, r, f'fill="{TONES["ink"]}" fill-opacity=".96"'), *hole]


def gloss(r: float, h: float, opacity: float) -> str:
    """Light along the far rim."""
    a, b, x, y = math.radians(200), math.radians(292), r - 2.2, r * K - 2.2
    ends = [(MIDDLE + x * math.cos(v), FOOT - h + y * math.sin(v)) for v in (a, b)]
    data = f"M{ends[0][0]:.1f} {ends[0][1]:.1f} A{x:.1f} {y:.1f} 0 0 1 {ends[1][0]:.1f} {ends[1][1]:.1f}"
    return drawn(data, "#fff8ea", opacity, 3)


def rings(r: float, h: float) -> list[str]:
    """A wall's mark: a ring cut into its top."""
    return [oval(MIDDLE, FOOT - h, r * 0.56, 'fill="none" stroke="#000" stroke-width="5" stroke-opacity=".75"'),
            oval(MIDDLE, FOOT - h + 2.6, r * 0.56, 'fill="none" stroke="#77716b" stroke-width="2" stroke-opacity=".7"')]


def groove(r: float, h: float) -> list[str]:
    """A wall's second mark: a groove round its side."""
    lines = []
    for down, tone, opacity, width in ((0, "#000000", 0.6, 4.0), (3.4, "#6a655f", 0.55, 1.6)):
        y = FOOT - h * 0.45 + down
        arc = f"M{MIDDLE - r} {y:.1f} A{r} {r * K:.1f} 0 0 0 {MIDDLE + r} {y:.1f}"
        lines.append(drawn(arc, tone, opacity, width, ""))
    return lines

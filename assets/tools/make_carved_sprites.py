"""Writes the drawings of the carved board, assets/sprites/carved/*.svg: python assets/tools/make_carved_sprites.py."""

from __future__ import annotations

import math
import random

from carved_miners import save_miners
from carved_svg import MIDDLE, Point, attributes, gradient, hexagon, polar, polygon, round_gradient, save, slate


def rock(number: int) -> str:
    """A chiselled slate block: six bevels lit from the upper left, a flat top broken by faults, some chips."""
    dice = random.Random(number * 7 + 3)
    outer = hexagon(98.5)
    inner = [polar(dice.uniform(76, 87), 60 * i - 30 + dice.uniform(-5, 5)) for i in range(6)]
    parts = [gradient("g", (50, 30, 170, 190), (0, slate(1.10)), (1, slate(0.90)))]
    for i in range(6):
        j, normal = (i + 1) % 6, math.radians(60 * i)
        lit = math.cos(normal) * -0.55 + math.sin(normal) * -0.83
        parts.append(polygon([outer[i], outer[j], inner[j], inner[i]], fill=slate(0.92 + 0.30 * lit)))
    parts.append(polygon(inner, fill="url(#g)"))
    return "\n".join(parts + faults(inner, dice) + chips(dice))


def faults(inner: list[Point], dice: random.Random) -> list[str]:
    """Three lines from a point to the bevels, and the faces between them a little lighter or darker."""
    point = (MIDDLE + dice.uniform(-26, 26), MIDDLE + dice.uniform(-26, 26))
    cuts, parts = sorted(dice.sample(range(6), 3)), []
    for a, start in enumerate(cuts):
        end = cuts[(a + 1) % 3]
        rim = [inner[k % 6] for k in range(start, (end if end > start else end + 6) + 1)]
        level = dice.uniform(-0.13, 0.13)
        parts.append(polygon([point, *rim], fill="#fff" if level > 0 else "#000", fill_opacity=f"{abs(level):.2f}"))
    for cut in cuts:
        half = [(p + q) / 2 + dice.uniform(-7, 7) for p, q in zip(point, inner[cut], strict=True)]
        path = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in (point, half, inner[cut]))
        parts.append(f'<path d="{path}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.4"/>')
    return parts


def chips(dice: random.Random) -> list[str]:
    """Three pale triangles."""
    parts = []
    for _ in range(3):
        x, y = MIDDLE + dice.uniform(-55, 55), MIDDLE + dice.uniform(-55, 55)
        parts.append(polygon(splinter(dice, x, y, dice.uniform(5, 11), 3, 0.7), fill="#fff", fill_opacity=".07"))
    return parts


def splinter(dice: random.Random, x: float, y: float, size: float, corners: int, flat: float) -> list[Point]:
    """An irregular small polygon."""
    angles = sorted(dice.uniform(0, 6.28) for _ in range(corners))
    return [(x + size * math.cos(a), y + size * flat * math.sin(a)) for a in angles]


def hatch(step: float, radius: float) -> str:
    """Slanted lines cut off at a hexagon (by hand: nanosvg has no clip paths), as a path."""
    corners, path = hexagon(radius), ""
    for k in range(-3, 4):
        hits = []
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
            f1, f2 = x1 + y1 - 2 * MIDDLE - k * step, x2 + y2 - 2 * MIDDLE - k * step
            if f1 * f2 < 0:
                hits.append((x1 + f1 / (f1 - f2) * (x2 - x1), y1 + f1 / (f1 - f2) * (y2 - y1)))
        if len(hits) == 2:
            path += "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in hits)
    return path


def stroke(path: str, colour: str, opacity: float, width: float) -> str:
    """Lines with round ends."""
    style = attributes(stroke=colour, stroke_opacity=opacity, stroke_width=width, stroke_linecap="round")
    return f'<path d="{path}" {style}/>'


def dead() -> str:
    """Rock that nobody may mine any more: dark and hatched."""
    lines = hatch(36, 84)
    shade = polygon(hexagon(99), fill="#0d0e10", fill_opacity=".50") + stroke(lines, "#000", 0.55, 7)
    return shade + f'<g transform="translate(3,4)">{stroke(lines, "#aab4c2", 0.26, 4)}</g>'


def dying() -> str:
    """Rock that would die of the move being thought of: hatched in amber."""
    shade = polygon(hexagon(97), fill="#120d08", fill_opacity=".52") + stroke(hatch(36, 84), "#f0a040", 0.85, 6)
    return shade + polygon(hexagon(88), fill="none", stroke="#f0a040", stroke_width="5", stroke_dasharray="16 13")


def legal() -> str:
    """Rock that may be mined: a warm rim and a dot."""
    stops = ((0, "#ffd48a", 0.05), (0.62, "#f0b45a", 0.16), (1, "#f0a838", 0.50))
    body = round_gradient("g", (110, 110), 100, *stops) + polygon(hexagon(96), fill="url(#g)")
    rim = {"stroke": "#ffcf7d", "stroke_opacity": ".75", "stroke_width": "4", "stroke_linejoin": "round"}
    body += polygon(hexagon(88), fill="none", **rim)
    return body + '<circle cx="110" cy="110" r="10" fill="#ffe0a0" fill-opacity=".9"/>'


def hover() -> str:
    """The floor that would be there."""
    stops = ((0, "#6a4c2c", 0.92), (0.22, "#a8804e", 0.80), (0.42, "#e2bd7e", 0.78), (1, "#f0d296", 0.82))
    body = gradient("g", (90, 20, 120, 200), *stops) + polygon(hexagon(90), fill="url(#g)")
    return body + polygon(hexagon(93), fill="none", stroke="#fff0c4", stroke_width="8", stroke_linejoin="round")


def vacated() -> str:
    """Where a miner stood before it walked, white so that it takes the miner's colour."""
    style = attributes(fill="#fff", fill_opacity=0.16, stroke="#fff", stroke_opacity=0.85, stroke_width=7)
    return f'<circle cx="110" cy="110" r="46" {style} stroke-dasharray="17 12"/>'


def crumbs(number: int) -> str:
    """Four pebbles along the wall."""
    dice, parts = random.Random(number + 40), []
    for _ in range(4):
        angle, far, size = dice.uniform(0, 360), dice.uniform(52, 70), dice.uniform(2.5, 6)
        x, y = polar(far, angle)
        shadow = attributes(cx=f"{x:.1f}", cy=f"{y + 2:.1f}", rx=f"{size + 1.5:.1f}", ry=f"{size:.1f}")
        stone = attributes(cx=f"{x:.1f}", cy=f"{y:.1f}", rx=f"{size:.1f}", ry=f"{size * 0.8:.1f}")
        parts.append(f'<ellipse {shadow} fill="#3a2814" fill-opacity=".35"/>')
        parts.append(f'<ellipse {stone} fill="#8d7a5e" fill-opacity=".8"/>')
    return "\n".join(parts)


def rubble() -> str:
    """Fresh splinters in a cell just mined."""
    dice, parts = random.Random(9), []
    for _ in range(13):
        x, y = polar(dice.uniform(48, 78), dice.uniform(0, 360))
        piece = splinter(dice, x, y, dice.uniform(4, 9), 5, 0.8)
        shadow = [(u + 2, v + 4) for u, v in piece]
        parts.append(polygon(shadow, fill="#2a1c10", fill_opacity=".45"))
        parts.append(polygon(piece, fill=slate(dice.uniform(1, 1.5))))
    return "\n".join(parts)


def dust() -> str:
    """A soft puff, white so that it takes any colour."""
    stops = ((0, "#fff", 0.85), (0.35, "#fff", 0.50), (0.7, "#fff", 0.14), (1, "#fff", 0))
    return round_gradient("g", (110, 110), 106, *stops) + '<circle cx="110" cy="110" r="106" fill="url(#g)"/>'


def chip(number: int) -> str:
    """A splinter that flies off: a dark and a light face."""
    dice = random.Random(number + 70)
    whole = [polar(dice.uniform(62, 100), 72 * k + dice.uniform(-18, 18)) for k in range(5)]
    return polygon(whole, fill=slate(0.75)) + polygon([*whole[2:], whole[0], (MIDDLE, MIDDLE)], fill=slate(1.25))


def main() -> None:
    """Writes all of them."""
    for number in range(8):
        save(f"rock-{number}", rock(number))
    for number in range(4):
        save(f"crumbs-{number}", crumbs(number))
    for number in range(3):
        save(f"chip-{number}", chip(number))
    for draw in (dead, dying, legal, hover, vacated, rubble, dust):
        save(draw.__name__, draw())
    save_miners()


if __name__ == "__main__":
    main()

"""What lies flat on a plate's cell: land, lights, rings; and the moons at a stone's foot."""

from __future__ import annotations

import math
from collections.abc import Iterator

from plates_svg import K, Point, corners, drawn, emblem, filled, inside, oval, path, save

BOX, MIDDLE = (200, 176), (100.0, 88.0)
HATCH = {1: 45, 2: -45, 3: 0, 4: 90, 5: 20, 6: -20}
TINT = {1: 0.26, 2: 0.33, 3: 0.22}
BASE, LIGHT = "#000001", "#000002"  # replaced by the seat's colour and a lighter one
DASHED = 'stroke-dasharray="14 11"'


def cell(k: float) -> list[Point]:
    """A cell's outline, k of its size."""
    return [(MIDDLE[0] + x, MIDDLE[1] + y * K) for x, y in corners(0, 0, k)]


def save_marks() -> None:
    """All of them."""
    for seat in range(1, 7):
        save(f"land-{seat}", BOX, land(seat))
    round_joins = 'stroke-linejoin="round"'
    save("target", BOX, [filled(cell(0.86), "#fff", 0.16), drawn(path(cell(0.86)), "#fff", 1, 7, round_joins)])
    save("lit", BOX, [filled(cell(0.90), "#fff", 0.20)])
    save("vacated", BOX, [oval(*MIDDLE, 60, 'fill="#000" fill-opacity=".16"'), dashes(60, 4, 0.8)])
    save("ring", BOX, [oval(*MIDDLE, 88, 'fill="none" stroke="#fff" stroke-width="6"')])
    save("foot", BOX, [oval(*MIDDLE, 80, 'fill="none" stroke="#000" stroke-opacity=".45" stroke-width="13"'),
                       oval(*MIDDLE, 80, 'fill="none" stroke="#fff" stroke-width="7"')])
    save("seed", BOX, seed())
    save("peg", BOX, [drawn(path(cell(0.80)), "#fff", 0.42, 4, 'stroke-linejoin="round" stroke-dasharray="22 17"'),
                      oval(*MIDDLE, 15, 'fill="#fff" fill-opacity=".8"')])
    save("taking", BOX, [drawn(data, "#fff", 1, 13) for data in ticks()])
    for name, parts in moons().items():
        save(f"moon-{name}", (40, 40), ['<circle cx="20" cy="20" r="17" fill="#15110d"/>', *parts])


def dashes(r: float, width: float, opacity: float) -> str:
    """A dashed ring."""
    return oval(*MIDDLE, r, f'fill="none" stroke="#fff" stroke-opacity="{opacity}" stroke-width="{width}" {DASHED}')


def seed() -> list[str]:
    """Where a stone may grow: a small round of the seat's colour in a dark and a bright ring."""
    return [oval(*MIDDLE, 30, 'fill="#000" fill-opacity=".38"'), oval(*MIDDLE, 22, 'fill="#fff"'),
            oval(MIDDLE[0], MIDDLE[1], 22, 'fill="none" stroke="#fff4dc" stroke-opacity=".75" stroke-width="5"')]


def ticks() -> Iterator[str]:
    """The six corners of a cell, like a sight."""
    at = cell(0.90)
    for i, (x, y) in enumerate(at):
        ends = [(x + (at[j][0] - x) * 0.24, y + (at[j][1] - y) * 0.24) for j in (i - 1, (i + 1) % 6)]
        yield path([ends[0], (x, y), ends[1]], closed=False)


def land(seat: int) -> list[str]:
    """A tinted cell with the seat's own hatch and its sign, faint."""
    edge = cell(0.90)
    angle = math.radians(HATCH[seat])
    runs = (run for v in range(-96, 97, 16) for run in strokes(edge, angle, v))
    lines = "".join(path([run[0], run[-1]], closed=False) for run in runs)
    return [filled(edge, BASE, TINT.get(seat, 0.30)), drawn(lines, LIGHT, 0.40, 3.2),
            emblem(seat, *MIDDLE, 24, f'fill="{LIGHT}" fill-opacity=".80"')]


def strokes(edge: list[Point], angle: float, v: float) -> Iterator[list[Point]]:
    """The parts of a hatch line that lie in the cell and clear of the sign."""
    run = list[Point]()
    for u in range(-100, 103, 2):
        x = MIDDLE[0] + u * math.cos(angle) - v * math.sin(angle)
        y = MIDDLE[1] + (u * math.sin(angle) + v * math.cos(angle)) * K
        clear = ((x - MIDDLE[0]) / 46) ** 2 + ((y - MIDDLE[1]) / 41) ** 2 > 1
        if u <= 100 and clear and inside((x, y), edge):
            run.append((x, y))
        elif run:
            if len(run) > 1:
                yield run
            run = []


def moons() -> dict[str, list[str]]:
    """Full: may grow and move. Half: has grown. Half with a bar: grown together, stays. Empty: has moved."""
    gold, pale = "#f6dca0", "#cfc4b0"
    ring = f'<circle cx="20" cy="20" r="11" fill="none" stroke="{gold}" stroke-width="3"/>'
    half = f'<path d="M20 8 A12 12 0 0 0 20 32 Z" fill="{gold}"/>'
    return {
        "fresh": [f'<circle cx="20" cy="20" r="12" fill="{gold}"/>'],
        "grown": [ring, half],
        "joined": [f'<circle cx="20" cy="20" r="10.5" fill="none" stroke="{pale}" stroke-width="3.4"/>',
                   f'<path d="M14.5 20H25.5" stroke="{pale}" stroke-width="4.4" stroke-linecap="round"/>'],
        "spent": [f'<circle cx="20" cy="20" r="10.5" fill="none" stroke="{pale}" stroke-width="3.4"/>'],
    }

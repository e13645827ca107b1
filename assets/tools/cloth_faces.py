"""The numbers on tiles: pips from 1 to 9, numerals from 10 to 15; engraved, or bare for small tiles."""

from __future__ import annotations

from collections.abc import Callable

from cloth_svg import Stop, circle, defs, down, line, mix, moved, save

DARK, LIP = "#140a04", "#fffef6"
COLOURS = dict(enumerate((
    "#2b7fc0", "#2c8a4b", "#c0392f", "#8a5526", "#233f96", "#b06c00", "#7d3aa8", "#0b8080", "#8f1d4c",
    "#c9530f", "#2b2a29", "#66707c", "#667a10", "#cc3a8a", "#17505a"), 1))
SIZES = (14.5, 13, 12.5, 12.5, 12, 11.2, 10.4, 10.4, 10.4)  # radius of a pip, for one to nine pips
LOW, MID, HIGH = 24, 50, 76
ODD_WAYS = (2, 3, 6, 7)  # these look another way on a lying tile
STROKES = {
    "0": "M16 3C28 3 30 18 30 28S28 53 16 53 2 38 2 28 4 3 16 3Z", "1": "M4 14 17 3V53",
    "2": "M3 15C4 7 9 3 16 3 24 3 29 9 29 17 29 29 9 37 3 53H30",
    "3": "M4 9C7 5 11 3 16 3 23 3 28 8 28 15 28 22 22 27 14 27 23 27 30 31 30 40 30 48 24 53 16 53 10 53 5 51 2 46",
    "4": "M22 53V3L2 38H31",
    "5": "M27 3H7L5 25C8 22 12 21 16 21 25 21 30 28 30 37 30 46 24 53 15 53 9 53 5 51 2 47",
}
Pip = Callable[[float, float, float, str], str]
Spot = tuple[int, int]


def spots(number: int) -> list[Spot]:
    """Where the pips of a number are on the half of a standing tile."""
    corners = [(LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)]
    found = {2: [(HIGH, LOW), (LOW, HIGH)], 3: [(HIGH, LOW), (LOW, HIGH)]}.get(number, corners if number > 3 else [])
    sides = [(LOW, MID), (HIGH, MID)] if number >= 6 else []
    ends = [(MID, LOW), (MID, HIGH)] if number >= 8 else []
    return found + sides + ends + ([(MID, MID)] if number % 2 else [])


def pips(number: int, lying: bool, pip: Pip, grow: float = 1.0) -> str:
    """All pips of a number from 1 to 9."""
    where = [(y, 100 - x) if lying else (x, y) for x, y in spots(number)]
    return "".join(pip(x, y, SIZES[number - 1] * grow, COLOURS[number]) for x, y in where)


def engraved(x: float, y: float, r: float, colour: str) -> str:
    """A hollow: light on its lower lip, dark on its upper wall, floor lighter downwards."""
    tones: tuple[Stop, ...] = ((0, mix(colour, DARK, 0.42)), (0.42, colour), (1, mix(colour, "#ffffff", 0.2)))
    floor = defs(down("p" + colour[1:], -r, r, *tones))
    return moved(x, y, floor + circle(0, r * 0.15, r * 1.1, fill=LIP) + circle(0, 0, r, fill=mix(colour, DARK, 0.55))
                 + circle(0, r * 0.11, r * 0.89, fill=f"url(#p{colour[1:]})"))


def bare(x: float, y: float, r: float, colour: str) -> str:
    """A plain disc: all that is left of a pip on a small tile."""
    return circle(x, y, r, fill=mix(colour, DARK, 0.12))


def numeral(number: int, drop: float, colour: str, width: float, scale: float = 0.86) -> str:
    """The digits of a number in one line, upright whichever way the tile lies."""
    digits = str(number)
    wide = sum(26 if d == "1" else 42 for d in digits) - (11 if digits[-1] == "1" else 10)
    x, parts = 50 - wide * scale / 2 + (-2 if digits[0] == "1" else 0), []
    for d in digits:
        stroke = line(STROKES[d], stroke=colour, stroke_width=width)
        parts.append(moved(round(x, 2), 50 - 28 * scale + drop, stroke, scale))
        x += (26 if d == "1" else 42) * scale
    return "".join(parts)


def carved(number: int) -> str:
    """An engraved numeral, with four small pips in the corners."""
    colour = COLOURS[number]
    layers = ((2.2, LIP, 13.0), (-0.6, mix(colour, DARK, 0.5), 11.5), (1.0, colour, 8.6))
    corners = ((14, 13), (86, 13), (14, 87), (86, 87))
    digits = [numeral(number, *layer) for layer in layers]
    return "".join(digits + [engraved(x, y, 5.6, colour) for x, y in corners])


def drawings(number: int, lying: bool) -> dict[str, str]:
    """A number in both manners."""
    if number < 10:
        return {"face": pips(number, lying, engraved), "bare": pips(number, lying, bare, 1.08)}
    plain = numeral(number, 0, mix(COLOURS[number], DARK, 0.12), 11.5, 1.02)
    return {"face": carved(number), "bare": plain}


def save_faces() -> None:
    """Writes face-N and bare-N (those that look another way on a lying tile as N-lying too), and ink-open."""
    for number in COLOURS:
        for lying in (False, True) if number in ODD_WAYS else (False,):
            for kind, drawing in drawings(number, lying).items():
                save(f"{kind}-{number}-lying" if lying else f"{kind}-{number}", moved(0, -3, drawing))
    ring = circle(50, 50, 13, fill="none", stroke="#fff", stroke_width="4.6", stroke_dasharray="7 6.6")
    save("ink-open", moved(0, -3, ring))

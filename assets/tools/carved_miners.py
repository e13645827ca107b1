"""Draws the two miners: a coin with a visible side, a face, and a helmet with its lamp."""

from __future__ import annotations

from dataclasses import dataclass

from carved_svg import attributes, gradient, round_gradient, save

SKIN, SHADE, EYES, BEARD, CHIN = "#c98f63", "#4a2c18", "#24140c", "#6a4426", "#8a5f38"
HEAD = "M82,112C82,136 94,150 110,150C126,150 138,136 138,112Z"
BRIM_SHADE = "M82,112C82,117 82,121 83,124C92,119 128,119 137,124C138,121 138,117 138,112Z"
BEARD_PATH = (
    "M80,122C80,146 93,160 110,160C127,160 140,146 140,122C136,131 130,134 122,133"
    "C115,132 113,135 110,135C107,135 105,132 98,133C90,134 84,131 80,122Z"
)
CHIN_PATH = "M86,138C91,150 100,156 110,156C120,156 129,150 134,138C128,147 120,150 110,150C100,150 92,147 86,138Z"
SHELL = "M74,112C74,78 90,64 110,64C130,64 146,78 146,112Z"
RIDGE = "M104,65C106,63 114,63 116,65L118,84L102,84Z"
BRIM = (
    "M65,116C63,108 70,106 76,106C98,101 122,101 144,106C150,106 157,108 155,116"
    "C154,121 150,120 146,119C122,113 98,113 74,119C70,120 66,121 65,116Z"
)


@dataclass(frozen=True)
class Coat:
    """Colours of an owner, from light to deep, and the shape of the coin's rim."""

    light: str
    middle: str
    low: str
    deep: str
    diamond: bool


COATS = {
    1: Coat("#ee8276", "#c8453b", "#8e2a22", "#5a1712", diamond=False),
    2: Coat("#86bdf0", "#3f7fbf", "#28598c", "#163452", diamond=True),
}


def rim(coat: Coat, lower: float, grow: float, fill: str, opacity: float = 1) -> str:
    """The outline of the coin, moved down and grown; a diamond with round corners looks as big as the circle."""
    style = attributes(fill=fill, fill_opacity=opacity, stroke_opacity=opacity)
    if not coat.diamond:
        return f'<circle cx="110" cy="{110 + lower}" r="{71 + grow}" {style}/>'
    reach = (60 + grow) * 1.10
    level = 110 + lower
    path = f"M110,{level - reach} L{110 + reach},{level} L110,{level + reach} L{110 - reach},{level}Z"
    return f'<path d="{path}" stroke="{fill}" stroke-width="22" stroke-linejoin="round" {style}/>'


def coin(coat: Coat) -> str:
    """Rim, side and the hollow in the middle."""
    paint = gradient("a", (70, 40, 150, 175), (0, coat.light), (0.5, coat.middle), (1, coat.low))
    paint += gradient("b", (80, 60, 140, 165), (0, coat.deep), (1, coat.low))
    side = rim(coat, 2, 3.5, "#150b08", 0.8) + rim(coat, 8, 1, coat.deep) + rim(coat, 4, 0, coat.low)
    hollow = f'<circle cx="110" cy="108" r="57" fill="{coat.light}" fill-opacity=".55"/>'
    return paint + side + rim(coat, -2, 0, "url(#a)") + hollow + '<circle cx="110" cy="108" r="54" fill="url(#b)"/>'


def face() -> str:
    """Head, eyes and beard, in the shade of the brim."""
    eyes = "".join(f'<circle cx="{x}" cy="125" r="3.6" fill="{EYES}"/>' for x in (99, 121))
    head = shape(HEAD, SKIN) + shape(BRIM_SHADE, SHADE, fill_opacity=0.75)
    return head + eyes + shape(BEARD_PATH, BEARD) + shape(CHIN_PATH, CHIN)


def helmet() -> str:
    """Shell, brim and the burning lamp."""
    paint = gradient("h", (86, 62, 140, 118), (0, "#fff8e6"), (0.55, "#efdfbb"), (1, "#b99e6e"))
    paint += round_gradient("l", (110, 92), 15, (0, "#ffffff"), (0.45, "#fff0b0"), (1, "#ffb938"))
    brim = shape(BRIM, "url(#h)", stroke="#5a4222", stroke_opacity=0.55, stroke_width=2.5)
    return paint + shape(SHELL, "url(#h)") + shape(RIDGE, "#000", fill_opacity=0.14) + brim + lamp("url(#l)")


def lamp(fill: str) -> str:
    """The lamp in its socket."""
    return f'<circle cx="110" cy="92" r="18" fill="#4a3a26"/><circle cx="110" cy="92" r="14" fill="{fill}"/>'


def lamp_out() -> str:
    """A dark lamp, to be laid over a burning one."""
    glass = round_gradient("d", (106, 87), 18, (0, "#6f6a60"), (0.5, "#3b3833"), (1, "#211f1c"))
    return glass + lamp("url(#d)") + '<circle cx="105" cy="87" r="3.4" fill="#d8d2c4" fill-opacity=".55"/>'


def shape(path: str, fill: str, **style: object) -> str:
    """A filled path."""
    return f'<path d="{path}" {attributes(fill=fill, **style)}/>'


def save_miners() -> None:
    """Writes miner-1, miner-2 and lamp-out."""
    for owner, coat in COATS.items():
        save(f"miner-{owner}", coin(coat) + face() + helmet())
    save("lamp-out", lamp_out())

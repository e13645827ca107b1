"""Colours and sizes: what every scene paints with, for each kind of eye and each size of window."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self

from engine.core.names import COLOURS

Colour = tuple[int, int, int]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)


def rgb(code: str) -> Colour:
    """The colour written as '#rrggbb'."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def hexed(colour: Colour) -> str:
    """The colour as '#rrggbb', the form in which SVG pictures are recoloured."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """The colour that lies the share t (0 to 1) of the way from a to b."""
    red, green, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return red, green, blue


@dataclass(frozen=True)
class Seat:
    """One player's colour in four tones; `emblem` names the icon that tells it by shape (also with '-hollow')."""

    name: str
    base: Colour
    light: Colour
    dark: Colour
    ink: Colour
    emblem: str


@dataclass(frozen=True)
class Theme:
    """Every colour of the frame; `seats` holds the six players in seat order."""

    name: str
    seats: tuple[Seat, ...]
    ground: Colour = rgb("#1b1a19")
    panel: Colour = rgb("#242220")
    plate: Colour = rgb("#272523")
    plate_live: Colour = rgb("#2e2b28")
    well: Colour = rgb("#1b1a18")
    button: Colour = rgb("#2e2b28")
    button_hover: Colour = rgb("#3b3732")
    button_off: Colour = rgb("#232120")
    lip: Colour = rgb("#121110")
    line: Colour = rgb("#3a3632")
    line_light: Colour = rgb("#4d4741")
    text: Colour = rgb("#e8e2d6")
    muted: Colour = rgb("#9d968a")
    faint: Colour = rgb("#7a746b")
    amber: Colour = rgb("#e0a040")
    amber_light: Colour = rgb("#f0bd6a")
    amber_deep: Colour = rgb("#3a2f1c")
    ink: Colour = rgb("#1b1a19")
    good: Colour = rgb("#7cc08f")
    danger: Colour = rgb("#e8705f")


NAMES = COLOURS
PALE_INK, DARK_INK = rgb("#f6e9d8"), rgb("#2c2113")


def brightness(colour: Colour) -> float:
    """Relative luminance of a screen colour, 0 for black to 1 for white (the measure of the WCAG)."""
    parts = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: Colour, b: Colour) -> float:
    """How well a reads on b, from 1 (not at all) to 21 (black on white)."""
    low, high = sorted((brightness(a), brightness(b)))
    return (high + 0.05) / (low + 0.05)


def _seat(name: str, emblem: str, base: Colour) -> Seat:
    ink = max((PALE_INK, DARK_INK), key=lambda c: contrast(c, base) * (1.7 if c is PALE_INK else 1))
    return Seat(name, base, mix(base, WHITE, 0.28), mix(base, BLACK, 0.45), ink, emblem)


def _seats(colours: str) -> tuple[Seat, ...]:
    pairs = zip(NAMES, colours.split(), strict=True)
    return tuple(_seat(name, f"seat-{i}", rgb(code)) for i, (name, code) in enumerate(pairs, 1))


STANDARD = Theme("standard", _seats("#c8453b #3f7fbf #d9b13b #4f9d69 #b884e0 #d9763a"))
# The names of the seats stay, their colours part in lightness and along the axis that the eye in question still sees.
DEUTERANOPIA = replace(STANDARD, name="deuteranopia", seats=_seats("#bf4030 #5fa8ee #f7ee7a #a6d9cc #7653b4 #e2921f"))
PROTANOPIA = replace(STANDARD, name="protanopia", seats=_seats("#cf4630 #62aaf0 #f7ee84 #b2dccf #7552bd #ec9a2b"))
TRITANOPIA = replace(STANDARD, name="tritanopia", seats=_seats("#c0333a #62b4ee #efe3b4 #2f8f58 #9070c8 #f59060"))
HIGH_CONTRAST = Theme(
    "high-contrast",
    _seats("#ff5a4d #4aa3ff #ffe14a #46d37e #c08cff #ff9a3c"),
    ground=rgb("#000000"), panel=rgb("#0b0b0b"), plate=rgb("#101010"), plate_live=rgb("#1c1c1c"), well=rgb("#000000"),
    button=rgb("#1c1c1c"), button_hover=rgb("#333333"), button_off=rgb("#0b0b0b"), lip=rgb("#000000"),
    line=rgb("#8c8c8c"), line_light=rgb("#d0d0d0"), text=rgb("#ffffff"), muted=rgb("#d6d6d6"), faint=rgb("#a0a0a0"),
    amber=rgb("#ffc23d"), amber_light=rgb("#ffe08a"), amber_deep=rgb("#3d2c00"), ink=rgb("#000000"),
    good=rgb("#7dffa0"), danger=rgb("#ff8f80"),
)  # fmt: skip
PALETTES: Mapping[str, Theme] = MappingProxyType(
    {theme.name: theme for theme in (STANDARD, DEUTERANOPIA, PROTANOPIA, TRITANOPIA, HIGH_CONTRAST)}
)


ROOM = (640, 380)  # design pixels that every scene can be laid out in
SLOWER = 0.8  # power with which what holds text grows in large windows: they have room for more of it
LEAST = 10  # pixels of the smallest letters, with text at 100 %


@dataclass(frozen=True)
class Scale:
    """Pixels for lengths that were designed for a window of 1366x768.

    `unit` grows with the window and with the text (what holds text), `base` with the window alone (gaps, boards).
    In small windows `unit` stays at 14/15 times the text factor, so that text has 14 pixels or more at 100 %.
    What gives way where room is short, in this order: spaces, the list of turns, icons beside words, words that only
    explain; then letters become smaller, down to `least`. Names and numbers are never cut.
    """

    unit: float = 1.0
    base: float = 1.0
    text: float = 1.0

    @classmethod
    def fit(cls, size: tuple[int, int], text: float = 1.0) -> Self:
        """The scale for a window of `size` pixels and a text factor (0.8 to 2.0).

        In a low window text grows as far as there is room for a scene (ROOM), and is at 100 % there at the least.
        """
        base = min(size[0] / 1366, size[1] / 768)
        unit = max(14 / 15, base if base < 1 else base**SLOWER)
        text = min(text, max(1.0, min(size[0] / ROOM[0], size[1] / ROOM[1]) / unit))
        return cls(unit * text, base, text)

    def px(self, v: float) -> int:
        """Whole pixels for v design pixels that grow with the text; at least 1 for a v above 0."""
        return max(1, round(v * self.unit)) if v > 0 else round(v * self.unit)

    def gap(self, v: float) -> int:
        """Whole pixels for v design pixels that follow the window only: margins and spaces between things."""
        return max(1, round(v * self.base)) if v > 0 else round(v * self.base)

    def font(self, v: float) -> int:
        """Font size for v design pixels, never under 14 at 100 %."""
        return round(max(14 * self.text, v * self.unit))

    @property
    def least(self) -> int:
        """Font size below which nothing is written: what has no room then is cut, or left out."""
        return min(round(LEAST * max(1.0, self.text)), self.small)

    @property
    def small(self) -> int:
        """Font size of notes and captions."""
        return self.font(14)

    @property
    def body(self) -> int:
        """Font size of running text and buttons."""
        return self.font(15)

    @property
    def lead(self) -> int:
        """Font size of names and headings."""
        return self.font(18)

    @property
    def title(self) -> int:
        """Font size of a scene's title."""
        return self.font(24)

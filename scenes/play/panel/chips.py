"""What lies on a seat's plate, counted: one chip a colour with a number, or a small crew of pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.theme import BLACK, WHITE, mix
from scenes.kit.widgets import Style
from scenes.play.panel.bits import Bit, put, wide

DARK = 0.42  # how much of a colour is in its chip; the rest is black
PieceSpot = tuple[tuple[float, float], float]


class Chip(NamedTuple):
    """How many pieces of a colour a seat holds, and how many more it would hold; one without any keeps its place for
    what is on its way."""

    seat: int
    number: int
    more: int = 0


class Crew(NamedTuple):
    """A few pieces of the seat's own: so many on the board, so many in hand."""

    out: int
    held: int


def across(style: Style, chips: Sequence[Chip], high: int, tight: bool) -> int:
    """Pixels that chips of this height take beside each other."""
    return sum(_wide(style, chip, high, tight) for chip in chips) + _between(high, tight) * max(0, len(chips) - 1)


def places(style: Style, chips: Sequence[Chip], at: tuple[int, int], high: int, tight: bool) -> Mapping[int, Rect]:
    """The chip of each colour, the first at the left."""
    found, x = dict[int, Rect](), at[0]
    for chip in chips:
        found[chip.seat] = Rect(x, at[1] - high // 2, _wide(style, chip, high, tight), high)
        x = found[chip.seat].right + _between(high, tight)
    return found


def spot(rect: Rect) -> PieceSpot:
    """Where a piece comes to lie on a chip: on its emblem."""
    return (rect.x + rect.h * 0.55, rect.centery), max(3.0, rect.h * 0.34)


def paint_chips(dst: Surface, style: Style, chips: Sequence[Chip], at: tuple[int, int], high: int, tight: bool) -> None:
    """All chips of a seat that have something to tell."""
    where = places(style, chips, at, high, tight)
    for chip in chips:
        if chip.number or chip.more:
            rect, base = where[chip.seat], style.theme.seats[chip.seat - 1].base
            box(dst, rect, mix(BLACK, base, DARK), base, high / 2)
            put(dst, style, _bits(style, chip, high), (rect.x + _pad(high, tight), rect.centery))


def crew_spots(crew: Crew, at: tuple[int, int], high: int) -> list[PieceSpot]:
    """Where the pieces of a crew stand, those on the board first."""
    return [((at[0] + high * (0.5 + 0.98 * i), at[1]), high * 0.62) for i in range(crew.out + crew.held)]


def crew_wide(crew: Crew | None, high: int) -> int:
    """Pixels that a crew takes."""
    return round(high * 0.98 * (crew.out + crew.held)) if crew else 0


def _bits(style: Style, chip: Chip, high: int) -> list[Bit]:
    """Emblem, number, and what would come to it."""
    seat, size = style.theme.seats[chip.seat - 1], round(high * 0.7)
    bits = [Bit(seat.emblem, max(5, round(high * 0.55)), seat.light, symbol=True)]
    if chip.number:
        bits.append(Bit(str(chip.number), size, WHITE, True, max(1, round(high * 0.18))))
    if chip.more:
        bits.append(Bit(f"+{chip.more}", size, style.theme.amber_light, True, max(1, round(high * 0.18))))
    return bits


def _wide(style: Style, chip: Chip, high: int, tight: bool) -> int:
    shown = chip if chip.number or chip.more else chip._replace(number=1)
    return wide(style, _bits(style, shown, high)) + 2 * _pad(high, tight)


def _pad(high: int, tight: bool) -> int:
    return max(2, round(high * (0.18 if tight else 0.36)))


def _between(high: int, tight: bool) -> int:
    return max(1, round(high * (0.08 if tight else 0.26)))

"""A line put together from words, numbers and icons: how wide it is, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from scenes.kit.theme import Colour
from scenes.kit.widgets import Style, write
from scenes.play.panel.paint import icon


class Bit(NamedTuple):
    """A word or a number; with `symbol` the name of an icon, `size` pixels wide. `gap` pixels are free before it."""

    text: str
    size: int
    colour: Colour
    bold: bool = False
    gap: int = 0
    symbol: bool = False


def wide(style: Style, bits: Sequence[Bit]) -> int:
    """Pixels that the bits take, without the gap before the first."""
    found = sum(bit.gap + (bit.size if bit.symbol else style.type.width(bit.text, bit.size, bit.bold)) for bit in bits)
    return found - bits[0].gap if bits else 0


def put(dst: Surface, style: Style, bits: Sequence[Bit], at: tuple[int, int]) -> int:
    """Writes the bits from their left end, centred on a height; the x of their right end."""
    x = at[0] - (bits[0].gap if bits else 0)
    for bit in bits:
        x += bit.gap
        if bit.symbol:
            icon(dst, style, bit.text, (x + bit.size // 2, at[1]), bit.size, bit.colour)
            x += bit.size
        else:
            x = write(dst, style, bit.text, (x, at[1]), bit.size, bit.colour, bit.bold).right
    return x


def signed(number: int) -> str:
    """A number as it is written: with a real minus."""
    return str(number).replace("-", "\u2212")

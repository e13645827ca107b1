"""Small pieces of paint that the panel's parts share: icons, and an icon with a word centred in a box."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.theme import Colour, hexed
from scenes.kit.widgets import Style, write


def icon(dst: Surface, style: Style, name: str, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """An icon in a colour with its middle at `centre`, `side` pixels wide."""
    picture = style.art.sprite(f"icons/{name}", side, hexed(colour))
    dst.blit(picture, picture.get_rect(center=centre))


def line_of(dst: Surface, style: Style, symbol: str, text: str, rect: Rect, colour: Colour, bold: bool) -> None:
    """An icon and a word beside it in the middle of a box; the icon alone where the word has no room."""
    px, size = style.scale.px, max(style.scale.least, min(style.scale.body, round(rect.h * 0.7)))
    wide = style.type.width(text, size, bold) + px(25)
    if wide > rect.w - px(10):
        size = min(size, style.scale.small)
        wide = style.type.width(text, size, bold) + px(25)
    if wide > rect.w - px(6):
        icon(dst, style, symbol, rect.center, min(px(20), rect.h - px(8)), colour)
        return
    x = rect.centerx - wide // 2
    icon(dst, style, symbol, (x + px(9), rect.centery), px(18), colour)
    write(dst, style, text, (x + px(25), rect.centery), size, colour, bold)

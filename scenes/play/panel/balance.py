"""The row of the panel that says who stands better: a bar cut into the seats' shares, and a short sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from engine.core.shares import better, percents
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import BLACK, mix
from scenes.kit.widgets import Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z

EVEN = 4  # hundredths over an equal share that nobody calls an advantage
THINKS, LATER = "Thinking about it...", "Told once play begins"
DEEP, OPEN = "as a computer sees it", "by the points so far"
CLEAR, NEAR = 25, 42  # over an equal share of two: clearly better, nearly won


def sentence(parts: Sequence[int], names: Sequence[str], over: bool) -> str:
    """Who stands better, by whole hundredths: `Red stands better`."""
    best, equal = better(parts), 100 / len(parts)
    lead = max(parts) - equal
    if not best or (lead <= EVEN and not over):
        return "About even"
    who = " and ".join(names[seat - 1] for seat in best)
    one = len(best) == 1
    if over:
        return f"{who} {'has' if one else 'have'} won"
    if max(parts) == 100:
        return f"{who} should win"  # proven, or so far ahead that it rounds to all
    if lead > NEAR * (1 - equal / 100) * 2:
        return f"{who} {'is' if one else 'are'} close to winning"
    clearly = "clearly " if lead > CLEAR * (1 - equal / 100) * 2 else ""
    return f"{who} {'stands' if one else 'stand'} {clearly}better"


def balance(style: Style, rect: Rect, shares: Sequence[float] | None, none: str, source: str) -> Drawn:
    """The row; without shares (nothing is known yet) the bar is empty and says `none`. `source` tells where they come
    from, "" at the end of a game."""
    parts = percents(shares) if shares else None
    text = sentence(parts, [seat.name for seat in style.theme.seats], not source) if parts else none
    return Drawn.inside(PANEL_Z, rect, ("balance", parts, text, source),
                        lambda dst: _paint(dst, style, rect, parts, text, source if parts else ""))


def _paint(dst: Surface, style: Style, rect: Rect, parts: Sequence[int] | None, text: str, source: str) -> None:
    t, px, size = style.theme, style.scale.px, style.scale.small
    high = min(px(18), rect.h) if rect.h >= px(18) + style.type.height(size) else min(rect.h, px(22))
    bar = Rect(rect.x, rect.y, rect.w, high)
    box(dst, bar, t.well, t.line, px(5))
    if parts:
        _cut(dst, style, bar, parts)
    if rect.h - high < style.type.height(size):
        return
    y, right = high + rect.y + (rect.h - high) // 2 + 1, rect.right
    both = style.type.width(text, size, True) + style.type.width(source, size) + px(16)
    if source and both <= rect.w:
        right = write(dst, style, source, (right, y), size, t.faint, False, "midright").x
    write(dst, style, style.type.elide(text, size, right - rect.x, True), (rect.x, y), size, t.text, True)


def _cut(dst: Surface, style: Style, bar: Rect, parts: Sequence[int]) -> None:
    """Each seat's piece of the bar with its emblem and number, as far as there is room."""
    t, px, x, done = style.theme, style.scale.px, bar.x, 0
    size = min(style.scale.small, max(8, bar.h - 4))
    for seat, part in zip(t.seats, parts, strict=False):
        done += part
        piece = Rect(x, bar.y, bar.x + round(bar.w * done / 100) - x, bar.h)
        x = piece.right
        if piece.w < 2:
            continue
        pygame.draw.rect(dst, mix(seat.base, BLACK, 0.25), piece.inflate(-1, -2), border_radius=px(3))
        number = str(part)
        wide, side = style.type.width(number, size, True), min(px(11), bar.h - 4)
        if piece.w >= side + px(6):
            both = piece.w >= side + wide + px(14)
            left = piece.centerx - (side + wide + px(4)) // 2 if both else piece.centerx - side // 2
            icon(dst, style, seat.emblem, (left + side // 2, bar.centery), side, seat.light)
            if both:
                write(dst, style, number, (left + side + px(4), bar.centery), size, (255, 255, 255), True)


def swatch(style: Style, height: int) -> tuple[str, Surface, str]:
    """The bar in small, for the legend, with the word for it."""
    sample = Surface((height, height), pygame.SRCALPHA)
    bar, t = Rect(1, height // 3, height - 2, height // 3), style.theme
    box(sample, bar, mix(t.seats[1].base, BLACK, 0.25), None, height / 9)
    box(sample, Rect(bar.x, bar.y, bar.w * 5 // 8, bar.h), mix(t.seats[0].base, BLACK, 0.25), None, height / 9)
    return "balance", sample, "who stands better"

"""Twigs of the timeline: where a line that was left leaves the present one, and a few dots for its turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.theme import mix
from scenes.kit.widgets import Style
from scenes.play.table.branches import SideLine

DOTS, APART, SIDE = 6, 10, 6  # dots at the most; design pixels from one to the next, and of each


class Twig(NamedTuple):
    """A line that was left, and where its twig is: `x` of the stem, where it is pressed, the middles of its dots."""

    line: SideLine
    x: int
    rect: Rect
    dots: tuple[tuple[int, int], ...]


def twigs(lines: Sequence[SideLine], row: Rect, x_of: Callable[[int], float], px: Callable[[float], int]) -> \
        tuple[Twig, ...]:
    """A twig for every place where lines leave, for the longest of them; below the signs, and to the left where there
    is no room at the right."""
    longest = {line.at: line for line in sorted(lines, key=lambda line: len(line.turns))}
    return tuple(_twig(line, row, round(x_of(line.at)), px) for line in longest.values())


def twig_at(spots: Sequence[Twig], pos: tuple[int, int]) -> Twig | None:
    """The twig at a point."""
    return next((twig for twig in spots if twig.rect.collidepoint(pos)), None)


def paint_twigs(dst: Surface, style: Style, spots: Sequence[Twig], row: Rect) -> None:
    """Each twig from the line of the turns down to its dots, which have the colours of its turns."""
    t, side = style.theme, style.scale.px(SIDE)
    for twig in spots:
        y, ends = twig.dots[0][1], [twig.x, *(x for x, _ in twig.dots)]
        dst.fill(t.muted, Rect(twig.x, row.centery, 1, y - row.centery))
        dst.fill(t.muted, Rect(min(ends), y, max(ends) - min(ends), 1))
        for (x, _), turn in zip(twig.dots, twig.line.turns, strict=False):
            tone = mix(t.ground, t.seats[turn.seat - 1].base, 0.8)
            box(dst, Rect(x - side // 2, y - side // 2, side, side), tone, t.ground, side / 2)


def _twig(line: SideLine, row: Rect, x: int, px: Callable[[float], int]) -> Twig:
    count, step = min(DOTS, len(line.turns)), max(3, px(APART))
    if x + (count + 1) * step > row.right:
        step = -step
    y = row.bottom - max(2, px(4))
    dots = tuple((x + step * (i + 1), y) for i in range(count))
    left, right = min(x, dots[-1][0]), max(x, dots[-1][0])
    pad = max(3, px(4))
    return Twig(line, x, Rect(left - pad // 2, y - pad, right - left + pad * 2, row.bottom - y + pad), dots)

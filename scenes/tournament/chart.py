"""The chart of a tournament: how sure each entrant's points are, and how they went from game to game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from engine.ai.standings import Standing, Tally
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.theme import mix
from scenes.kit.widgets import Style, write
from scenes.tournament.table import emblem, percent

LOWEST = 84  # design pixels in height that the lines need
NAMED = 0.34  # share of the width that names may take
SIGNS = 3  # emblems along a line at most


def paint_chart(dst: Surface, style: Style, room: Rect, names: Sequence[str], tally: Tally,
                planned: int) -> None:
    """Bars with their intervals, and below them, where there is room, the lines over the `planned` games."""
    px, room = style.scale.px, Rect(room)
    if min(room.size) < px(60):
        return
    lines, line = tally.lines, style.type.height(style.scale.small)
    row = max(line, px(18)) + px(4)
    title = style.type.elide("Points, and where they lie with 95 % certainty", style.scale.small, room.w)
    write(dst, style, title, cut_top(room, line, px(6)).midleft, style.scale.small, style.theme.text, True)
    timed = room.h >= len(lines) * row + px(LOWEST) + 2 * line
    widest = max(style.type.width(name, style.scale.small) for name in names)
    for name, standing in zip(names, lines, strict=True):
        if room.h >= row:
            _bar(dst, style, cut_top(room, row), standing, (name, widest if widest <= NAMED * room.w else 0))
    if timed:
        cut_top(room, px(10))
        _lines(dst, style, room, tally, planned)


def _bar(dst: Surface, style: Style, row: Rect, line: Standing, named: tuple[str, int]) -> None:
    """One entrant: emblem, a bar as long as its share, and a bracket over its interval.

    `named` is its name and how many pixels all names take, 0 where there is no room for them.
    """
    px, t = style.scale.px, style.theme
    emblem(dst, style, line.entrant, (row.x + px(9), row.centery), px(16))
    cut_left(row, px(26))
    if named[1]:
        place = cut_left(row, named[1], px(10))
        write(dst, style, named[0], place.midleft, style.scale.small, t.muted)
    words = cut_right(row, style.type.width("100 %", style.scale.small) + px(8))
    if not line.games:
        return
    write(dst, style, percent(line.share), words.midright, style.scale.small, t.text, False, "midright")
    seat, high = t.seats[line.entrant], row.h - px(8)
    track = Rect(row.x, row.centery - high // 2, row.w, high)
    box(dst, track, mix(t.panel, t.well, 0.8), None, px(3))
    box(dst, Rect(track.x, track.y, max(px(2), round(track.w * line.share)), high), seat.base, None, px(3))
    low, end = (track.x + round(track.w * share) for share in (line.low, line.high))
    thick = max(2, px(2))
    for rect in (Rect(low, row.centery - thick // 2, end - low, thick), Rect(low, track.y - 1, thick, high + 2),
                 Rect(end - thick, track.y - 1, thick, high + 2)):
        dst.fill(t.text, rect)


def _lines(dst: Surface, style: Style, room: Rect, tally: Tally, planned: int) -> None:
    px, t, size = style.scale.px, style.theme, style.scale.small
    line = style.type.height(size)
    write(dst, style, "Game by game", cut_top(room, line, px(10)).midleft, size, t.text, True)
    foot = cut_bottom(room, line, px(4))
    cut_left(room, style.type.width("100 %", size), px(8))
    cut_right(room, px(22))
    for share in (0.0, 0.5, 1.0):
        y = room.bottom - round(share * room.h)
        dst.fill(t.line if share != 0.5 else mix(t.panel, t.line, 0.6), Rect(room.x, y, room.w, 1))
        if room.h >= 2.4 * line or share != 0.5:
            write(dst, style, percent(share), (room.x - px(8), y), size, t.muted, False, "midright")
    write(dst, style, "1", (room.x, foot.centery), size, t.muted)
    write(dst, style, str(planned), (room.right, foot.centery), size, t.muted, False, "midright")
    for entrant, points in enumerate(tally.course):
        _line(dst, style, room, entrant, [(n / planned, share) for n, share in points])


def _line(dst: Surface, style: Style, room: Rect, entrant: int, points: Sequence[tuple[float, float]]) -> None:
    """One entrant's line, its emblem at the end: shapes tell the lines apart also without colour."""
    if not points:
        return
    colour, px = style.theme.seats[entrant].light, style.scale.px
    spots = [(room.x + round(at * room.w), room.bottom - round(share * room.h)) for at, share in points]
    if len(spots) > 1:
        pygame.draw.lines(dst, colour, False, spots, max(2, px(2)))
    for i in range(1, SIGNS):
        if len(spots) > 3 * SIGNS:
            emblem(dst, style, entrant, spots[len(spots) * i // SIGNS], px(11))
    emblem(dst, style, entrant, (spots[-1][0] + px(3), spots[-1][1]), px(15))

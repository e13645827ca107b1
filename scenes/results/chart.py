"""The chart of results: what was won against each level, and how it went over time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame
from pygame import Rect, Surface

from engine.records.results import LOST, SHARED, WON, Played
from scenes.games.dates import day
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_bottom, cut_left, cut_top
from scenes.kit.theme import mix
from scenes.kit.widgets import Style, write

ENDS = ((WON, "Won"), (SHARED, "Shared"), (LOST, "Lost"))
RUN = 10  # games that a point of the line looks back on
WORTH: Mapping[str, float] = MappingProxyType({WON: 1.0, SHARED: 0.5, LOST: 0.0})
LOWEST = 96  # design pixels in height that the line needs


def form(games: Sequence[Played], run: int = RUN) -> list[float]:
    """After each game, the share of points in the last `run` games; a shared win counts a half."""
    points = [WORTH[one.end] for one in games]
    return [sum(points[max(0, i - run) : i]) / min(i, run) for i in range(1, len(points) + 1)]


def paint_chart(dst: Surface, style: Style, room: Rect, games: Sequence[Played]) -> None:
    """Legend, bars by level, and where there is room the line over time."""
    px, line, room = style.scale.px, style.type.height(style.scale.small), Rect(room)
    if not games or min(room.size) < px(60):
        return
    _legend(dst, style, cut_top(room, line, px(10)))
    levels = sorted({one.level for one in games})
    most = max(sum(one.level == level for one in games) for level in levels)
    row, gap = max(line, px(22)), px(8)
    timed = room.h >= len(levels) * (row + gap) + px(LOWEST) + line and len(games) > 1
    for level in levels:
        if room.h >= row:
            _bar(dst, style, cut_top(room, row, gap), [one for one in games if one.level == level], most)
    if timed:
        cut_top(room, px(4))
        _over_time(dst, style, room, games)


def _legend(dst: Surface, style: Style, strip: Rect) -> None:
    px, x = style.scale.px, strip.x
    for end, word in ENDS:
        patch(dst, style, Rect(x, strip.centery - px(6), px(20), px(12)), end)
        x = write(dst, style, word, (x + px(26), strip.centery), style.scale.small, style.theme.muted).right + px(16)


def patch(dst: Surface, style: Style, rect: Rect, end: str) -> None:
    """A field that stands for an end: full for won, striped for shared, empty for lost."""
    t = style.theme
    if rect.w < 1:
        return
    box(dst, rect, t.amber if end == WON else t.well, t.amber if end != LOST else t.muted, style.scale.px(3))
    if end == SHARED:
        before, step = dst.get_clip(), max(4, style.scale.px(6))
        dst.set_clip(rect.inflate(-2, -2).clip(before))
        for x in range(rect.x - rect.h, rect.right, step):
            pygame.draw.line(dst, t.amber, (x, rect.bottom), (x + rect.h, rect.y), max(1, style.scale.px(1.5)))
        dst.set_clip(before)


def _bar(dst: Surface, style: Style, row: Rect, games: Sequence[Played], most: int) -> None:
    """One level: its number, a bar of fields side by side as long as there are games, the count."""
    px, t, size = style.scale.px, style.theme, style.scale.small
    name = f"Level {games[0].level}"
    label = cut_left(row, style.type.width(name, size, True), px(10))
    write(dst, style, name, label.midleft, size, t.text, True)
    counts = [sum(one.end == end for one in games) for end, _ in ENDS]
    share = f"{round(100 * sum(WORTH[one.end] for one in games) / len(games))} %"
    full, x = row.w - style.type.width("100 %", size) - px(10), row.x
    for count, (end, _) in zip(counts, ENDS, strict=True):
        wide = round(full * count / most)
        patch(dst, style, Rect(x, row.y + px(2), wide - px(2), row.h - px(4)), end)
        x += wide
    write(dst, style, share, (x + px(6), row.centery), size, t.muted)


def _over_time(dst: Surface, style: Style, room: Rect, games: Sequence[Played]) -> None:
    """The form as a line between 0 and 100 %, a mark for each game below it, the first and the last day."""
    px, t, size = style.scale.px, style.theme, style.scale.small
    line = style.type.height(size)
    title = style.type.elide(f"Points in the last {RUN} games", size, room.w)
    write(dst, style, title, cut_top(room, line, px(12)).midleft, size, t.text, True)
    days = cut_bottom(room, line, px(4))
    first, last = day(games[0].when, full=True).partition(",")[0], day(games[-1].when, full=True).partition(",")[0]
    write(dst, style, first, days.midleft, size, t.muted)
    if first != last and style.type.width(first + last, size) + px(20) <= days.w:
        write(dst, style, last, days.midright, size, t.muted, False, "midright")
    _line(dst, style, room, games)


def _line(dst: Surface, style: Style, room: Rect, games: Sequence[Played]) -> None:
    px, t, size = style.scale.px, style.theme, style.scale.small
    marks = cut_bottom(room, px(12), px(8))
    cut_left(room, style.type.width("100 %", size), px(8))
    for share in (0.0, 0.5, 1.0):
        y = room.bottom - round(share * room.h)
        dst.fill(t.line if share in (0.0, 1.0) else mix(t.panel, t.line, 0.6), Rect(room.x, y, room.w, 1))
        write(dst, style, f"{share:.0%}".replace("%", " %"), (room.x - px(8), y), size, t.muted, False, "midright")
    xs = [room.x + round((i + 0.5) * room.w / len(games)) for i in range(len(games))]
    points = [(x, room.bottom - round(share * room.h)) for x, share in zip(xs, form(games), strict=True)]
    pygame.draw.lines(dst, t.amber_light, False, points, max(2, px(2)))
    if len(games) <= 40:
        for point in points:
            box(dst, Rect(point[0] - px(3), point[1] - px(3), 2 * px(3), 2 * px(3)), t.amber_light, radius=px(3))
    side = min(px(12), max(1, room.w // len(games) - 1))
    for x, one in zip(xs, games, strict=True) if side >= 4 else ():
        patch(dst, style, Rect(x - side // 2, marks.centery - side // 2, side, side), one.end)

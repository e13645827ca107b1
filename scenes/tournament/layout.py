"""Where everything lies on the tournament, for any window and text size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.kit.cuts import across, cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Style

WIDE, HIGH = 960, 400  # design pixels in which table, list and chart stand side by side
SMALLEST = 100  # design pixels of the picture's side
NOTHING = (0, 0, 0, 0)


@dataclass(frozen=True)
class TournamentLayout:
    """Rectangles in window pixels; what is not shown now is empty. `words` are the buttons that have room for them."""

    head: Rect
    tools: tuple[Rect, ...]
    which: Rect
    part: Rect
    table: Rect
    list: Rect
    row: tuple[Rect, ...]
    picture: Rect
    chart: Rect
    note: Rect
    bar: Rect
    buttons: tuple[Rect, ...]
    words: bool

    @staticmethod
    def of(size: tuple[int, int], style: Style, buttons: Sequence[Button], table: int, note: int, part: str,
           running: bool) -> TournamentLayout:
        """`table` and `note` are heights in pixels, `part` what is shown where not everything can be."""
        px, gap = style.scale.px, style.scale.gap
        room = Rect((0, 0), size).inflate(-2 * gap(24), -2 * gap(16))
        head, foot = cut_top(room, px(44), gap(8)), cut_bottom(room, px(44), gap(8))
        tools = [cut_right(head, px(42), px(4)) for _ in range(2)]
        which = cut_right(head, min(px(250), head.w // 2), px(12))
        bar, noted = cut_bottom(room, px(6), gap(10)), cut_bottom(room, note, gap(6))
        places, words = _foot(foot, style, buttons)
        sides = room.w >= px(WIDE) and room.h >= max(px(HIGH), table + px(200))
        parts = Rect(NOTHING) if sides else cut_top(room, px(42), gap(10))
        shown = _sides(room, style, table, running) if sides else _alone(room, style, table, part, running)
        return TournamentLayout(head, tuple(tools), which, parts, *shown, noted, bar, places, words)


Shown = tuple[Rect, Rect, tuple[Rect, ...], Rect, Rect]


def _sides(room: Rect, style: Style, table: int, running: bool) -> Shown:
    """The table above; below it the list, the running game's picture, the chart."""
    px, gap = style.scale.px, style.scale.gap
    above = cut_top(room, table, gap(14))
    games = cut_left(room, round(room.w * 0.36), gap(14))
    row = _row(games, style)
    side = min(room.h, round(room.w * 0.42))
    picture = cut_left(room, side, gap(14)) if running and side >= px(SMALLEST) else Rect(NOTHING)
    return above, games, row, picture, room


def _alone(room: Rect, style: Style, table: int, part: str, running: bool) -> Shown:
    px, gap, empty = style.scale.px, style.scale.gap, Rect(NOTHING)
    if part == "games":
        row = _row(room, style)
        return empty, room, row, empty, empty
    if part == "chart":
        return empty, empty, (), empty, room
    above = cut_top(room, table, gap(12))
    roomy = min(room.size) >= px(SMALLEST)
    return above, empty, (), room if roomy and running else empty, room if roomy and not running else empty


def _row(room: Rect, style: Style) -> tuple[Rect, ...]:
    return tuple(across(cut_bottom(room, style.scale.px(42), style.scale.gap(8)), 2, style.scale.px(8)))


def _foot(foot: Rect, style: Style, buttons: Sequence[Button]) -> tuple[tuple[Rect, ...], bool]:
    """What concerns the game under way at the left, what begins something at the right."""
    px = style.scale.px
    widths = [button.want(style)[0] for button in buttons]
    words = sum(widths) + px(8) * (len(buttons) + 1) <= foot.w
    wide = [width if words else px(46) for width in widths]
    left = [cut_left(foot, width, px(8)) for width in wide[:3]]
    right = [cut_right(foot, width, px(8)) for width in reversed(wide[3:])]
    return (*left, *reversed(right)), words

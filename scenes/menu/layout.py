"""Where everything lies on the menu, for any window and text size."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.cuts import cut_bottom, cut_left, cut_right, cut_top, grid
from scenes.kit.widgets import Button, Label, Style
from scenes.menu.shelf import shelf_height

TALLEST = 0.95  # a card's picture is at most so many times as high as wide
ABREAST = 5  # more cards than these take another row
ROOMY = 270  # design pixels that cards want in height beside a shelf


@dataclass(frozen=True)
class MenuLayout:
    """Rectangles in window pixels. `tight` means that the shelf and the cards take turns in `middle`."""

    head: Rect
    tools: tuple[Rect, ...]
    icons_only: bool
    middle: Rect
    cards: tuple[Rect, ...]
    go_on: Rect
    shelf: Rect
    notice: Rect
    tight: bool

    @staticmethod
    def of(
        size: tuple[int, int], style: Style, tools: list[Button], cards: int, games: int, notice: Label
    ) -> MenuLayout:
        """The layout for `games` unfinished games, the newest of them with a place of its own."""
        px, gap = style.scale.px, style.scale.gap
        room = Rect((0, 0), size).inflate(-2 * gap(24), -2 * gap(16))
        head = cut_top(room, px(46), gap(12))
        widths, icons_only = _tool_widths(style, tools, head)
        places = _from_right(head, widths, px(4), px(42))
        two_lines = 2 * style.type.height(style.scale.small) + 4
        note = Rect(0, 0, 0, 0)
        if notice.text:
            note = cut_bottom(room, min(notice.want(style, room.w)[1], two_lines), gap(6))
        tight = games > 1 and room.h < px(ROOMY) + shelf_height(style) + gap(14)
        strip = px(44) if tight else shelf_height(style) if games > 1 else px(68) if games else 0
        row = cut_bottom(room, strip, gap(14)) if strip else Rect(0, 0, 0, 0)
        rows = -(-cards // ABREAST)
        each = (room.h - gap(16) * (rows - 1)) // rows
        columns = grid(room, cards, -(-cards // rows), each, gap(16), gap(16))
        high = min(each, round(columns[0].w * TALLEST) + px(150))
        columns = [Rect(c.x, c.centery - high // 2, c.w, high) for c in columns]
        go_on = Rect(row) if games < 2 or tight else cut_left(row, columns[0].w, gap(16))
        return MenuLayout(head, places, icons_only, room, tuple(columns), go_on, row, note, tight)


def _tool_widths(style: Style, tools: list[Button], head: Rect) -> tuple[list[int], bool]:
    """Words on the tools where they leave enough of the head to the title."""
    widths = [tool.want(style)[0] for tool in tools]
    if sum(widths) > head.w * 0.62:
        return [style.scale.px(42)] * len(tools), True
    return widths, False


def _from_right(head: Rect, widths: list[int], gap: int, height: int) -> tuple[Rect, ...]:
    places = []
    for width in reversed(widths):
        strip = cut_right(head, width, gap)
        places.append(Rect(strip.x, strip.centery - height // 2, width, height))
    return tuple(reversed(places))

"""Where everything lies on the shelf of saved games, for any window and text size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.kit.cuts import across, cut_bottom, cut_left, cut_right, cut_top
from scenes.kit.widgets import Button, Style

NARROWEST = 300  # design pixels of the plate beside the list
SHORTEST = 330  # design pixels in height that the plate needs


@dataclass(frozen=True)
class SavedLayout:
    """Rectangles in window pixels. Without a `plate` the buttons lie in a row below the list."""

    head: Rect
    tools: tuple[Rect, ...]
    words: bool  # whether the tools at the upper right have words
    search: Rect
    filter: Rect
    list: Rect
    plate: Rect | None
    buttons: tuple[Rect, ...]
    foot: Rect
    undo: Rect

    @staticmethod
    def of(size: tuple[int, int], style: Style, tools: Sequence[Button], buttons: Sequence[Button], undo: Button,
           title: int, games: int) -> SavedLayout:
        """`title` is the title's width in pixels, `games` how many there are to choose from in the filter."""
        px, gap = style.scale.px, style.scale.gap
        room = Rect((0, 0), size).inflate(-2 * gap(24), -2 * gap(16))
        head = cut_top(room, px(44), gap(8))
        widths = [tool.want(style)[0] for tool in tools]
        words = sum(widths) + title + px(30) <= head.w
        places = [cut_right(head, width if words else px(42), px(4)) for width in reversed(widths)]
        foot = cut_bottom(room, px(42), gap(10))
        undo_at = cut_right(foot, undo.want(style)[0], px(12))
        bar = cut_top(room, px(42), gap(10))
        choice = cut_right(bar, min(px(150) * games, bar.w // 2), px(12)) if games > 2 else Rect(bar.right, bar.y, 0, 0)
        bar.w = min(bar.w, px(520))
        plate, below = _sides(room, style, buttons)
        return SavedLayout(head, tuple(reversed(places)), words, bar, choice, room, plate, below, foot, undo_at)


def _sides(room: Rect, style: Style, buttons: Sequence[Button]) -> tuple[Rect | None, tuple[Rect, ...]]:
    """Takes the plate and its buttons off the room, or a row of buttons; the room that is left is the list's."""
    px, gap = style.scale.px, style.scale.gap
    if room.w >= px(NARROWEST) * 2.4 and room.h >= px(SHORTEST):
        plate = cut_right(room, max(px(NARROWEST), round(room.w * 0.4)), gap(16))
        inner = plate.inflate(-2 * gap(16), -2 * gap(16))
        return plate, tuple(_rows(cut_bottom(inner, 2 * px(42) + px(8)), style, len(buttons)))
    row = cut_bottom(room, px(42), gap(10))
    widths = [button.want(style)[0] for button in buttons]
    if sum(widths) + px(8) * (len(buttons) - 1) <= row.w:
        return None, tuple(cut_left(row, width, px(8)) for width in widths)
    return None, tuple(across(row, len(buttons), px(8)))


def _rows(room: Rect, style: Style, count: int) -> list[Rect]:
    """The first button on the upper row for itself, the others beside each other below it."""
    px = style.scale.px
    first = cut_top(room, px(42), px(8))
    return [first, *across(room, count - 1, px(8))]

"""The result of a game in the panel: who has won, and why, in letters as large as there is room for."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, block, shrunk, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z


class Words(NamedTuple):
    """Who has won, why, and the first in as few words as can be; `ranked` if the second tells everybody's points."""

    headline: str
    detail: str
    short: str
    ranked: bool = False


Set = tuple[list[str], int, bool]  # lines, their size, whether they are bold


def buttons_of(style: Style, rect: Rect) -> Rect:
    """The row of buttons at the bottom of the result."""
    px, high = style.scale.px, min(style.scale.px(40), rect.h * 2 // 5)
    pad = min(px(10), rect.h // 16)
    return Rect(rect.x + px(10), rect.bottom - pad - high, rect.w - px(20), high)


def high_of(style: Style, width: int, words: Words) -> int:
    """Pixels in height in which everything has its full size."""
    px, room, big, small = style.scale.px, width - style.scale.px(56), style.scale.lead, style.scale.small
    upper, lower = style.type.wrap(words.headline, big, room, True), style.type.wrap(words.detail, small, room)
    return px(68) + len(upper) * style.type.height(big) + len(lower) * style.type.height(small)


def result(style: Style, rect: Rect, words: Words) -> Drawn:
    """The plate with the words; below them is room for buttons."""
    def paint(dst: Surface) -> None:
        t, px = style.theme, style.scale.px
        box(dst, rect, t.amber_deep, t.amber, px(10), 2)
        room = Rect(rect.x + px(44), rect.y + 3, rect.w - px(56), buttons_of(style, rect).y - rect.y - 5)
        blocks = typeset(style, words, room.size)
        y = room.y + (room.h - sum(len(lines) * style.type.height(size) for lines, size, _ in blocks)) // 2
        side = min(px(24), room.h)
        icon(dst, style, "flag", (rect.x + px(24), y + max(side, style.type.height(blocks[0][1])) // 2), side, t.amber)
        for i, (lines, size, bold) in enumerate(blocks):
            for line in lines:
                write(dst, style, line, (room.x, y), size, t.muted if i else t.text, bold, "topleft")
                y += style.type.height(size)

    return Drawn.inside(PANEL_Z, rect, ("result", words), paint)


def typeset(style: Style, words: Words, room: tuple[int, int]) -> list[Set]:
    """Both sentences as large as they fit. The second gives way first (the prompt says it
    too), then the names of many winners: every seat's plate tells its points, and whether it has won."""
    (headline, detail, short, ranked), big = words, style.scale.lead
    for size in range(big, (style.scale.least if ranked else style.scale.small) - 1, -1):
        small = max(style.scale.least, min(style.scale.small, size))
        lines, below = style.type.wrap(headline, size, room[0], True), style.type.wrap(detail, small, room[0])
        if len(lines) * style.type.height(size) + len(below) * style.type.height(small) <= room[1]:
            return [(lines, size, True), (below, small, False)]
    alone = block(style, headline, room, big, True) or block(style, headline, room, big)
    if alone:
        return [(*alone, True)]
    text, size = shrunk(style, short, room[0], big, True)
    return [([text], size, True)]

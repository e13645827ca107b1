"""The result of a game in the panel: who has won, and why, in letters as large as there is room for."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Look, block, shrunk, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z


class Words(NamedTuple):
    """Who has won, why, and the first in as few words as can be; `ranked` if the second tells everybody's points."""

    headline: str
    detail: str
    short: str
    ranked: bool = False


Set = tuple[list[str], int, bool]  # lines, their size, whether they are bold


def buttons_of(look: Look, rect: Rect) -> Rect:
    """The row of buttons at the bottom of the result."""
    px, high = look.scale.px, min(look.scale.px(40), rect.h * 2 // 5)
    pad = min(px(10), rect.h // 16)
    return Rect(rect.x + px(10), rect.bottom - pad - high, rect.w - px(20), high)


def high_of(look: Look, width: int, words: Words) -> int:
    """Pixels in height in which everything has its full size."""
    px, room, big, small = look.scale.px, width - look.scale.px(56), look.scale.lead, look.scale.small
    upper, lower = look.type.wrap(words.headline, big, room, True), look.type.wrap(words.detail, small, room)
    return px(68) + len(upper) * look.type.height(big) + len(lower) * look.type.height(small)


def result(look: Look, rect: Rect, words: Words) -> Drawn:
    """The plate with the words; below them is room for buttons."""
    def paint(dst: Surface) -> None:
        t, px = look.theme, look.scale.px
        box(dst, rect, t.amber_deep, t.amber, px(10), 2)
        room = Rect(rect.x + px(44), rect.y + 3, rect.w - px(56), buttons_of(look, rect).y - rect.y - 5)
        told = typeset(look, words, room.size)
        y = room.y + (room.h - sum(len(lines) * look.type.height(size) for lines, size, _ in told)) // 2
        side = min(px(24), room.h)
        icon(dst, look, "flag", (rect.x + px(24), y + max(side, look.type.height(told[0][1])) // 2), side, t.amber)
        for i, (lines, size, bold) in enumerate(told):
            for line in lines:
                write(dst, look, line, (room.x, y), size, t.muted if i else t.text, bold, "topleft")
                y += look.type.height(size)

    return Drawn.inside(PANEL_Z, rect, ("result", words), paint)


def typeset(look: Look, words: Words, room: tuple[int, int]) -> list[Set]:
    """Both sentences as large as they fit. The second gives way first (the prompt says it
    too), then the names of many winners: every seat's plate tells its points, and whether it has won."""
    (headline, detail, short, ranked), big = words, look.scale.lead
    for size in range(big, (look.scale.least if ranked else look.scale.small) - 1, -1):
        small = max(look.scale.least, min(look.scale.small, size))
        lines, below = look.type.wrap(headline, size, room[0], True), look.type.wrap(detail, small, room[0])
        if len(lines) * look.type.height(size) + len(below) * look.type.height(small) <= room[1]:
            return [(lines, size, True), (below, small, False)]
    alone = block(look, headline, room, big, True) or block(look, headline, room, big)
    if alone:
        return [(*alone, True)]
    text, size = shrunk(look, short, room[0], big, True)
    return [([text], size, True)]

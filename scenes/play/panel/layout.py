"""Where everything lies on the play scene: board, prompt bar, the panel's parts, for any window and text size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType

from pygame import Rect

from scenes.kit.theme import Scale

PANEL, WIDE, PANEL_WIDE = 376, 2000, 404  # design pixels of the panel, wider from so many pixels of the window on
FIRM: Mapping[int, int] = MappingProxyType({2: 78, 3: 71, 4: 64})  # of a plate, before rows of buttons become lower
LEAST_FIRM, LEAST = 58, 27  # the same for five and six seats; and of any plate, at the least
ROOMY = 830  # design pixels of the panel in which five and six plates have three lines

@dataclass(frozen=True)
class Layout:
    """Rectangles in window pixels. Parts for which there is no room are empty rectangles.

    `below` is all that is free at the panel's bottom: for the list of turns, `log`, if it is high enough, and for
    first-time hints. `result` has the place of all plates once the game is over.
    """

    board: Rect
    timeline: Rect
    prompt: Rect
    panel: Rect
    head: Rect
    plates: tuple[Rect, ...]
    opinion: Rect
    steps: Rect
    buttons: Rect
    transport: Rect
    result: Rect
    below: Rect
    log: Rect

    @staticmethod
    @lru_cache(maxsize=16)  # asked for many times a frame; nobody changes a rectangle of it
    def of(size: tuple[int, int], scale: Scale, seats: int, computers: bool, over: bool,
           opinion: bool = False, holds: bool = False) -> Layout:
        """The layout of a window for a number of seats.

        When the game is over the result stands where the plates stood, so no button moves. With an `opinion` there is a
        row for who stands better, and room for its graph over the timeline. Where seats `hold` something, two plates
        have a well for it.

        Where all is too high, this gives way, one after another: spaces, the list's room, plates down to FIRM, the rows
        of buttons and steps down to what their words need, plates down to LEAST.
        """
        w, h = size
        px = scale.px
        wide = min(px(PANEL if w < WIDE else PANEL_WIDE), round(w * 0.42))
        bar, strip = min(px(52), h // 7), min(px(34), h // 15)
        strip += min(px(48), h // 11) if opinion else 0
        column = Rect(w - wide, 0, wide, h).inflate(-2 * min(px(14), wide // 16), -2 * px(9))
        heights = _heights(seats, holds, computers, opinion, column.h / scale.unit)
        rows = stacked(column, [[px(high) for high in step] for step in heights], px(11), px(3))
        nothing = Rect(0, 0, 0, 0)
        head, plates, steps, buttons = rows[0], rows[1:seats + 1], rows[seats + opinion + 1], rows[seats + opinion + 2]
        transport = rows[seats + opinion + 3] if computers else nothing
        top = rows[-2].bottom + px(11)
        below = Rect(column.x, top, column.w, max(0, column.bottom - top))
        left = w - wide
        return Layout(Rect(0, 0, left, h - bar - strip), Rect(0, h - bar - strip, left, strip),
                      Rect(0, h - bar, left, bar), Rect(left, 0, wide, h), head, tuple(plates),
                      rows[seats + 1] if opinion else nothing, steps, buttons, transport,
                      plates[0].unionall(plates) if over else nothing, below, below if below.h >= px(56) else nothing)


def _heights(seats: int, holds: bool, computers: bool, opinion: bool, room: float) -> list[list[int]]:
    """Design pixels of all rows in a panel so many design pixels high, as wanted, and then step by step lower."""
    plate = (117 if holds else 84) if seats == 2 else {3: 92, 4: 80}.get(seats, 79 if room >= ROOMY else 65)
    firm = min(plate, FIRM.get(seats, LEAST_FIRM))
    bars, low_bars = [*[40] * opinion, 44, 42, *[42] * computers], [*[20] * opinion, 24, 24, *[24] * computers]
    return [[36, *[plate] * seats, *bars, 108], [36, *[plate] * seats, *bars, 64], [36, *[firm] * seats, *bars, 64],
            [24, *[firm] * seats, *low_bars, 64], [24, *[LEAST] * seats, *low_bars, 64]]


def stacked(column: Rect, steps: Sequence[Sequence[int]], gap: int, least: int) -> list[Rect]:
    """Rows below each other, of the heights of the first step that fits, or between it and the one before, each by the
    same share of what it can give; before that the gaps shrink. Where not even the last fits, all are lower."""
    gaps = len(steps[0]) - 1
    gap = min(gap, max(least, (column.h - sum(steps[0])) // gaps))
    room = column.h - gap * gaps
    heights: list[float] = [high * min(1.0, room / sum(steps[-1])) for high in steps[-1]]
    for more, less in reversed(list(pairwise(steps))):
        if sum(less) <= room:
            share = min(1.0, (room - sum(less)) / max(1, sum(more) - sum(less)))
            heights = [low + (high - low) * share for high, low in zip(more, less, strict=True)]
    rows, y = [], column.y
    for high in heights:
        rows.append(Rect(column.x, y, column.w, int(high)))
        y = rows[-1].bottom + gap
    return rows


def across(row: Rect, count: int, gap: int) -> list[Rect]:
    """A row cut into equal parts."""
    w = (row.w - gap * (count - 1)) / count
    return [Rect(round(row.x + i * (w + gap)), row.y, round(w), row.h) for i in range(count)]

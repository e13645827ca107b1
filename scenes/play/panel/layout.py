"""Where everything lies on the play scene: board, prompt bar, the panel's parts, for any window and text size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from scenes.kit.theme import Scale


@dataclass(frozen=True)
class Layout:
    """Rectangles in window pixels. Parts for which there is no room are empty rectangles.

    `below` is all that is free at the panel's bottom; the list of turns, `log`, has it if it is high enough.
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
    rest: Rect  # all of the panel below its buttons: the list of turns, the result, or first-time hints

    @staticmethod
    @lru_cache(maxsize=16)  # asked for many times a frame; nobody changes a rectangle of it
    def of(size: tuple[int, int], scale: Scale, seats: int, computers: bool, over: bool,
           opinion: bool = False, result_high: int = 0) -> Layout:
        """The layout of a window for a number of seats.

        The result's room is kept free from the beginning (the list of turns has it until then), so that no button
        moves when the game ends. With an `opinion` there is a row for who stands better, and room for its graph over
        the timeline. Where all is too high, everything is made lower, but nothing lower than its words need. When the
        game is over its result may take from the list's room, to be `result_high` pixels.
        """
        w, h = size
        px = scale.px
        wide, bar, strip = min(px(376), round(w * 0.42)), min(px(52), h // 7), min(px(34), h // 15)
        strip += min(px(48), h // 11) if opinion else 0
        column = Rect(w - wide, 0, wide, h).inflate(-2 * min(px(14), wide // 16), -2 * px(9))
        plate = 92 if seats == 2 else 76 if seats == 3 else 58
        wanted = [(36, 24), *[(plate, 27)] * seats, *[(40, 20)] * opinion, (44, 24), (42, 24), *[(42, 24)] * computers,
                  (108, 64)]
        rows = _rows(column, [(px(high), px(least)) for high, least in wanted], px(11), px(3))
        nothing = Rect(0, 0, 0, 0)
        head, plates, steps, buttons = rows[0], rows[1:seats + 1], rows[seats + opinion + 1], rows[seats + opinion + 2]
        transport = rows[seats + opinion + 3] if computers else nothing
        top = rows[-2].bottom + px(11)
        result = Rect(column.x, column.bottom - rows[-1].h, column.w, rows[-1].h)
        if over:
            high = max(result.h, min(result_high, column.bottom - top))
            result = Rect(column.x, column.bottom - high, column.w, high)
        below = Rect(column.x, top, column.w, max(0, (result.y - px(8) if over else column.bottom) - top))
        left = w - wide
        return Layout(Rect(0, 0, left, h - bar - strip), Rect(0, h - bar - strip, left, strip),
                      Rect(0, h - bar, left, bar), Rect(left, 0, wide, h), head, tuple(plates),
                      rows[seats + 1] if opinion else nothing, steps, buttons, transport,
                      result if over else nothing, below, below if below.h >= px(56) else nothing,
                      Rect(column.x, min(top, result.y), column.w, column.bottom - min(top, result.y)))


def _rows(column: Rect, wanted: list[tuple[int, int]], gap: int, least: int) -> list[Rect]:
    """Rows below each other, each as high as wanted; where they do not fit, with smaller gaps, then lower, each by the
    same share of what it can give."""
    full, low = (sum(heights) for heights in zip(*wanted, strict=True))
    gaps = len(wanted) - 1
    gap = min(gap, max(least, (column.h - full) // gaps))
    room = column.h - gap * gaps
    share = min(1.0, max(0.0, (room - low) / (full - low)))
    tight = min(1.0, room / low)
    rows, y = [], column.y
    for high, need in wanted:
        rows.append(Rect(column.x, y, column.w, int((need + (high - need) * share) * tight)))
        y = rows[-1].bottom + gap
    return rows


def across(row: Rect, count: int, gap: int) -> list[Rect]:
    """A row cut into equal parts."""
    w = (row.w - gap * (count - 1)) / count
    return [Rect(round(row.x + i * (w + gap)), row.y, round(w), row.h) for i in range(count)]

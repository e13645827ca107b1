"""Where everything lies on the play scene: board, prompt bar, and the panel's parts, for any window and text size."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.theme import Scale


@dataclass(frozen=True)
class Layout:
    """Rectangles in window pixels. Parts for which there is no room are empty rectangles."""

    board: Rect
    prompt: Rect
    panel: Rect
    head: Rect
    plates: tuple[Rect, ...]
    steps: Rect
    buttons: Rect
    transport: Rect
    result: Rect
    log: Rect

    @staticmethod
    def of(size: tuple[int, int], scale: Scale, seats: int, computers: bool, over: bool) -> Layout:
        """The layout of a window for a number of seats."""
        w, h = size
        px = scale.px
        wide = min(px(376), round(w * 0.42))
        bar = px(52)
        panel = Rect(w - wide, 0, wide, h)
        pad = px(14) if h >= 700 else px(10)
        rows = _Rows(panel.inflate(-2 * pad, -2 * pad), px(8) if h < 700 else px(11))
        head = rows.take(px(36))
        plate = px(92 if seats <= 2 else 78 if seats <= 3 else 62)
        tight = rows.left < plate * seats + px(46 + 44 + 44 * computers + 90)
        plates = tuple(rows.take(px(70 if seats <= 3 else 52) if tight else plate) for _ in range(seats))
        steps, buttons = rows.take(px(44)), rows.take(px(42))
        transport = rows.take(px(42)) if computers else Rect(0, 0, 0, 0)
        result = rows.take_last(px(112)) if over else Rect(0, 0, 0, 0)
        log = rows.rest() if rows.left > px(60) else Rect(0, 0, 0, 0)
        board = Rect(0, 0, w - wide, h - bar)
        return Layout(board, Rect(0, h - bar, w - wide, bar), panel, head, plates, steps, buttons, transport, result, log)


class _Rows:
    """Cuts a column into rows from above (or below), with a gap between them."""

    def __init__(self, column: Rect, gap: int) -> None:
        self._column, self._gap = Rect(column), gap

    @property
    def left(self) -> int:
        return self._column.h

    def take(self, height: int) -> Rect:
        row = Rect(self._column.x, self._column.y, self._column.w, min(height, max(0, self._column.h)))
        self._column.y += row.h + self._gap
        self._column.h = max(0, self._column.h - row.h - self._gap)
        return row

    def take_last(self, height: int) -> Rect:
        row = Rect(self._column.x, self._column.bottom - height, self._column.w, height)
        self._column.h = max(0, self._column.h - height - self._gap)
        return row

    def rest(self) -> Rect:
        return Rect(self._column)


def across(row: Rect, count: int, gap: int) -> list[Rect]:
    """A row cut into equal parts."""
    w = (row.w - gap * (count - 1)) / count
    return [Rect(round(row.x + i * (w + gap)), row.y, round(w), row.h) for i in range(count)]

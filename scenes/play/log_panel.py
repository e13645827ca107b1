"""The list of turns in the panel, newest at the bottom, in a column a seat where turns are short."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Look, write
from scenes.play.log import Told, table
from scenes.play.paint import icon
from scenes.play.panel import PANEL_Z

PITCH = 26  # design pixels from line to line
Row = tuple[str, tuple[str, ...]]  # a turn's number, and its text by column


def log(look: Look, rect: Rect, told: Sequence[Told], columns: bool) -> Drawn:
    """The turns so far, as many as there is room for."""
    if columns:
        lines = max(0, (rect.h - look.scale.px(30)) // look.scale.px(PITCH))
        rows = tuple(table(list(told))[-lines:]) if lines else ()
        return Drawn.inside(PANEL_Z, rect, ("log", rows), lambda dst: _columns(dst, look, rect, rows))
    recent = tuple(told[-40:])
    count = len(told)
    return Drawn.inside(PANEL_Z, rect, ("log", recent, count), lambda dst: _lines(dst, look, rect, recent, count))


def _columns(dst: Surface, look: Look, rect: Rect, rows: Sequence[Row]) -> None:
    t, px = look.theme, look.scale.px
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    y, number = rect.y + px(16), px(34)
    w = (rect.w - number) / 2
    for i in range(2):
        x = round(rect.x + number + i * w)
        icon(dst, look, t.seats[i].emblem, (x + px(6), y), px(12), t.seats[i].base)
        write(dst, look, t.seats[i].name, (x + px(18), y), look.scale.small, t.muted, True)
    for k, (name, texts) in enumerate(rows):
        y += px(PITCH)
        if k == len(rows) - 1:
            box(dst, Rect(rect.x, y - px(13), rect.w, px(PITCH)), t.plate_live, None, px(6))
        write(dst, look, name, (rect.x + px(6), y), look.scale.small, t.muted)
        for i, text in enumerate(texts):
            shown = look.type.elide(text, look.scale.body, round(w) - px(6))
            write(dst, look, shown, (round(rect.x + number + i * w), y), look.scale.body, t.text)


def _lines(dst: Surface, look: Look, rect: Rect, told: Sequence[Told], count: int) -> None:
    """From the bottom upwards: number, emblem, and the turn's text in as many lines as it needs."""
    t, px = look.theme, look.scale.px
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    y = rect.bottom
    for back, turn in enumerate(reversed(told)):
        lines = look.type.wrap(turn.text, look.scale.small, rect.w - px(62))
        y -= len(lines) * px(22) + px(4)
        if y < rect.y + px(6):
            break
        if not back:
            box(dst, Rect(rect.x, y - px(1), rect.w, len(lines) * px(22) + px(4)), t.plate_live, None, px(6))
        seat = t.seats[turn.seat - 1]
        write(dst, look, str(count - back), (rect.x + px(6), y + px(12)), look.scale.small, t.muted)
        icon(dst, look, seat.emblem, (rect.x + px(44), y + px(12)), px(12), seat.base)
        for i, line in enumerate(lines):
            at, tone = (rect.x + px(58), y + px(12) + i * px(22)), t.muted if back else t.text
            write(dst, look, line, at, look.scale.small, tone)

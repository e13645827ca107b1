"""The list of turns in the panel, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Look, write
from scenes.play.paint import icon
from scenes.play.panel import PANEL_Z

Row = tuple[str, tuple[str, ...]]  # a turn's number, and its text by column


def log(look: Look, rect: Rect, rows: Sequence[Row], seats: Sequence[int]) -> Drawn:
    """The list of turns, newest at the bottom; one column a seat for two seats, else one."""
    lines = max(0, (rect.h - look.scale.px(30)) // look.scale.px(26))
    shown = tuple(rows[-lines:]) if lines else ()
    return Drawn.inside(PANEL_Z, rect, ("log", shown, tuple(seats)), lambda dst: _paint(dst, look, rect, shown, seats))


def _paint(dst: Surface, look: Look, rect: Rect, rows: Sequence[Row], seats: Sequence[int]) -> None:
    t, px = look.theme, look.scale.px
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    y = rect.y + px(16)
    number = px(34)
    w = (rect.w - number) / max(1, len(seats))
    for i, seat in enumerate(seats):
        x = round(rect.x + number + i * w)
        icon(dst, look, t.seats[seat - 1].emblem, (x + px(6), y), px(12), t.seats[seat - 1].base)
        write(dst, look, t.seats[seat - 1].name, (x + px(18), y), look.scale.small, t.muted, True)
    for k, (name, texts) in enumerate(rows):
        y += px(26)
        if k == len(rows) - 1:
            box(dst, Rect(rect.x, y - px(13), rect.w, px(26)), t.plate_live, None, px(6))
        write(dst, look, name, (rect.x + px(6), y), look.scale.small, t.muted)
        for i, text in enumerate(texts):
            shown = look.type.elide(text, look.scale.body, round(w) - px(6))
            write(dst, look, shown, (round(rect.x + number + i * w), y), look.scale.body, t.text)

"""The list of turns in the panel, newest at the bottom, in a column a seat where turns are short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.table.log import Told, table

PITCH = 26  # design pixels from line to line
MOST = 40  # turns with a line each that are looked at


class Spot(NamedTuple):
    """Where a turn stands in the list: its box, its number from 1, its lines of text, and whether it is shown."""

    rect: Rect
    told: Told
    number: int
    lines: tuple[str, ...]
    now: bool


def log(style: Style, rect: Rect, told: Sequence[Told], columns: bool, now: int | None = None) -> Drawn:
    """The turns as many as there is room for. `now` is how many actions are shown while one looks back."""
    spots = spots_of(style, rect, told, columns, now)
    key = ("log", columns, now, tuple((spot.told, spot.number, spot.now, spot.rect.y) for spot in spots))
    return Drawn.inside(PANEL_Z, rect, key, lambda dst: _paint(dst, style, rect, spots, columns, now))


def told_at(style: Style, rect: Rect, told: Sequence[Told], columns: bool, now: int | None,
            pos: tuple[int, int]) -> Told | None:
    """The turn that stands at a point of the list."""
    return next((s.told for s in spots_of(style, rect, told, columns, now) if s.rect.collidepoint(pos)), None)


def spots_of(style: Style, rect: Rect, told: Sequence[Told], columns: bool, now: int | None) -> list[Spot]:
    """Where the turns stand: the last ones, or while one looks back those around the turn shown."""
    current = len(told) - 1 if now is None else max((i for i, turn in enumerate(told) if turn.at < now), default=-1)
    return (_columns if columns else _lines)(style, rect, told, current)


def _columns(style: Style, rect: Rect, told: Sequence[Told], current: int) -> list[Spot]:
    px, number = style.scale.px, style.scale.px(34)
    room = max(0, (rect.h - px(30)) // px(PITCH))
    rows = table(told)
    at = next((r for r, row in enumerate(rows) if current in row), 0)
    first = max(0, min(len(rows) - room, at - room // 2)) if current < len(told) - 1 else max(0, len(rows) - room)
    w, spots = (rect.w - number) / 2, list[Spot]()
    for k, row in enumerate(rows[first:first + room]):
        y = rect.y + px(16) + (k + 1) * px(PITCH)
        for c, i in enumerate(row):
            if i is not None:
                cell = Rect(round(rect.x + number + c * w) - px(5), y - px(13), round(w) - px(2), px(PITCH))
                text = style.type.elide(told[i].text, style.scale.body, round(w) - px(10))
                spots.append(Spot(cell, told[i], first + k + 1, (text,), i == current))
    return spots


def _lines(style: Style, rect: Rect, told: Sequence[Told], current: int) -> list[Spot]:
    """From the bottom upwards, each turn in as many lines as it needs; the turn shown stands in the lower half."""
    px, y, spots = style.scale.px, rect.bottom, list[Spot]()
    last = len(told) - 1 if current == len(told) - 1 else min(len(told) - 1, current + max(1, rect.h // px(90)))
    for i in range(last, max(-1, last - MOST), -1):
        lines = style.type.wrap(told[i].text, style.scale.small, rect.w - px(62))
        y -= len(lines) * px(22) + px(4)
        if y < rect.y + px(6):
            break
        spot = Rect(rect.x, y - px(1), rect.w, len(lines) * px(22) + px(4))
        spots.append(Spot(spot, told[i], i + 1, tuple(lines), i == current))
    return spots


def _paint(dst: Surface, style: Style, rect: Rect, spots: Sequence[Spot], columns: bool, now: int | None) -> None:
    t, px = style.theme, style.scale.px
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    if columns:
        _heads(dst, style, rect)
    for spot in spots:
        if spot.now:
            box(dst, spot.rect, t.plate_live, t.line if now is not None else None, px(6))
        later = now is not None and spot.told.at >= now
        tone = t.faint if later else t.text if columns or spot.now else t.muted
        if columns:
            write(dst, style, str(spot.number), (rect.x + px(6), spot.rect.centery), style.scale.small, t.muted)
            write(dst, style, spot.lines[0], (spot.rect.x + px(5), spot.rect.centery), style.scale.body, tone)
        else:
            _line(dst, style, rect, spot, tone)


def _heads(dst: Surface, style: Style, rect: Rect) -> None:
    """Above each column its seat."""
    t, px, number = style.theme, style.scale.px, style.scale.px(34)
    for i in range(2):
        x, y = round(rect.x + number + i * (rect.w - number) / 2), rect.y + px(16)
        icon(dst, style, t.seats[i].emblem, (x + px(6), y), px(12), t.seats[i].base)
        write(dst, style, t.seats[i].name, (x + px(18), y), style.scale.small, t.muted, True)


def _line(dst: Surface, style: Style, rect: Rect, spot: Spot, tone: tuple[int, int, int]) -> None:
    px, seat, y = style.scale.px, style.theme.seats[spot.told.seat - 1], spot.rect.y + style.scale.px(13)
    write(dst, style, str(spot.number), (rect.x + px(6), y), style.scale.small, style.theme.muted)
    icon(dst, style, seat.emblem, (rect.x + px(44), y), px(12), seat.base)
    for i, line in enumerate(spot.lines):
        write(dst, style, line, (rect.x + px(58), y + i * px(22)), style.scale.small, tone)

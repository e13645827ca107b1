"""The list of turns in the panel, newest at the bottom: whose turn, what it did, and beside it how that is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.table.log import TurnEntry

PITCH = 26  # design pixels from turn to turn; a further line of the same turn stands closer
MOST = 40  # turns that are looked at


class EntrySpot(NamedTuple):
    """Where a turn stands in the list: its box, its number from 1, its lines of text, whether it is shown."""

    rect: Rect
    entry: TurnEntry
    number: int
    lines: tuple[str, ...]
    now: bool


def log(style: Style, rect: Rect, entries: Sequence[TurnEntry], now: int | None = None,
        lit: TurnEntry | None = None) -> Drawn:
    """The turns as many as there is room for. `now` is how many actions are shown while one looks back; `lit` is the
    turn that the pointer is on."""
    spots = spots_of(style, rect, entries, now)
    key = ("log", now, lit, tuple((spot.entry, spot.number, spot.now, spot.rect.y) for spot in spots))
    return Drawn.inside(PANEL_Z, rect, key, lambda dst: _paint(dst, style, rect, spots, now, lit))


def entry_at(style: Style, rect: Rect, entries: Sequence[TurnEntry], now: int | None,
             pos: tuple[int, int]) -> TurnEntry | None:
    """The turn that stands at a point of the list."""
    return next((s.entry for s in spots_of(style, rect, entries, now) if s.rect.collidepoint(pos)), None)


def spots_of(style: Style, rect: Rect, entries: Sequence[TurnEntry], now: int | None) -> list[EntrySpot]:
    """Where the turns stand: the last ones, or while one looks back those around the turn shown, which stands in the
    lower half. From the bottom upwards, each turn in as many lines as it needs."""
    end = len(entries) - 1
    current = end if now is None else max((i for i, turn in enumerate(entries) if turn.at < now), default=-1)
    px, y, spots = style.scale.px, rect.bottom, list[EntrySpot]()
    last = end if current == end else min(end, current + max(1, rect.h // px(90)))
    for i in range(last, max(-1, last - MOST), -1):
        lines = style.type.wrap(entries[i].text, style.scale.small, rect.w - px(62))
        y -= len(lines) * px(22) + px(4)
        if y < rect.y + px(6):
            break
        spot = Rect(rect.x, y - px(1), rect.w, len(lines) * px(22) + px(4))
        spots.append(EntrySpot(spot, entries[i], i + 1, tuple(lines), i == current))
    return spots


def _paint(dst: Surface, style: Style, rect: Rect, spots: Sequence[EntrySpot], now: int | None,
           lit: TurnEntry | None) -> None:
    t, px = style.theme, style.scale.px
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    for spot in spots:
        if spot.now or spot.entry == lit:
            edge = t.amber if spot.entry == lit else t.line if now is not None else None
            box(dst, spot.rect, t.plate_live if spot.now else None, edge, px(6))
        later = now is not None and spot.entry.at >= now
        _turn(dst, style, rect, spot, t.faint if later else t.text if spot.now else t.muted)


def _turn(dst: Surface, style: Style, rect: Rect, spot: EntrySpot, tone: tuple[int, int, int]) -> None:
    """Its number, its seat's sign, its words, and at the right its notation where there is room beside them."""
    px, seat, y = style.scale.px, style.theme.seats[spot.entry.seat - 1], spot.rect.y + style.scale.px(13)
    write(dst, style, str(spot.number), (rect.x + px(6), y), style.scale.small, style.theme.muted)
    icon(dst, style, seat.emblem, (rect.x + px(44), y), px(12), seat.base)
    end = rect.x
    for i, line in enumerate(spot.lines):
        end = write(dst, style, line, (rect.x + px(58), y + i * px(22)), style.scale.small, tone).right
    notation, size = spot.entry.notation, style.scale.small
    if notation and end + px(14) + style.type.width(notation, size) <= rect.right - px(6):
        at = rect.right - px(6), y + (len(spot.lines) - 1) * px(22)
        write(dst, style, notation, at, size, style.theme.faint, False, "midright")

"""Seats' plates: who plays, what is due, the numbers with their what-if, and where pieces in hand lie."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from engine.core.presentation import Fact
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Style, shrunk, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z


@dataclass(frozen=True)
class Plate:
    """What a seat's plate says. `bar` is the share of a thinking bar, None without one; `hand` is a word and a number
    for the pieces that lie there."""

    seat: int
    title: str
    sub: str
    status: str
    live: bool
    facts: tuple[Fact, ...]
    then: tuple[Fact, ...]
    hand: tuple[str, int] | None
    bar: float | None = None
    note: str = ""


def plate(style: Style, rect: Rect, told: Plate) -> Drawn:
    """A seat: token's place at the left, name, who plays, status, numbers with what-if, pieces in hand."""
    return Drawn.inside(PANEL_Z, rect, ("plate", told), lambda dst: _paint_plate(dst, style, rect, told))


def token_spot(style: Style, rect: Rect) -> tuple[tuple[float, float], float]:
    """Middle and radius of the big piece on a plate."""
    k = _token(style, rect)
    return (rect.x + style.scale.px(12) + k / 2, rect.centery - 1), k * 1.4 / 2.2


def _token(style: Style, rect: Rect) -> float:
    """Pixels of the big piece: on a low plate it takes what there is."""
    return max(rect.h - style.scale.px(22), rect.h * 0.55)


def hand_spot(style: Style, rect: Rect, index: int, count: int) -> tuple[tuple[float, float], float]:
    """Middle and radius of the index-th piece in hand on a plate, the first at the right."""
    y = rect.centery if _low(style, rect) else rect.bottom - rect.h * 0.34
    at = rect.right - style.scale.px(28) - index * _step(style, rect, count)
    return (at, y), max(4.0, min(rect.h * 0.62, style.scale.px(44)) / 2.2)


def _step(style: Style, rect: Rect, count: int) -> float:
    return min(style.scale.px(28), style.scale.px(118) / max(1, count), rect.w * 0.3 / max(1, count))


def _low(style: Style, rect: Rect) -> bool:
    """Whether a plate has room for two lines only."""
    return rect.h < style.scale.px(76)


def _paint_plate(dst: Surface, style: Style, rect: Rect, told: Plate) -> None:
    t, px = style.theme, style.scale.px
    fill, line, width = (t.plate_live, t.amber, 2) if told.live else (t.plate, t.line, 1)
    box(dst, rect, fill, line, px(10), width)
    x, right = rect.x + px(20) + round(_token(style, rect)), rect.right - px(14)
    lying = right - _pieces_room(style, rect, told)
    if _low(style, rect):
        high = round(rect.h * 0.43)
        _title(dst, style, (x, round(rect.y + rect.h * 0.29)), lying, told, min(style.scale.lead, high))
        _lower(dst, style, (x, round(rect.y + rect.h * 0.72)), lying, told, min(style.scale.body, high))
        return
    rows = [round(rect.y + rect.h * share) for share in (0.26, 0.52, 0.79)]
    end = _title(dst, style, (x, rows[0]), right, told, style.scale.lead)
    if told.hand is not None:
        _in_hand(dst, style, (right, rows[0]), end, told.hand)
    _status(dst, style, (x, rows[1]), lying, told, style.scale.body)
    _facts(dst, style, (x, rows[2]), lying, told, style.scale.body)


def _pieces_room(style: Style, rect: Rect, told: Plate) -> int:
    """How wide the pieces on the plate lie."""
    count = told.hand[1] if told.hand else 0
    return round(_step(style, rect, count) * (count - 1)) + min(style.scale.px(42), rect.h) if count else 0


def _in_hand(dst: Surface, style: Style, at: tuple[int, int], left: int, hand: tuple[str, int]) -> None:
    """What the pieces on the plate are, where the name leaves room for it."""
    word, count = hand
    label = word if count else f"none {word}" if word == "in hand" else f"no {word}"
    if style.type.width(label, style.scale.small) + style.scale.px(10) <= at[0] - left:
        write(dst, style, label, at, style.scale.small, style.theme.muted, False, "midright")


def _title(dst: Surface, style: Style, at: tuple[int, int], right: int, told: Plate, size: int) -> int:
    """Name, emblem, and who plays where there is room; the x at which they end."""
    px, seat, sub = style.scale.px, style.theme.seats[told.seat - 1], style.scale.least
    beside = px(26) + style.type.width(told.sub, sub) if told.sub else px(20)
    room = right - at[0] - beside
    if style.type.width(told.title, style.scale.least, True) > room:
        room = right - at[0] - px(20)
    name, size = shrunk(style, told.title, room, size, True)
    end = write(dst, style, name, at, size, style.theme.text, True).right
    icon(dst, style, seat.emblem, (end + px(13), at[1] + 1), min(px(13), size), seat.base)
    words, smaller = shrunk(style, told.sub, right - end - px(26), min(style.scale.small, size))
    small = smaller < 0.8 * min(style.scale.small, size) and not any(c.isdigit() for c in words)  # a word, no number
    if words != told.sub or not words or small:
        return end + px(20)
    return write(dst, style, words, (end + px(26), at[1] + 1), smaller, style.theme.muted).right


def _lower(dst: Surface, style: Style, at: tuple[int, int], right: int, told: Plate, size: int) -> None:
    """Numbers and status in one line: the words beside the numbers give way first, then the status."""
    wide = style.type.width(told.status, size, told.live) + style.scale.px(10) if told.status else 0
    end = _facts(dst, style, at, right - wide if wide < (right - at[0]) // 2 else right, told, size)
    _status(dst, style, (end if told.facts else at[0], at[1]), right, told, size)


def _status(dst: Surface, style: Style, at: tuple[int, int], right: int, told: Plate, size: int) -> None:
    """What is due, whole or not at all, and the thinking bar behind it."""
    px, end = style.scale.px, at[0]
    tone = style.theme.amber if told.live else style.theme.muted
    text, size = shrunk(style, told.status, right - at[0], size, told.live)
    if text and text == told.status:
        end = write(dst, style, text, at, size, tone, told.live).right
    if told.bar is not None and right - end > px(40):
        rail = Rect(end + px(12), at[1] - px(2), min(px(70), right - end - px(12)), px(5))
        box(dst, rail, style.theme.line, None, px(2))
        fill = Rect(rail.x, rail.y, max(rail.h, round(rail.w * told.bar)), rail.h)
        box(dst, fill, mix(style.theme.seats[told.seat - 1].base, style.theme.text, 0.15), None, px(2))


def _facts(dst: Surface, style: Style, at: tuple[int, int], right: int, told: Plate, size: int) -> int:
    """Numbers, and behind an arrow what they would become; their words where all have room. The x of their end."""
    for words in (True, False):
        least = style.scale.small if words else style.scale.least
        for smaller in range(size, min(size, least) - 1, -1):
            if _fact_width(style, told, smaller, words) <= right - at[0]:
                return _write_facts(dst, style, at, told, smaller, words)
    return _write_facts(dst, style, at, told, min(size, style.scale.least), False)


def _thens(told: Plate) -> list[tuple[Fact, int | None]]:
    """Each number with what it would become, None where it would stay."""
    then = [told.then[i].number if i < len(told.then) else fact.number for i, fact in enumerate(told.facts)]
    return [(fact, None if to == fact.number else to) for fact, to in zip(told.facts, then, strict=True)]


def _fact_width(style: Style, told: Plate, size: int, words: bool) -> int:
    wide = style.type.width
    return sum(round(size * 1.4) + wide(str(fact.number), size, True) + (size // 2 if not words else size // 3 +
               wide(fact.word, size) + size) + (0 if to is None else round(size * 1.6) + wide(str(to), size, True))
               for fact, to in _thens(told))


def _write_facts(dst: Surface, style: Style, at: tuple[int, int], told: Plate, size: int, words: bool) -> int:
    t, x = style.theme, at[0]
    for fact, to in _thens(told):
        icon(dst, style, fact.icon, (x + size // 2, at[1]), round(size * 1.1), t.text)
        x = write(dst, style, str(fact.number), (x + round(size * 1.4), at[1]), size, t.text, True).right
        if to is not None:
            icon(dst, style, "arrow-right", (x + round(size * 0.8), at[1] + 1), size, t.amber)
            x = write(dst, style, str(to), (x + round(size * 1.6), at[1]), size, t.amber, True).right
        if words:
            x = write(dst, style, fact.word, (x + size // 3, at[1]), size, t.muted).right + size // 2
        x += size // 2
    return x

"""Seats' plates: who plays, what is due, the numbers with their what-if, and where pieces in hand lie."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from engine.core.presentation import Fact
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Look, shrunk, write
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


def plate(look: Look, rect: Rect, told: Plate) -> Drawn:
    """A seat: token's place at the left, name, who plays, status, numbers with what-if, pieces in hand."""
    return Drawn.inside(PANEL_Z, rect, ("plate", told), lambda dst: _paint_plate(dst, look, rect, told))


def token_spot(look: Look, rect: Rect) -> tuple[tuple[float, float], float]:
    """Middle and radius of the big piece on a plate."""
    k = _token(look, rect)
    return (rect.x + look.scale.px(12) + k / 2, rect.centery - 1), k * 1.4 / 2.2


def _token(look: Look, rect: Rect) -> float:
    """Pixels of the big piece: on a low plate it takes what there is."""
    return max(rect.h - look.scale.px(22), rect.h * 0.55)


def hand_spot(look: Look, rect: Rect, index: int, count: int) -> tuple[tuple[float, float], float]:
    """Middle and radius of the index-th piece in hand on a plate, the first at the right."""
    y = rect.centery if _low(look, rect) else rect.bottom - rect.h * 0.34
    at = rect.right - look.scale.px(28) - index * _step(look, rect, count)
    return (at, y), max(4.0, min(rect.h * 0.62, look.scale.px(44)) / 2.2)


def _step(look: Look, rect: Rect, count: int) -> float:
    return min(look.scale.px(28), look.scale.px(118) / max(1, count), rect.w * 0.3 / max(1, count))


def _low(look: Look, rect: Rect) -> bool:
    """Whether a plate has room for two lines only."""
    return rect.h < look.scale.px(76)


def _paint_plate(dst: Surface, look: Look, rect: Rect, told: Plate) -> None:
    t, px = look.theme, look.scale.px
    fill, line, width = (t.plate_live, t.amber, 2) if told.live else (t.plate, t.line, 1)
    box(dst, rect, fill, line, px(10), width)
    x, right = rect.x + px(20) + round(_token(look, rect)), rect.right - px(14)
    lying = right - _pieces_room(look, rect, told)
    if _low(look, rect):
        high = round(rect.h * 0.43)
        _title(dst, look, (x, round(rect.y + rect.h * 0.29)), lying, told, min(look.scale.lead, high))
        _lower(dst, look, (x, round(rect.y + rect.h * 0.72)), lying, told, min(look.scale.body, high))
        return
    rows = [round(rect.y + rect.h * share) for share in (0.26, 0.52, 0.79)]
    end = _title(dst, look, (x, rows[0]), right, told, look.scale.lead)
    if told.hand is not None:
        _in_hand(dst, look, (right, rows[0]), end, told.hand)
    _status(dst, look, (x, rows[1]), lying, told, look.scale.body)
    _facts(dst, look, (x, rows[2]), lying, told, look.scale.body)


def _pieces_room(look: Look, rect: Rect, told: Plate) -> int:
    """How wide the pieces on the plate lie."""
    count = told.hand[1] if told.hand else 0
    return round(_step(look, rect, count) * (count - 1)) + min(look.scale.px(42), rect.h) if count else 0


def _in_hand(dst: Surface, look: Look, at: tuple[int, int], left: int, hand: tuple[str, int]) -> None:
    """What the pieces on the plate are, where the name leaves room for it."""
    word, count = hand
    label = word if count else f"none {word}" if word == "in hand" else f"no {word}"
    if look.type.width(label, look.scale.small) + look.scale.px(10) <= at[0] - left:
        write(dst, look, label, at, look.scale.small, look.theme.muted, False, "midright")


def _title(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate, size: int) -> int:
    """Name, emblem, and who plays where there is room; the x at which they end."""
    px, seat, sub = look.scale.px, look.theme.seats[told.seat - 1], look.scale.least
    beside = px(26) + look.type.width(told.sub, sub) if told.sub else px(20)
    room = right - at[0] - beside
    if look.type.width(told.title, look.scale.least, True) > room:
        room = right - at[0] - px(20)
    name, size = shrunk(look, told.title, room, size, True)
    end = write(dst, look, name, at, size, look.theme.text, True).right
    icon(dst, look, seat.emblem, (end + px(13), at[1] + 1), min(px(13), size), seat.base)
    words, smaller = shrunk(look, told.sub, right - end - px(26), min(look.scale.small, size))
    small = smaller < 0.8 * min(look.scale.small, size) and not any(c.isdigit() for c in words)  # a word, no number
    if words != told.sub or not words or small:
        return end + px(20)
    return write(dst, look, words, (end + px(26), at[1] + 1), smaller, look.theme.muted).right


def _lower(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate, size: int) -> None:
    """Numbers and status in one line: the words beside the numbers give way first, then the status."""
    wide = look.type.width(told.status, size, told.live) + look.scale.px(10) if told.status else 0
    end = _facts(dst, look, at, right - wide if wide < (right - at[0]) // 2 else right, told, size)
    _status(dst, look, (end if told.facts else at[0], at[1]), right, told, size)


def _status(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate, size: int) -> None:
    """What is due, whole or not at all, and the thinking bar behind it."""
    px, end = look.scale.px, at[0]
    tone = look.theme.amber if told.live else look.theme.muted
    text, size = shrunk(look, told.status, right - at[0], size, told.live)
    if text and text == told.status:
        end = write(dst, look, text, at, size, tone, told.live).right
    if told.bar is not None and right - end > px(40):
        rail = Rect(end + px(12), at[1] - px(2), min(px(70), right - end - px(12)), px(5))
        box(dst, rail, look.theme.line, None, px(2))
        fill = Rect(rail.x, rail.y, max(rail.h, round(rail.w * told.bar)), rail.h)
        box(dst, fill, mix(look.theme.seats[told.seat - 1].base, look.theme.text, 0.15), None, px(2))


def _facts(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate, size: int) -> int:
    """Numbers, and behind an arrow what they would become; their words where all have room. The x of their end."""
    for words in (True, False):
        least = look.scale.small if words else look.scale.least
        for smaller in range(size, min(size, least) - 1, -1):
            if _fact_width(look, told, smaller, words) <= right - at[0]:
                return _write_facts(dst, look, at, told, smaller, words)
    return _write_facts(dst, look, at, told, min(size, look.scale.least), False)


def _thens(told: Plate) -> list[tuple[Fact, int | None]]:
    """Each number with what it would become, None where it would stay."""
    then = [told.then[i].number if i < len(told.then) else fact.number for i, fact in enumerate(told.facts)]
    return [(fact, None if to == fact.number else to) for fact, to in zip(told.facts, then, strict=True)]


def _fact_width(look: Look, told: Plate, size: int, words: bool) -> int:
    wide = look.type.width
    return sum(round(size * 1.4) + wide(str(fact.number), size, True) + (size // 2 if not words else size // 3 +
               wide(fact.word, size) + size) + (0 if to is None else round(size * 1.6) + wide(str(to), size, True))
               for fact, to in _thens(told))


def _write_facts(dst: Surface, look: Look, at: tuple[int, int], told: Plate, size: int, words: bool) -> int:
    t, x = look.theme, at[0]
    for fact, to in _thens(told):
        icon(dst, look, fact.icon, (x + size // 2, at[1]), round(size * 1.1), t.text)
        x = write(dst, look, str(fact.number), (x + round(size * 1.4), at[1]), size, t.text, True).right
        if to is not None:
            icon(dst, look, "arrow-right", (x + round(size * 0.8), at[1] + 1), size, t.amber)
            x = write(dst, look, str(to), (x + round(size * 1.6), at[1]), size, t.amber, True).right
        if words:
            x = write(dst, look, fact.word, (x + size // 3, at[1]), size, t.muted).right + size // 2
        x += size // 2
    return x

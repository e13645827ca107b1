"""Seats' plates: who plays, what is due, the numbers with their what-if, and where pieces in hand lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from engine.core.look import Fact
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Look, write
from scenes.play.paint import icon
from scenes.play.panel import PANEL_Z


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
    k = rect.h - look.scale.px(22)
    return (rect.x + look.scale.px(12) + k / 2, rect.centery - 1), k * 1.4 / 2.2


def hand_spot(look: Look, rect: Rect, index: int, count: int) -> tuple[tuple[float, float], float]:
    """Middle and radius of the index-th piece in hand on a plate, the first at the right."""
    step = min(look.scale.px(28), look.scale.px(118) / max(1, count))
    small = rect.h < look.scale.px(76)
    y = rect.centery if small else rect.bottom - rect.h * 0.34
    return (rect.right - look.scale.px(28) - index * step, y), min(rect.h * 0.62, look.scale.px(44)) / 2.2


def _paint_plate(dst: Surface, look: Look, rect: Rect, told: Plate) -> None:
    t, px = look.theme, look.scale.px
    fill, line, width = (t.plate_live, t.amber, 2) if told.live else (t.plate, t.line, 1)
    box(dst, rect, fill, line, px(10), width)
    x = rect.x + px(20) + rect.h - px(22)
    small = rect.h < px(76)
    rows = (0.30, 0.70, 0.70) if small else (0.26, 0.52, 0.79)
    right = rect.right - px(14) - (_hand_room(dst, look, rect, told) if told.hand is not None else 0)
    _title(dst, look, (x, round(rect.y + rect.h * rows[0])), right, told)
    lying = right if small else rect.right - px(14) - _pieces_room(look, told)
    x = _status(dst, look, (x, round(rect.y + rect.h * rows[1])), lying, told, small)
    if not small:
        _facts(dst, look, (rect.x + px(20) + rect.h - px(22), round(rect.y + rect.h * rows[2])), lying, told)


def _pieces_room(look: Look, told: Plate) -> int:
    """How wide the pieces on the plate lie."""
    count = told.hand[1] if told.hand else 0
    step = min(look.scale.px(28), look.scale.px(118) / max(1, count))
    return round(step * (count - 1)) + look.scale.px(42) if count else 0


def _hand_room(dst: Surface, look: Look, rect: Rect, told: Plate) -> int:
    """Writes what lies on the plate and returns the width that it takes; the pieces are drawn with the board's."""
    size, t = look.scale.small, look.theme
    word, count = told.hand or ("", 0)
    if rect.h < look.scale.px(76):
        return min(look.scale.px(24) * count + look.scale.px(12), look.scale.px(140)) if count else 0
    spot = (rect.right - look.scale.px(14), round(rect.y + rect.h * 0.26))
    label = word if count else f"none {word}" if word == "in hand" else f"no {word}"
    return write(dst, look, label, spot, size, t.muted, False, "midright").w + look.scale.px(8)


def _title(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate) -> None:
    px, size, seat = look.scale.px, look.scale.lead, look.theme.seats[told.seat - 1]
    name = look.type.elide(told.title, size, right - at[0] - px(22), True)
    end = write(dst, look, name, at, size, look.theme.text, True).right
    icon(dst, look, seat.emblem, (end + px(13), at[1] + 1), px(13), seat.base)
    left = right - end - px(26)
    if left > px(30):
        write(dst, look, look.type.elide(told.sub, look.scale.small, left), (end + px(26), at[1] + 1), look.scale.small,
              look.theme.muted)


def _status(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate, small: bool) -> int:
    px, size = look.scale.px, look.scale.body
    tone = look.theme.amber if told.live else look.theme.muted
    text = look.type.elide(told.status or (_brief(told.facts) if small else ""), size, right - at[0])
    end = write(dst, look, text, at, size, tone, told.live).right
    if told.bar is not None and right - end > px(40):
        rail = Rect(end + px(12), at[1] - px(2), min(px(70), right - end - px(12)), px(5))
        box(dst, rail, look.theme.line, None, px(2))
        fill = Rect(rail.x, rail.y, max(rail.h, round(rail.w * told.bar)), rail.h)
        box(dst, fill, mix(look.theme.seats[told.seat - 1].base, look.theme.text, 0.15), None, px(2))
    return end


def _brief(facts: Sequence[Fact]) -> str:
    return ", ".join(f"{fact.number} {fact.word}" for fact in facts)


def _facts(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Plate) -> None:
    """Numbers, and behind an arrow what they would become."""
    px, size, t, x = look.scale.px, look.scale.body, look.theme, at[0]
    for i, fact in enumerate(told.facts):
        icon(dst, look, fact.icon, (x + px(8), at[1]), px(17), t.text)
        x = write(dst, look, str(fact.number), (x + px(22), at[1]), size, t.text, True).right
        then = told.then[i].number if i < len(told.then) else fact.number
        if then != fact.number:
            icon(dst, look, "arrow-right", (x + px(13), at[1] + 1), px(14), t.amber)
            x = write(dst, look, str(then), (x + px(24), at[1]), size, t.amber, True).right
        word = look.type.elide(fact.word, size, max(0, right - x - px(6)))
        x = write(dst, look, word, (x + px(6), at[1]), size, t.muted).right + px(14)

"""The panel beside the board as things to draw: title, seats' plates, step bar, the list of turns, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


from pygame import Rect, Surface

from engine.core.look import Fact, Step
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, mix
from scenes.kit.widgets import Look, write
from scenes.play_paint import icon, line_of

PANEL_Z = 70.0  # over everything on the board, under pieces that fly to a plate


@dataclass(frozen=True)
class Plate:
    """What a seat's plate says. `bar` is the share of a thinking bar, None without one; `hand` counts pieces there."""

    seat: int
    title: str
    sub: str
    status: str
    live: bool
    facts: tuple[Fact, ...]
    then: tuple[Fact, ...]
    hand: int | None
    bar: float | None = None
    note: str = ""


def ground(look: Look, rect: Rect) -> Drawn:
    """The panel's ground with a line at its left."""
    def paint(dst: Surface) -> None:
        dst.fill(look.theme.panel, rect)
        dst.fill(look.theme.line, (rect.x, rect.y, 1, rect.h))

    return Drawn(PANEL_Z - 10, (rect.x, rect.y, rect.w, rect.h), "panel", paint)


def head(look: Look, rect: Rect, title: str, detail: str, room: int, symbol: str) -> Drawn:
    """The game's name and what is played; `room` pixels at the right are kept free for buttons."""
    def paint(dst: Surface) -> None:
        side = look.scale.px(22)
        icon(dst, look, symbol, (rect.x + side // 2, rect.centery), side, look.theme.amber)
        x = rect.x + side + look.scale.px(8)
        size = look.scale.font(21)
        name = write(dst, look, look.type.elide(title, size, rect.right - room - x, True), (x, rect.centery), size,
                     look.theme.text, True)
        left = rect.right - room - name.right - look.scale.px(12)
        if left > look.scale.px(40):
            text = look.type.elide(detail, look.scale.small, left)
            write(dst, look, text, (name.right + look.scale.px(10), rect.centery + 1), look.scale.small, look.theme.muted)

    return Drawn(PANEL_Z, tuple(rect), ("head", title, detail), paint)  # type: ignore[arg-type]


def plate(look: Look, rect: Rect, told: Plate) -> Drawn:
    """A seat: token's place at the left, name, who plays, status, numbers with what-if, pieces in hand."""
    return Drawn(PANEL_Z, _wide(rect, look), ("plate", told), lambda dst: _paint_plate(dst, look, rect, told))


def _wide(rect: Rect, look: Look) -> tuple[int, int, int, int]:
    edge = rect.inflate(2, 2)
    return (edge.x, edge.y, edge.w, edge.h)


def token_spot(look: Look, rect: Rect) -> tuple[tuple[float, float], float]:
    """Middle and radius of the big piece on a plate."""
    k = rect.h - look.scale.px(22)
    return (rect.x + look.scale.px(12) + k / 2, rect.centery - 1), k * 1.4 / 2.2


def hand_spot(look: Look, rect: Rect, index: int, count: int) -> tuple[tuple[float, float], float]:
    """Middle and radius of the index-th piece in hand on a plate, the first at the right."""
    step = min(look.scale.px(28), look.scale.px(118) / max(1, count))
    return (rect.right - look.scale.px(32) - index * step, rect.bottom - rect.h * 0.34), rect.h * 0.62 / 2.2


def _paint_plate(dst: Surface, look: Look, rect: Rect, told: Plate) -> None:
    t, px = look.theme, look.scale.px
    box(dst, rect, t.plate_live if told.live else t.plate, t.amber if told.live else t.line, px(10), 2 if told.live else 1)
    x = rect.x + px(20) + rect.h - px(22)
    small = rect.h < px(76)
    rows = (0.30, 0.70, 0.70) if small else (0.26, 0.52, 0.79)
    right = rect.right - px(14) - (_hand_room(dst, look, rect, told) if told.hand is not None else 0)
    _title(dst, look, (x, round(rect.y + rect.h * rows[0])), right, told)
    x = _status(dst, look, (x, round(rect.y + rect.h * rows[1])), right, told, small)
    if not small:
        _facts(dst, look, (rect.x + px(20) + rect.h - px(22), round(rect.y + rect.h * rows[2])), right, told)


def _hand_room(dst: Surface, look: Look, rect: Rect, told: Plate) -> int:
    """Writes `in hand` and returns the width that it takes; the pieces themselves are drawn with the board's."""
    size, t = look.scale.small, look.theme
    label = "in hand" if told.hand else "none in hand"
    if rect.h < look.scale.px(76):
        return look.scale.px(60)
    spot = (rect.right - look.scale.px(14), round(rect.y + rect.h * 0.26))
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


def steps(look: Look, rect: Rect, told: Sequence[Step]) -> Drawn:
    """The step bar: what is done, what is due, what may follow; told by fill, tick and weight, not by colour alone."""
    return Drawn(PANEL_Z, tuple(rect), ("steps", tuple(told)), lambda dst: _paint_steps(dst, look, rect, told))  # type: ignore[arg-type]


def _paint_steps(dst: Surface, look: Look, rect: Rect, told: Sequence[Step]) -> None:
    t, px = look.theme, look.scale.px
    box(dst, rect, t.well, t.line, px(9))
    w = rect.w / max(1, len(told))
    for i, step in enumerate(told):
        part = Rect(round(rect.x + i * w), rect.y, round(w), rect.h)
        now = step.state == "now"
        if now:
            box(dst, part.inflate(-px(8), -px(8)), t.amber, t.amber_light, px(7))
        tone = t.ink if now else t.text if step.state == "done" else t.muted if step.state == "next" else t.faint
        line_of(dst, look, "check" if step.state == "done" else step.icon, step.name, part, tone, now)


def log(look: Look, rect: Rect, rows: Sequence[tuple[str, tuple[str, ...]]], seats: Sequence[int]) -> Drawn:
    """The list of turns, newest at the bottom; one column a seat for two seats, else one."""
    lines = max(0, (rect.h - look.scale.px(30)) // look.scale.px(26))
    shown = tuple(rows[-lines:]) if lines else ()
    return Drawn(PANEL_Z, tuple(rect), ("log", shown, tuple(seats)), lambda dst: _paint_log(dst, look, rect, shown, seats))  # type: ignore[arg-type]


def _paint_log(dst: Surface, look: Look, rect: Rect, rows: Sequence[tuple[str, tuple[str, ...]]], seats: Sequence[int]) -> None:
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


def result(look: Look, rect: Rect, headline: str, detail: str) -> Drawn:
    """Who has won, and why; room for buttons is left below."""
    def paint(dst: Surface) -> None:
        t, px = look.theme, look.scale.px
        box(dst, rect, t.amber_deep, t.amber, px(10), 2)
        icon(dst, look, "flag", (rect.x + px(24), rect.y + px(26)), px(24), t.amber)
        x, room = rect.x + px(44), rect.w - px(56)
        write(dst, look, look.type.elide(headline, look.scale.lead, room, True), (x, rect.y + px(18)), look.scale.lead, t.text, True)
        write(dst, look, look.type.elide(detail, look.scale.small, room), (x, rect.y + px(40)), look.scale.small, t.muted)

    return Drawn(PANEL_Z, tuple(rect), ("result", headline, detail), paint)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Prompt:
    """The line under the board: whose turn and what to do, and what an action would do or why it may not be."""

    seat: int
    text: str
    extra: str = ""
    tone: str = "amber"  # or danger
    symbol: str = "mine"


def prompt(look: Look, rect: Rect, told: Prompt, room: int) -> Drawn:
    """The prompt bar; `room` pixels at the right are kept free for buttons."""
    return Drawn(PANEL_Z, tuple(rect), ("prompt", told, room), lambda dst: _paint_prompt(dst, look, rect, told, room))  # type: ignore[arg-type]


def _paint_prompt(dst: Surface, look: Look, rect: Rect, told: Prompt, room: int) -> None:
    t, px = look.theme, look.scale.px
    dst.fill(mix(t.panel, t.ground, 0.4), rect)
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    x, right = rect.x + px(24), rect.right - room - px(10)
    if told.seat:
        seat = t.seats[told.seat - 1]
        icon(dst, look, seat.emblem, (x, rect.centery), px(15), seat.base)
        x += px(18)
    size = look.scale.body
    x = write(dst, look, look.type.elide(told.text, size, right - x, True), (x, rect.centery), size, t.text, True).right
    tone: Colour = t.danger if told.tone == "danger" else t.amber
    _extra(dst, look, (x + px(22), rect.centery), right, told, tone)


def _extra(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Prompt, tone: Colour) -> None:
    px, size = look.scale.px, look.scale.body
    room = right - at[0] - px(16)
    if not told.extra or room < px(60):
        return
    icon(dst, look, told.symbol, (at[0] + px(4), at[1]), px(17), tone)
    lines = look.type.wrap(told.extra, size, room)
    if len(lines) > 1:
        size = look.scale.small
        lines = look.type.wrap(told.extra, size, room)
    lines = lines[:1] + ([look.type.elide(" ".join(lines[1:]), size, room)] if len(lines) > 1 else [])
    pitch = look.type.height(size)
    for i, text in enumerate(lines):
        y = at[1] + round((i - (len(lines) - 1) / 2) * pitch * 0.95)
        write(dst, look, text, (at[0] + px(18), y), size, tone)



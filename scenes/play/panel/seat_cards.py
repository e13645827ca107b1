"""Seats' plates: who plays, the score large, its parts, what is due, and what the seat holds.

What gives way first where room is short, each only where the one before does not do:

1. The line of the numbers: the words of the parts become signs (on all plates together), then chips stand close and
   the parts lose their minus, then the letters shrink.
2. The line of the name: of the state only the needful stays (of who is not live, nothing), "level 4" becomes "L4",
   the letters shrink, the score shrinks, the level goes beside a state, and last of all the name is cut.
3. A state on a line of its own becomes short, then small.

Never: the big piece with its colour and shape, the score, its parts, the counts of what is held.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import mix
from scenes.kit.widgets import Style
from scenes.play.panel.bits import Bit, put, wide
from scenes.play.panel.chips import PieceSpot, across, crew_spots, crew_wide, paint_chips, places, spot
from scenes.play.panel.parts import PANEL_Z
from scenes.play.panel.plate_form import PlateForm, form_of
from scenes.play.panel.plate_sums import SIGNS, TIGHT, WORDS, others, parts, score
from scenes.play.panel.plate_words import LEAST, name_line, state_line
from scenes.play.panel.seat_plate import Plate

EASY = 0.82  # of its size that a name has before the score beside it becomes smaller
CLOSE = 0.92  # of their size that numbers have before their words become signs
SHARES = (1.0, 0.85, 0.7, 0.55, 0.4)  # of its size that the score takes beside a long name
TINY = 6  # pixels of the smallest numbers: they are never cut


class Low(NamedTuple):
    """The line of the numbers as it fits: height of what is held, what stands behind that, and the parts."""

    chip: int
    beside: list[Bit]
    sum: list[Bit]


def plate(style: Style, rect: Rect, card: Plate) -> Drawn:
    """A seat's plate in its place; the big piece and a crew are laid on it."""
    return Drawn.inside(PANEL_Z, rect, ("plate", card), lambda dst: _paint(dst, style, rect, card))


def token_spot(style: Style, rect: Rect, card: Plate) -> PieceSpot:
    """Middle and radius of the big piece on a plate."""
    return form_of(style, rect, card.holds).token


def held_spots(style: Style, rect: Rect, card: Plate) -> Mapping[int, PieceSpot]:
    """Where pieces of each colour come to lie on a plate; 0 stands for any other."""
    form = form_of(style, rect, card.holds)
    low, at = _low(style, card, form), (_held_x(style, form, card), form.rows[2])
    chips = places(style, card.chips or (), at, low.chip, card.mode == TIGHT)
    any_other = (at[0] + low.chip * 0.55, float(at[1])), max(3.0, low.chip * 0.34)
    return {0: any_other, **{seat: spot(chip) for seat, chip in chips.items()}}


def crew_on(style: Style, rect: Rect, card: Plate) -> list[PieceSpot]:
    """Where the small pieces of a seat's crew stand on its plate."""
    form = form_of(style, rect, card.holds)
    if card.crew is None:
        return []
    return crew_spots(card.crew, (form.held_left, form.rows[2]), _low(style, card, form).chip)


def mode_of(style: Style, rect: Rect, card: Plate) -> int:
    """In how many words a plate can tell its numbers, by itself."""
    form = form_of(style, rect, card.holds)
    for mode, share in ((WORDS, 1.0), (WORDS, CLOSE), (SIGNS, 1.0)):
        if _fits(style, card, form, _line(style, card, form, share, mode), mode):
            return mode
    return TIGHT


# ---- the line of the numbers -----------------------------------------------------------------------------------------


def _low(style: Style, card: Plate, form: PlateForm) -> Low:
    """The line in the plate's mode, in letters as large as it fits."""
    share, low = 1.0, _line(style, card, form, 1.0, card.mode)
    while not _fits(style, card, form, low, card.mode) and form.sum[1] * share > TINY:
        share -= 0.05
        low = _line(style, card, form, share, card.mode)
    return low


def _line(style: Style, card: Plate, form: PlateForm, share: float, mode: int) -> Low:
    size, chip = max(TINY, round(form.sum[1] * share)), max(TINY + 2, round(form.chip * share))
    beside = others(style, card.facts, card.then, size, mode, True)
    if form.well is None or wide(style, beside) + crew_wide(card.crew, chip) > form.well.w - 2 * chip:
        beside = others(style, card.facts, card.then, size, mode, False)
    return Low(chip, beside, parts(style, card.facts, card.then, size, mode))


def _fits(style: Style, card: Plate, form: PlateForm, low: Low, mode: int) -> bool:
    gap = style.scale.px(8 if mode < TIGHT else 4)
    held = _held_x(style, form, card) - form.held_left + across(style, card.chips or (), low.chip, mode == TIGHT)
    held += crew_wide(card.crew, low.chip) + (wide(style, low.beside) + gap if low.beside else 0)
    total = wide(style, low.sum)
    if form.well is None:
        return held + gap * bool(held) + total <= form.right - form.left
    return held <= form.well.w - form.chip and total <= form.right - form.left


def _held_x(style: Style, form: PlateForm, card: Plate) -> int:
    """Where the first chip lies: in a well behind the word for it."""
    if not _labelled(form, card):
        return form.held_left
    return form.held_left + wide(style, [_label(style, form, card)]) + style.scale.px(12)


def _labelled(form: PlateForm, card: Plate) -> bool:
    return form.well is not None and card.chips is not None


def _label(style: Style, form: PlateForm, card: Plate) -> Bit:
    any_there = any(chip.number or chip.more for chip in card.chips or ())
    return Bit("Prisoners" if any_there else "No prisoners", form.sum[1], style.theme.muted)


# ---- painting --------------------------------------------------------------------------------------------------------


def _paint(dst: Surface, style: Style, rect: Rect, card: Plate) -> None:
    t, px, form = style.theme, style.scale.px, form_of(style, rect, card.holds)
    fill, line, width = (t.plate_live, t.amber, 2) if card.live else (t.plate, t.line, 1)
    box(dst, rect, fill, line, px(10), width)
    number, name = _upper(style, card, form)
    right = form.right - wide(style, number)
    put(dst, style, number, (right, form.score[0]))
    room = right - px(8) - form.left
    end = put(dst, style, name, (form.left, form.rows[0]))
    if not form.two:
        end = put(dst, style, state_line(style, card, room, form.note), (form.left, form.rows[1]))
    _bar(dst, style, Rect(end + px(12), form.rows[1] - px(2), right - px(20) - end, px(5)), card)
    _paint_low(dst, style, card, form)


def _upper(style: Style, card: Plate, form: PlateForm) -> tuple[list[Bit], list[Bit]]:
    """The score, and the line of the name beside it: a smaller score comes before a name that is cut."""
    for least, share in product((round(form.name * EASY), style.scale.least, LEAST), SHARES):
        number = score(style, card.facts, card.then, round(form.score[1] * share))
        room = form.right - wide(style, number) - style.scale.px(8) - form.left
        name = name_line(style, card, room, (form.name, least), form.two)
        if name[0].text == card.title:
            break
    return number, name


def _paint_low(dst: Surface, style: Style, card: Plate, form: PlateForm) -> None:
    low, px = _low(style, card, form), style.scale.px
    if form.well:
        box(dst, form.well, style.theme.well, None, form.well.h / 2)
    if _labelled(form, card):
        put(dst, style, [_label(style, form, card)], (form.held_left, form.rows[2]))
    at = _held_x(style, form, card), form.rows[2]
    paint_chips(dst, style, card.chips or (), at, low.chip, card.mode == TIGHT)
    put(dst, style, low.sum, (form.right - wide(style, low.sum), form.sum[0]))
    crew = crew_wide(card.crew, low.chip)
    put(dst, style, low.beside, (form.held_left + crew + (px(8) if crew else 0), form.rows[2]))


def _bar(dst: Surface, style: Style, room: Rect, card: Plate) -> None:
    """How much of its time a computer has thought, where there is room behind its state."""
    if card.bar is None or room.w < style.scale.px(28):
        return
    rail = Rect(room.x, room.y, min(style.scale.px(70), room.w), room.h)
    box(dst, rail, style.theme.line, None, rail.h / 2)
    fill = Rect(rail.x, rail.y, max(rail.h, round(rail.w * card.bar)), rail.h)
    box(dst, fill, mix(style.theme.seats[card.seat - 1].base, style.theme.text, 0.15), None, rail.h / 2)

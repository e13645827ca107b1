"""The result of a game in the place of the plates: who has won, everybody's place, and how each score came about."""

from __future__ import annotations

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, block, shrunk, write
from scenes.play.panel.bits import signed
from scenes.play.panel.chips import PieceSpot
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.panel.ranking import Rank, Ranking
from scenes.play.panel.result_form import (
    SMALLEST,
    ResultForm,
    medals_at,
    name_wide,
    place_wide,
    result_form,
    shown_number,
    sub_size,
    token_at,
    words_size,
)


def result(style: Style, rect: Rect, ranking: Ranking) -> Drawn:
    """The card; the pieces are laid on it."""
    return Drawn.inside(PANEL_Z, rect, ("result", ranking), lambda dst: _paint(dst, style, rect, ranking))


def result_spots(style: Style, rect: Rect, ranking: Ranking) -> list[tuple[int, PieceSpot]]:
    """Where pieces of which seats lie on the card: the winners' in the head, everybody's in the rows."""
    form = result_form(style, rect, ranking)
    medals = list(zip(ranking.winners, medals_at(style, form.head, ranking.winners), strict=True))
    return medals + [(rank.seat, token_at(style, row)) for rank, row in zip(ranking.ranks, form.rows, strict=True)]


def _paint(dst: Surface, style: Style, rect: Rect, ranking: Ranking) -> None:
    t, px, form = style.theme, style.scale.px, result_form(style, rect, ranking)
    box(dst, rect, t.plate, t.line, px(10))
    _paint_head(dst, style, form, ranking)
    dst.fill(t.line, (rect.x + px(12), form.words.y - 1, rect.w - px(24), 1))
    _paint_words(dst, style, form, ranking)
    for rank, row in zip(ranking.ranks, form.rows, strict=True):
        _paint_row(dst, style, form, ranking, rank, row)


def _paint_head(dst: Surface, style: Style, form: ResultForm, ranking: Ranking) -> None:
    """Who has won, and below it why, both as large as they fit; the reason gives way first, for the prompt says it."""
    t, scale = style.theme, style.scale
    medals = medals_at(style, form.head, ranking.winners)
    left = round(medals[-1][0][0] + medals[-1][1] * 1.3) + scale.px(10) if medals else form.head.x + scale.px(8)
    room = form.head.right - scale.px(6) - left, form.head.h - scale.px(4)
    upper, size, lower, small = _head_lines(style, ranking, room)
    y = form.head.centery - (len(upper) * style.type.height(size) + len(lower) * style.type.height(small)) // 2
    for lines, pixels, tone, bold in ((upper, size, t.text, True), (lower, small, t.muted, False)):
        for line in lines:
            write(dst, style, line, (left, y), pixels, tone, bold, "topleft")
            y += style.type.height(pixels)


def _head_lines(style: Style, ranking: Ranking, room: tuple[int, int]) -> tuple[list[str], int, list[str], int]:
    """The lines of who has won and their size, and those of the reason: first this goes, then many names."""
    big, least = style.scale.font(21), style.scale.least
    for size in range(big, least - 1, -1):
        small = max(least, min(style.scale.small, size))
        upper = style.type.wrap(ranking.headline, size, room[0], True)
        lower = style.type.wrap(ranking.detail, small, room[0])
        if len(upper) * style.type.height(size) + len(lower) * style.type.height(small) <= room[1]:
            return upper, size, lower, small
    alone = block(style, ranking.headline, room, big, True) or block(style, ranking.headline, room, big)
    if alone:
        return *alone, [], least
    text, size = shrunk(style, ranking.short, room[0], min(big, room[1]), True)
    while size > SMALLEST and text != ranking.short:
        size -= 1
        text = style.type.elide(ranking.short, size, room[0], True)
    return [text], size, [], least


def _paint_words(dst: Surface, style: Style, form: ResultForm, ranking: Ranking) -> None:
    """What the columns are: in words, or by icons; the total, where it stands alone, in words."""
    t, size, y = style.theme, words_size(style, form), form.words.centery
    for column, right in zip(ranking.columns, form.columns, strict=False):
        if form.fit.words:
            write(dst, style, column.word, (right, y), size, t.muted, False, "midright")
        else:
            icon(dst, style, column.icon, (right - size // 2, y), size, t.muted)
    if form.fit.words or not ranking.columns:
        write(dst, style, ranking.total, (form.columns[-1], y), size, t.muted, False, "midright")


def _paint_row(dst: Surface, style: Style, form: ResultForm, ranking: Ranking, rank: Rank, row: Rect) -> None:
    t, px, y = style.theme, style.scale.px, row.centery
    if rank.own:
        box(dst, row, t.plate_live, t.amber, px(8), 2)
    if rank.place:
        size, tone = max(SMALLEST, min(style.scale.font(19), round(row.h * 0.6))), t.amber if rank.won else t.muted
        write(dst, style, str(rank.place), (row.x + place_wide(style, row) * 2 // 3, y), size, tone, True, "center")
    _paint_name(dst, style, form, rank, row)
    gap = form.gap // 2
    for i, (column, number) in enumerate(zip(ranking.columns, rank.parts, strict=True)):
        text, right = shown_number(number, column.sign, form.fit, i == 0), form.columns[i]
        place = write(dst, style, text, (right, y), form.number, t.text, False, "midright")
        if form.fit.signs:
            if i:
                sign = "\u2212" if column.sign == "-" else "+"
                write(dst, style, sign, (min(place.x, _left(style, form, ranking, i)) - gap, y), form.number, t.faint,
                      False, "center")
            if i == len(ranking.columns) - 1:
                write(dst, style, "=", (right + gap, y), form.number, t.faint, False, "center")
    tone = t.amber_light if rank.won else t.text
    write(dst, style, signed(rank.total), (form.columns[-1], y), form.total, tone, True, "midright")


def _left(style: Style, form: ResultForm, ranking: Ranking, column: int) -> int:
    """The left end of the widest number of a column."""
    return form.columns[column] - max(
        style.type.width(signed(rank.parts[column]), form.number) for rank in ranking.ranks)


def _paint_name(dst: Surface, style: Style, form: ResultForm, rank: Rank, row: Rect) -> None:
    """The name, and below or behind it how strong it played, that it resigned, or its colour."""
    left, room = form.name
    size = form.size
    while size > SMALLEST and name_wide(style, form, rank, size) > room:
        size -= 1
    sub, small, y, t = rank.sub if form.fit.subs else "", sub_size(size), row.centery, style.theme
    if sub and form.under:
        y -= style.type.height(small) // 2
        write(dst, style, sub, (left, y + style.type.height(size) // 2 + style.type.height(small) // 2), small, t.muted)
    name = style.type.elide(rank.name, size, room, True)
    end = write(dst, style, name, (left, y), size, t.text, True).right
    if sub and not form.under and name == rank.name:
        write(dst, style, sub, (end + max(3, size // 3), y + 1), small, t.muted)

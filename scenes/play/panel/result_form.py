"""Where the parts of a result lie: a head with who has won, the words over the columns, a row for each seat.

What gives way first where room is short, each only where the one before does not do:

1. In height: free space, then the size of the head, of the rows and of the words, each by its share.
2. In width: the signs between the columns (a minus goes to its number), the columns' words (icons stand for them), what
   stands under a name, the size of the numbers, and last of all the name is cut.

Never: the place, the big piece, the total and its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from pygame import Rect

from scenes.kit.widgets import Style
from scenes.play.panel.bits import signed
from scenes.play.panel.layout import stacked
from scenes.play.panel.ranking import Rank, Ranking

HEIGHTS = ((74, 24, 60), (64, 22, 46), (46, 18, 34), (34, 14, 24))  # design pixels of head, words, row: ever less room
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of their size that numbers take
EASY = 0.85  # of its size that a name has before something beside it gives way
BELOW = 44  # design pixels of a row in which what is under a name has a line of its own
SMALLEST = 8  # pixels of the smallest letters in a row


class ResultFit(NamedTuple):
    """What there is beside the names: signs between columns, words over them, what stands under a name, the share of
    their size that numbers have."""

    signs: bool
    words: bool
    subs: bool
    share: float


FITS = (ResultFit(True, True, True, 1.0), ResultFit(False, True, True, 1.0), ResultFit(False, False, True, 1.0),
           *(ResultFit(False, False, False, share) for share in SHARES))


class ResultForm(NamedTuple):
    """Places in pixels. `columns` are the right ends of the parts and of the total in every row, `gap` the pixels
    between two of them; `name` is the left end of the names and how many pixels they have."""

    head: Rect
    words: Rect
    rows: tuple[Rect, ...]
    fit: ResultFit
    columns: tuple[int, ...]
    gap: int
    name: tuple[int, int]
    size: int  # of names
    number: int  # of parts
    total: int  # of totals
    under: bool  # what stands under a name has a line of its own


def result_form(style: Style, rect: Rect, ranking: Ranking) -> ResultForm:
    """The form of a result in its place: the first fit in which all names are whole and large."""
    px, count = style.scale.px, len(ranking.ranks)
    inner = rect.inflate(-2 * px(8), -2 * min(px(8), rect.h // 24))
    steps = [[px(head), px(words), *[px(row)] * count] for head, words, row in HEIGHTS]
    head, words, *rows = stacked(inner, steps, px(2), 0)
    form = ResultForm(head, words, tuple(rows), FITS[0], (), 0, (0, 0), 0, 0, 0, False)
    for fit, least in (*product(FITS, (EASY,)), (FITS[-1], 0.0)):
        form = _across(style, form._replace(fit=fit), ranking)
        if all(name_wide(style, form, rank, max(SMALLEST, round(form.size * least))) <= form.name[1]
               for rank in ranking.ranks):
            break
    return form


def name_wide(style: Style, form: ResultForm, rank: Rank, size: int) -> int:
    """Pixels that a name takes in letters of this size, with what stands beside it."""
    wide = style.type.width(rank.name, size, True)
    if not form.fit.subs or not rank.sub:
        return wide
    sub = style.type.width(rank.sub, sub_size(size))
    return max(wide, sub) if form.under else wide + max(3, size // 3) + sub


def sub_size(size: int) -> int:
    """The size of what stands beside a name of this size."""
    return max(SMALLEST, round(size * 0.8))


def shown_number(number: int, sign: str, fit: ResultFit, first: bool) -> str:
    """A part of a score as it stands in its column."""
    return f"\u2212{number}" if sign == "-" and not fit.signs and not first and number else signed(number)


def _across(style: Style, form: ResultForm, ranking: Ranking) -> ResultForm:
    """The columns from the right to the left, and what they leave to the names."""
    px, row, fit = style.scale.px, form.rows[0], form.fit
    under = row.h >= px(BELOW)
    size = min(style.scale.font(17), round(row.h * (0.4 if under else 0.6)))
    number = max(SMALLEST, round(min(style.scale.font(17), row.h * 0.55) * fit.share))
    total = max(SMALLEST, round(min(style.scale.font(24), row.h * 0.7) * fit.share))
    gap = px(24 if fit.signs else 10) if fit.share == 1.0 else max(4, round(px(10) * fit.share))
    right, ends = row.right - px(8), list[int]()
    for wide in reversed(_widths(style, form, ranking, (number, total))):
        ends.insert(0, right)
        right -= wide + gap
    left = token_at(style, row)[0][0] + token_at(style, row)[1] * 1.25 + px(6)
    return form._replace(columns=tuple(ends), gap=gap, size=size, number=number, total=total,
                         name=(round(left), max(1, right - round(left))), under=under)


def _widths(style: Style, form: ResultForm, ranking: Ranking, sizes: tuple[int, int]) -> list[int]:
    """Pixels of each column, the total last."""
    (number, total), fit = sizes, form.fit
    parts = [[shown_number(rank.parts[i], column.sign, fit, i == 0) for rank in ranking.ranks]
             for i, column in enumerate(ranking.columns)]
    widths = [max(style.type.width(text, number, True) for text in texts) for texts in parts]
    widths.append(max(style.type.width(signed(rank.total), total, True) for rank in ranking.ranks))
    size = words_size(style, form)
    words = [*(column.word for column in ranking.columns), ranking.total]
    heads = [style.type.width(word, size) if fit.words or not ranking.columns else size for word in words]
    return [max(pair) for pair in zip(widths, heads, strict=True)]


def words_size(style: Style, form: ResultForm) -> int:
    """The size of the words over the columns."""
    return max(SMALLEST, round(min(style.scale.small, form.words.h * 0.8) * form.fit.share))


def token_at(style: Style, row: Rect) -> tuple[tuple[float, float], float]:
    """Middle and radius of the piece in a row."""
    radius = min(row.h * 0.36, style.scale.px(17), row.w * 0.045)
    return (row.x + place_wide(style, row) + radius * 1.25, row.centery + 1.0), radius


def place_wide(style: Style, row: Rect) -> int:
    """Pixels that the place takes at the left of a row."""
    return min(style.scale.px(30), round(row.h * 0.7), row.w // 12)


def medals_at(style: Style, head: Rect, winners: Sequence[int]) -> list[tuple[tuple[float, float], float]]:
    """Where the winners' big pieces lie in the head; several overlap."""
    radius = min(head.h * 0.4, style.scale.px(28) if len(winners) < 3 else style.scale.px(20))
    apart = radius * (1.3 if len(winners) < 3 else 0.8)
    return [((head.x + style.scale.px(4) + radius * 1.2 + i * apart, head.centery + 1.0), radius)
            for i in range(len(winners))]

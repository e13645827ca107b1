"""Where the parts of a seat's plate lie, by its height: two lines, three, or three above a well for what is held."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.widgets import Style

WELL, THREE = 98, 69  # design pixels of height from which there is a well, and from which the state has its own line


@dataclass(frozen=True)
class PlateForm:
    """Heights of the lines and sizes of the letters in pixels.

    `rows` are the middles of the name's line, the state's (the name's own where there are two lines) and that of what
    is held; `score` and `sum` are the middle and the size of the large number and of its parts.
    """

    token: tuple[tuple[float, float], float]
    left: int
    right: int
    rows: tuple[int, int, int]
    name: int
    note: int
    score: tuple[int, int]
    sum: tuple[int, int]
    chip: int  # height of what is held
    well: Rect | None = None

    @property
    def two(self) -> bool:
        """Whether the state stands on the name's line."""
        return self.rows[0] == self.rows[1]

    @property
    def held_left(self) -> int:
        """Where what is held begins."""
        return self.well.x + self.chip // 2 if self.well else self.left


def form_of(style: Style, rect: Rect, well: bool) -> PlateForm:
    """The form for a plate of this size; `well`: the seat holds something."""
    high = rect.h / style.scale.unit
    if well and high >= WELL:
        return _above_well(style, rect)
    return _form(style, rect, rect.h, high >= THREE)


def _form(style: Style, rect: Rect, high: int, three: bool) -> PlateForm:
    """Two lines or three, over `high` pixels from the top of the plate."""
    px, scale = style.scale.px, style.scale
    side = round(min(high * (0.72 if high < rect.h else 0.62), rect.w * 0.17))
    pad = min(px(12), rect.w // 30)
    centre = (rect.x + pad + side / 2, rect.y + high / 2 + 1)
    rows = [round(rect.y + high * share) for share in ((0.25, 0.51, 0.79) if three else (0.33, 0.33, 0.75))]
    name = min(scale.font(18 if three else 17), round(high * (0.27 if three else 0.36)))
    note = min(scale.font(15 if three else 14), round(high * (0.23 if three else 0.33)))
    score = min(px(42 if three else 28), round(high * 0.5))
    middle, chip = round(rect.y + high * (0.36 if three else 0.32)), round(high * (0.26 if three else 0.4))
    return PlateForm((centre, side * 1.4 / 2.2), round(rect.x + 2 * pad + side), rect.right - pad,
                (rows[0], rows[1], rows[2]), name, note, (middle, score), (rows[2], min(scale.font(15), note)),
                max(8, min(px(20), chip)))


def _above_well(style: Style, rect: Rect) -> PlateForm:
    """Three lines without what is held, which lies in a well below them."""
    px = style.scale.px
    well = Rect(rect.x + px(12), rect.bottom - px(10) - px(27), rect.w - px(24), px(27))
    upper = _form(style, rect, well.y - rect.y + px(4), True)
    high = well.y - rect.y
    rows = round(rect.y + high * 0.31), round(rect.y + high * 0.62), well.centery
    middle, size = round(rect.y + high * 0.40), upper.score[1]
    return PlateForm(upper.token, upper.left, upper.right, rows, style.scale.font(19), upper.note, (middle, size),
                (round(rect.y + high * 0.84), upper.sum[1]), px(20), well)

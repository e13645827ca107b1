"""The table of a tournament on the screen: a line for each entrant, and who took what from whom where it fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from engine.ai.standings import Standing, Tally
from scenes.kit.boxes import box
from scenes.kit.cuts import cut_top
from scenes.kit.theme import hexed
from scenes.kit.widgets import Style, write

LINE = 12  # design pixels around the words of a line


@dataclass(frozen=True)
class Column:
    """A column of numbers: what stands above it, its cell for each line; those of lower `rank` stay longer."""

    head: str
    cells: tuple[str, ...]
    rank: int
    strong: bool = False
    emblem: int = -1  # the entrant whose emblem stands above instead of words


def halves(points: float) -> str:
    """`3½`, `12`, or `4.33` where three or more have shared."""
    whole = int(points)
    if abs(points - whole - 0.5) < 1e-6:
        return f"{whole or ''}½"
    return str(round(points)) if abs(points - round(points)) < 1e-6 else f"{points:.2f}"


def percent(share: float) -> str:
    """`58 %`."""
    return f"{round(100 * share)} %"


def between(line: Standing) -> str:
    """`41 to 73 %`, nothing before the first game."""
    return f"{round(100 * line.low)} to {round(100 * line.high)} %" if line.games else ""


def columns(tally: Tally) -> list[Column]:
    """All columns in their order, the crosstable's last."""
    lines = tally.lines

    def column(head: str, rank: int, cells: Sequence[str], strong: bool = False) -> Column:
        return Column(head, tuple(cells), rank, strong)

    found = [column("Games", 2, [str(line.games) for line in lines]),
             column("Won", 3, [str(line.won) for line in lines]),
             column("Shared", 4, [str(line.shared) for line in lines]),
             column("Lost", 3, [str(line.lost) for line in lines]),
             column("Points", 0, [percent(line.share) if line.games else "" for line in lines], True),
             column("95 % sure", 1, [between(line) for line in lines])]  # fmt: skip
    return found + _crossed(tally)


def _crossed(tally: Tally) -> list[Column]:
    cells = tally.cross
    count = len(cells)
    return [Column("", tuple("" if i == j else halves(cells[i][j][0]) if cells[i][j][1] else "–" for i in range(count)),
                   5, emblem=j) for j in range(count)] if count > 2 else []  # fmt: skip


def shown(style: Style, found: Sequence[Column], room: int) -> list[Column]:
    """The columns for which there is room; those of one rank come and go together."""
    for rank in range(max(column.rank for column in found), -1, -1):
        kept = [column for column in found if column.rank <= rank]
        if sum(width(style, column) for column in kept) <= room:
            return kept
    return []


def width(style: Style, column: Column) -> int:
    """Pixels that a column takes."""
    body, small = style.scale.body, style.scale.small
    words = [style.type.width(cell, body, column.strong) for cell in column.cells]
    return max([*words, style.type.width(column.head, small, True), style.scale.px(18)]) + style.scale.px(20)


def line_high(style: Style) -> int:
    """Pixels of one entrant's line."""
    return style.type.height(style.scale.body) + style.scale.px(LINE)


def head_high(style: Style) -> int:
    """Pixels of the heads of the columns."""
    return style.type.height(style.scale.small) + style.scale.px(6)


def table_high(style: Style, entrants: int) -> int:
    """Pixels that the table takes."""
    return head_high(style) + entrants * line_high(style) + style.scale.px(8)


def names_wide(style: Style, names: Sequence[str]) -> int:
    """Pixels that emblems and names take."""
    return max(style.type.width(name, style.scale.body, True) for name in names) + style.scale.px(46)


def paint_table(dst: Surface, style: Style, room: Rect, names: Sequence[str], tally: Tally) -> None:
    """The whole table into a room; the best stand out by the weight of their points."""
    px, t, room = style.scale.px, style.theme, Rect(room)
    left = room.x + min(names_wide(style, names), room.w)
    free = room.right - px(10) - left
    found = shown(style, columns(tally), free)
    spare = min(px(34), (free - sum(width(style, column) for column in found)) // max(1, len(found)))
    strip, rights = cut_top(room, head_high(style)), list[int]()
    for column in found:
        rights.append((rights[-1] if rights else left) + width(style, column) + spare)
    _heads(dst, style, strip, found, rights)
    high = min(line_high(style), (room.h - px(8)) // len(names))  # in low windows the lines come closer
    box(dst, Rect(room.x, room.y, room.w, len(names) * high + px(8)), t.well, t.line, px(9))
    cut_top(room, px(4))
    for entrant, name in enumerate(names):
        line = cut_top(room, high)
        if entrant:
            dst.fill(t.line, Rect(line.x + px(10), line.y, line.w - px(20), 1))
        emblem(dst, style, entrant, (line.x + px(20), line.centery), px(18))
        write(dst, style, style.type.elide(name, style.scale.body, left - line.x - px(36)),
              (line.x + px(36), line.centery), style.scale.body, t.text)
        _numbers(dst, style, line, found, rights, entrant)


def _heads(dst: Surface, style: Style, strip: Rect, found: Sequence[Column], rights: Sequence[int]) -> None:
    for column, x in zip(found, rights, strict=True):
        if column.emblem >= 0:
            emblem(dst, style, column.emblem, (x - style.scale.px(9), strip.centery), style.scale.px(16))
        else:
            write(dst, style, column.head, (x, strip.centery), style.scale.small, style.theme.muted, True, "midright")


def _numbers(dst: Surface, style: Style, line: Rect, found: Sequence[Column], rights: Sequence[int],
             entrant: int) -> None:
    t = style.theme
    for column, x in zip(found, rights, strict=True):
        colour = t.amber_light if column.strong else t.muted if column.emblem >= 0 else t.text
        write(dst, style, column.cells[entrant], (x, line.centery), style.scale.body, colour, column.strong, "midright")


def emblem(dst: Surface, style: Style, entrant: int, centre: tuple[int, int], side: int) -> None:
    """The shape in its colour that stands for an entrant everywhere on this scene."""
    seat = style.theme.seats[entrant]
    image = style.art.sprite(f"icons/{seat.emblem}", side, hexed(seat.base))
    dst.blit(image, image.get_rect(center=centre))

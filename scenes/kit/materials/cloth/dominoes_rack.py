"""Hands of tiles on a rack and the stock beside them: where each tile stands, and what it looks like there."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.core.picture import HIDDEN, Point
from scenes.kit.art import Art
from scenes.kit.board.tray import UNMARKED, Marked
from scenes.kit.boxes import box, shadow
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.cells import medal
from scenes.kit.materials.cloth.dominoes import back, tile
from scenes.kit.materials.cloth.wood import WORDS, plank_things, well_thing
from scenes.kit.theme import Seat
from scenes.kit.widgets import Style, write

TALL, SMALLEST = 0.62, 0.42  # squares of a single row as shares of the rack's height
DOUBLE, TIGHT = 0.40, 0.32  # the same for two rows: at most, and before tiles overlap
GAP = 0.26  # between tiles, in squares
MOST_SHOWN = 5  # backs of the stock; the number says the rest


def rack_spots(rect: Rect, tiles: Sequence[str]) -> dict[str, Rect]:
    """Where each tile of a hand is in the rack; tiles face down are called `?0`, `?1`... by their place in the row.

    Many tiles become smaller, then stand in two rows, then overlap: a later one lies over an earlier one.
    """
    names = [name if name != HIDDEN else f"{HIDDEN}{i}" for i, name in enumerate(tiles)]
    if not names:
        return {}
    q, rows = rack_square(rect, len(names))
    per = -(-len(names) // rows)
    spots = dict[str, Rect]()
    for row in range(rows):
        line = names[row * per:(row + 1) * per]
        y = rect.centery - q // 2 + round((row - (rows - 1) / 2) * q * 1.14)
        spots.update(zip(line, _line(rect, len(line), q, y), strict=True))
    return spots


def rack_anchors(rect: Rect, tiles: Sequence[str], hand: str) -> dict[str, tuple[Point, float]]:
    """Where a board's moving tiles find this rack: the middle under the hand's name, every tile under `hand tile`."""
    q = float(rack_square(rect, len(tiles))[0])
    spots = {f"{hand} {name}": (spot.center, q) for name, spot in rack_spots(rect, tiles).items()}
    return {hand: (rect.center, q), **spots}


def rack_square(rect: Rect, count: int) -> tuple[int, int]:
    """The side of a square in a rack of so many tiles, in pixels, and the number of rows."""
    widest = rect.w / (max(1, count) * (2 + GAP) + GAP)
    if widest >= rect.h * SMALLEST:
        return _even(min(widest, rect.h * TALL)), 1
    widest = rect.w / (-(-count // 2) * (2 + GAP) + GAP)
    return _even(min(rect.h * DOUBLE, max(rect.h * TIGHT, widest))), 2


def _even(v: float) -> int:
    return max(2, int(v) // 2 * 2)


def _line(rect: Rect, count: int, q: int, y: int) -> list[Rect]:
    """So many tiles side by side in the middle of the rack, overlapping if they must."""
    room = rect.w - round(2 * GAP * q) - 2 * q
    step = min(q * (2 + GAP), room / max(1, count - 1))
    left = rect.centerx - (step * (count - 1) + 2 * q) / 2
    return [Rect(round(left + i * step), y, 2 * q, q) for i in range(count)]


def rack_things(style: Style, rect: Rect, tiles: Sequence[str], marked: Marked = UNMARKED, seat: Seat | None = None,
                z: float = 54.0, wood: bool = False) -> list[Drawn]:
    """A hand in its hollow, with its player's medal at the corner; `wood` for a plank of its own (other hands)."""
    things = plank_things(style, rect, z) if wood else [well_thing(style, rect, z + 1)]
    for i, (name, spot) in enumerate(rack_spots(rect, tiles).items()):
        things += _in_rack(style, z + (2.9 if name == marked.over else 2 + i / 100), name, spot, marked)
    if seat is not None:
        picture = medal(_art(style), seat, max(14, style.scale.gap(28)))
        at = (rect.x + style.scale.gap(3), rect.y + style.scale.gap(3))
        things.append(Drawn.centred(z + 3, picture, at, ("rack medal", seat.base)))
    return things


def _in_rack(style: Style, z: float, name: str, spot: Rect, marked: Marked) -> list[Drawn]:
    if name == marked.picked:
        return [_slot(style, z, spot)]
    q = spot.h
    raised = name in marked.chosen or name == marked.over
    face = HIDDEN if name.startswith(HIDDEN) else name
    picture, at = tile(_art(style), face, "E", q), spot.move(0, -q // 8 if raised else 0)
    around = at.inflate(q // 2, q // 2)
    chosen, faint = name in marked.chosen, name in marked.faint

    def paint(dst: Surface) -> None:
        shadow(dst, at.move(q // 24, q // 12).inflate(-2, -2), q / 9, max(2, q // 5), 165)
        dst.blit(picture, at)
        if faint:
            box(dst, at, (38, 26, 19), None, q / 9, 1, 120)
        if chosen or name == marked.over:
            tone = style.theme.amber if chosen else (255, 250, 240)
            box(dst, at, None, tone, q / 9, max(2, q // 16 if chosen else q // 24))

    return [Drawn.inside(z, around, (face, at.topleft, chosen, faint, raised), paint)]


def _slot(style: Style, z: float, spot: Rect) -> Drawn:
    """Where the picked tile belongs, with words if they have room."""
    amber, size = style.theme.amber, style.scale.small
    words = "picked up" if style.type.width("picked up", size) < spot.w - 8 else ""

    def paint(dst: Surface) -> None:
        box(dst, spot.inflate(-4, -4), amber, None, spot.h / 7, 1, 26)
        box(dst, spot.inflate(-4, -4), None, amber, spot.h / 7, max(1, style.scale.gap(2)), 190)
        if words:
            write(dst, style, words, spot.center, size, style.theme.amber_light, anchor="center")

    return Drawn.inside(z, spot, ("slot", words), paint)


def stock_spot(rect: Rect) -> Rect:
    """The uppermost tile of the stock: whatever is drawn comes from there."""
    q = _even(min(rect.h * 0.5, rect.w * 0.24))
    return Rect(rect.x, rect.centery - q // 2, 2 * q, q)


def stock_things(style: Style, rect: Rect, count: int, z: float = 55.0) -> list[Drawn]:
    """The tiles not drawn yet, a pile face down, and how many they are."""
    spot = stock_spot(rect)
    q, shown = spot.h, min(count, MOST_SHOWN)
    step, picture = max(2, round(q * 0.17)), back(_art(style), q)
    low = (shown - 1) * step // 2
    layers = [spot.move((0, q // 10, q // 40, q // 13)[i % 4], low - i * step) for i in range(shown)]
    big = round(q * 0.9)
    number = (spot.right + round(q * 0.55), spot.centery)
    words = number[0] + style.type.width(str(count), big, True) + style.scale.gap(8)

    def paint(dst: Surface) -> None:
        if not shown:
            box(dst, spot, None, WORDS, q / 9, 1, 70)
        for layer in layers:
            shadow(dst, layer.move(q // 20, q // 14).inflate(-2, -2), q / 9, max(2, q // 8), 130)
            dst.blit(picture, layer)
        write(dst, style, str(count), number, big, style.theme.text, True)
        if words + style.type.width("in stock", style.scale.small) <= rect.right:
            write(dst, style, "in stock", (words, spot.centery + q // 8), style.scale.small, WORDS)

    return [Drawn.inside(z, rect.inflate(q // 2, q // 2), ("stock", count), paint)]


def _art(style: Style) -> Art:
    assert isinstance(style.art, Art)
    return style.art

"""Marks on a table of tiles: closed cells, places to lay, what a tile would do, what others did, what forbids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.art import Art
from scenes.kit.board.marks_base import Drawer, Things
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import art_of
from scenes.kit.board.squares import spot
from scenes.kit.canvas import Drawn
from scenes.kit.materials.cloth.aids import AIDS_CLOTH
from scenes.kit.materials.cloth.cells import CREAM, GOLD, cell_to_come, filled_cell, medal
from scenes.kit.materials.cloth.dominoes_pieces import area_of
from scenes.kit.materials.cloth.ghost import ghost, gold, join, refused
from scenes.kit.materials.cloth.lights import dashed, framed, place_light, sign
from scenes.kit.theme import Colour, Seat, hexed, mix

CELL, LIGHT, RIM, TAB, INK, SIGN = 10.0, 12.0, 32.0, 34.0, 42.5, 50.0
INK_TONE: Colour = (96, 58, 104)  # what blanks have become is written, not engraved



def _seat(board: DrawingBoard, mark: Mark) -> Seat | None:
    seats = board.style.theme.seats
    return seats[mark.owner - 1] if 0 < mark.owner <= len(seats) else None


def _tone(board: DrawingBoard, mark: Mark) -> Colour:
    seat = _seat(board, mark)
    return mix(seat.base, (255, 255, 255), 0.12) if seat else CREAM


def _cell(z: float, make: Callable[[Art, Seat, int], Surface]) -> Drawer:
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        rect, seat = area_of(board, mark.place), _seat(board, mark) or board.style.theme.seats[0]
        return [Drawn.picture(z, make(art_of(board), seat, rect.w), rect.topleft, (mark.kind, seat.base))]

    return draw


def _frame(tone: Callable[[DrawingBoard, Mark], Colour], width: float, inset: float, z: float = RIM) -> Drawer:
    """A rim inside the place; `width` and `inset` in hundredths of a square."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        rect, q = area_of(board, mark.place), board.size(mark.place)
        inner = rect.inflate(-2 * round(q * inset / 100), -2 * round(q * inset / 100))
        return framed(art_of(board), z, inner, tone(board, mark), max(1, round(q * width / 100)), q / 9, mark.kind)

    return draw


def _always(colour: Colour) -> Callable[[DrawingBoard, Mark], Colour]:
    return lambda board, mark: colour


def _amber(board: DrawingBoard, mark: Mark) -> Colour:
    return board.style.theme.amber_light


def _danger(board: DrawingBoard, mark: Mark) -> Colour:
    return board.style.theme.danger


def _laid(board: DrawingBoard, mark: Mark) -> Things:
    """A tile of the last turns: a thin rim in its player's colour, the player's medal at the corner."""
    seat, rect, q = _seat(board, mark), area_of(board, mark.place), board.size(mark.place)
    things = _frame(_tone, 3.4, 2.5)(board, mark)
    if seat is None:
        return things
    picture = medal(art_of(board), seat, max(9, round(q * 0.3)))
    at = (rect.right - q * 0.06, rect.top + q * 0.03)
    return [*things, Drawn.centred(TAB, picture, at, ("tab", seat.base, picture.get_width()))]


def _value(board: DrawingBoard, mark: Mark) -> Things:
    """What a blank has become, written in ink on its half; a dashed ring while it is open."""
    (x, y), q = board.point(mark.place), board.placed.radius
    if mark.text == "-":
        picture = art_of(board).sprite("cloth/ink-open", round(q), hexed(INK_TONE))
    else:
        picture = board.style.type.render(mark.text, max(9, round(q * 0.56)), INK_TONE, True)
    return [Drawn.centred(INK, picture, (x, y - q * 0.03), ("ink", mark.text, round(q)))]


def _legal(board: DrawingBoard, mark: Mark) -> Things:
    return place_light(art_of(board), LIGHT, area_of(board, mark.place), round(board.size(mark.place)))


def _counted(tone: Colour) -> Drawer:
    """A dashed place, and how many tiles would do."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        rect, q, (x, y) = area_of(board, mark.place), board.size(mark.place), board.point(mark.place)
        inner = rect.inflate(-round(q / 5), -round(q / 5))
        line = dashed(art_of(board), inner.size, tone, max(2, round(q / 30)))
        things = [Drawn.picture(LIGHT + 1, line, inner.topleft, (mark.kind, tone))]
        if mark.text:
            number = board.style.type.render(mark.text, max(11, round(q * 0.36)), tone, True)
            things.append(Drawn.centred(LIGHT + 1, number, (x, y), (mark.kind, mark.text)))
        return things

    return draw


def _passed(board: DrawingBoard, mark: Mark) -> Things:
    if not board.knows(mark.place):
        return []
    seat, size = _seat(board, mark), board.size(mark.place)
    tone = seat.base if seat else board.style.theme.amber
    return sign(board, SIGN, board.point(mark.place), size * 0.8, "pass", tone)


def stepped_back(marks: Iterable[Mark]) -> list[Mark]:
    """The marks without places to lay that lie half under a ghost: they would look like half covered squares."""
    found = list(marks)
    taken = {square for mark in found if mark.kind == "ghost" for square in _squares(mark.place)}
    return [mark for mark in found if mark.kind not in ("legal", "target") or not taken & set(_squares(mark.place))]


def _squares(place: str) -> list[tuple[int, int]]:
    where = spot(place)
    return [square for square in (where.first, where.second) if square] if where else []


MARKS: Mapping[str, Drawer] = MappingProxyType({
    "filled": _cell(CELL, filled_cell),
    "to-fill": _cell(CELL + 1, cell_to_come),
    "value": _value,
    "join": join,
    "gold": gold,
    "ghost": ghost,
    "legal": _legal,
    "target": _legal,
    "movable": _frame(_amber, 3.0, 3.0),
    "hover": _frame(_always(CREAM), 4.0, 6.0),
    "selected": _frame(_amber, 5.0, 3.0, TAB + 1),
    "cursor": _frame(_always((255, 255, 255)), 5.0, 0.0, SIGN + 2),
    "forbidden": refused,
    "refused": refused,
    "forbids": _frame(_danger, 5.0, 4.0, TAB + 2),
    "last": _frame(_amber, 4.0, 2.5),
    "laid": _laid,
    "closed": _frame(_always(CREAM), 3.4, 9.0, CELL + 2),
    "doubled": _frame(_always(GOLD), 2.6, 6.0, RIM + 1),
    "valued": _frame(_tone, 3.0, 9.0, RIM + 1),
    "passed": _passed,
    "nearly": _counted(CREAM),
    "double-spot": _counted(GOLD),
    **AIDS_CLOTH,
})

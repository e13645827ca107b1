"""How marks look: one drawer a kind. Marks differ in form, never in colour alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from engine.core.look import Pose
from engine.core.picture import Item, Mark
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.pieces import art_of, piece_thing
from scenes.kit.theme import Colour, hexed, mix

if TYPE_CHECKING:
    from scenes.kit.board import Board

UNDER, HINT, OVER, BADGE = 10.0, 20.0, 40.0, 50.0
CELL = 2.2  # cell sprites are so many radii wide
CREAM: Colour = (255, 240, 196)
DARK: Colour = (61, 40, 18)

Things = list[Drawn]


def mark_things(board: Board, mark: Mark) -> Things:
    """Everything to draw for a mark; nothing for kinds that belong to the ground or are unknown."""
    drawer = MARKS.get(mark.kind)
    return drawer(board, mark) if drawer else []


def _sprite(name: str, z: float, colour: str | None = None) -> Callable[[Board, Mark], Things]:
    def draw(board: Board, mark: Mark) -> Things:
        if not board.knows(mark.place):
            return []
        picture = art_of(board).sprite(name, round(board.size(mark.place) * CELL), colour)
        return [Drawn.centred(z, picture, board.point(mark.place), (name, colour, picture.get_width()))]

    return draw


def _outline(z: float, tone: Callable[[Board, Mark], Colour], width: float, level: float = 0.62,
             back: float = 0.5) -> Callable[[Board, Mark], Things]:
    """A rounded line just inside the cells named in the mark, with a dark line under it."""
    def draw(board: Board, mark: Mark) -> Things:
        colour, cells = tone(board, mark), tuple(mark.place.split())
        dark = board.outlined(cells, mix(colour, (0, 0, 0), 0.75), width * 2.1, level, back)
        light = board.outlined(cells, colour, width, level, 1.0)
        return [Drawn.picture(z + i / 10, line[0], line[1], ("outline", colour, level, cells, i))
                for i, line in enumerate((dark, light)) if line]

    return draw


def _amber(board: Board, mark: Mark) -> Colour:
    return board.look.theme.amber_light


def _cream(board: Board, mark: Mark) -> Colour:
    return CREAM


def _danger(board: Board, mark: Mark) -> Colour:
    return board.look.theme.danger


def _owner(board: Board, mark: Mark) -> Colour:
    return board.look.theme.seats[mark.owner - 1].light if mark.owner else CREAM


def icon(board: Board, name: str, size: float, colour: Colour) -> Surface:
    """An icon in a colour."""
    return art_of(board).sprite(f"icons/{name}", max(6, round(size)), hexed(colour))


def _hover(board: Board, mark: Mark) -> Things:
    """The picked cell as it would be: lit floor, the icon of the step, the cell's name."""
    r, (x, y) = board.placed.radius, board.point(mark.place)
    things = _sprite("carved/hover", HINT)(board, mark)
    picture = icon(board, mark.text or "mine", r * 0.85, DARK)
    things.append(Drawn.centred(HINT + 1, picture, (x, y - r * 0.12), ("hover icon", mark.text)))
    if r > 20:
        name = board.look.type.render(mark.place, max(11, round(r * 0.44)), DARK, True)
        things.append(Drawn.centred(HINT + 1, name, (x, y + r * 0.46), ("hover name", mark.place)))
    return things


def _target(board: Board, mark: Mark) -> Things:
    """Where a piece may go: a small disc in the owner's colour with a light rim, on any ground."""
    size = round(board.placed.radius * 0.62)
    seat = board.look.theme.seats[mark.owner - 1]

    def make() -> Surface:
        big = Surface((size * 4, size * 4), pygame.SRCALPHA)
        middle = (size * 2, size * 2)
        pygame.draw.circle(big, (*seat.dark, 210), middle, size * 1.9)
        pygame.draw.circle(big, (*mix(seat.light, CREAM, 0.5), 255), middle, size * 1.6)
        pygame.draw.circle(big, (*seat.base, 255), middle, size * 1.15)
        return pygame.transform.smoothscale(big, (size, size))

    picture = art_of(board).made(("target", size, seat.base), make)
    return [Drawn.centred(UNDER, picture, board.point(mark.place), ("target", mark.owner))]


def _ghost(board: Board, mark: Mark) -> Things:
    thing = piece_thing(board, Item("miner", mark.place, mark.owner), Pose(mark.place, mark.place, alpha=0.62))
    return [thing._replace(z=HINT + 2)] if thing else []


def _trail(board: Board, mark: Mark) -> Things:
    """The way that was walked: the seat's emblem, growing and gaining strength towards the end."""
    points = [board.point(p) for p in mark.place.split() if board.knows(p)]
    seat, r, things = board.look.theme.seats[mark.owner - 1], board.placed.radius, Things()
    count = (len(points) - 1) * 3
    for i in range(2, count - 1):
        share, leg, t = i / count, i // 3, i % 3 / 3
        (x0, y0), (x1, y1) = points[leg], points[leg + 1]
        at = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + r * 0.05)
        size = r * (0.20 + 0.17 * share) + 1
        tone = mix(seat.base, (150, 110, 66), 0.45 * (1 - share))
        things.append(Drawn.centred(UNDER + 1, icon(board, seat.emblem, size, tone), at, ("trail", mark.owner, round(size))))
    return things


def _gone(board: Board, mark: Mark) -> Things:
    """Where a piece stood before: a dashed ring in its colour."""
    seat = board.look.theme.seats[mark.owner - 1]
    return _sprite("carved/vacated", UNDER + 1, hexed(mix(seat.base, DARK, 0.25)))(board, mark)


def _badge(symbol: str, tone: Callable[[Board, Mark], Colour]) -> Callable[[Board, Mark], Things]:
    """A small round sign at the upper right of a cell."""
    def draw(board: Board, mark: Mark) -> Things:
        r, (x, y) = board.placed.radius, board.point(mark.place)
        at = (x + r * 0.66, y - r * 0.60)
        colour = tone(board, mark)
        discs = ((1.0, board.look.theme.ground, "seat-1"), (0.86, mix(colour, (0, 0, 0), 0.12), "seat-1"),
                 (0.56, (255, 255, 255), symbol))
        return [Drawn.centred(BADGE + i / 10, icon(board, shape, r * k, tint), at, ("badge", shape, tint))
                for i, (k, tint, shape) in enumerate(discs)]

    return draw


def _all(*drawers: Callable[[Board, Mark], Things]) -> Callable[[Board, Mark], Things]:
    return lambda board, mark: [thing for draw in drawers for thing in draw(board, mark)]


def _shape(board: Board, mark: Mark) -> Things:
    """The name of a shape, on a small plate."""
    size = max(12, round(board.placed.radius * 0.44))
    text = board.look.type.render(mark.text, size, CREAM)

    def make() -> Surface:
        plate = Surface((text.get_width() + size, text.get_height() + size // 3), pygame.SRCALPHA)
        box(plate, plate.get_rect(), board.look.theme.ground, CREAM, plate.get_height() // 2, 1, 225)
        plate.blit(text, text.get_rect(center=plate.get_rect().center))
        return plate

    plate = art_of(board).made(("shape", mark.text, size), make)
    return [Drawn.centred(BADGE + 1, plate, board.point(mark.place), ("shape", mark.text))]


Drawer = Callable[["Board", Mark], Things]
MARKS: Mapping[str, Drawer] = MappingProxyType({
    "legal": _sprite("carved/legal", UNDER),
    "dying": _sprite("carved/dying", UNDER + 2),
    "hover": _hover,
    "target": _target,
    "ghost": _ghost,
    "movable": _outline(HINT, _amber, 1.6),
    "selected": _outline(HINT, _cream, 2.6),
    "forbidden": _all(_outline(OVER, _danger, 2.2, 0.60), _badge("close", _danger)),
    "refused": _outline(OVER, _danger, 1.6, 0.56),
    "cursor": _outline(OVER + 5, _cream, 3.0, 0.55, 0.8),
    "trail": _trail,
    "gone": _gone,
    "dug": _all(_sprite("carved/rubble", UNDER + 1), _outline(HINT, _owner, 1.7), _badge("mine", _owner)),
    "arrived": _outline(HINT, _owner, 1.7),
    "leaving": _all(_outline(OVER, _danger, 2.2), _badge("remove", _danger)),
    "stuck": _all(_outline(OVER, _danger, 2.0), _badge("close", _danger)),
    "full": _outline(HINT, _cream, 1.2),
    "link": _outline(HINT - 1, _amber, 1.4, 0.66),
    "shape": _shape,
})

"""What drawing marks needs on every material: layers, sprites on cells, lines round cells, badges, icons."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.board.material import DrawingBoard, MarkDrawer
from scenes.kit.board.pieces_base import art_of
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, hexed, mix

UNDER, HINT, OVER, BADGE = 10.0, 20.0, 40.0, 50.0
CELL = 2.2  # cell sprites are so many radii wide
CREAM: Colour = (255, 240, 196)
DARK: Colour = (61, 40, 18)

Things = list[Drawn]
Drawer = MarkDrawer
Tone = Callable[[DrawingBoard, Mark], Colour]


def sprite(name: str, z: float, colour: str | None = None) -> Drawer:
    """A drawing on the cell."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        if not board.knows(mark.place):
            return []
        picture = art_of(board).sprite(name, round(board.size(mark.place) * CELL), colour)
        return [Drawn.centred(z, picture, board.point(mark.place), (name, colour, picture.get_width()))]

    return draw


def outline(z: float, tone: Tone, width: float, level: float = 0.62, back: float = 0.5) -> Drawer:
    """A rounded line just inside the cells named in the mark, with a dark line under it."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        colour, cells = tone(board, mark), tuple(mark.place.split())
        dark = board.outlined(cells, mix(colour, (0, 0, 0), 0.75), width * 2.1, level, back)
        light = board.outlined(cells, colour, width, level, 1.0)
        return [Drawn.picture(z + i / 10, line[0], line[1], ("outline", colour, level, cells, i))
                for i, line in enumerate((dark, light)) if line]

    return draw


def amber_tone(board: DrawingBoard, mark: Mark) -> Colour:
    """The light of what may be picked."""
    return board.style.theme.amber_light


def cream_tone(board: DrawingBoard, mark: Mark) -> Colour:
    """The light of what is picked."""
    return CREAM


def danger_tone(board: DrawingBoard, mark: Mark) -> Colour:
    """The light of what forbids or is lost."""
    return board.style.theme.danger


def owner_tone(board: DrawingBoard, mark: Mark) -> Colour:
    """The seat's light tone."""
    return board.style.theme.seats[mark.owner - 1].light if mark.owner else CREAM


def icon(board: DrawingBoard, name: str, size: float, colour: Colour) -> Surface:
    """An icon in a colour."""
    return art_of(board).sprite(f"icons/{name}", max(6, round(size)), hexed(colour))


def badge(symbol: str, tone: Tone) -> Drawer:
    """A small round sign at the upper right of a cell."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r, (x, y) = board.placed.radius, board.point(mark.place)
        at = (x + r * 0.66, y - r * 0.60)
        colour = tone(board, mark)
        discs = ((1.0, board.style.theme.ground, "seat-1"), (0.86, mix(colour, (0, 0, 0), 0.12), "seat-1"),
                 (0.56, (255, 255, 255), symbol))
        return [Drawn.centred(BADGE + i / 10, icon(board, shape, r * k, tint), at, ("badge", shape, tint))
                for i, (k, tint, shape) in enumerate(discs)]

    return draw


def all_of(*drawers: Drawer) -> Drawer:
    """Several drawers for one mark."""
    return lambda board, mark: [thing for draw in drawers for thing in draw(board, mark)]

"""Marks on a neutral board: dots, frames, rings and signs, each with a form of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.picture import Item, Mark
from engine.core.presentation import Pose
from scenes.kit.board.marks_base import (
    BADGE,
    CREAM,
    DARK,
    HINT,
    OVER,
    UNDER,
    Drawer,
    Things,
    Tone,
    all_of,
    amber_tone,
    cream_tone,
    danger_tone,
    icon,
    outline,
    owner_tone,
)
from scenes.kit.board.material import DrawingBoard
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plain.cells import reach
from scenes.kit.materials.plain.pieces import piece_things
from scenes.kit.theme import BLACK, WHITE, mix


def _dot(tone: Tone, size: float, symbol: str = "seat-1", z: float = UNDER) -> Drawer:
    """A disc (or another sign) in the middle of the cell, with a dark edge; `size` in reaches."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r, colour, at = reach(board.placed), tone(board, mark), board.point(mark.place)
        shapes = ((size * 1.22, mix(colour, BLACK, 0.7)), (size, colour))
        return [Drawn.centred(z + i / 10, icon(board, symbol, r * k, shade), at, (symbol, k, shade))
                for i, (k, shade) in enumerate(shapes)]

    return draw


def _sign(symbol: str, tone: Tone) -> Drawer:
    """A small round sign at the upper right of the cell."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r, (x, y), colour = reach(board.placed), board.point(mark.place), tone(board, mark)
        at = (x + r * 0.62, y - r * 0.62)
        discs = ((0.78, board.style.theme.ground, "seat-1"), (0.66, mix(colour, BLACK, 0.12), "seat-1"),
                 (0.44, WHITE, symbol))
        return [Drawn.centred(BADGE + i / 10, icon(board, shape, r * k, shade), at, ("sign", shape, shade))
                for i, (k, shade, shape) in enumerate(discs)]

    return draw


def _hover(board: DrawingBoard, mark: Mark) -> Things:
    """The picked cell: a frame, the icon of the step, and the cell's name where there is room."""
    r, (x, y) = reach(board.placed), board.point(mark.place)
    things = outline(HINT, cream_tone, 2.2, 0.56)(board, mark)
    if mark.text:
        things.append(Drawn.centred(HINT + 1, icon(board, mark.text, r * 0.8, CREAM), (x, y - r * 0.14),
                                    ("hover icon", mark.text)))
    if r > 20:
        name = board.style.type.render(mark.place, max(11, round(r * 0.42)), CREAM, True)
        things.append(Drawn.centred(HINT + 1, name, (x, y + r * 0.5), ("hover name", mark.place)))
    return things


def _ghost(board: DrawingBoard, mark: Mark) -> Things:
    """A piece that would stand here."""
    item = Item("piece", mark.place, mark.owner, mark.text)
    things = piece_things(board, item, Pose(mark.place, mark.place, alpha=0.6))
    return [thing._replace(z=HINT + 2 + i / 10) for i, thing in enumerate(things[1:])]


def _number(board: DrawingBoard, mark: Mark) -> Things:
    """A few letters in the middle of the cell, over what stands there."""
    words = board.style.type.render(mark.text, max(11, round(reach(board.placed) * 0.7)), CREAM, True)
    edge = board.style.type.render(mark.text, max(11, round(reach(board.placed) * 0.7)), DARK, True)
    x, y = board.point(mark.place)
    return [Drawn.centred(OVER - 1, edge, (x + 1, y + 1), ("number edge", mark.text)),
            Drawn.centred(OVER, words, (x, y), ("number", mark.text))]


MARKS: Mapping[str, Drawer] = MappingProxyType({
    "legal": _dot(owner_tone, 0.46),
    "target": _dot(amber_tone, 0.62),
    "hover": _hover,
    "movable": outline(HINT, amber_tone, 1.8, 0.56),
    "selected": outline(HINT, cream_tone, 2.8, 0.56),
    "ghost": _ghost,
    "gone": _dot(owner_tone, 0.9, "seat-1-hollow"),
    "arrived": outline(HINT, owner_tone, 1.8, 0.56),
    "last": outline(HINT - 1, amber_tone, 2.0, 0.54),
    "leaving": all_of(outline(OVER, danger_tone, 2.2, 0.56), _sign("remove", danger_tone)),
    "taken": all_of(_dot(danger_tone, 0.9, "seat-1-hollow", HINT), _sign("remove", danger_tone)),
    "forbidden": all_of(outline(OVER, danger_tone, 2.2, 0.58), _sign("close", danger_tone)),
    "refused": outline(OVER, danger_tone, 1.6, 0.54),
    "cursor": outline(OVER + 5, cream_tone, 3.0, 0.52, 0.8),
    "line": all_of(outline(HINT, owner_tone, 2.6, 0.54), _sign("check", owner_tone)),
    "danger": _sign("warning", danger_tone),
    "owned": outline(UNDER - 1, owner_tone, 1.6, 0.66, 0.3),
    "number": _number,
})

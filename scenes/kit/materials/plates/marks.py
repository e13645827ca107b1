"""Marks on wooden plates: moons at a stone's foot, lights on cells, ghosts of what would be laid or grown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.picture import Item, Mark
from engine.core.presentation import Pose
from scenes.kit.board.aids_base import plated
from scenes.kit.board.marks_base import (
    CREAM,
    HINT,
    OVER,
    UNDER,
    Drawer,
    Things,
    Tone,
    all_of,
    amber_tone,
    badge,
    cream_tone,
    danger_tone,
    outline,
    owner_tone,
)
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import EFFECT_Z, art_of, seen_through
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plates.aids import AIDS_PLATES
from scenes.kit.materials.plates.leaps import LEAPS
from scenes.kit.materials.plates.plates import Plates
from scenes.kit.materials.plates.stones import foot_z, stone_things
from scenes.kit.materials.plates.wood import LaidPlate, plate_corner, plate_picture
from scenes.kit.theme import Colour, hexed, mix


def _flat(name: str, z: float, tone: Tone, alpha: float = 1.0) -> Drawer:
    """A drawing that lies on the cell, in a tone."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        if not board.knows(mark.place):
            return []
        colour = tone(board, mark)
        picture = art_of(board).sprite(f"plates/{name}", round(2 * board.placed.radius), hexed(colour))
        thing = Drawn.centred(z, picture, board.point(mark.place), (name, colour, picture.get_width()))
        return [seen_through(thing, picture, alpha)]

    return draw


def _moon(name: str) -> Drawer:
    """What state a group is in, at the foot of each of its stones, right after the stone."""
    def draw(board: DrawingBoard, mark: Mark) -> Things:
        r, (x, y) = board.placed.radius, board.point(mark.place)
        picture = art_of(board).sprite(f"plates/moon-{name}", max(11, round(0.44 * r)))
        key = ("moon", name, picture.get_width())
        return [Drawn.centred(foot_z(board, y) + 0.00005, picture, (x, y + 0.53 * r), key)]

    return draw


def _ghost(board: DrawingBoard, mark: Mark) -> Things:
    """A stone that would stand here."""
    pose = Pose(mark.place, mark.place, alpha=0.6)
    return stone_things(board, Item("stone" if mark.owner else "wall", mark.place, mark.owner), pose)


def _legal(board: DrawingBoard, mark: Mark) -> Things:
    """A seed on wood, where a stone may come; a peg in the open, where a plate may lie."""
    return (_flat("seed", UNDER, owner_tone) if _wooden(board, mark) else _flat("peg", UNDER, _pale, 0.75))(board, mark)


def _hover(board: DrawingBoard, mark: Mark) -> Things:
    """The picked cell, lit; in the open there is nothing to light."""
    return _flat("lit", UNDER + 1, cream_tone)(board, mark) if _wooden(board, mark) else []


def _wooden(board: DrawingBoard, mark: Mark) -> bool:
    return mark.place in getattr(board.ground, "cells", ())


def _laying(board: DrawingBoard, mark: Mark) -> Things:
    """The plate as it would lie: faint wood in a line; with a text, which is a reason against it, the line warns."""
    cells = mark.place.split()
    things = outline(OVER, danger_tone if mark.text else amber_tone, 2.2, 0.5)(board, mark)
    spots = [board.point(c) for c in cells if board.knows(c)]
    side = next((n for n in range(2, 11) if 3 * n * (n - 1) + 1 == len(spots)), 0)
    if side and not mark.text:
        centre = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        picture = plate_picture(art_of(board), LaidPlate(mark.place, side, 0), board.placed.radius)
        at = plate_corner(picture, centre, board.placed.radius)
        things.insert(0, seen_through(Drawn.picture(UNDER + 1, picture, at, ("laying", side)), picture, 0.6))
    return things


def _laid(board: DrawingBoard, mark: Mark) -> Things:
    """The newest plate: a line in its owner's tone round it."""
    cells = " ".join(sorted(plate_cells(board, mark.place)))
    return outline(HINT - 1, owner_tone, 1.5, 0.52)(board, Mark("laid", cells, mark.owner))


def plate_cells(board: DrawingBoard, place: str) -> list[str]:
    """The cells of the plate that has its middle at a place."""
    if not isinstance(board.ground, Plates):
        return [place]
    side = next((p.side for p in board.ground.plates if p.place == place), 1)
    x, y = board.picture.cells.centres[place]
    return [name for name in board.ground.cells if _steps(board.picture.cells.centres[name], (x, y)) < side - 0.5]


def _steps(a: tuple[float, float], b: tuple[float, float]) -> float:
    """How many cells it is from one centre to another, as the stone leaps."""
    x, y = (a[0] - b[0]) / 1.7321, (a[1] - b[1]) / 1.5
    return max(abs(x - y / 2), abs(y), abs(x + y / 2))


def _total(board: DrawingBoard, mark: Mark) -> Things:
    """What a seat has come to, on a plate of its own."""
    seat = board.style.theme.seats[mark.owner - 1]
    return plated(board, mark.place, mark.text.replace("-", "\u2212"), seat.light, (0.0, 0.0), 0.9, seat.emblem)


def _pale(board: DrawingBoard, mark: Mark) -> Colour:
    return mix(owner_tone(board, mark), CREAM, 0.45)


MARKS: Mapping[str, Drawer] = MappingProxyType({
    **{name: _moon(name) for name in ("fresh", "grown", "joined", "spent")},
    "laying": _laying,
    "laid": _laid,
    "legal": _legal,
    "growing": all_of(_ghost, _flat("target", UNDER + 1, owner_tone)),
    "hover": _hover,
    "movable": outline(HINT, amber_tone, 1.8, 0.56),
    "selected": all_of(_flat("lit", UNDER + 1, cream_tone), outline(HINT, cream_tone, 2.6, 0.56)),
    "target": _flat("target", UNDER, amber_tone),
    "landing": all_of(_flat("target", UNDER, amber_tone), _ghost),
    "ghost": outline(HINT, cream_tone, 2.2, 0.54),
    "taking": _flat("taking", OVER, danger_tone),
    "gone": _flat("vacated", UNDER, _pale),
    "leaving": all_of(outline(HINT, danger_tone, 2.4, 0.56), badge("remove", danger_tone)),
    "arrived": _flat("foot", EFFECT_Z, owner_tone),
    "taken": all_of(_flat("taking", HINT, owner_tone, 0.9)),
    "walled": _flat("foot", EFFECT_Z, cream_tone),
    "forbidden": all_of(outline(OVER, danger_tone, 2.2, 0.56), badge("close", danger_tone)),
    "refused": outline(OVER, danger_tone, 1.6, 0.54),
    "link": outline(HINT - 1, amber_tone, 1.4, 0.6),
    "total": _total,
    "cursor": outline(OVER + 5, cream_tone, 3.0, 0.52, 0.8),
    **LEAPS,
    **AIDS_PLATES,
})

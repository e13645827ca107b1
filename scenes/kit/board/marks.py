"""How marks look: one drawer a kind on every material. Marks differ in form, never in colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.core.picture import Mark
from scenes.kit.board.aids_base import numbered
from scenes.kit.board.marks_base import Drawer, Things
from scenes.kit.materials.carved.marks import CARVED
from scenes.kit.materials.cloth.marks import CLOTH, stepped_back
from scenes.kit.materials.plates.marks import PLATES

if TYPE_CHECKING:
    from scenes.kit.board.board import Board

ANYWHERE: Mapping[str, Drawer] = MappingProxyType({"expected": numbered})
MARKS: Mapping[str, Mapping[str, Drawer]] = MappingProxyType({
    ground: MappingProxyType({**drawers, **ANYWHERE})
    for ground, drawers in (("carved", CARVED), ("plates", PLATES), ("cloth", CLOTH))})
# Marks of these kinds that lie on several cells are drawn as one, round all of them.
JOINED: Mapping[str, frozenset[str]] = MappingProxyType({"plates": frozenset({"laying", "movable"})})


def mark_things(board: Board, mark: Mark) -> Things:
    """Everything to draw for a mark; nothing for kinds that belong to the ground or are unknown."""
    drawer = MARKS[board.picture.ground].get(mark.kind)
    return drawer(board, mark) if drawer else []


def gathered(ground: str, marks: Iterable[Mark]) -> list[Mark]:
    """The marks, those that are drawn as one made one with all their places."""
    kinds, marks = JOINED.get(ground, frozenset()), stepped_back(marks) if ground == "cloth" else marks
    single, joined = list[Mark](), dict[Mark, list[str]]()
    for mark in marks:
        if mark.kind in kinds:
            joined.setdefault(Mark(mark.kind, "", mark.owner, mark.text), []).append(mark.place)
        else:
            single.append(mark)
    return single + [Mark(m.kind, " ".join(places), m.owner, m.text) for m, places in joined.items()]

"""How marks look: one drawer a kind on every material. Marks differ in form, never in colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.core.picture import Mark
from scenes.kit.board.aids_base import numbered
from scenes.kit.board.marks_base import Drawer, Things
from scenes.kit.board.material import DrawingBoard, Material

ANYWHERE: Mapping[str, Drawer] = MappingProxyType({"expected": numbered})


def mark_drawer(material: Material, kind: str) -> Drawer | None:
    """What draws marks of a kind on a material; None for kinds that belong to the ground or are unknown."""
    return ANYWHERE.get(kind) or material.marks.get(kind)


def mark_things(board: DrawingBoard, mark: Mark) -> Things:
    """Everything to draw for a mark; nothing for kinds that belong to the ground or are unknown."""
    drawer = mark_drawer(board.material, mark.kind)
    return drawer(board, mark) if drawer else []


def gathered(material: Material, marks: Iterable[Mark]) -> list[Mark]:
    """The marks, those that are drawn as one made one with all their places."""
    single, joined = list[Mark](), dict[Mark, list[str]]()
    for mark in material.sift(marks):
        if mark.kind in material.joined:
            joined.setdefault(Mark(mark.kind, "", mark.owner, mark.text), []).append(mark.place)
        else:
            single.append(mark)
    return single + [Mark(m.kind, " ".join(places), m.owner, m.text) for m, places in joined.items()]

"""Where pieces stand in hands beside a board: what a material says of its racks, its stock and its emblems."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect, Surface

from engine.core.picture import Point
from scenes.kit.art import Art
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Seat
from scenes.kit.widgets import Style

Inset = tuple[int, int, int, int]  # pixels at the left, top, right and bottom
Spots = Sequence[tuple[str, Rect]]


@dataclass(frozen=True)
class Marked:
    """How pieces of a hand differ: picked up (its slot is left), chosen among others, under the pointer, of no use."""

    picked: str | None = None
    chosen: Collection[str] = ()
    over: str | None = None
    faint: Collection[str] = ()


UNMARKED = Marked()


class HandDrawer(Protocol):
    """Draws a hand in its hollow."""

    def __call__(self, style: Style, rect: Rect, tiles: Sequence[str], marked: Marked = ..., seat: Seat | None = ...,
                 z: float = ..., wood: bool = ...) -> list[Drawn]:
        """With its player's medal at the corner; `wood` for a plank of its own (other hands)."""


@dataclass(frozen=True)
class Tray:
    """Everything about hands that stand on the table, for one material.

    `inset` is what the board leaves free for them, `plank` what they stand on. `spots` says where each piece of a hand
    stands in its place, `anchors` where a moving piece finds it; `stock` draws so many pieces that nobody holds, face
    down, and `stock_spot` is where one of them comes from. `scattered` and `scatter` are for pieces that lie all over
    the table before anybody holds any. `emblem` is a seat's sign where pieces belong to nobody.
    """

    inset: Callable[[Style], Inset]
    plank: Callable[[Style, Rect], list[Drawn]]
    hand: HandDrawer
    spots: Callable[[Rect, Sequence[str]], dict[str, Rect]]
    anchors: Callable[[Rect, Sequence[str], str], dict[str, tuple[Point, float]]]
    stock: Callable[[Style, Rect, int], list[Drawn]]
    stock_spot: Callable[[Rect], Rect]
    scattered: Callable[[Rect, Inset, int], Spots]
    scatter: Callable[[Style, Spots], list[Drawn]]
    emblem: Callable[[Art, Seat, int], Surface]

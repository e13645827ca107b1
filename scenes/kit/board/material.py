"""What a board is made of, as one value, and what its drawers may ask of the board that they draw on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from pygame import Rect, Surface

from engine.core.picture import Item, Mark, Picture, Point
from engine.core.presentation import Effect, Pose
from scenes.kit.board.space import PlacedCells
from scenes.kit.board.stance import Stance
from scenes.kit.board.tray import Tray
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour
from scenes.kit.widgets import Style

Line = tuple[Surface, tuple[int, int]]  # a line round cells, and where it belongs in the window


class Ground(Protocol):
    """What lies under everything. While `making` is true a thread still makes it, and something plain is shown."""

    making: bool

    def view(self, placed: PlacedCells) -> None:
        """Takes on another view of the board."""

    def show(self, picture: Picture) -> list[Rect]:
        """Brings the material up to date; the window rectangles that changed."""

    def update(self, dt: float) -> list[Rect]:
        """Time passes; the window rectangles that changed."""

    def paint(self, dst: Surface, rect: Rect) -> None:
        """Paints the part of the window."""

    def glance(self, dst: Surface, rect: Rect, placed: PlacedCells) -> None:
        """Paints what there is as it looks from another view on the way, enlarged or shrunk."""

    def keep(self, place: str) -> Surface | None:
        """What a cell and its surroundings look like now, the cell in the middle."""

    def outline(self, cells: tuple[str, ...], colour: Colour, width: float, level: float, alpha: float) -> Line | None:
        """A line round a group of cells, and where it belongs in the window."""


class DrawingBoard(Protocol):
    """What drawers see of the board: where its places are in pixels, its picture, its ground, and the style."""

    style: Style
    picture: Picture
    area: Rect
    placed: PlacedCells
    ground: Ground
    kept: dict[str, Surface]
    anchors: Mapping[str, tuple[Point, float]]

    @property
    def material(self) -> Material:
        """What the board is made of."""

    def point(self, place: str) -> Point:
        """The middle of a place in pixels, on the board or beside it. Raises KeyError."""

    def size(self, place: str) -> float:
        """The radius that a piece has at a place, in pixels."""

    def knows(self, place: str) -> bool:
        """Whether the place is on the board or has an anchor."""

    def outlined(self, cells: tuple[str, ...], colour: Colour, width: float, level: float, alpha: float) -> Line | None:
        """A line round cells and where it belongs; `width` in pixels at a cell radius of 32."""


GroundMaker = Callable[[Style, Picture, PlacedCells, Rect, bool, Ground | None], Ground]
MarkDrawer = Callable[[DrawingBoard, Mark], list[Drawn]]
PieceDrawer = Callable[[DrawingBoard, Item, Pose], list[Drawn]]
EffectDrawer = Callable[[DrawingBoard, Effect], list[Drawn]]
Ingrained = Callable[[Style, Mark, float], Surface | None]  # a mark of the ground, on a cell of this radius


def as_they_are(marks: Iterable[Mark]) -> Iterable[Mark]:
    """All marks are drawn."""
    return marks


def nothing_ingrained(style: Style, mark: Mark, radius: float) -> Surface | None:
    """No mark is part of the ground."""
    return None


@dataclass(frozen=True)
class Swatch:
    """What the legend shows of a material: a cell's colour, that of a cell where an item of some kind lies, and marks
    that belong to the ground."""

    plain: Colour
    covered: Mapping[str, Colour] = field(default_factory=lambda: MappingProxyType({}))
    ingrained: Ingrained = nothing_ingrained


@dataclass(frozen=True)
class Material:
    """Everything that a board of one material is drawn with, by the words that a picture uses.

    `parts` are items that the ground shows where they lie: they are drawn only while they come. The words in
    `in_ground` are items and marks that only the ground shows. Marks of the kinds `joined` that lie on several cells
    are drawn as one, round all of them; `sift` leaves out marks that others would cover. `endless` squares are those
    of a table without edge (`scenes.kit.board.squares`).
    """

    name: str
    lattice: str
    stance: Stance
    ground: GroundMaker
    marks: Mapping[str, MarkDrawer]
    pieces: Mapping[str, PieceDrawer]
    effects: Mapping[str, EffectDrawer]
    swatch: Swatch
    parts: Mapping[str, PieceDrawer] = field(default_factory=lambda: MappingProxyType({}))
    in_ground: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    sift: Callable[[Iterable[Mark]], Iterable[Mark]] = as_they_are
    endless: bool = False
    tray: Tray | None = None  # where hands of pieces stand, in games that have such

    def piece(self, kind: str) -> PieceDrawer | None:
        """What draws items of a kind; None for those that only the ground shows, and for unknown ones."""
        return self.pieces.get(kind) or self.parts.get(kind)

    def effect(self, kind: str) -> EffectDrawer | None:
        """What draws effects of a kind; `plus-2` and the like are all `plus`."""
        return self.effects.get(kind) or self.effects.get(kind.partition("-")[0])

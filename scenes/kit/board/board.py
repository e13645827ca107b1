"""A board on the screen: its view, the material it is made of, and everything that lies on it as a list to draw."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace

from pygame import Rect, Surface

from engine.core.picture import Item, Mark, Picture, Point
from engine.core.presentation import Effect, Pose
from scenes.kit.board.glide import Glide
from scenes.kit.board.marks import gathered, mark_things
from scenes.kit.board.material import Ground, Material
from scenes.kit.board.pieces import effect_things, piece_things
from scenes.kit.board.pieces_base import FAINT, PANEL_AIR_Z
from scenes.kit.board.space import PlacedCells, Space
from scenes.kit.canvas import Drawn, clipped
from scenes.kit.widgets import Style


@dataclass
class BoardView:
    """Draws pictures of one board in an area of the window.

    `anchors` are the places beside the board (hands, trays) in window pixels, with the size of a piece there;
    `inset` are pixels at the left, top, right and bottom of the area that the board leaves to other things.
    """

    style: Style
    material: Material
    picture: Picture
    area: Rect
    patient: bool = True
    anchors: Mapping[str, tuple[Point, float]] = field(default_factory=dict)
    old: InitVar[BoardView | None] = None
    inset: tuple[int, int, int, int] = (0, 0, 0, 0)

    def __post_init__(self, old: BoardView | None) -> None:
        """`old` is the board before a resize: its view is kept, and its material shown until the new one is made."""
        self.kept: dict[str, Surface] = {}
        self._lines: dict[Hashable, tuple[Surface, tuple[int, int]] | None] = {}
        self._still: tuple[Iterable[Item], list[Drawn]] | None = None  # what lay still last time, and how it is drawn
        area = (self.area.x, self.area.y, self.area.w, self.area.h)
        self.space = Space(self.picture.cells, area, stance=self.material.stance, inset=self.inset)
        if old is not None and old.picture.cells is self.picture.cells:
            self.space = replace(old.space.within(self.area), inset=self.inset)
        self._fresh(old.ground if old else None)
        self._way: Glide | None = None  # on the way to another view
        self._from: tuple[Space, Ground] = (self.space, self.ground)  # what was shown before the board last grew

    def _fresh(self, old: Ground | None = None) -> None:
        self._lines.clear()
        self._still = None
        self.placed: PlacedCells = self.space.placed()
        self.ground: Ground = self._laid(old)
        self.spoilt: list[Rect] = [Rect(self.area)]

    def _laid(self, old: Ground | None) -> Ground:
        return self.material.ground(self.style, self.picture, self.placed, self.area, self.patient, old)

    def view(self, space: Space) -> None:
        """Looks at the board from nearer, further, or elsewhere."""
        if space != self.space:
            self._way, self.space = None, space
            self.placed = space.placed()
            self.ground.view(self.placed)
            self._lines.clear()
            self._still = None
            self.spoilt = [Rect(self.area)]

    def show(self, picture: Picture) -> None:
        """Takes on another picture of the same board: the material is brought up to date."""
        if picture.cells is not self.picture.cells:
            self.rest()
            self._from, self.picture = (self.space, self.ground), picture
            self.space = self.space.grown(picture.cells)
            self._fresh(self.ground)
            return
        self.picture = picture
        self.spoilt += self.ground.show(picture)

    def keep(self, places: Iterable[str]) -> None:
        """Remembers what cells look like now, for effects that show them go."""
        self.kept = {place: kept for place in places if (kept := self.ground.keep(place))}

    def outlined(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                 alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round cells and where it belongs; `width` in pixels at a cell radius of 32."""
        if self.gliding:
            return None  # the material makes lines for the view that the board is coming to
        key = (cells, colour, width, level, alpha)
        if key not in self._lines:
            thick = max(1.0, width * self.placed.radius / 32)
            self._lines[key] = self.ground.outline(cells, colour, thick, level, alpha)
        return self._lines[key]

    def update(self, dt: float) -> bool:
        """Time passes for material that is still being made or changing; True while that goes on."""
        if self._way is not None:
            self._go_on(dt)
            return True
        before, changed = self.ground.making, self.ground.update(dt)
        self.spoilt += changed
        if before and not self.ground.making:
            self._lines.clear()
        return before or bool(changed)

    def paint(self, dst: Surface, rect: Rect) -> None:
        """The material within a rectangle of the window."""
        part = rect.clip(self.area)
        if part.w and part.h and self._way is not None:
            self._way.ground.glance(dst, part, self.placed)
        elif part.w and part.h:
            self.ground.paint(dst, part)

    def take_spoilt(self) -> list[Rect]:
        """Where the material changed since last asked."""
        spoilt, self.spoilt = self.spoilt, []
        return spoilt

    # ---- on the way to another view ----------------------------------------------------------------------------

    @property
    def gliding(self) -> bool:
        """Whether the view is still on its way; clicks mean what is shown then, too."""
        return self._way is not None

    def glide(self, seconds: float) -> None:
        """The view comes in so much time to where it is, from where it was before the board grew."""
        (start, ground), self._from = self._from, (self.space, self.ground)
        if start.cells is not self.space.cells and start.cells.centres and seconds > 0:
            self._way = Glide(start, ground, self.space, self.placed, seconds)
            self._go_on(0.0)

    def _go_on(self, dt: float) -> None:
        if self._way is not None:
            self._way.t += dt
            self.placed = self._way.placed()
            self._way = None if self._way.done else self._way
            self._lines.clear()
            self._still = None
            self.spoilt = [Rect(self.area)]

    def rest(self) -> None:
        """The view is at its goal."""
        self._go_on(60.0)

    # ---- places ------------------------------------------------------------------------------------------------

    def anchor(self, spots: Mapping[str, tuple[Point, float]], only: bool = False) -> None:
        """Places beside the board are here now; with `only`, there are no others."""
        self.anchors = dict(spots) if only else {**self.anchors, **spots}

    def point(self, place: str) -> Point:
        """The middle of a place in pixels, on the board or beside it. Raises KeyError."""
        on_board = self.placed.point(place)
        return on_board if on_board is not None else self.anchors[place][0]

    def size(self, place: str) -> float:
        """The radius that a piece has at a place, in pixels."""
        return self.placed.radius if self.placed.point(place) is not None else self.anchors[place][1]

    def knows(self, place: str) -> bool:
        """Whether the place is on the board or has an anchor."""
        return self.placed.point(place) is not None or place in self.anchors

    # ---- what to draw ------------------------------------------------------------------------------------------

    def pieces(self, items: Iterable[Item], faint: str = "") -> list[Drawn]:
        """Items that lie still on the board; of pieces at the place `faint` little is seen."""
        if self._still is not None and self._still[0] is items and not faint:
            return list(self._still[1])
        kinds = self.material.pieces
        still = [(item, Pose(item.place, item.place, alpha=FAINT if faint == item.place and item.kind in kinds else 1))
                 for item in items if self.placed.point(item.place)]
        things = self.moving(still)
        self._still = (items, things) if isinstance(items, tuple) and not faint else None
        return list(things)

    def moving(self, poses: Sequence[tuple[Item, Pose]]) -> list[Drawn]:
        """Items in their poses, also on the way to or from places beside the board."""
        return [thing for item, pose in poses if self.knows(pose.origin) and self.knows(pose.place)
                for thing in piece_things(self, item, pose)]

    def effects(self, effects: Iterable[Effect]) -> list[Drawn]:
        """Effects under way."""
        return [thing for effect in effects for thing in effect_things(self, effect)]

    def marks(self, marks: Iterable[Mark]) -> list[Drawn]:
        """Marks, each drawn as its kind asks."""
        return [thing for mark in gathered(self.material, marks) for thing in mark_things(self, mark)]

    def clipped(self, things: Iterable[Drawn]) -> list[Drawn]:
        """The same things, kept within the board's part of the window, but for those on their way beyond it."""
        return [thing if thing.z >= PANEL_AIR_Z else clipped(thing, self.area) for thing in things]

"""Wooden plates as a board's material: laid back to front over their shadow, with land tinted on them."""

from __future__ import annotations

import threading

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture, Point
from scenes.kit.art import Art
from scenes.kit.board.grounds_made import MadeAside
from scenes.kit.board.lines import WAYS, line_round
from scenes.kit.board.material import Ground
from scenes.kit.board.space import PlacedCells
from scenes.kit.materials.plates.land import Land
from scenes.kit.materials.plates.wood import LaidPlate, backdrop, lay, plate_picture, plate_rect, plates_of, shade
from scenes.kit.theme import Colour, Theme, hexed
from scenes.kit.widgets import Style


class Wood:
    """The painted plates of one view. `bare` is the place of the newest plate without it, and where that belongs."""

    def __init__(self, art: Art, theme: Theme, area: Rect, placed: PlacedCells, picture: Picture,
                 new: LaidPlate | None) -> None:
        """`new` is a plate that is only now being laid."""
        self.surface = Surface(area.size, 0, 32)
        self._art, self._ground, self._placed = art, theme.ground, placed
        self._offset = (-area.x, -area.y)
        self._plates = plates_of(picture.items)
        self._cells = dict.fromkeys(i.place for i in picture.items if i.kind == "cell")  # in one order everywhere
        centres = {name: (x - area.x, y - area.y) for name, (x, y) in placed.centres.items()}
        self.bare = self._without(new, centres) if new else None
        self._lay(self._plates, [centres[c] for c in self._cells])
        self._wood = self.surface.copy()
        self._land = Land(art, theme.seats, {c: centres[c] for c in self._cells}, placed.radius)
        self.bring(picture, softly=False)

    def _lay(self, plates: tuple[LaidPlate, ...], cells: list[Point]) -> None:
        self.surface.blit(backdrop(self._art, self.surface.get_size(), self._ground), (0, 0))
        if plates:
            shade(self.surface, cells, self._placed.radius, self._placed.space.stance.tilt)
            lay(self.surface, self._art, plates, self._placed, self._offset)

    def _without(self, new: LaidPlate, centres: dict[str, Point]) -> tuple[Surface, tuple[int, int]] | None:
        """The place where a plate will lie, still without it; None where that is out of sight."""
        r, middle = self._placed.radius, centres[new.place]
        cells = [centres[c] for c in self._cells if not self._near(centres[c], middle, new.side)]
        self._lay(tuple(p for p in self._plates if p != new), cells)
        rect = plate_rect(plate_picture(self._art, new, r), middle, r).clip(self.surface.get_rect())
        if not rect.w or not rect.h:
            return None
        return self.surface.subsurface(rect).copy(), (rect.x - self._offset[0], rect.y - self._offset[1])

    def _near(self, a: Point, b: Point, side: int) -> bool:
        """Whether a cell belongs to the plate round another one: the farthest have `side` - 1 steps to go."""
        x, y = (a[0] - b[0]) / self._placed.radius, (a[1] - b[1]) / self._placed.radius / self._placed.space.stance.tilt
        return max(abs(x), abs(x / 2 + y * 0.866), abs(x / 2 - y * 0.866)) < (side - 0.5) * 1.7321

    def bring(self, picture: Picture, softly: bool) -> list[Rect]:
        """Takes on a picture's land; the rectangles painted now."""
        owners = {m.place: m.owner for m in picture.marks if m.kind == "territory"}
        return self._land.paint(self.surface, self._wood, self._land.show(owners, softly))

    def step(self, dt: float) -> list[Rect]:
        """Time passes for land that changes; the rectangles painted."""
        return self._land.paint(self.surface, self._wood, self._land.step(dt))


class Plates(MadeAside[Wood]):
    """The plates, kept in step with a picture. `cells` are the places that have wood under them."""

    def __init__(
        self, style: Style, picture: Picture, placed: PlacedCells, area: Rect, patient: bool, old: Ground | None
    ) -> None:
        before = old if isinstance(old, Plates) else None
        assert isinstance(style.art, Art)
        self._art: Art = before._art if before and before.style is style else style.art.alike()
        self._lock: threading.Lock = before._lock if before else threading.Lock()  # one thread at a time uses `_art`
        self.plates = plates_of(picture.items)
        self.cells = frozenset(i.place for i in picture.items if i.kind == "cell")
        grew = before is not None and before.plates == self.plates[:-1]
        self._new = self.plates[-1] if self.plates and grew else None
        super().__init__(style, picture, placed, area, patient, before)

    def make(self, placed: PlacedCells, picture: Picture) -> Wood:
        """The plates of a picture."""
        with self._lock:
            return Wood(self._art, self.style.theme, self.area, placed, picture, self._new)

    def bring(self, made: Wood, picture: Picture) -> list[Rect]:
        """Land changes softly, in steps that `update` takes."""
        return made.bring(picture, softly=not self._patient)

    def update(self, dt: float) -> list[Rect]:
        """Takes over what was made; lets land change."""
        made = self.ready()
        return [r.move(self.area.topleft) for r in made.step(dt)] if made else super().update(dt)

    def plain(self, dst: Surface, rect: Rect) -> None:
        """Flat brown cells, while nothing has been made yet."""
        dst.fill(self.style.theme.ground, rect)
        r, tilt = self.placed.radius * 0.98, self.placed.space.stance.tilt
        for name in self.cells:
            x, y = self.placed.centres[name]
            pygame.draw.polygon(dst, (117, 85, 59), [(x + r * u, y + r * v * tilt) for u, v in WAYS])

    def under(self, dst: Surface, rect: Rect) -> None:
        """The glow on which the plates lie."""
        assert isinstance(self.style.art, Art)
        dst.blit(backdrop(self.style.art, self.area.size, self.style.theme.ground), rect,
                 rect.move(-self.area.x, -self.area.y))

    def keep(self, place: str) -> Surface | None:
        """Nothing on this material breaks away."""
        return None

    def outline(self, cells: tuple[str, ...], colour: Colour, width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells; `level` 0.5 runs on their edge, 0.7 well inside."""
        known = [self.placed.centres[c] for c in cells if c in self.placed.centres]
        if not known:
            return None
        looks = f'fill="none" stroke="{hexed(colour)}" stroke-opacity="{alpha:.2f}" stroke-width="{width:.2f}"'
        r, tilt = self.placed.radius, self.placed.space.stance.tilt
        return line_round(known, r, tilt, looks, (level - 0.5) * 0.8 * r, width + 1)

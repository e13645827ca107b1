"""The carved mountain as a board's material: tiles, lamps and dead rock of a picture, cut where it says."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture
from scenes.kit.art import Art
from scenes.kit.board.grounds_made import MadeAside
from scenes.kit.board.material import Ground
from scenes.kit.board.space import PlacedCells
from scenes.kit.materials.carved.mountain_board import CarvedGround
from scenes.kit.widgets import Style


class Carved(MadeAside[CarvedGround]):
    """The carved mountain, kept in step with a picture."""

    def __init__(
        self, style: Style, picture: Picture, placed: PlacedCells, area: Rect, patient: bool, old: Ground | None
    ) -> None:
        super().__init__(style, picture, placed, area, patient, old if isinstance(old, Carved) else None)

    def make(self, placed: PlacedCells, picture: Picture) -> CarvedGround:
        """The mountain of a picture, with an Art of its own."""
        assert isinstance(self.style.art, Art)
        centres = {name: (x - self.area.x, y - self.area.y) for name, (x, y) in placed.centres.items()}
        made = CarvedGround(self.style.art.alike(), self.area.size, centres, placed.radius)
        made.show(*carving(picture))
        return made

    def bring(self, made: CarvedGround, picture: Picture) -> list[Rect]:
        """Digs what was dug, lights what is lit."""
        return made.show(*carving(picture))

    def plain(self, dst: Surface, rect: Rect) -> None:
        """Plain hexes, while nothing has been made yet."""
        dst.fill(self.style.theme.ground, rect)
        tiles, r = carving(self.picture)[0], self.placed.radius * 0.94
        for name, (x, y) in self.placed.centres.items():
            corners = [(x + r * cos(pi / 3 * i - pi / 6), y + r * sin(pi / 3 * i - pi / 6)) for i in range(6)]
            pygame.draw.polygon(dst, (150, 118, 78) if name in tiles else (58, 62, 68), corners)

    def keep(self, place: str) -> Surface | None:
        """What a cell looks like now."""
        made = self.ready()
        return made.keep(place) if made and place in self.placed.centres else None

    def outline(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells."""
        known, made = [c for c in cells if c in self.placed.centres], self.ready()
        if made is None or not known:
            return None
        picture, (x, y) = made.outline(known, colour, width, level, alpha)
        return picture, (x + self.area.x, y + self.area.y)


def carving(picture: Picture) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Tiles, lamps and dead rock of a picture."""
    tiles = frozenset(i.place for i in picture.items if i.kind == "tile")
    lamps = frozenset(i.place for i in picture.items if i.kind == "miner" and i.place in tiles)
    return tiles, lamps, frozenset(m.place for m in picture.marks if m.kind == "dead")

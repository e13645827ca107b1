"""The cells of a neutral board: quiet plates in the frame's own tones, with a gap between them."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture, Point
from scenes.kit.art import Art
from scenes.kit.board.lines import WAYS, line_round
from scenes.kit.board.material import Ground, Line
from scenes.kit.board.space import PlacedCells
from scenes.kit.theme import Colour, Theme, hexed, mix
from scenes.kit.widgets import Style

FINE = 4  # cells are drawn so many times larger, then made smaller
CORNERS = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))  # of a square whose side is 1


def reach(placed: PlacedCells) -> float:
    """How far a cell's outline is from its middle, in pixels: what pieces and marks are measured by."""
    return placed.radius * (0.5 if placed.space.cells.lattice == "square" else 0.866)


def corners(lattice: str, radius: float, middle: Point = (0.0, 0.0)) -> list[Point]:
    """The corners of a cell round its middle; `radius` is a hexagon's, or a square's side."""
    ways: Iterable[Point] = CORNERS if lattice == "square" else WAYS
    return [(middle[0] + radius * u, middle[1] + radius * v) for u, v in ways]


def tones(theme: Theme) -> tuple[Colour, Colour]:
    """The edge of a cell, and the cell."""
    cell = mix(theme.button, theme.muted, 0.22)
    return mix(cell, theme.line_light, 0.7), cell


def cell_picture(art: Art, theme: Theme, lattice: str, radius: float) -> Surface:
    """One cell (shared: copy before drawing on it)."""
    def make() -> Surface:
        side = max(2, round(2.1 * radius))
        big = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        big.fill((*tones(theme)[0], 0))
        middle = (side * FINE / 2, side * FINE / 2)
        for share, tone in zip((0.97, 0.92), tones(theme), strict=True):
            pygame.draw.polygon(big, tone, corners(lattice, radius * share * FINE, middle))
        return pygame.transform.smoothscale(big, (side, side))

    return art.made(("plain cell", lattice, round(radius, 2), theme.name), make)


class PlainFloor:
    """Ready at once, and the same whatever lies on it."""

    making = False

    def __init__(
        self, style: Style, picture: Picture, placed: PlacedCells, area: Rect, patient: bool, old: Ground | None
    ) -> None:
        self._style, self._placed = style, placed

    def view(self, placed: PlacedCells) -> None:
        """Takes on another view of the board."""
        self._placed = placed

    def show(self, picture: Picture) -> list[Rect]:
        """Nothing of a picture is part of the cells."""
        return []

    def update(self, dt: float) -> list[Rect]:
        """It is ready from the beginning."""
        return []

    def keep(self, place: str) -> Surface | None:
        """Nothing of it goes."""
        return None

    def paint(self, dst: Surface, rect: Rect) -> None:
        """The cells that touch the part of the window."""
        self.glance(dst, rect, self._placed)

    def glance(self, dst: Surface, rect: Rect, placed: PlacedCells) -> None:
        """The cells as they are from any view."""
        assert isinstance(self._style.art, Art)
        dst.fill(self._style.theme.ground, rect)
        picture = cell_picture(self._style.art, self._style.theme, placed.space.cells.lattice, placed.radius)
        before = dst.get_clip()
        dst.set_clip(rect.clip(before))
        for x, y in placed.centres.values():
            at = picture.get_rect(center=(round(x), round(y)))
            if at.colliderect(rect):
                dst.blit(picture, at)
        dst.set_clip(before)

    def outline(self, cells: tuple[str, ...], colour: Colour, width: float, level: float, alpha: float) -> Line | None:
        """A line round a group of hexes, or inside each square; `level` 0.5 runs on the edge, 0.7 well inside."""
        known = [self._placed.centres[c] for c in cells if c in self._placed.centres]
        if not known:
            return None
        r = self._placed.radius
        if self._placed.space.cells.lattice == "square":
            return _framed(known, r, colour, width, level, alpha)
        looks = f'fill="none" stroke="{hexed(colour)}" stroke-opacity="{alpha:.2f}" stroke-width="{width:.2f}"'
        return line_round(known, r, 1.0, looks, (level - 0.5) * 0.8 * r, width + 1)


def _framed(middles: list[Point], side: float, colour: Colour, width: float, level: float, alpha: float) -> Line:
    """Rounded frames inside squares."""
    inner = round(side * (1 - (level - 0.5) * 0.6))
    boxes = [Rect(round(x - inner / 2), round(y - inner / 2), inner, inner) for x, y in middles]
    whole = boxes[0].unionall(boxes[1:])
    picture = Surface(whole.size, pygame.SRCALPHA)
    picture.fill((*colour, 0))
    for box in boxes:
        pygame.draw.rect(picture, (*colour, round(255 * alpha)), box.move(-whole.x, -whole.y),
                         max(1, round(width * 0.7)), max(1, inner // 8))
    return picture, whole.topleft

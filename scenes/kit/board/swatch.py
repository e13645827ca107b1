"""A mark by itself: a cell or two of a plain material, what lies there, and the mark, small enough for a legend."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt

import pygame
from pygame import Rect, Surface

from engine.core.picture import Cells, Item, Mark, Picture, Point
from scenes.kit.art import Art
from scenes.kit.board.board import BoardView
from scenes.kit.board.lines import WAYS, line_round
from scenes.kit.board.material import Ground, Material
from scenes.kit.board.space import PlacedCells
from scenes.kit.board.squares import spot
from scenes.kit.theme import Colour, hexed
from scenes.kit.widgets import Style

FINE = 2  # drawn so many times larger, then made smaller
HEX, SQUARE = ("a", "b"), ("0,0", "1,0")


class SampleGround:
    """The ground of a legend: flat cells, with the marks that belong to the material itself."""

    making = False

    def __init__(self, style: Style, material: Material, picture: Picture, placed: PlacedCells) -> None:
        self._style, self._swatch, self._picture, self._placed = style, material.swatch, picture, placed
        self.cells = frozenset(placed.centres)

    def view(self, placed: PlacedCells) -> None:
        """It is always seen in the same way."""

    def show(self, picture: Picture) -> list[Rect]:
        """Nothing changes."""
        return []

    def update(self, dt: float) -> list[Rect]:
        """It is ready from the beginning."""
        return []

    def keep(self, place: str) -> Surface | None:
        """Nothing of it goes."""
        return None

    def paint(self, dst: Surface, rect: Rect) -> None:
        """All cells, with land and hatching."""
        covered = {i.place: tone for i in self._picture.items if (tone := self._swatch.covered.get(i.kind))}
        for name, (x, y) in self._placed.centres.items():
            colour = covered.get(name, self._swatch.plain)
            pygame.draw.polygon(dst, colour, [(x + u, y + v) for u, v in self._corners()])
        for mark in self._picture.marks:
            self._ingrained(dst, mark)

    def _corners(self) -> list[Point]:
        r, tilt = self._placed.radius, self._placed.space.stance.tilt
        if self._placed.space.cells.lattice == "square":
            return [(u * r * 0.48, v * r * 0.48) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        return [(u * r * 0.96, v * r * 0.96 * tilt) for u, v in WAYS]

    def _ingrained(self, dst: Surface, mark: Mark) -> None:
        picture = self._swatch.ingrained(self._style, mark, self._placed.radius)
        if picture and mark.place in self._placed.centres:
            dst.blit(picture, picture.get_rect(center=self._placed.centres[mark.place]))

    def glance(self, dst: Surface, rect: Rect, placed: PlacedCells) -> None:
        """A sample has one view."""
        self.paint(dst, rect)

    def outline(self, cells: tuple[str, ...], colour: Colour, width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells."""
        known = [self._placed.centres[c] for c in cells if c in self._placed.centres]
        if not known or self._placed.space.cells.lattice == "square":
            return None
        looks = f'fill="none" stroke="{hexed(colour)}" stroke-opacity="{alpha:.2f}" stroke-width="{width:.2f}"'
        r, tilt = self._placed.radius, self._placed.space.stance.tilt
        return line_round(known, r, tilt, looks, (level - 0.5) * 0.8 * r, width + 1)


class Sample(BoardView):
    """A board of one or two cells."""

    def _fresh(self, old: Ground | None = None) -> None:
        w, h = self.area.size
        names = list(self.picture.cells.centres)
        r = h / 1.25 if self.picture.cells.lattice == "square" else h / 2.5
        apart = r if self.picture.cells.lattice == "square" else sqrt(3) * r
        left = w / 2 - apart * (len(names) - 1) / 2
        self.placed = PlacedCells(self.space, r, {name: (left + i * apart, h / 2) for i, name in enumerate(names)}, (),
                             (left, h / 2))
        self.ground = SampleGround(self.style, self.material, self.picture, self.placed)
        self.spoilt = []


def sample(style: Style, material: Material, mark: Mark, items: Iterable[Item], height: int) -> Surface | None:
    """The mark on as many cells as show it, with the items that lie there; None where there is nothing to see."""
    assert isinstance(style.art, Art)
    moved = _moved(mark, material)
    if moved is None:
        return None
    small, cells, place = moved
    lying = tuple(sorted((replace(item, place=place) for item in items), key=str))
    key = ("sample", material.name, small, lying, height, style.theme.name)
    return style.art.made(key, lambda: _drawn(style, material, small, lying, cells, height))


def _moved(mark: Mark, material: Material) -> tuple[Mark, tuple[str, ...], str] | None:
    """The mark on the sample's cells, these cells, and the name there of its first place."""
    places = mark.place.split()
    if not material.endless:
        cells = (HEX if material.lattice == "hex" else SQUARE)[:min(2, len(places))]
        return replace(mark, place=" ".join(cells)), cells, cells[0]
    where = spot(mark.place)
    if where is None:
        return None
    cells = SQUARE[:1 if where.second is None else 2]
    place = "0,0:E" if where.way else " ".join(cells)
    return replace(mark, place=place), cells, place


def _drawn(style: Style, material: Material, mark: Mark, items: tuple[Item, ...], cells: tuple[str, ...],
           height: int) -> Surface:
    h = height * FINE
    size = (round(h * (0.8 if material.lattice == "square" else 0.69) * len(cells)) + h // 4, h)
    centres = {name: (float(i), 0.0) for i, name in enumerate(cells)}
    known = Cells(material.lattice, centres)
    board = Sample(style, material, Picture(material.name, known, items, (mark,)), Rect((0, 0), size))
    big = Surface(size, pygame.SRCALPHA)
    board.paint(big, big.get_rect())
    for thing in sorted(board.marks((mark,)) + board.pieces(items), key=lambda thing: thing.z):
        thing.paint(big)
    return pygame.transform.smoothscale(big, (size[0] // FINE, height))

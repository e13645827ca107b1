"""A board carved into a mountain: slate hexes, lit corridors between them, repaired where something changed."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet

import numpy as np
import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.fields import Bytes, HexStamp, enlarge, inside
from scenes.kit.materials.carved.floor import BELOW, UP_TO, Floor
from scenes.kit.materials.carved.light import Light
from scenes.kit.materials.carved.patches import blocks, patches
from scenes.kit.materials.carved.plan import FloorPlan, Lattice, Place
from scenes.kit.materials.carved.rock import Rock

Colour = str | tuple[int, int, int]


class CarvedGround:
    """Mountain, plateau, blocks, dead rock and corridors in lamp light; no pieces, no marks, no labels."""

    def __init__(
        self, art: Art, size: tuple[int, int], centres: Mapping[str, Place], radius: float, seed: int = 5
    ) -> None:
        """Paints the uncut board.

        `size` is the board part of the window in pixels, `centres` the pixel centre of each cell by name (some may lie
        outside), `radius` that of a pointy-top hex in pixels. Raises ValueError without cells, size or radius.
        """
        self._plan = FloorPlan.of(size, centres, radius)
        self._lattice = Lattice.over(self._plan)
        self._floor = Floor(art, self._plan, Rock(art, self._plan, self._lattice, seed), seed)
        self._light = Light(self._plan, self._lattice)
        self._outlines = HexStamp(radius, 1.0, 0.20)
        self.surface = self._floor.still.copy()
        self._scratch = pygame.Surface(size, 0, 32)
        self._tiles: frozenset[str] = frozenset()
        self._dead: frozenset[str] = frozenset()
        empty = np.zeros((self._lattice.rows, self._lattice.columns), np.uint8)
        self._seen: tuple[Bytes, Bytes] = (empty, empty)

    def show(self, tiles: AbstractSet[str], lamps: AbstractSet[str], dead: AbstractSet[str]) -> list[pygame.Rect]:
        """Brings `surface` up to date and returns the rects that changed; `lamps` are the tiles with a miner."""
        rects = self._cut(frozenset(tiles), frozenset(dead))
        light, spill = self._light.nodes(tiles, lamps)
        rects += self._shifted(light, spill)
        self._seen = (light, spill)
        changed = patches(rects, self._plan.whole)
        for rect in changed:
            self._mix(rect)
        return changed

    def outline(
        self, cells: Collection[str], colour: Colour, width: float, level: float, alpha: float
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """A line with round corners around a group of cells, and where its upper left corner belongs.

        `width` is in pixels, `alpha` 0 to 1; `level` (0.5 on the cells' edge, 0.7 well inside) says how far inside.
        """
        spots = [self._plan.centres[c] for c in cells]
        half = math.ceil(self._plan.radius * 1.4)
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        left, top = math.floor(min(xs)) - half, math.floor(min(ys)) - half
        shape = (math.ceil(max(ys)) + half - top, math.ceil(max(xs)) + half - left)
        inward = self._plan.radius * (inside(self._outlines.sum(shape, (left, top), spots), 0.20) - inside(level, 0.20))
        line = np.clip(width / 2 + 0.5 - np.abs(inward), 0, 1) * alpha
        picture = pygame.Surface((shape[1], shape[0]), pygame.SRCALPHA, 32)
        picture.fill(colour)
        pygame.surfarray.pixels_alpha(picture).swapaxes(0, 1)[:] = line * 255
        return picture, (left, top)

    def keep(self, name: str) -> pygame.Surface:
        """What a cell and its surroundings look like now, to be laid over the ground while a change is animated.

        A square with the cell in its middle; it fades out towards its round edge (see `carved_effects.crack`).
        """
        half = math.ceil(self._plan.radius * 2)
        x, y = (round(v) for v in self._plan.centres[name])
        picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
        picture.blit(self.surface, (half - x, half - y))
        out = np.hypot(*(np.mgrid[-half:half, -half:half] + 0.5)) / self._plan.radius
        pygame.surfarray.pixels_alpha(picture)[:] = np.clip((1.95 - out) / 0.5, 0, 1) * 255
        return picture

    def _cut(self, tiles: frozenset[str], dead: frozenset[str]) -> list[pygame.Rect]:
        """Paints the layers of the floor anew around every cell that became a tile or dead, or ceased to be."""
        plan = self._plan
        rects = [plan.around(c, UP_TO, BELOW) for c in (tiles ^ self._tiles) & plan.centres.keys()]
        rects += [plan.around(c, 1.12) for c in (dead ^ self._dead) & plan.centres.keys()]
        self._tiles, self._dead = tiles, dead
        rects = [r for r in rects if r.w and r.h]
        if len(rects) > 8:
            rects = blocks(rects, max(24, math.ceil(plan.radius * 4)), plan.whole)
        else:
            rects = patches(rects, plan.whole)
        for rect in rects:
            self._floor.paint(rect, tiles, dead)
        return rects

    def _shifted(self, light: Bytes, spill: Bytes) -> list[pygame.Rect]:
        """The rects in which the light is another than last time."""
        changed = (light != self._seen[0]) | (spill != self._seen[1])
        found = []
        for top in range(0, changed.shape[0], 8):
            for left in range(0, changed.shape[1], 8):
                rows, columns = np.nonzero(changed[top : top + 8, left : left + 8])
                if len(rows):
                    x0, y0 = left + int(columns.min()), top + int(rows.min())
                    x1, y1 = left + int(columns.max()), top + int(rows.max())
                    found.append(self._lattice.pixels((x0 - 1, y0 - 1, x1 + 1, y1 + 1)))
        return found

    def _mix(self, rect: pygame.Rect) -> None:
        """Adds the light to what stays: `still` + `lit` x light + `bounce` x spill."""
        self.surface.blit(self._floor.still, rect, rect)
        lattice = self._lattice
        part = rect.clip(lattice.rect)
        if not (part.w and part.h):
            return
        x0, y0, x1, y1 = lattice.nodes(part)
        at = lattice.pixels((x0, y0, x1, y1)).topleft
        for layer, field in zip((self._floor.lit, self._floor.bounce), self._seen, strict=True):
            nodes = field[y0 : y1 + 1, x0 : x1 + 1]
            if not nodes.any():
                continue
            self._scratch.set_clip(part)
            self._scratch.blit(layer, part, part)
            self._scratch.blit(enlarge(nodes, lattice.step), at, special_flags=pygame.BLEND_MULT)
            self.surface.blit(self._scratch, part, part, special_flags=pygame.BLEND_ADD)

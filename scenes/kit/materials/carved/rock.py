"""The uncut board: the plateau with its rim and cliff on the mountain, and one slate block a cell."""

from __future__ import annotations

import math
import random

import numpy as np
import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.fields import (
    SPREAD,
    Bytes,
    Field,
    Grain,
    HexStamp,
    Noise,
    blurred,
    enlarge,
    fallen,
    grey,
    pixels,
    ramp,
)
from scenes.kit.materials.carved.mountain import TONE, mountain
from scenes.kit.materials.carved.plan import FloorPlan, Lattice

CLIFF, RIM, JOINT = (62, 65, 70), (70, 75, 82), (26, 28, 31)
ROCKS = 8  # drawings of a slate block


def rock_of(name: str, seed: int) -> int:
    """Which drawing of a block stands on a cell: always the same one."""
    return random.Random(f"{seed} {name}").randrange(ROCKS)


class Rock:
    """The picture without any corridors; `rims` and `insides` are the rects that hold all of the plateau."""

    def __init__(self, art: Art, plan: FloorPlan, lattice: Lattice, seed: int) -> None:
        """Paints everything at once: this is the slow part, done once a size."""
        self.surface = mountain(plan, seed)
        self.rims: list[pygame.Rect] = []
        self.insides: list[pygame.Rect] = []
        self._top: Bytes = np.zeros((plan.size[1], plan.size[0]), np.uint8)
        self._plan, self._lattice = plan, lattice
        self._edge = HexStamp(plan.radius, 1.20, 0.20)
        self._joint = HexStamp(plan.radius, 1.03, 0.10)
        coarse = self._coarse_top()
        self._cast_shadow(coarse)
        self._plateau()
        self._blocks(art, seed)
        self._tone(coarse, seed)

    def top_at(self, rect: pygame.Rect) -> Field:
        """How much of each pixel is plateau, 0 to 1."""
        part = self._top[rect.top : rect.bottom, rect.left : rect.right]
        return np.asarray(part / np.float32(255), np.float32)

    def _coarse_top(self) -> Field:
        plan, lat = self._plan, self._lattice
        stamp = HexStamp(plan.radius / lat.step, 1.20, 0.20)
        corner = (lat.left / lat.step - 0.5, lat.top / lat.step - 0.5)
        spots = [(x / lat.step, y / lat.step) for x, y in plan.centres.values()]
        return ramp(stamp.sum((lat.rows, lat.columns), corner, spots), 2.0)

    def _cast_shadow(self, top: Field) -> None:
        """The plateau darkens the slopes to the lower right."""
        lat = self._lattice
        wide = SPREAD * 0.55 * self._plan.radius / lat.step
        down, across = (round(k * self._plan.radius / lat.step) for k in (0.55, 0.30))
        moved = np.pad(top, ((down, 0), (across, 0)))[: lat.rows, : lat.columns]
        nodes = np.clip(255 * (1 - 0.70 * blurred(moved, wide)), 0, 255).astype(np.uint8)
        self.surface.blit(enlarge(nodes, lat.step), lat.rect, special_flags=pygame.BLEND_MULT)

    def _plateau(self) -> None:
        plan, size = self._plan, max(16, math.ceil(self._plan.radius * 3))
        borders = plan.borders()
        for top in range(0, plan.size[1], size):
            for left in range(0, plan.size[0], size):
                rect = pygame.Rect(left, top, size, size).clip(plan.whole)
                near = plan.near(rect, 2.0)
                if any(c in borders for c in near):
                    self._rim(rect, near)
                    self.rims.append(rect)
                elif near:
                    self.insides.append(rect)
                    self.surface.fill(JOINT, rect)
                    self._top[rect.top : rect.bottom, rect.left : rect.right] = 255

    def _rim(self, rect: pygame.Rect, near: list[str]) -> None:
        """Cliff below the southern edge, a rim lit from the upper left, and the dark ground between the blocks."""
        r = self._plan.radius
        deep, more = max(1, round(r * 0.34)), math.ceil(r * 0.36) + 2
        spots = [self._plan.centres[c] for c in near]
        corner = (rect.left - more, rect.top - more)
        soft = self._edge.sum((rect.h + more, rect.w + more), corner, spots)
        top = ramp(soft, r * 0.22)
        foot = fallen(top, deep)[more:, more:]
        cliff = np.maximum(top[more - deep : -deep, more:], np.minimum(1, foot * deep))
        joint = ramp(self._joint.sum((rect.h, rect.w), rect.topleft, spots), r * 0.22)
        lit = ramp(soft, 2.2)
        down, across = max(1, round(r * 0.16)), max(1, round(r * 0.14))
        lit = 1 + 0.55 * (lit[more:, more:] - lit[more - down : -down, more - across : -across])
        top = top[more:, more:]
        self._top[rect.top : rect.bottom, rect.left : rect.right] = top * 255
        view = pixels(self.surface, rect)
        for k in range(3):
            under = view[..., k] + (CLIFF[k] * (0.25 + 0.75 * foot) - view[..., k]) * cliff
            under += (RIM[k] * lit - under) * top
            view[..., k] = np.clip(under + (JOINT[k] - under) * joint, 0, 255)

    def _blocks(self, art: Art, seed: int) -> None:
        size = round(self._plan.radius * 2.2)
        for name in self._plan.near(self._plan.whole, 1.1):
            x, y = self._plan.centres[name]
            sprite = art.sprite(f"carved/rock-{rock_of(name, seed)}", size)
            self.surface.blit(sprite, sprite.get_rect(center=(round(x), round(y))))

    def _tone(self, top: Field, seed: int) -> None:
        """Large patches of lighter and darker stone, and a fine grain; the mountain got its tone when drawn."""
        lat, plan = self._lattice, self._plan
        xs = (lat.left + np.arange(lat.columns, dtype=np.float32) * lat.step - plan.middle[0]) / plan.radius
        ys = (lat.top + np.arange(lat.rows, dtype=np.float32) * lat.step - plan.middle[1]) / plan.radius
        factor = 1 - top * (1 - TONE - 0.06 * Noise(seed + 3, 2.6).at(xs, ys))
        dark = enlarge(np.clip(255 * factor - 15, 0, 240).astype(np.uint8), lat.step)
        tile = np.clip(15 + 5.6 * Grain(seed + 4).tile, 0, 30).astype(np.uint8)
        _tiled(dark, tile)
        self.surface.blit(dark, lat.rect, special_flags=pygame.BLEND_MULT)


def _tiled(surface: pygame.Surface, tile: Bytes) -> None:
    """Adds a grey tile all over a surface."""
    stone = grey(tile)
    for top in range(0, surface.get_height(), tile.shape[0]):
        for left in range(0, surface.get_width(), tile.shape[1]):
            surface.blit(stone, (left, top), special_flags=pygame.BLEND_ADD)

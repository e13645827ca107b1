"""Corridors cut into the rock: floor, wall faces and edges, painted once as what stays and what the light adds."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import numpy as np
import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.fields import Field, Grain, HexStamp, Noise, fallen, pixels, ramp
from scenes.kit.materials.carved.light import FLOOR
from scenes.kit.materials.carved.plan import FloorPlan, Place
from scenes.kit.materials.carved.rock import Rock
from scenes.kit.materials.carved.trim import Trim

DIM, LIT = (136, 101, 64), (238, 198, 134)  # sand far from a lamp and beside one
WALL_TOP, WALL_FOOT = (36, 29, 25), (142, 107, 72)
SPILL, LIP = (118, 72, 22), (120, 92, 52)
WALL_DARK, WALL_GAIN = 0.34 + 0.78 * FLOOR, 0.78 * (1 - FLOOR)  # a wall's brightness is dark + gain x light
UP_TO = 1.6  # radii around a cell in which making it a tile can change a pixel
BELOW = 1.9  # the same, downwards


@dataclass(frozen=True)
class Shares:
    """How much of each pixel a thing covers (0 to 1) times how bright it is there."""

    rock: Field
    wall: Field
    sand: Field
    lip: Field
    foot: Field  # 0 at the top of a wall, 1 at its foot
    spill: Field


class Floor:
    """Three layers: `still` + `lit` x light + `bounce` x spill is the picture (light and spill between 0 and 1)."""

    def __init__(self, art: Art, plan: FloorPlan, rock: Rock, seed: int) -> None:
        """Without any tiles the picture is the rock, and all of the plateau can take spilt light."""
        r = plan.radius
        self.still = rock.surface.copy()
        self.lit, self.bounce = (pygame.Surface(plan.size, 0, 32) for _ in range(2))
        self._plan, self._rock, self._trim = plan, rock, Trim(art, plan, seed)
        self._sharp, self._soft = HexStamp(r, 1.0, 0.16), HexStamp(r, 1.0, 0.20)
        self._deep, self._cast = max(1, round(r * 0.32)), round(r * 0.08)
        self._more = self._deep + self._cast + 1
        self._streaks, self._dunes, self._grain = Noise(seed + 5, 0.09), Noise(seed + 6, 0.55), Grain(seed + 7)
        for rect in rock.insides:
            self.bounce.fill(SPILL, rect)
        for rect in rock.rims:
            self._bounce(rect, rock.top_at(rect))

    def paint(self, rect: pygame.Rect, tiles: AbstractSet[str], dead: AbstractSet[str]) -> None:
        """Paints the three layers anew within `rect`: the same pixels, however the window is cut into rects."""
        self.still.blit(self._rock.surface, rect, rect)
        near = self._plan.near(rect, BELOW)
        here = [c for c in near if c in tiles]
        layers = (self.still, self.lit, self.bounce)
        for layer in layers:
            layer.set_clip(rect)
        for name in near:
            if name in tiles:
                self._trim.clear(self.still, name)
            elif name in dead:
                self._trim.hatch(self.still, name)
        self._cut(rect, [self._plan.centres[c] for c in here])
        for name in here:
            self._trim.tile(self.still, self.lit, name, tiles)
        for layer in layers:
            layer.set_clip(None)

    def _cut(self, rect: pygame.Rect, spots: list[Place]) -> None:
        if spots:
            self._compose(rect, self._shares(rect, spots))
        else:
            self.lit.fill(0, rect)
            self._bounce(rect, self._rock.top_at(rect))

    def _shares(self, rect: pygame.Rect, spots: list[Place]) -> Shares:
        more, deep, r = self._more, self._deep, self._plan.radius
        shape, corner = (rect.h + more, rect.w + more), (rect.left - more, rect.top - more)
        holes = ramp(self._sharp.sum(shape, corner, spots), r * 0.22)
        hole = holes[more:, more:]
        sand = np.minimum(hole, self._moved(holes, 0, deep))
        lip = np.clip(self._moved(holes, 0, max(1, round(r * 0.05))) - hole, 0, 1)
        open_sky = np.clip(self._overhead(self._soft.sum(shape, corner, spots)), 0, 1)
        rock, top = (1 - hole) * (1 - sand), self._rock.top_at(rect)
        wall = hole * (1 - sand) * self._streaked(rect)
        foot = fallen(holes, deep)[more:, more:] ** np.float32(1.1)
        ground = sand * (0.42 + 0.58 * open_sky) * self._dusted(rect)
        return Shares(rock, wall, ground, lip * rock * top, foot, (1 - hole) ** 2 * top)

    def _moved(self, field: Field, across: int, down: int) -> Field:
        """The field moved to the right and down, without its margin."""
        height, width = field.shape
        more = self._more
        return field[more - down : height - down, more - across : width - across]

    def _overhead(self, soft: Field) -> Field:
        """1 in the open, less in the shadow of the walls, which falls to the lower right."""
        cast = self._cast
        return np.minimum(self._moved(soft, cast, cast), self._moved(soft, cast, cast + self._deep))

    def _streaked(self, rect: pygame.Rect) -> Field:
        """Chisel marks: upright streaks on the walls."""
        xs, ys = self._units(rect)
        return 1 + np.float32(0.045) * self._streaks.at(xs, ys[:1] * 0)

    def _dusted(self, rect: pygame.Rect) -> Field:
        return 1 + np.float32(0.020) * self._dunes.at(*self._units(rect)) + np.float32(0.016) * self._grain.at(rect)

    def _units(self, rect: pygame.Rect) -> tuple[Field, Field]:
        """Columns and rows in radii from the middle of the board, so that noise moves along with it."""
        (x, y), r = self._plan.middle, np.float32(self._plan.radius)
        xs, ys = np.arange(rect.left, rect.right, dtype=np.float32), np.arange(rect.top, rect.bottom, dtype=np.float32)
        return (xs - np.float32(x)) / r, (ys - np.float32(y)) / r

    def _compose(self, rect: pygame.Rect, share: Shares) -> None:
        still, lit = pixels(self.still, rect), pixels(self.lit, rect)
        for k in range(3):
            wall = (WALL_TOP[k] + (WALL_FOOT[k] - WALL_TOP[k]) * share.foot) * share.wall
            lip = LIP[k] * share.lip
            dark = still[..., k] * share.rock + FLOOR * lip + WALL_DARK * wall + DIM[k] * share.sand
            still[..., k] = np.minimum(dark + 0.5, 255)
            gain = (1 - FLOOR) * lip + WALL_GAIN * wall + (LIT[k] - DIM[k]) * share.sand
            lit[..., k] = np.minimum(gain + 0.5, 255)
        self._bounce(rect, share.spill)

    def _bounce(self, rect: pygame.Rect, share: Field) -> None:
        view = pixels(self.bounce, rect)
        for k in range(3):
            view[..., k] = SPILL[k] * share + 0.5

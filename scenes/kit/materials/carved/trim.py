"""Small things on carved cells: hatched dead rock, the joints between floor slabs, and crumbs along the walls."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial

import numpy as np
import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.fields import Field, pixels
from scenes.kit.materials.carved.plan import FloorPlan, Place
from scenes.kit.materials.carved.rock import JOINT
from scenes.kit.materials.carved.shards import HEXAGON, mask

CRUMBS = 4  # drawings of crumbs
CRUMBS_ALPHA = 150
STILL_SHARE, LIT_SHARE = 0.75, 0.33  # of the colour of small things: always there, and coming with the light
GROOVE, GLINT = ((70, 42, 14), 0.47), ((255, 236, 190), 0.24)
Draw = Callable[[], pygame.Surface]


class Trim:
    """Draws onto the layers of the floor: every call gives the same pixels, whatever part of them may be touched."""

    def __init__(self, art: Art, plan: FloorPlan, seed: int) -> None:
        """`seed` decides which tiles have crumbs."""
        self._art, self._plan = art, plan
        self._size = round(plan.radius * 2.2)
        self._crumbs = {name: _crumbs_of(name, seed) for name in plan.centres}

    def hatch(self, layer: pygame.Surface, name: str) -> None:
        """Marks a rock as dead."""
        _centred(layer, self._art.sprite("carved/dead", self._size), self._plan.centres[name])

    def clear(self, layer: pygame.Surface, name: str) -> None:
        """Takes the block away, or its corners would show where the corners of the hole are round."""
        picture = self._art.made(("hole", self._plan.radius), self._hole)
        _centred(layer, picture, self._plan.centres[name])

    def tile(self, still: pygame.Surface, lit: pygame.Surface, name: str, tiles: AbstractSet[str]) -> None:
        """Joints towards the tiles east and south of a tile, and its crumbs if it has any."""
        x, y = self._plan.centres[name]
        for beside in self._plan.neighbours[name]:
            u, v = self._plan.centres[beside]
            if beside in tiles and (v - y, u - x) > (-0.1, 0):
                angle = round(math.degrees(math.atan2(v - y, u - x)))
                groove = partial(joint, self._plan.radius, angle)
                self._both(still, lit, ("joint", angle), groove, ((x + u) / 2, (y + v) / 2))
        number = self._crumbs[name]
        if number is not None:
            self._both(still, lit, ("crumbs", number), partial(self._pile, number), (x, y))

    def _both(self, still: pygame.Surface, lit: pygame.Surface, key: tuple[str, int], make: Draw, at: Place) -> None:
        """One part of the colour is always there, the other shines in the light; both cover what is below."""
        for layer, share in ((still, STILL_SHARE), (lit, LIT_SHARE)):
            whole = ("trim", *key, self._plan.radius, share)
            _centred(layer, self._art.made(whole, partial(_shaded, make, share)), at)

    def _hole(self) -> pygame.Surface:
        picture = mask(self._art, HEXAGON, self._plan.radius, math.ceil(self._plan.radius) + 1).copy()
        picture.fill((*JOINT, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    def _pile(self, number: int) -> pygame.Surface:
        picture = self._art.sprite(f"carved/crumbs-{number}", self._size).copy()
        picture.fill((255, 255, 255, CRUMBS_ALPHA), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


def _shaded(make: Draw, share: float) -> pygame.Surface:
    picture, level = make(), round(255 * share)
    picture.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _crumbs_of(name: str, seed: int) -> int | None:
    dice = random.Random(f"crumbs {seed} {name}")
    return dice.randrange(CRUMBS) if dice.random() < 0.5 else None


def _centred(layer: pygame.Surface, picture: pygame.Surface, at: Place) -> None:
    layer.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


def joint(radius: float, angle: int) -> pygame.Surface:
    """A groove with a glint below it, across the way from one tile to the next (`angle` in degrees)."""
    half = math.ceil(radius * 0.4) + 1
    thick = max(1.0, radius * 0.028)
    dark, light = (_line(half, radius * 0.29, angle, thick, drop) for drop in (0.0, thick))
    (ink, deep), (shine, bright) = GROOVE, GLINT
    dark, light = dark * np.float32(deep), light * np.float32(bright)
    alpha = light + dark * (1 - light)
    picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
    view = pixels(picture, picture.get_rect())
    for k in range(3):
        view[..., k] = (shine[k] * light + ink[k] * dark * (1 - light)) / np.maximum(alpha, 1e-6)
    del view
    pygame.surfarray.pixels_alpha(picture).swapaxes(0, 1)[:] = alpha * 255
    return picture


def _line(half: int, length: float, angle: int, thick: float, drop: float) -> Field:
    """How much a line across `angle` covers each pixel; it reaches `length` pixels to both sides, `drop` down."""
    at = np.arange(-half, half, dtype=np.float32)  # on whole pixels, so that upright lines stay thin
    x, y = at[None], at[:, None] - np.float32(drop)
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    across, along = np.abs(x * c + y * s), np.abs(y * c - x * s)
    return np.asarray(np.clip(thick / 2 + 0.5 - across, 0, 1) * np.clip(length + 0.5 - along, 0, 1), np.float32)

"""Planks of dark wood with round corners, for racks: grain, a thin light edge, a shadow below."""

from __future__ import annotations

import numpy as np
import pygame
from pygame import Rect, Surface

from scenes.kit.art import Art
from scenes.kit.boxes import box, shadow
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, rgb
from scenes.kit.widgets import Style

BROWN, EDGE, WELL, WELL_EDGE = rgb("#483326"), rgb("#8a6a4c"), rgb("#261a13"), rgb("#140d09")
WORDS: Colour = rgb("#d8c9b4")  # what is written on wood


def plank_things(style: Style, rect: Rect, z: float = 54.0) -> list[Drawn]:
    """A plank lying on the table, with its shadow."""
    assert isinstance(style.art, Art)
    radius, spread = min(style.scale.gap(14), rect.h // 4), style.scale.gap(16)
    picture = style.art.made(("plank", rect.size, radius), lambda: plank(rect.size, radius))
    around = rect.inflate(2 * spread, 2 * spread).move(0, spread // 3)

    def paint(dst: Surface) -> None:
        shadow(dst, rect, radius, spread, 170, spread // 3)
        dst.blit(picture, rect)

    return [Drawn.inside(z, around, "plank", paint)]


def plank(size: tuple[int, int], radius: int) -> Surface:
    """A plank's top, its grain along its length."""
    w, h = size
    dice, x, y = np.random.default_rng(2), np.arange(w)[:, None], np.arange(h)[None, :]
    waves = ((1, 0.35), (2, 0.8), (3, 1.9))
    grain = sum(np.sin(y * f + np.sin(x * 0.006 * k + k) * 2.2 + k) for k, f in waves) * 0.05
    tone = 1 + grain + dice.normal(0, 0.02, (1, h)) + 0.16 * (0.5 - y / h)
    picture = Surface(size, pygame.SRCALPHA)
    box(picture, picture.get_rect(), (255, 255, 255), None, radius)
    pygame.surfarray.pixels3d(picture)[:] = np.clip(tone[:, :, None] * np.array(BROWN), 0, 255).astype(np.uint8)
    box(picture, picture.get_rect(), None, EDGE, radius, 1)
    return picture


def well_thing(style: Style, rect: Rect, z: float = 55.0) -> Drawn:
    """A hollow in a plank, in which tiles stand."""
    radius, width = min(style.scale.gap(10), rect.h // 4), max(1, style.scale.gap(2))
    return Drawn.inside(z, rect, "well", lambda dst: box(dst, rect, WELL, WELL_EDGE, radius, width))

"""A miner as a round or diamond token: its shadow, its lamp, and how it looks when the lamp goes out."""

from __future__ import annotations

import math

import numpy as np
import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.fields import Field, pixels

GLOW = (120, 88, 34)
LAMP = 92 / 220  # height of the lamp in the drawing, from its top
STAGES = 12  # shades kept between lit and out, and between coloured and grey


def token(art: Art, owner: int, size: int, lit: float = 1.0, grey: float = 0.0) -> pygame.Surface:
    """Miner of `owner` (1 or 2) with shadow and lamp light, its cell in the middle of the surface.

    `size` is the side of a cell's drawing (2.2 hex radii); `lit` 1 is a burning lamp, 0 none; `grey` 1 has no colour.
    The surface is shared: do not draw on it.
    """
    lit, grey = (round(min(max(v, 0.0), 1.0) * STAGES) / STAGES for v in (lit, grey))
    return art.made(("token", owner, size, lit, grey), lambda: _token(art, owner, size, lit, grey))


def _token(art: Art, owner: int, size: int, lit: float, grey: float) -> pygame.Surface:
    half = math.ceil(size * 0.55) + 1
    picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA, 32)
    dark = np.clip(1.7 * _disc(half, (0.035 * size, 0.07 * size), 0.47 * size), 0, 1)
    pygame.surfarray.pixels_alpha(picture).swapaxes(0, 1)[:] = dark * dark * (3 - 2 * dark) * 170
    at = (half, round(half - size * 0.02))
    sprite = art.sprite(f"carved/miner-{owner}", size)
    picture.blit(sprite, sprite.get_rect(center=at))
    if lit < 1:
        glass = art.sprite("carved/lamp-out", size).copy()
        glass.fill((255, 255, 255, round(255 * (1 - lit))), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(glass, glass.get_rect(center=at))
    glow = _disc(half, (0, at[1] - half + size * (LAMP - 0.5)), 0.30 * size) ** 2 * np.float32(lit)
    _tint(picture, glow, 0.75 + 0.25 * lit, grey)
    return picture


def _tint(picture: pygame.Surface, glow: Field, level: float, grey: float) -> None:
    """Lamp light on the token, less of any light when the lamp is out, and less colour."""
    view = pixels(picture, picture.get_rect())
    colour = view.astype(np.float32) * np.float32(level)
    plain = colour.mean(2, keepdims=True) * np.float32(0.85)
    colour += (plain - colour) * np.float32(grey)
    view[:] = np.clip(colour + glow[:, :, None] * np.array(GLOW, np.float32), 0, 255)


def _disc(half: int, middle: tuple[float, float], radius: float) -> Field:
    """1 at a place counted from the middle of a square, falling evenly to 0 at `radius`."""
    at = np.arange(-half, half, dtype=np.float32) + np.float32(0.5)
    gap = np.hypot(at[None] - np.float32(middle[0]), at[:, None] - np.float32(middle[1]))
    return np.asarray(np.clip(1 - gap / np.float32(radius), 0, 1), np.float32)

"""A green cloth with a stitched hem, painted once for a size: woven grain, clouds, lamp light from the upper left."""

from __future__ import annotations

import numpy as np
import pygame
from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.theme import BLACK, Colour, Theme, mix, rgb

GREEN, EDGE, STITCH = rgb("#2a453c"), rgb("#0e1412"), rgb("#6f8a7c")
LIGHT = 1.16  # the lamp's brightest spot, as a factor of the green
PATCH = 256  # pixels after which the grain repeats
COARSE = 8  # light and clouds are worked out for every so many pixels


def cloth(size: tuple[int, int], k: float, theme: Theme) -> Surface:
    """The cloth with a margin of the window's ground around it; `k` is 1 for a window 768 pixels high."""
    surface = Surface(size)
    grain = _grain(mix(GREEN, BLACK, 0.55) if theme.ground == BLACK else GREEN)
    for x in range(0, size[0], PATCH):
        for y in range(0, size[1], PATCH):
            surface.blit(grain, (x, y))
    surface.blit(_light(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _trim(surface, k, theme.ground)
    return surface


def sheet(size: tuple[int, int], k: float) -> Rect:
    """Where on its surface the cloth lies."""
    return Rect((0, 0), size).inflate(-2 * _whole(14, k, size), -2 * _whole(14, k, size))


def _whole(v: float, k: float, size: tuple[int, int]) -> int:
    """Pixels for v design pixels, fewer on cloths that are small in a large window."""
    return max(1, round(v * min(k, min(size) / 420)))


def _grain(colour: Colour) -> Surface:
    """Two crossing threads and fine noise."""
    dice = np.random.default_rng(4)
    x, y = np.ogrid[:PATCH, :PATCH]
    weave = np.where((x // 2 + y // 2) % 2 == 0, np.sin(x * np.pi / 2), np.sin(y * np.pi / 2)) * 0.018
    tone = LIGHT * (1 + weave + dice.normal(0, 0.024, (PATCH, PATCH)))
    patch = Surface((PATCH, PATCH))
    mottled = tone[:, :, None] * np.array(colour) + dice.uniform(-0.4, 1.4, (PATCH, PATCH, 3))  # or hues would band
    pygame.surfarray.blit_array(patch, np.clip(mottled, 0, 255).astype(np.uint8))
    return patch


def _light(size: tuple[int, int]) -> Surface:
    """Lamp light with soft clouds, fading to the corners."""
    w, h = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
    dice = np.random.default_rng(9)
    small = Surface((24, 18))
    pygame.surfarray.blit_array(small, np.repeat(dice.integers(90, 165, (24, 18))[:, :, None], 3, 2))
    clouds = pygame.surfarray.array3d(pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 1), (w, h)))
    u, v = (np.arange(w)[:, None] + 0.5) / w, (np.arange(h)[None, :] + 0.5) / h
    lamp = LIGHT - 0.5 * ((u - 0.46) ** 2 * 1.7 + (v - 0.40) ** 2 * 1.9)
    tone = np.clip((lamp + (clouds[:, :, 0] / 127.5 - 1) * 0.1) / (LIGHT + 0.05), 0, 1) * 255
    coarse = Surface((w, h))
    pygame.surfarray.blit_array(coarse, np.repeat(tone[:, :, None], 3, 2).astype(np.uint8))
    return pygame.transform.smoothscale(coarse, size)


def _trim(surface: Surface, k: float, ground: Colour) -> None:
    """Cuts the cloth to its round corners, with a dark edge and a stitched hem."""
    size = surface.get_size()
    lying = sheet(size, k)
    frame = Surface(size, pygame.SRCALPHA)
    frame.fill((*ground, 255))
    radius = _whole(16, k, size)
    hole = Surface(lying.size, pygame.SRCALPHA)
    box(hole, hole.get_rect(), (255, 255, 255), None, radius)
    frame.blit(hole, lying, special_flags=pygame.BLEND_RGBA_SUB)
    surface.blit(frame, (0, 0))
    box(surface, lying, None, EDGE, radius, _whole(2, k, size))
    _stitches(surface, lying.inflate(-2 * _whole(9, k, size), -2 * _whole(9, k, size)), k)


def _stitches(surface: Surface, hem: Rect, k: float) -> None:
    """Short lines all round, as many as fit in whole."""
    size = surface.get_size()
    step, thick = _whole(14, k, size), max(1, _whole(1.2, k, size))
    for start, end, fixed, down in ((hem.left, hem.right, (hem.top, hem.bottom - thick), False),
                                    (hem.top, hem.bottom, (hem.left, hem.right - thick), True)):
        count = max(1, (end - start - 2 * step) // step)
        first = (start + end - count * step + step // 2) // 2
        for at in range(first, first + count * step, step):
            for other in fixed:
                rect = (other, at, thick, step // 2) if down else (at, other, step // 2, thick)
                surface.fill(STITCH, rect)

"""The curtain between two players at one screen: heavy folds in the next player's colour, a calm dark middle."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pygame
from pygame import Surface

from scenes.kit.boxes import shadow
from scenes.kit.theme import Seat

Field = npt.NDArray[np.float32]
ROWS = 8  # folds are worked out for every so many lines: they hardly change from one to the next
SHADE, GOLD = (18, 12, 12), (226, 170, 82)


def curtain(size: tuple[int, int], seat: Seat) -> Surface:
    """An opaque picture of the whole window; nothing of the game is under it, words are for the scene to write."""
    w, h = size
    x, y = np.linspace(0, 1, w, dtype=np.float32)[:, None], np.linspace(0, 1, max(2, h // ROWS), dtype=np.float32)[None]
    bend = x * 84 + 2.1 * np.sin(x * 9) + 0.7 * np.sin(x * 31) + 0.5 * y * np.sin(x * 23 + 1)
    tone = _folds(bend) * _light(x, y, w / h)
    colour = np.array(seat.base, np.float32) * 0.42 + np.array(SHADE, np.float32) * 0.58
    coarse = Surface((w, tone.shape[1]))
    pygame.surfarray.blit_array(coarse, np.clip(tone[:, :, None] * colour * 1.3, 0, 255).astype(np.uint8))
    picture = pygame.transform.smoothscale(coarse, size)
    _weave(picture)
    _braid(picture, np.asarray(0.5 + 0.5 * np.sin(bend[:, -1]), np.float32))
    return picture


def _folds(bend: Field) -> Field:
    """How bright a fold is, by how far the cloth has come round."""
    turned = np.sin(bend)
    fold = 0.5 + 0.5 * turned
    edge = np.maximum(0, np.sin(bend - 0.9)) ** 6
    return np.asarray(0.46 + 0.66 * fold * np.sqrt(fold) + 0.16 * edge + 0.09 * np.sin(bend * 2.03 + 0.8), np.float32)


def _light(x: Field, y: Field, broad: float) -> Field:
    """Darker towards the corners and under the rail, and calm where the words stand."""
    away = ((x - 0.5) / 0.30) ** 2 + ((y - 0.49) / 0.46) ** 2
    calm = 1 - 0.62 * np.exp(-(away ** 1.5))
    lamp = 1.15 - 0.5 * ((x - 0.5) ** 2 * 2 + ((y - 0.3) / max(1.0, broad / 1.78)) ** 2)
    return np.asarray(calm * lamp * (1 - 0.5 * np.exp(-y / 0.05)), np.float32)


def _weave(picture: Surface) -> None:
    """Fine noise, so that no bands show."""
    dice, patch = np.random.default_rng(7), Surface((256, 256))
    noise = 246 + dice.normal(0, 5.0, (256, 256, 1)) + dice.uniform(-2.5, 2.5, (256, 256, 3))
    pygame.surfarray.blit_array(patch, np.clip(noise, 0, 255).astype(np.uint8))
    for x in range(0, picture.get_width(), 256):
        for y in range(0, picture.get_height(), 256):
            picture.blit(patch, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _braid(picture: Surface, fold: Field) -> None:
    """Two gold bands near the lower hem."""
    w, h = picture.get_size()
    k = h / 768
    shadow(picture, (-round(40 * k), h - round(56 * k), w + round(80 * k), round(90 * k)), 4, round(24 * k), 120)
    gold = np.clip((0.42 + 0.52 * fold)[:, None, None] * np.array(GOLD, np.float32), 0, 255).astype(np.uint8)
    for up, thick in ((50, 9), (34, 3)):
        band = Surface((w, 1))
        pygame.surfarray.blit_array(band, gold)
        picture.blit(pygame.transform.scale(band, (w, max(1, round(thick * k)))), (0, h - round(up * k)))

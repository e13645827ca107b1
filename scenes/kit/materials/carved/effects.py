"""Short scenes on a carved board, pure functions of how far they have come: cracking rock, dust, a lamp going out."""

from __future__ import annotations

import math
import random

import pygame

from scenes.kit.art import Art
from scenes.kit.materials.carved.plan import Place
from scenes.kit.materials.carved.rock import rock_of
from scenes.kit.materials.carved.shards import HEXAGON, draw_cracks, draw_fall, faded, mask
from scenes.kit.materials.carved.token import token

__all__ = ["crack", "dust", "lamp_out", "token"]

SPLIT = 0.20  # until then lines run through the rock, from then on its pieces fall
DUST_FROM, DUST_COLOUR = 0.26, "#d9c8a8"
CHIPS = 3  # drawings of a splinter


def crack(
    dst: pygame.Surface, art: Art, centre: Place, radius: float, t: float, seed: int, rock: pygame.Surface | None = None
) -> pygame.Rect:
    """The rock of a cell cracks and falls away in pieces and dust; returns the rect it may have drawn in.

    Drawn over the ground that already shows the floor: `t` 0 covers it, 1 leaves it bare. `rock` is what
    `CarvedGround.keep` gave before the change (then 0 looks exactly like before); without it a plain block is drawn.
    """
    picture = rock or art.made(("block", seed, radius), lambda: _block(art, seed, radius))
    around = picture.get_rect(center=(round(centre[0]), round(centre[1])))
    if t < SPLIT:
        dst.blit(picture, around)
        if t > 0:
            draw_cracks(dst, around, radius, t / SPLIT, seed)
    elif t < 1:
        draw_fall(dst, art, picture, around, radius, (t - SPLIT) / (1 - SPLIT), seed)
    return around.union(dust(dst, art, centre, radius, (t - DUST_FROM) / (1 - DUST_FROM), seed))


def dust(dst: pygame.Surface, art: Art, centre: Place, radius: float, t: float, seed: int) -> pygame.Rect:
    """Puffs that swell and thin out, and a few splinters; nothing at or beyond 0 and 1."""
    rect = pygame.Rect(0, 0, 0, 0)
    rect.size = (math.ceil(radius * 4),) * 2
    rect.center = (round(centre[0]), round(centre[1]))
    if 0 < t < 1:
        dice, far = random.Random(seed), 1 - (1 - t) ** 3
        for _ in range(11):
            angle, reach, size = dice.uniform(0, 6.283), dice.uniform(0.35, 1.0), dice.uniform(0.55, 1.0)
            spot = _away(centre, angle, radius * reach * (0.45 + 0.55 * far), radius * -0.16 * t)
            puff = round(radius * size * (0.7 + 0.8 * far) / 3) * 3 + 3
            faded(dst, art.sprite("carved/dust", puff, DUST_COLOUR), spot, 0.8 * min(1, 5 * t) * (1 - t) ** 1.4)
        for k in range(8):
            angle, reach, size = dice.uniform(0, 6.283), dice.uniform(0.6, 1.4), dice.uniform(0.14, 0.26)
            spot = _away(centre, angle, radius * reach * (0.25 + 0.75 * far), radius * (1.1 * t * t - 0.5 * t))
            faded(dst, art.sprite(f"carved/chip-{k % CHIPS}", round(radius * size)), spot, min(1, 3 * (1 - t)))
    return rect


def lamp_out(dst: pygame.Surface, art: Art, owner: int, centre: Place, size: int, t: float) -> pygame.Rect:
    """A miner whose lamp goes out (first half), who then turns grey while a wisp of smoke rises; 1: all grey."""
    miner = token(art, owner, size, 1 - _eased(t / 0.5), _eased((t - 0.45) / 0.5))
    rect = miner.get_rect(center=(round(centre[0]), round(centre[1])))
    dst.blit(miner, rect)
    for k in range(3):
        part = (t - 0.3 - 0.1 * k) / 0.5
        if 0 < part < 1:
            spot = (centre[0] + size * 0.03 * math.sin(5 * part + 2 * k), centre[1] - size * (0.12 + 0.22 * part))
            puff = art.sprite("carved/dust", round(size * (0.12 + 0.12 * part)), "#b8b2a8")
            faded(dst, puff, spot, 0.5 * (1 - part))
    return rect


def _block(art: Art, seed: int, radius: float) -> pygame.Surface:
    """A block like those of `carved_rock`, for a cell nobody kept a picture of."""
    half = math.ceil(radius * 1.1)
    picture = mask(art, HEXAGON, radius, half).copy()
    picture.fill((26, 28, 31, 255), special_flags=pygame.BLEND_RGBA_MULT)
    sprite = art.sprite(f"carved/rock-{rock_of('', seed)}", round(radius * 2.2)).copy()
    sprite.fill((224, 224, 224, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(sprite, sprite.get_rect(center=(half, half)))
    return picture


def _away(centre: Place, angle: float, far: float, drop: float) -> Place:
    return centre[0] + far * math.cos(angle), centre[1] + far * 0.85 * math.sin(angle) + drop


def _eased(part: float) -> float:
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)

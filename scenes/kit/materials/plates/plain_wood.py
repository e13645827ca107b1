"""Plates of a size that nobody has drawn: plain wood, bevelled and cut between its cells."""

from __future__ import annotations

from math import sqrt

import pygame
from pygame import Surface

from engine.core.hexes import disc
from engine.core.picture import hex_centre
from scenes.kit.board.lines import WAYS
from scenes.kit.theme import BLACK, WHITE, mix, rgb

FINE = 2  # drawn so many times larger, then made smaller
WOOD = rgb("#7d5c3f")


def plain_plate(side: int, radius: float, tilt: float, thick: float) -> Surface:
    """A plate of `side` cells an edge, `radius` pixels a cell; `thick` is its height in radii, `tilt` the stance's."""
    r, edge = radius * FINE, 0.07 * radius * FINE
    wide, high = (2 * side - 1) * sqrt(3) * r + 2 * edge, ((3 * side - 1) * tilt + thick) * r + 2 * edge
    big = Surface((round(wide), round(high)), pygame.SRCALPHA)
    big.fill((*WOOD, 0))
    middle = wide / 2, (high - thick * r) / 2
    spots = [hex_centre(*cell) for cell in disc(side - 1, (0, 0))]
    for tone, share, down in ((mix(WOOD, BLACK, 0.55), 1.0, thick), (mix(WOOD, BLACK, 0.35), 1.0, 0.0),
                              (mix(WOOD, WHITE, 0.12), 0.97, 0.0), (WOOD, 0.92, 0.0)):
        for x, y in spots:
            at = middle[0] + x * r, middle[1] + (y * tilt + down) * r
            pygame.draw.polygon(big, tone, [(at[0] + u * r * share, at[1] + v * r * share * tilt) for u, v in WAYS])
    return pygame.transform.smoothscale(big, (round(wide / FINE), round(high / FINE)))

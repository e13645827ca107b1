"""A dashed ring: a place that is kept for a piece in hand."""

from __future__ import annotations

import io
from functools import lru_cache

import pygame
from pygame import Surface

from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, hexed
from scenes.kit.widgets import Style

DASHES = 10


def ring(style: Style, at: tuple[float, float], radius: float, z: float) -> Drawn:
    """A ring round a small piece."""
    wide, colour = max(8, round(radius * 1.66)), style.theme.amber
    return Drawn.centred(z, _picture(wide, colour), at, ("dashes", wide, colour))


@lru_cache(maxsize=16)
def _picture(wide: int, colour: Colour) -> Surface:
    """Shared: not to be painted on."""
    r = wide / 2 - 1
    dash = 3.1416 * r / DASHES
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{wide}" viewBox="0 0 {wide} {wide}">'
            f'<circle cx="{wide / 2}" cy="{wide / 2}" r="{r:.2f}" fill="none" stroke="{hexed(colour)}" '
            f'stroke-width="{max(1.2, wide / 18):.2f}" stroke-dasharray="{dash:.2f} {dash:.2f}"/></svg>')
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (wide, wide))

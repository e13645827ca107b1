"""What drawing pieces needs on every material: heights over the board, the picture store, fading, soft spots."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame
from pygame import Surface

from engine.core.presentation import Effect
from scenes.kit.art import Art
from scenes.kit.board.material import DrawingBoard, EffectDrawer
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour

SHADOW_Z, PIECE_Z, AIR_Z, EFFECT_Z = 28.0, 30.0, 60.0, 25.0
PANEL_AIR_Z = 80.0  # over everything beside the board: what is on its way to or from a place there
FAINT = 0.35  # how much is left of a piece at its place while it is dragged


def art_of(board: DrawingBoard) -> Art:
    """The pictures that the board is drawn with."""
    assert isinstance(board.style.art, Art)
    return board.style.art


def seen_through(thing: Drawn, picture: Surface, alpha: float) -> Drawn:
    """A ready picture that was placed by `thing`, laid on more or less faintly without a copy of it."""
    level = round(255 * min(1.0, max(0.0, alpha)))
    if level == 255:
        return thing

    def paint(dst: Surface) -> None:
        picture.set_alpha(level)
        dst.blit(picture, thing.rect[:2])
        picture.set_alpha(255)

    return thing._replace(key=(thing.key, level), paint=paint)


def alone(draw: Callable[[DrawingBoard, Effect], Drawn]) -> EffectDrawer:
    """The drawer of an effect that is one thing to see."""
    return lambda board, effect: [draw(board, effect)]


def soft_spot(art: Art, size: tuple[int, int], blur: float, colour: Colour, strength: int) -> Surface:
    """An oval of `size` pixels whose edge is blurred over `blur` pixels to both sides, in the middle of a surface."""
    blur = max(0.5, round(2 * blur) / 2)
    return art.made(("spot", size, blur, colour, strength), lambda: _spot(size, blur, colour, strength))


def _spot(size: tuple[int, int], blur: float, colour: Colour, strength: int) -> Surface:
    w, h = (round(v + 2 * blur + 2) for v in size)
    x = (np.arange(w, dtype=np.float32) + np.float32(0.5 - w / 2)) * np.float32(2 / max(1, size[0]))
    y = (np.arange(h, dtype=np.float32) + np.float32(0.5 - h / 2)) * np.float32(2 / max(1, size[1]))
    away = (np.hypot(x[:, None], y[None]) - 1) * np.float32(min(size) / 2)
    fall = np.clip(np.float32(0.5) - away / np.float32(2 * blur), 0, 1)
    picture = Surface((w, h), pygame.SRCALPHA, 32)
    picture.fill(colour)
    pygame.surfarray.pixels_alpha(picture)[:] = fall * fall * (3 - 2 * fall) * strength
    return picture

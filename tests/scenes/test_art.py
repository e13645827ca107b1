"""Pictures are drawn at the size asked for and forgotten when room runs out; patches cover what they were given."""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame  # noqa: E402

from scenes.kit.art import Art  # noqa: E402
from scenes.kit.materials.carved.patches import blocks, patches  # noqa: E402

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def test_art_draws_at_the_size_asked_for_and_forgets_the_oldest() -> None:
    art = Art(ASSETS, limit=50_000)
    red = art.sprite("icons/undo", 40, "#ff0000")
    assert red.get_size() == (40, 40) and red is art.sprite("icons/undo", 40, "#ff0000")
    alpha = pygame.surfarray.array_alpha(red) > 200
    assert (pygame.surfarray.array3d(red)[alpha] == (255, 0, 0)).all()
    for size in range(60, 90):
        art.sprite("carved/rock-0", size)
    assert red is not art.sprite("icons/undo", 40, "#ff0000")
    with pytest.raises(FileNotFoundError):
        art.sprite("icons/no-such", 20)


def test_patches_and_blocks_cover_what_they_were_given() -> None:
    whole, dice = pygame.Rect(0, 0, 200, 150), random.Random(2)
    rects = [pygame.Rect(dice.randrange(-20, 190), dice.randrange(-20, 140), 30, 25) for _ in range(20)]
    wanted, got, tiled = (np.zeros(whole.size, int) for _ in range(3))
    for count, group in ((wanted, [r.clip(whole) for r in rects]), (got, patches(rects, whole))):
        for rect in group:
            count[rect.left : rect.right, rect.top : rect.bottom] += 1
    for rect in blocks([r.clip(whole) for r in rects], 32, whole):
        tiled[rect.left : rect.right, rect.top : rect.bottom] += 1
    assert (got[wanted > 0] > 0).all() and (tiled[wanted > 0] == 1).all() and tiled.max() == 1

"""Six colours of stones, as small as they are ever seen: told apart by every eye, by colour and sign together."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from pygame import Surface, surfarray

from scenes.kit.art import Art
from scenes.kit.materials.plates.stones_art import stone
from scenes.kit.theme import STANDARD
from tests.house import ROOT
from tests.scenes.test_widgets_style import SEEN, lab

SMALLEST, WOOD = 18, (120, 88, 60)  # two cell radii of a board for six at 1024x600
APART = 5.0  # how far two pictures of stones are apart in the mean of their pixels (CIELAB)


@pytest.mark.parametrize("eye", ["standard", *SEEN])
def test_small_stones_are_told_apart(eye: str) -> None:
    art, pictures = Art(ROOT / "assets"), []
    for owner, seat in enumerate(STANDARD.seats, 1):
        spot = Surface((SMALLEST, SMALLEST), depth=24)
        spot.fill(WOOD)
        spot.blit(stone(art, seat, owner, SMALLEST), (0, 0))
        pixels = surfarray.array3d(spot).reshape(-1, 3)
        pictures.append(np.array([lab(tuple(pixel), eye) for pixel in pixels]))
    apart = [float(np.linalg.norm(a - b, axis=1).mean()) for a, b in combinations(pictures, 2)]
    assert min(apart) > APART, dict(zip(combinations(range(1, 7), 2), apart, strict=True))

"""Matrix's weights: fitted ones from a small file in the assets, else the hand-made; and what each level knows."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.core.weights import present
from engine.games.matrix.brain.worth import FAR, Weights

FILE = Path(__file__).parents[4] / "assets" / "weights" / "matrix.txt"
# What a tile kept is worth to those who do not see what it is good for later, and to those who see some of it.
NOTHING, SOME = -5, 15


@cache
def known() -> Weights:
    """The weights of those who see all there is to see."""
    return present(FILE, FAR)


def soon() -> Weights:
    """Those who see what tiles kept are good for in the next turn, and nothing of what they are good for later."""
    return replace(known(), kept=NOTHING)


def later() -> Weights:
    """Those who see some of what tiles kept are good for later."""
    return replace(known(), kept=SOME)

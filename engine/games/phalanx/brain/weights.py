"""Phalanx's weights: fitted ones from a small file in the assets, else the hand-made; and players' tastes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from engine.core.weights import present
from engine.games.phalanx.brain.worth import NAMES, PLAIN, POINT, Weights

FILE = Path(__file__).parents[4] / "assets" / "weights" / "phalanx.txt"
TASTE = 15
# What the score itself counts is the same for all, and what makes lines comparable.
SAME = ("nearer", "sure", "lost", "tempo")


@cache
def known() -> Weights:
    """The weights that computers play by."""
    return present(FILE, PLAIN)


def land() -> Weights:
    """Those who see land and prisoners only, and nothing of what threatens or lasts."""
    return replace(known(), **{name: 0 for name in NAMES if name not in SAME})


def around() -> Weights:
    """Those who see no further than the land within two steps of their stones."""
    return replace(land(), nearer=0, close=POINT, sure=0)


def tilted(weights: Weights, style: int) -> Weights:
    """The weights of a player with a taste of its own: each up to a quarter more or less, and land close by or far
    away; style 0 has none.
    """
    if not style:
        return weights
    rng = Random(f"style {style}")
    drawn = {name: round(getattr(weights, name) * rng.uniform(0.75, 1.25)) for name in NAMES}
    own = {name: getattr(weights, name) for name in SAME}
    return replace(weights, **drawn | own | {"close": weights.close + rng.randint(-TASTE, TASTE)})

"""Phalanx's weights: fitted ones from a small file in the assets, else the hand-made; and players' tastes."""

from __future__ import annotations

from dataclasses import astuple, replace
from functools import cache
from pathlib import Path
from random import Random

from engine.games.phalanx.worth import NAMES, PLAIN, Weights

FILE = Path(__file__).parents[3] / "assets" / "weights" / "phalanx.txt"
TASTE = 15
# What the score itself counts is the same for all, and what makes lines comparable.
SAME = ("nearer", "sure", "lost", "tempo")


def text(weights: Weights) -> str:
    """Weights as the file holds them."""
    return "".join(f"{name:<8}{weight:>6}\n" for name, weight in zip(NAMES, astuple(weights), strict=True))


def read(told: str) -> Weights:
    """The weights of a file: name and hundredths of a point; lines that begin with # are remarks. Raises ValueError."""
    rows = [line.split() for line in told.splitlines() if line.strip() and not line.startswith("#")]
    if tuple(row[0] for row in rows) != NAMES:
        raise ValueError("these weights are not for these features")
    return Weights(*(int(row[1]) for row in rows))


@cache
def present(file: Path = FILE) -> Weights:
    """The weights that computers play by."""
    try:
        return read(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, IndexError):
        return PLAIN


def tilted(weights: Weights, style: int) -> Weights:
    """The weights of a player with a taste of its own: each up to a quarter more or less, and land close by or far
    away; style 0 has none.
    """
    if not style:
        return weights
    rng = Random(f"style {style}")
    drawn = {name: round(getattr(weights, name) * rng.uniform(0.75, 1.25)) for name in NAMES}
    own = {name: getattr(weights, name) for name in SAME}
    return replace(weights, **drawn | own | {"close": rng.randint(-TASTE, TASTE)})

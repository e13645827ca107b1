"""The weights of Mattock's evaluation: fitted ones from a small file where a board has one, else the hand-made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from engine.core.brain import WIN
from engine.games.mattock.brain.batch import Boards
from engine.games.mattock.brain.features import NAMES, features
from engine.games.mattock.brain.planes import Counts
from engine.games.mattock.brain.territory import evaluate, tilted
from engine.games.mattock.rules.board import Board

FOLDER = Path(__file__).parents[4] / "assets" / "weights"
TASTE = 0.04
# What a fitted worth may come to at most: far from a win.
MOST = 10_000

Judge = Callable[[Boards], Counts]


@dataclass(frozen=True)
class Fitted:
    """Two whole numbers a feature, in the order of NAMES: what it counts, and what more for every live cell.

    Both are in 64ths of a point; a hundred points multiply the odds of winning by e.
    """

    plain: tuple[int, ...]
    by_live: tuple[int, ...]

    def evaluate(self, boards: Boards) -> Counts:
        """What each board is worth to the seat to act; -WIN where it cannot dig."""
        seen = features(boards)
        # Whole numbers stay exact in float64, and there the product is quick.
        plain, by_live = np.array([self.plain, self.by_live], np.float64) @ seen.astype(np.float64)
        worth: Counts = np.floor((plain + by_live * seen[NAMES.index("live")]) / 64).clip(-MOST, MOST).astype(np.int32)
        worth[seen[0] == 0] = -WIN
        return worth

    def tilted(self, style: int) -> Fitted:
        """The weights of a player with a taste of its own: each feature up to 4 % more or less; 0 has none."""
        if not style:
            return self
        rng = Random(f"style {style}")
        taste = [rng.uniform(1 - TASTE, 1 + TASTE) for _ in NAMES]
        plain, by_live = (tuple(round(x * t) for x, t in zip(row, taste, strict=True))
                          for row in (self.plain, self.by_live))
        return Fitted(plain, by_live)

    def text(self) -> str:
        """The weights as a file holds them."""
        rows = zip(NAMES, self.plain, self.by_live, strict=True)
        return "".join(f"{name:<16}{plain:>8}{more:>8}\n" for name, plain, more in rows)


def read(text: str) -> Fitted:
    """The weights of a file: name, plain, by live cell; lines that begin with # are remarks. Raises ValueError."""
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if tuple(row[0] for row in rows) != NAMES:
        raise ValueError("these weights are not for these features")
    return Fitted(tuple(int(row[1]) for row in rows), tuple(int(row[2]) for row in rows))


def place_of(board: Board) -> Path:
    """Where the fitted weights of a board are kept, if there are any."""
    return FOLDER / f"mattock-hex{board.size}.txt"


@cache
def fitted(board: Board) -> Fitted | None:
    """The fitted weights of a board; None where there are none for these features."""
    try:
        return read(place_of(board).read_text(encoding="utf-8"))
    except (OSError, ValueError, IndexError):
        return None


def judge(board: Board, style: int = 0) -> Judge:
    """What boards are worth to the seat to act, as a player of this style sees it."""
    found = fitted(board)
    if found:
        return found.tilted(style).evaluate
    weights = tilted(style)
    return lambda boards: evaluate(boards, weights)

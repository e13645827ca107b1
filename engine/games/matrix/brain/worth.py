"""What a table promises to the seats: expected points from hands that are seen or unseen, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from engine.games.matrix.brain.outlook import Outlook
from engine.games.matrix.brain.plans import TILES
from engine.games.matrix.rules.squares import bits_of

POINT = 100  # one point of the game
TILT = 10  # how far, in hundredths, a style's weights lie from the plain ones at most


@dataclass(frozen=True)
class Weights:
    """How much promises count, in hundredths, and what a tile kept in hand is worth, in hundredths of a point.

    `threat` is for what the others may score next, `second` for their second tile in that; each seat farther on counts
    `later` of the one before. `hope` is for what the seat itself could score in its next turn. `kept` is for tiles kept
    where two are drawn whatever is put down, `kept_refill` where only those put down are replaced. `turn` goes to the
    seat that acts next, so that values before and after its turn are alike on average: it will score, and lay tiles.
    """

    threat: int = 70
    second: int = 60
    later: int = 85
    hope: int = 20
    kept: int = 80
    kept_refill: int = -15
    turn: int = -30

    def tile(self, refill: bool) -> int:
        """What a tile kept in hand is worth; less than nothing where it does so by keeping another away."""
        return self.kept_refill if refill else self.kept


FAR = Weights()  # sees all of it
# Sees the others' next turns and its own one behind them, and is in a hurry to be rid of its tiles.
NEXT = Weights(hope=60, kept=-170, kept_refill=0, turn=0)
POINTS_ONLY = Weights(0, 0, 0, 0, 0, 0, 0)
# Points, and still more to be rid of its tiles, as in other games of dominoes.
RID = Weights(0, 0, 0, 0, -250, 0, 0)


def tilted(weights: Weights, style: int) -> Weights:
    """The weights, all a little different for a style other than 0."""
    if not style:
        return weights
    rng = Random(f"matrix style {style}")
    return Weights(*(part(value, rng.randint(100 - TILT, 100 + TILT)) for value in vars(weights).values()))


def part(value: int, hundredths: int) -> int:
    """So many hundredths of a value, rounded down."""
    return value * hundredths // 100


def reach(outlook: Outlook, tile: int) -> int:
    """The most points that this tile could score on the table, as far as they are told apart."""
    pairs = bits_of(tile)
    return sum(1 for mask in outlook.gains if mask & pairs)


def hope(outlook: Outlook, hand: Sequence[int]) -> int:
    """What this hand's best tiles, as many as a turn lays, could score here, each by itself."""
    return POINT * sum(sorted((reach(outlook, tile) for tile in hand), reverse=True)[:TILES])


def threat(outlook: Outlook, unseen: Sequence[int], held: int, second: int) -> int:
    """What a seat with `held` of the unseen tiles is to be expected to score in one turn.

    It scores its best tile's points in full; for each of them that two of its tiles could score it gets `second` more,
    in hundredths of a point.
    """
    expected, total = 0, len(unseen)
    held = min(held, total)
    ways = comb(total, held)
    for mask in outlook.gains:
        if not mask or not held:
            break
        fit = sum(1 for tile in unseen if mask & bits_of(tile))
        none, one = comb(total - fit, held), fit * comb(total - fit, held - 1)
        expected += (POINT * (ways - none) + second * (ways - none - one)) // ways
    return expected

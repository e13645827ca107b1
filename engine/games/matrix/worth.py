"""What a table promises to the seats: expected points from hands that are seen or unseen, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from random import Random

from engine.games.matrix.outlook import Outlook
from engine.games.matrix.squares import bits_of

POINT = 100


@dataclass(frozen=True)
class Weights:
    """How much promises count, in hundredths: of what the others may score next (`threat`, and `second` for their
    second tile; each seat farther on counts `later` of that), of what the seat itself could score in its next turn
    (`hope`); and the worth of a tile kept in hand (`kept`; `kept_refill` where each tile put down draws another)."""

    threat: int = 70
    second: int = 60
    later: int = 85
    hope: int = 20
    kept: int = 80
    kept_refill: int = -15


PLAIN = Weights()


def tilted(style: int) -> Weights:
    """The weights, all a little different for a style other than 0."""
    if not style:
        return PLAIN
    rng = Random(f"matrix style {style}")
    return Weights(*(value * rng.randint(90, 110) // 100 for value in vars(PLAIN).values()))


def threat(outlook: Outlook, unseen: Sequence[int], held: int, second: int) -> int:
    """The points that a seat with `held` of the unseen tiles is to be expected to score in one turn.

    It takes its best tile for whole, a second one of the same kind for the hundredths `second`.
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


def hope(outlook: Outlook, hand: Sequence[int]) -> int:
    """The points that this hand's two best tiles could score here, each by itself."""
    reach = sorted((sum(1 for mask in outlook.gains if mask & bits_of(tile)) for tile in hand), reverse=True)
    return POINT * sum(reach[:2])

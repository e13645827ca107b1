"""What a computer's scores mean to people: each seat's share of the chances, and who stands better."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.core.brain import WIN
from engine.core.state import Outcome

SURE = 100_000  # scores beyond this are proven ends, and no opinions


def shares(scores: Sequence[int], lead: int) -> tuple[float, ...]:
    """Each seat's share of the chances, seat 1 first; together they make 1.

    `lead` is by how much one seat's score has to be above another's for e times its chances (a fact of the game).
    Whoever is proven to win has all (several who win share it), whoever is proven to lose has none.
    """
    if max(scores) >= SURE:
        weights = [float(score >= SURE) for score in scores]
    else:
        alive = [score for score in scores if score > -SURE]
        top = max(alive, default=0)
        weights = [exp((score - top) / lead) if score > -SURE or not alive else 0.0 for score in scores]
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total else (1 / len(scores),) * len(scores)


def ended(outcome: Outcome) -> tuple[int, ...]:
    """The scores of a game that is over, as proven as can be."""
    return tuple(WIN if seat in outcome.winners else -WIN for seat in range(1, len(outcome.scores) + 1))


def percents(parts: Sequence[float]) -> tuple[int, ...]:
    """The shares in whole hundredths that make exactly 100; what is left goes where the most was cut off."""
    whole = [int(100 * part) for part in parts]
    order = sorted(range(len(parts)), key=lambda i: whole[i] - 100 * parts[i])
    for i in order[: 100 - sum(whole)]:
        whole[i] += 1
    return tuple(whole)


def better(parts: Sequence[int]) -> tuple[int, ...]:
    """The seats that stand best by their percents, none where all stand alike."""
    best = [seat for seat, part in enumerate(parts, 1) if part == max(parts)]
    return () if len(best) == len(parts) else tuple(best)


def by_points(points: Sequence[int]) -> tuple[int, ...]:
    """The points so far as a computer would count them, in hundredths: by how much each seat is ahead of the average
    of the others."""
    others = max(1, len(points) - 1)
    return tuple((len(points) * 100 * own - 100 * sum(points)) // others for own in points)

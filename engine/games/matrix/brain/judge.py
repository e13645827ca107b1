"""What a turn is worth to every seat: points, tiles kept, and what the table then promises to each."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.brain import WIN
from engine.games.matrix.brain.outlook import Outlook
from engine.games.matrix.brain.plans import TileRun
from engine.games.matrix.brain.worth import POINT, Weights, hope, part, threat
from engine.games.matrix.rules.dealing import stock_tiles
from engine.games.matrix.rules.state import Position


class Judge:
    """Weighs plans of the seat whose turn it is, by what that seat may see.

    `unseen` are the tiles that it has not in sight, highest first.
    """

    def __init__(self, view: Position, weights: Weights) -> None:
        self.view, self.weights = view, weights
        self.unseen = stock_tiles(view)

    def own(self, plan: TileRun) -> list[int]:
        """What each seat has after a plan, seat 1 first, in hundredths of a point."""
        view, weights = self.view, self.weights
        tile = weights.tile(view.rules.refill)
        own = [POINT * score + tile * len(hand) for score, hand in zip(view.scores, view.hands, strict=True)]
        own[view.to_move % view.rules.players] += weights.turn
        gain = POINT * plan.gain - tile * (len(view.hand) - len(plan.hand))
        if weights.hope:
            gain += part(hope(plan.outlook, plan.hand), weights.hope)
        own[view.to_move - 1] += gain
        if weights.threat:
            self._add_threats(own, plan.outlook)
        return own

    def _add_threats(self, own: list[int], outlook: Outlook) -> None:
        """Adds what the other seats may score next, which counts less the later their turn comes."""
        view, share = self.view, self.weights.threat
        for distance in range(1, view.rules.players):
            seat = (view.to_move - 1 + distance) % view.rules.players
            own[seat] += part(threat(outlook, self.unseen, len(view.hands[seat]), self.weights.second), share)
            share = part(share, self.weights.later)

    def weigh(self, plan: TileRun) -> int:
        """What a plan is worth to the seat whose turn it is, in hundredths of a point."""
        return relative(self.own(plan))[self.view.to_move - 1]


def relative(own: Sequence[int]) -> list[int]:
    """What each seat has more than the others have on average, seat 1 first, rounded down."""
    players, total = len(own), sum(own)
    return [(players * have - total) // (players - 1) for have in own]


def ended(scores: Sequence[int]) -> list[int]:
    """The values by seat of a game that is over: -WIN for who lost, WIN for a win alone, less the more share it."""
    seats, best = len(scores), max(scores)
    win = WIN * (seats - scores.count(best)) // (seats - 1)
    return [win if score == best else -WIN for score in scores]

"""A round played through in a moment: everybody takes what scores most at once, so that many deals can be tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine.core.action import CHANCE
from engine.core.brain import Stop
from engine.games.matrix.brain.candidates import heed
from engine.games.matrix.brain.judge import Judge, relative
from engine.games.matrix.brain.outlook import Outlook, each, pairs_of
from engine.games.matrix.brain.plans import TILES, TileRun, extended
from engine.games.matrix.brain.worth import POINT, Weights
from engine.games.matrix.rules.actions import deal_to
from engine.games.matrix.rules.state import Position
from engine.games.matrix.rules.view import imagined

WON = 3  # points that winning the game is worth

PlayOn = Callable[[Sequence[int]], list[int]]


def quick(view: Position, weights: Weights, stop: Stop) -> PlayOn:
    """For a view behind a turn of its seat: what each seat has once that seat's next turn has come round, when the
    unseen tiles lie in a given order. Nobody exchanges tiles. Raises Stopped."""
    outlook = Outlook.of(view.table, view.rules.twin)

    def play_on(order: Sequence[int]) -> list[int]:
        heed(stop)
        tiles = drawn(view, order)
        state = dealt(imagined(view, order), tiles)
        if state.reason:
            return at_the_end(state.scores)
        return Round(state, outlook, tiles, view.viewer or 1).value(weights)

    return play_on


def dealt(state: Position, tiles: Iterator[int]) -> Position:
    """The position after chance has acted, which draws the first of these tiles in their order."""
    while state.to_act == CHANCE:
        state, _ = state.after(deal_to(state.drawer, islice(tiles, state.draw)))
    return state


def drawn(view: Position, order: Sequence[int]) -> Iterator[int]:
    """The tiles of the stock in the order in which they are drawn: those that the hands leave over."""
    held = sum(len(hand) for seat, hand in enumerate(view.hands, 1) if seat != view.viewer)
    return iter(order[held:])


def at_the_end(scores: Sequence[int]) -> list[int]:
    """What each seat has when the game is over."""
    winners = [score == max(scores) for score in scores]
    return relative([POINT * (score + WON * won) for score, won in zip(scores, winners, strict=True)])


class Round:
    """The turns of all others, one after another, and what then lies before the seat that asks: `hands` and `scores`
    by seat, how many tiles the `stock` has, and the table's `outlook`."""

    def __init__(self, state: Position, outlook: Outlook, tiles: Iterator[int], seat: int) -> None:
        self._state, self.outlook, self._tiles, self._seat = state, outlook, tiles, seat
        self.hands, self.scores, self.stock = list(state.hands), list(state.scores), state.stock

    def value(self, weights: Weights) -> list[int]:
        """What each seat has when the seat that asks has had its turn, seat 1 first."""
        at, players = self._state.to_move - 1, len(self.hands)
        while at != self._seat - 1:
            if self.hands[at]:
                self._turn(at)
            if not self.stock and not self.outlook.table.can_lay(sum(map(pairs_of, self.hands))):
                return at_the_end(self.scores)
            at = (at + 1) % players
        return self._own_turn(weights)

    def _turn(self, at: int) -> None:
        """One of the others lays what scores most, or anything rather than nothing, and draws."""
        plan = greedy(TileRun((), 0, self.outlook, self.hands[at]))
        put = len(plan.places)
        if not put:
            self.scores = [score + (seat != at) for seat, score in enumerate(self.scores)]
            return
        due = min(self.stock, put if self._state.rules.refill else 2)
        self.stock -= due
        self.scores[at] += plan.gain
        self.outlook = plan.outlook
        self.hands[at] = tuple(sorted((*plan.hand, *islice(self._tiles, due)), reverse=True))

    def _own_turn(self, weights: Weights) -> list[int]:
        """What the better of laying one or two tiles that score leaves; where none does, of laying any."""
        seat, hand = self._seat, self.hands[self._seat - 1]
        state = replace(self._state, table=self.outlook.table, hands=tuple(self.hands), scores=tuple(self.scores),
                        to_move=seat, stock=self.stock, put=0)
        judge, start = Judge(state.seen_by(seat), weights), TileRun((), 0, self.outlook, hand)
        plans = list(scoring(start)) or [greedy(start)]
        found = [relative(judge.own(plan)) for plan in plans]
        if hand and not plans[0].places:  # a pass
            found = [relative([have + POINT * (s != seat) for s, have in enumerate(judge.own(start), 1)])]
        return max(found, key=lambda own: own[seat - 1])


def scoring(plan: TileRun) -> Iterator[TileRun]:
    """The plan with the tile that scores most, then with a second one, as long as there are such."""
    for _ in range(TILES):
        hit = max(plan.outlook.hits(pairs_of(plan.hand)), default=None)
        if hit is None:
            return
        gain, slot, pair = hit
        plan = extended(plan, (slot, pair), gain)
        yield plan


def greedy(plan: TileRun) -> TileRun:
    """The plan with the tiles that score most, one after another; with any one tile where none scores."""
    scored = list(scoring(plan))
    if scored:
        return scored[-1]
    pairs = pairs_of(plan.hand)
    for slot, pattern in plan.outlook.table.slots.items():
        for pair in each(pattern & pairs):
            return extended(plan, (slot, pair), 0)
    return plan

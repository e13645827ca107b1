"""Turns tried out: the tiles not in sight are dealt at random, and everybody then takes the points that lie there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from engine.core.brain import Stop, Stopped
from engine.games.matrix.actions import laid_in
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.rules import Position
from engine.games.matrix.squares import bits_of

DEALS = 16
TILES_A_TURN = 2
Step = tuple[int, int, Outlook]


@dataclass
class Replies:
    """What hands score by the most greedy play; tables that come up again are weighed once."""

    _laid: dict[tuple[int, int, int], Outlook] = field(default_factory=dict)
    _kept: list[Outlook] = field(default_factory=list)

    def best(self, outlook: Outlook, hand: list[int]) -> Step | None:
        """The points, the tile and the table of the best-paid place, None where nothing scores."""
        hits = list(outlook.hits(sum(map(bits_of, hand))))
        if not hits:
            return None
        gain, slot, pair = max(hits, key=lambda hit: hit[0])
        return gain, laid_in(slot, pair).tile, self._lay(outlook, slot, pair)

    def _lay(self, outlook: Outlook, slot: int, pair: int) -> Outlook:
        key = id(outlook), slot, pair
        if key not in self._laid:
            self._laid[key] = outlook.lay(slot, pair)
            self._kept.append(outlook)
        return self._laid[key]

    def turn(self, outlook: Outlook, hand: list[int]) -> tuple[int, Outlook]:
        """One seat's turn: up to two tiles that score; they leave the hand."""
        gained = 0
        for _ in range(TILES_A_TURN):
            step = self.best(outlook, hand)
            if step is None:
                break
            gain, tile, outlook = step
            gained += gain
            hand.remove(tile)
        return gained, outlook


def seats_to_come(view: Position) -> Iterator[int]:
    """The seats in the order in which they act after the viewer's turn, the viewer last."""
    seats, seat = view.rules.players, view.viewer or 1
    for step in range(1, seats + 1):
        yield (seat - 1 + step) % seats + 1


def tried(view: Position, outlook: Outlook, rounds: range, style: int, stop: Stop) -> list[int]:
    """The points that each seat scores from here until the viewer has had another turn, in hundredths, on average over
    these deals. Raises Stopped."""
    unseen, replies = stock_tiles(view), Replies()
    gained = [0] * view.rules.players
    for number in rounds:
        if stop():
            raise Stopped
        order = unseen.copy()
        Random(f"matrix deal {style} {number}").shuffle(order)
        hands = dealt(view, order)
        now = outlook
        for seat in seats_to_come(view):
            points, now = replies.turn(now, hands[seat - 1])
            gained[seat - 1] += points
    return [100 * points // len(rounds) for points in gained]


def dealt(view: Position, order: list[int]) -> list[list[int]]:
    """All hands when the tiles not in sight lie in this order, the viewer's after it has drawn."""
    tiles = iter(order)
    hands = [list(hand) if seat == view.viewer else [next(tiles) for _ in hand]
             for seat, hand in enumerate(view.hands, 1)]
    if view.stage == "deal":
        hands[view.drawer - 1] += [tile for tile, _ in zip(tiles, range(view.draw), strict=False)]
    return hands

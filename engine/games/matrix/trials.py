"""Turns tried out: the tiles not in sight are dealt at random, and the game goes on from there by quick play."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.core.brain import Stop
from engine.games.matrix.actions import laid_in
from engine.games.matrix.candidates import heed
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.outlook import Outlook, each, pairs_of
from engine.games.matrix.plans import TILES
from engine.games.matrix.rules import Position
from engine.games.matrix.squares import bits_of
from engine.games.matrix.worth import POINT

TURNS = 8  # turns played on after each deal, all seats together
SETUPS = 6  # places compared for a tile that scores nothing
DRAWN = 2  # tiles drawn after a turn unless the game is played with refill
FOLLOWED = 100  # how much it speaks for such a place when a tile left in hand could score next, for each point
OPENED = 4  # how much it speaks against it when there are places to score, for each of them

Layouts = dict[tuple[int, int, int], tuple[Outlook, Outlook]]


class Move(NamedTuple):
    """One tile put down in quick play: the points it scores, the tile, and the table after it."""

    gain: int
    tile: int
    outlook: Outlook


@dataclass
class Trial:
    """One game played on from a deal.

    `hands` are by seat, seat 1 first; of `stock` the first tiles are drawn first. `kept` is what a tile in hand is
    worth at the end, in hundredths of a point. `layouts` remembers tables for all trials of one position: under the
    table before (by its identity), slot and pair stand the table before, kept so that nothing else takes its identity,
    and the one after.
    """

    hands: list[list[int]]
    stock: list[int]
    refill: bool
    kept: int
    rng: Random
    layouts: Layouts

    def play(self, outlook: Outlook, seat: int, stop: Stop) -> list[int]:
        """Plays some turns, first that of `seat` (counted from 0). Gives what each seat gains by them, seat 1 first, in
        hundredths of a point. Raises Stopped."""
        gains, passes = [0] * len(self.hands), 0
        for _ in range(TURNS):
            heed(stop)
            if passes >= 2 * sum(map(bool, self.hands)):
                break  # everybody who holds tiles has passed twice, or nobody holds any
            seat = self._holder(seat)
            put, gained, outlook = self._turn(outlook, self.hands[seat])
            passes = 0 if put else passes + 1
            if put:
                gains[seat] += POINT * gained
                self._draw(seat, put)
            else:
                gains = [gain + POINT * (other != seat) for other, gain in enumerate(gains)]
            seat = (seat + 1) % len(self.hands)
        return [gain + self.kept * len(hand) for gain, hand in zip(gains, self.hands, strict=True)]

    def _holder(self, seat: int) -> int:
        """The first seat from this one on that holds tiles; there must be one."""
        while not self.hands[seat]:
            seat = (seat + 1) % len(self.hands)
        return seat

    def _draw(self, seat: int, put: int) -> None:
        """Fills up a hand after so many tiles were put down."""
        count = put if self.refill else DRAWN
        self.hands[seat] += self.stock[:count]
        del self.stock[:count]

    def _turn(self, outlook: Outlook, hand: list[int]) -> tuple[int, int, Outlook]:
        """Puts down tiles of the hand: the number of them, 0 for a pass, their points, and the table after them.

        The second tile is put down only if it scores, or if another is drawn for it.
        """
        put, gained = 0, 0
        while hand and put < TILES:
            move = self._scoring(outlook, hand)
            if not move and (not put or self.refill):
                move = self._quiet(outlook, hand)
            if not move:
                break
            hand.remove(move.tile)
            put, gained, outlook = put + 1, gained + move.gain, move.outlook
        return put, gained, outlook

    def _scoring(self, outlook: Outlook, hand: list[int]) -> Move | None:
        """One of those tiles that score most, by lot; None where no tile scores."""
        hits = list(outlook.hits(pairs_of(hand)))
        if not hits:
            return None
        most = max(gain for gain, _, _ in hits)
        hits = [hit for hit in hits if hit[0] == most]
        gain, slot, pair = hits[0] if len(hits) == 1 else self.rng.choice(hits)
        return Move(gain, laid_in(slot, pair).tile, self._lay(outlook, slot, pair))

    def _quiet(self, outlook: Outlook, hand: list[int]) -> Move | None:
        """A tile that scores nothing, on the best of a few places by lot; None where no tile may be laid."""
        held, best, highest = pairs_of(hand), None, 0
        places = [(slot, fit) for slot, pairs in outlook.table.slots.items() if (fit := pairs & held)]
        for slot, fit in self.rng.sample(places, min(SETUPS, len(places))):
            pair = self.rng.choice(list(each(fit)))
            tile, after = laid_in(slot, pair).tile, self._lay(outlook, slot, pair)
            rank = _rank(after, held & ~bits_of(tile))
            if best is None or rank > highest:
                best, highest = Move(0, tile, after), rank
        return best

    def _lay(self, outlook: Outlook, slot: int, pair: int) -> Outlook:
        """The table after this pair was laid in this slot, made but once for all trials."""
        key = id(outlook), slot, pair
        found = self.layouts.get(key)
        if found is None:
            found = self.layouts[key] = outlook, outlook.lay(slot, pair)
        return found[1]


def _rank(after: Outlook, left: int) -> int:
    """How good it is to leave this table, with these ordered pairs (bits) still in hand."""
    return FOLLOWED * sum(1 for mask in after.gains if mask & left) - OPENED * len(after.scoring)


def tried(view: Position, deals: range, style: int, kept: int, stop: Stop) -> list[int]:
    """What each seat gains on average, seat 1 first, when the game goes on from this view, in hundredths of a point.

    The numbers in `deals`, at least one, and `style` alone decide the lot, so that all turns compared are tried with
    the same luck. `kept` is what a tile in hand is worth at the end. Raises Stopped.
    """
    outlook, unseen, layouts = Outlook.of(view.table, view.rules.twin), stock_tiles(view), Layouts()
    next_up = view.to_move if view.stage == "deal" else view.to_move - 1
    gained = [0] * view.rules.players
    for number in deals:
        rng = Random(f"matrix deal {style} {number}")
        hands, stock = dealt(view, unseen, rng)
        trial = Trial(hands, stock, view.rules.refill, kept, rng, layouts)
        gains = trial.play(outlook, next_up % len(gained), stop)
        gained = [total + gain for total, gain in zip(gained, gains, strict=True)]
    return [total // len(deals) for total in gained]


def dealt(view: Position, unseen: list[int], rng: Random) -> tuple[list[list[int]], list[int]]:
    """The hands and the stock when the unseen tiles are dealt by lot, and what is due has been drawn.

    Tiles set aside in an exchange come back as the last of the stock.
    """
    order = unseen.copy()
    rng.shuffle(order)
    tiles = iter(order)
    hands = [list(hand) if seat == view.viewer else list(islice(tiles, len(hand)))
             for seat, hand in enumerate(view.hands, 1)]
    if view.stage == "deal":
        hands[view.drawer - 1] += islice(tiles, view.draw)
    return hands, [*tiles, *view.aside]

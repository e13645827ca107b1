"""Turns tried out: the tiles not in sight are dealt at random, and everybody then has the best turn of that hand."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np

from engine.core.brain import Stop
from engine.games.matrix.dealing import stock_tiles
from engine.games.matrix.outlook import Outlook
from engine.games.matrix.replies import Points, best_turns
from engine.games.matrix.rules import Position
from engine.games.matrix.worth import POINT, part

LATER = 85  # how much each seat farther on counts of the one before, in hundredths: the table changes until then
OWN = 10  # how much the viewer's own next turn counts, in hundredths: others will have taken what is best


def tried(view: Position, deals: range, style: int, kept: int, stop: Stop) -> list[int]:
    """What each seat gains next, on average and seat 1 first, when the game goes on from this view, in hundredths of a
    point.

    The numbers in `deals`, at least one, and `style` alone decide the lot, so that all turns compared are tried with
    the same luck. `kept` is what a tile in hand is worth; a turn of two tiles has to make up for that. Raises Stopped.
    """
    seat = view.viewer or view.to_move
    unseen, mine = stock_tiles(view), view.hands[seat - 1]
    worth = _worth(best_turns(Outlook.of(view.table, view.rules.twin), [*unseen, *mine], stop), max(kept, 0))
    gained = [0] * view.rules.players
    for number in deals:
        order = list(range(len(unseen)))
        Random(f"matrix deal {style} {number}").shuffle(order)
        for place, held in enumerate(_dealt(view, seat, order)):
            if held:
                gained[place] += int(worth[np.ix_(held, held)].max())
    gained = [part(total // len(deals), _share(view, seat, place)) for place, total in enumerate(gained, 1)]
    gained[seat - 1] += kept * len(mine)
    return gained


def _worth(points: Points, kept: int) -> Points:
    """What the best turns are worth, in hundredths of a point, if a second tile costs `kept`."""
    worth = POINT * points - kept
    np.fill_diagonal(worth, POINT * np.diag(points))
    return worth


def _dealt(view: Position, seat: int, order: list[int]) -> list[list[int]]:
    """The hands, seat 1 first, when the unseen tiles lie in this order; the viewer's own come after them by number."""
    tiles = iter(order)
    own = list(range(len(order), len(order) + len(view.hands[seat - 1])))
    hands = [own if other == seat else list(islice(tiles, len(hand))) for other, hand in enumerate(view.hands, 1)]
    if view.stage == "deal":
        hands[view.drawer - 1] += islice(tiles, view.draw)
    return hands


def _share(view: Position, seat: int, other: int) -> int:
    """How much a seat's next turn counts, in hundredths."""
    if other == seat:
        return OWN
    share = 100
    for _ in range((other - seat) % view.rules.players - 1):
        share = part(share, LATER)
    return share

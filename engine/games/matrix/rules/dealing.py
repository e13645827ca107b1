"""What chance and hands do: the stock, drawing, and the exchange after a pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from engine.core.action import Action
from engine.core.events import Dealt, Event, Placed, Removed
from engine.core.picture import HIDDEN, STOCK
from engine.games.matrix.rules import ending
from engine.games.matrix.rules.actions import deal_to
from engine.games.matrix.rules.situation import Hand, Situation, Some
from engine.games.matrix.rules.squares import UNKNOWN, read_tile, tile_name, tiles_up_to


def stock_tiles(state: Situation) -> list[int]:
    """The tiles of the stock, highest first (they have no order). In a view: all that its seat has not in sight."""
    gone = {tile for hand in (*state.hands, state.aside) for tile in hand}
    return [tile for tile in state.unlaid() if tile not in gone]


def deal(state: Situation, rng: Random) -> Action:
    """What chance deals here. A whole set is shuffled, so that a slightly different stock gives the same tiles."""
    order = list(tiles_up_to(state.rules.highest))
    rng.shuffle(order)
    stock = set(stock_tiles(state))
    return deal_to(state.drawer, [tile for tile in order if tile in stock][:state.draw])


def tiles_of(state: Situation, names: Sequence[str]) -> list[int]:
    """The tiles of these names; `?` is one face down. Raises BadAction."""
    return [UNKNOWN if name == HIDDEN else read_tile(name, state.rules.highest)[0] for name in names]


def may_hold(state: Situation, hand: Hand, tiles: Sequence[int]) -> bool:
    """True when a hand has these tiles, or may have them as far as this view tells."""
    known = [tile for tile in tiles if tile in hand and tile != UNKNOWN]
    rest = [tile for tile in tiles if tile not in known]
    if not rest:
        return len(set(known)) == len(tiles)
    named = [tile for tile in rest if tile != UNKNOWN]
    free = set(stock_tiles(state))
    return len(rest) <= hand.count(UNKNOWN) and len(set(named)) == len(named) and free.issuperset(named)


def may_swap(state: Situation, names: Sequence[str]) -> bool:
    """True for an exchange of no tile, or of tiles of the hand, at most as many as the stock has."""
    return not names or len(names) <= state.stock and may_hold(state, state.hand, tiles_of(state, names))


def may_deal(state: Situation, args: Sequence[str]) -> bool:
    """True when the seat that draws gets as many tiles as are due, all from the stock."""
    tiles = tiles_of(state, args[1:])
    named = [tile for tile in tiles if tile != UNKNOWN]
    hidden = state.viewer is not None and state.viewer != state.drawer
    sized = args[0] == str(state.drawer) and len(tiles) == state.draw and (hidden or UNKNOWN not in tiles)
    return sized and len(set(named)) == len(named) and set(stock_tiles(state)).issuperset(named)


def without(hand: Hand, tile: int) -> Hand:
    """A hand with one tile less; an unseen hand gives one of its unknown tiles."""
    place = hand.index(tile if tile in hand else UNKNOWN)
    return hand[:place] + hand[place + 1:]


def with_hand(state: Situation, hand: Hand, seat: int = 0) -> tuple[Hand, ...]:
    """All hands, with this one in place of a seat's (0: of the player whose turn it is)."""
    place = (seat or state.to_move) - 1
    return (*state.hands[:place], hand, *state.hands[place + 1:])


def swapped(state: Some, names: Sequence[str]) -> tuple[Some, tuple[Event, ...]]:
    """The tiles set aside; as many are drawn next. With none the turn is over."""
    if not names:
        return ending.next_turn(state, [])
    hand, tiles, seat = state.hand, tiles_of(state, names), state.to_move
    for tile in tiles:
        hand = without(hand, tile)
    gone = state.away[seat - 1] + tuple(tile for tile in tiles if tile != UNKNOWN)
    away = (*state.away[:seat - 1], _sorted(gone), *state.away[seat:])
    after = replace(state, hands=with_hand(state, hand), aside=_sorted(tiles), away=away,
                    stage="deal", drawer=seat, draw=len(tiles))
    return after, tuple(Placed("tile", f"aside:{seat}", 0, f"hand:{seat}", tile_name(tile)) for tile in tiles)


def dealt(state: Some, args: Sequence[str]) -> tuple[Some, tuple[Event, ...]]:
    """The tiles drawn; those set aside go back; then the next player, at the start the next hand."""
    seat, tiles = state.drawer, tiles_of(state, args[1:])
    events: list[Event] = [Dealt(seat, tuple(map(tile_name, tiles)))]
    events += [Removed("tile", f"aside:{seat}", 0, STOCK, tile_name(tile)) for tile in state.aside]
    hands = with_hand(state, _sorted((*state.hands[seat - 1], *tiles)), seat)
    back = tuple(tile for tile in state.away[seat - 1] if tile not in tiles)
    after = replace(state, hands=hands, stock=state.stock - len(tiles) + len(state.aside), aside=(),
                    away=(*state.away[:seat - 1], back, *state.away[seat:]))
    if not state.opening:
        return ending.next_turn(after, events)
    if seat < state.rules.players:
        return replace(after, drawer=seat + 1), tuple(events)
    return replace(after, stage="play"), tuple(events)


def _sorted(tiles: Sequence[int]) -> Hand:
    return tuple(sorted(tiles, reverse=True))

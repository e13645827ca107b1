"""Matrix's actions, each made once and shared: puts by tile and place, and the four that need no place."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.core.action import Action, Pick
from engine.games.matrix.rules.squares import STEPS, WAYS, Laid, name_of, read_square, read_tile, square, tile_name

CONFIRM = Pick("button", "confirm")
PASS = Action("pass", (), (Pick("button", "pass"),))
END = Action("end", (), (Pick("button", "end"),))
SWAP = Action("swap", (), (Pick("button", "keep"),))
DEAL = Action("deal", (), (Pick("button", "draw"),))
KEPT = 1500  # places remembered for a tile; far more than a table has, and a bound for days of play
HIGHEST = 15


class Puts(dict[int, Action]):
    """The actions that lay an ordered pair of numbers, by slot (twice the lower square, plus one for an upright tile).

    The first number goes to the slot's west or south square.
    """

    def __init__(self, pair: int) -> None:
        super().__init__()
        self.pair = pair

    def __missing__(self, slot: int) -> Action:
        if len(self) >= KEPT:
            self.clear()
        action = self[slot] = put(laid_in(slot, self.pair))
        return action


@cache
def puts(pair: int) -> Puts:
    """The shared actions for an ordered pair of numbers."""
    return Puts(pair)


def laid_in(slot: int, pair: int) -> Laid:
    """The tile that lies in a slot with this pair of numbers, written from its higher half."""
    low, axis = slot >> 1, slot & 1
    if pair >> 4 >= pair & 15:
        return Laid(pair, low, axis)
    return Laid((pair & 15) << 4 | pair >> 4, low + STEPS[axis], axis + 2)


def slot_of(laid: Laid) -> tuple[int, int]:
    """The slot and the ordered pair of a laid tile: the other way round of `laid_in`."""
    if laid.way < 2:
        return laid.square * 2 + laid.way, laid.tile
    return laid.squares[1] * 2 + laid.way - 2, (laid.tile & 15) << 4 | laid.tile >> 4


def put(laid: Laid) -> Action:
    """The action that lays this tile there: picked by the tile in hand, then the square of its first half."""
    return _put(laid, laid.square)


def put_by_other_half(laid: Laid) -> Action:
    """The same action, picked by the square of its second half."""
    return _put(laid, laid.squares[1])


def _put(laid: Laid, anchor: int) -> Action:
    name = tile_name(laid.tile)
    picks = (Pick("hand", name), Pick("cell", name_of(anchor)))
    return Action("put", (name, name_of(laid.square), WAYS[laid.way]), picks)


@lru_cache(maxsize=4096)
def laid_by(args: tuple[str, ...]) -> Laid | None:
    """What a put with these arguments lays, in canonical form; None for a square too far out.

    Raises BadAction for arguments that cannot be read.
    """
    tile, turned = read_tile(args[0], HIGHEST)
    place = read_square(args[1])
    return None if place is None else canonical(Laid(tile, place, WAYS.index(args[2])), turned)


def canonical(laid: Laid, turned: bool) -> Laid:
    """Written from the higher half, doubles towards E or N; `turned` when the lower half lies on `square`."""
    double = laid.tile >> 4 == laid.tile & 15
    if turned if not double else laid.way > 1:
        return Laid(laid.tile, laid.squares[1], laid.way ^ 2)
    return laid


def swap(tiles: Iterable[int], clicked: tuple[str, ...] = ()) -> Action:
    """The exchange of these tiles, or of none; `clicked` are their names in the order of the clicks."""
    names = tuple(tile_name(tile) for tile in sorted(tiles, reverse=True))
    picks = (*(Pick("hand", name) for name in clicked or names), CONFIRM)
    return Action("swap", names, picks) if names else SWAP


def deal_to(seat: int, tiles: Iterable[int]) -> Action:
    """The chance action that gives these tiles to a seat."""
    return Action("deal", (str(seat), *map(tile_name, tiles)))


FIRST_SQUARE = square(0, 0)

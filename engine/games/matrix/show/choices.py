"""Every way to click an action: a tile by either half, and the free choice of tiles to exchange."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action, Pick
from engine.games.matrix.rules.actions import SWAP, laid_by, put_by_other_half, swap
from engine.games.matrix.rules.squares import UNKNOWN, tile_name
from engine.games.matrix.rules.state import Position


def choices(view: Position, picks: Sequence[Pick] = ()) -> list[Action]:
    """The legal actions for a chooser that has made these picks, every put twice: by the square of its first half,
    then by that of its second. Those with equal picks stand in the order in which they are cycled: E, N, W, S.

    Of the exchanges only those stand here that are one pick away: confirmed as they are, or with one tile more.
    """
    if view.stage == "swap" and not view.reason:
        return _swaps(view, [pick.name for pick in picks if pick.kind == "hand"])
    legal = view.actions()
    laid = [(found, action) for action in legal if action.verb == "put" and (found := laid_by(action.args))]
    first = [action for _, action in sorted(laid, key=lambda pair: pair[0].way)]
    second = [put_by_other_half(place) for place, _ in sorted(laid, key=lambda pair: pair[0].way ^ 2)]
    return [*first, *second, *(action for action in legal if action.verb != "put")]


def _swaps(view: Position, names: list[str]) -> list[Action]:
    tiles = {tile_name(tile): tile for tile in view.hand if tile != UNKNOWN}
    asked = [name for name in names if name in tiles]
    found = [swap([tiles[n] for n in asked], tuple(asked))] if asked else [SWAP]
    if len(asked) < view.stock:
        found += [swap([tiles[n] for n in (*asked, name)], (*asked, name)) for name in tiles if name not in asked]
    return found

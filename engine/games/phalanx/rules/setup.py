"""Set-up in turn: plates are laid and stones lifted; in the duel stones are placed and a side is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from engine.core.action import Action, Pick
from engine.core.events import BoardGrew, Event, PeopleSwapped, Placed, Removed, TurnEnded
from engine.core.hexes import Cell, disc, distance
from engine.games.phalanx.rules.board import SEGMENT, Board, board, name_of
from engine.games.phalanx.rules.ending import begin_turn
from engine.games.phalanx.rules.situation import Situation, Some

APART = 2 * SEGMENT - 1  # steps between the centres of two segments that touch; nearer ones overlap
OPENING = (1, 2)  # red and yellow stones that the first person of a duel places
CHOICES = tuple(Action("choose", (n,), (Pick("button", f"choose {n}"),)) for n in ("1", "2"))


@lru_cache(maxsize=1024)
def lay_action(cell: Cell) -> Action:
    """Laying a segment on this centre."""
    return Action("lay", (name_of(cell),), (Pick("cell", name_of(cell)),))


@lru_cache(maxsize=1024)
def lift_action(name: str) -> Action:
    """Taking a stone off."""
    return Action("lift", (name,), (Pick("cell", name),))


@lru_cache(maxsize=1024)
def stone_action(colour: int, name: str) -> Action:
    """Placing a stone of a colour in a duel's opening; both colours share the pick and are cycled."""
    return Action("stone", (str(colour), name), (Pick("cell", name),))


@cache
def _touching() -> dict[Cell, frozenset[Cell]]:
    """For each way from one centre to a touching one: the second segment's cells that touch, from its centre."""
    near = disc(SEGMENT - 1)
    ways = [way for way in disc(APART) if distance(way, (0, 0)) == APART]
    return {(q, r): frozenset(c for c in near if any(distance((q + c[0], r + c[1]), d) == 1 for d in near))
            for q, r in ways}


@lru_cache(maxsize=64)
def centres(laid: Board) -> frozenset[Cell]:
    """Where a segment may be laid: no overlap, and two cells or more that touch the board."""
    if not laid.centres:
        return frozenset({(0, 0)})
    touching: dict[Cell, frozenset[Cell]] = {}
    for q, r in laid.centres:
        for (dq, dr), cells in _touching().items():
            place = (q + dq, r + dr)
            touching[place] = touching.get(place, frozenset()) | cells
    overlapping = {cell for centre in laid.centres for cell in disc(APART - 1, centre)}
    return frozenset(place for place, cells in touching.items() if len(cells) >= 2 and place not in overlapping)


def actions(state: Situation) -> Sequence[Action]:
    """All legal actions of a set-up phase."""
    names = state.board.names
    match state.phase:
        case "lay":
            return [lay_action(cell) for cell in sorted(centres(state.board))]
        case "lift":
            return [lift_action(name) for name in names(state.own)]
        case "choose":
            return CHOICES
        case _:
            return [stone_action(colour, name) for name in names(state.vacant) for colour in colours(state)]


def colours(state: Situation) -> tuple[int, ...]:
    """The colours of which a stone may be placed now in a duel's opening."""
    if state.turn:
        return (1,)
    return tuple(seat for seat, count in enumerate(OPENING, 1) if state.sides[seat].bit_count() < count)


def after(state: Some, action: Action) -> tuple[Some, tuple[Event, ...]]:
    """The position after a legal set-up action, and what happened."""
    match action.verb:
        case "lay":
            return _laid(state, action.args[0])
        case "lift":
            return _lifted(state, action.args[0])
        case "stone":
            return _placed(state, int(action.args[0]), action.args[1])
        case _:
            swapped = (PeopleSwapped(1, 2),) if action.args[0] == "1" else ()
            chosen = replace(state, to_move=1, phase="stone", turn=state.turn + 1)
            return chosen, (*swapped, TurnEnded(state.to_move))


def _laid(state: Some, name: str) -> tuple[Some, tuple[Event, ...]]:
    """A segment with its layer's stone; the board's bits are new, so all stones are put on it again."""
    q, r = map(int, name.split(","))
    laid = board((*state.board.centres, (q, r)))
    players, count, seat = state.terms.players, len(laid.centres), state.to_move
    sides = [0] * (players + 1)
    for number, centre in enumerate(laid.centres):
        sides[number % players + 1] |= laid.bits[centre]
    done = count == players * state.terms.segments
    position = replace(state, board=laid, sides=tuple(sides), to_move=seat % players + 1,
                       phase="lift" if done else "lay", turn=state.turn + 1)
    new = tuple(name_of(cell) for cell in laid.cells[-len(disc(SEGMENT - 1)):])
    return position, (Placed("plate", name, face=str(SEGMENT)), BoardGrew(new), Placed("stone", name, seat),
                      TurnEnded(seat))


def _lifted(state: Some, name: str) -> tuple[Some, tuple[Event, ...]]:
    seat, players = state.to_move, state.terms.players
    sides = state.with_side(seat, state.own & ~state.board.bit[name])
    position = replace(state, sides=sides, to_move=seat % players + 1, turn=state.turn + 1)
    done = sum(side.bit_count() for side in sides) == players
    return begin_turn(position, 1) if done else position, (Removed("stone", name, seat), TurnEnded(seat))


def _placed(state: Some, colour: int, name: str) -> tuple[Some, tuple[Event, ...]]:
    sides = state.with_side(colour, state.sides[colour] | state.board.bit[name])
    position, placed = replace(state, sides=sides), Placed("stone", name, colour)
    if state.turn:
        return begin_turn(replace(position, turn=state.turn + 1), 2), (placed, TurnEnded(1))
    if colours(position):
        return position, (placed,)
    return replace(position, to_move=2, phase="choose", turn=1), (placed, TurnEnded(1))


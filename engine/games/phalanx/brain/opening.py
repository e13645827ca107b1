"""The computer player before the first turn: where to lay a segment, which stone to lift, and a fair pie opening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.core.action import Action
from engine.core.brain import Stop, Stopped, Turn, Turns, Values
from engine.core.hexes import Cell, disc
from engine.games.phalanx.brain.worth import POINT, Weights, against, judge
from engine.games.phalanx.rules.board import SEGMENT, each
from engine.games.phalanx.rules.setup import CHOICES, centres, lay_action, stone_action
from engine.games.phalanx.rules.setup import OPENING as PIE
from engine.games.phalanx.rules.state import Position

Places = NDArray[np.int64]  # axial coordinates of shape (cells, 2), or distances between them

OPENINGS = 12  # openings of a duel that are weighed against each other
SNUG = 3  # what a segment's neighbours on the board count against a cell that is nearer: boards stay in one piece


def turns(view: Position, weights: Weights, stop: Stop) -> Turns:
    """The sensible turns of a set-up phase with their worth. Raises Stopped."""
    match view.phase:
        case "lay":
            return _lays(view, stop)
        case "lift":
            return _lifts(view, weights)
        case "choose":
            return _choices(view, weights)
        case _:
            return _reds(view, weights) if view.turn else _pies(view, weights, stop)


def first(view: Position) -> Position:
    """The position before the stones of the opening turn under way."""
    return view if view.turn else replace(view, sides=(0, 0, 0))


def _turned(view: Position, steps: Sequence[Turn], values: Values, swaps: frozenset[int] = frozenset()) -> Turns:
    return Turns(steps, values.astype(np.int32), lambda i: _played(view, steps[i]), swaps)


def _played(state: Position, steps: Turn) -> Position:
    for step in steps:
        state, _ = state.after(step)
    return state


def _lays(view: Position, stop: Stop) -> Turns:
    """Every place for a segment: worth the cells that are then nearest to each seat's stones, as the crow flies."""
    spots, rows = sorted(centres(view.board)), []
    for spot in spots:
        if stop():
            raise Stopped
        rows.append(_laid(view, spot))
    values = np.array(rows, np.int32)
    return _turned(view, [(lay_action(spot),) for spot in spots], values)


def _laid(view: Position, spot: Cell) -> list[int]:
    """What a segment here is worth to each seat."""
    stones = [*view.board.centres, spot]
    cells = np.array([*view.board.cells, *disc(SEGMENT - 1, spot)])
    far = _distances(cells, np.array(stones))
    seats = view.terms.players
    best = np.full((len(cells), seats), 10**6)
    for seat in range(min(seats, len(stones))):
        best[:, seat] = far[:, seat::seats].min(axis=1)
    nearest = best.min(axis=1)
    alone = (best == nearest[:, None]).sum(axis=1) == 1
    own = ((best == nearest[:, None]) & alone[:, None]).sum(axis=0).astype(np.int32)
    row: list[int] = (POINT * against(own[:, None])[:, 0]).tolist()
    touching = _distances(cells[:-len(disc(SEGMENT - 1))], np.array([spot])) == SEGMENT
    row[view.to_move - 1] += POINT * SNUG * int(touching.sum())
    return row


def _distances(cells: Places, others: Places) -> Places:
    """Steps from each cell to each other one on an empty lattice."""
    q, r = (cells[:, None, axis] - others[None, :, axis] for axis in (0, 1))
    steps: Places = np.maximum(np.maximum(abs(q), abs(r)), abs(q + r))
    return steps


def _lifts(view: Position, weights: Weights) -> Turns:
    """Every stone that may be lifted, worth what is left."""
    actions = list(view.actions())
    return _turned(view, [(action,) for action in actions], _valued(view, [view.after(a)[0] for a in actions], weights))


def _valued(view: Position, results: Sequence[Position], weights: Weights) -> Values:
    """What positions are worth to every seat."""
    nothing = (0,) * view.terms.players
    return judge(view.board, [result.sides for result in results], [nothing] * len(results), view.to_move,
                 weights).values


def _reds(view: Position, weights: Weights) -> Turns:
    """Every place for Red's second stone."""
    actions = [stone_action(1, view.board.name[cell]) for cell in each(view.vacant)]
    return _turned(view, [(a,) for a in actions], _valued(view, [view.after(a)[0] for a in actions], weights))


def _red(view: Position, sides: tuple[int, ...], weights: Weights) -> int:
    """What Red's side is worth with the best place for its second stone."""
    spots = list(each(view.board.mask & ~(sides[1] | sides[2])))
    after = [(0, sides[1] | spot, sides[2]) for spot in spots]
    return int(judge(view.board, after, [(0, 0)] * len(after), 1, weights, False).values[:, 0].max())


def _choices(view: Position, weights: Weights) -> Turns:
    """Taking Red or leaving it; the columns go by the people as they sit before."""
    red = _red(view, view.sides, weights)
    return _turned(view, [(choice,) for choice in CHOICES], np.array([[-red, red], [red, -red]]), frozenset({0}))


def _pies(view: Position, weights: Weights, stop: Stop) -> Turns:
    """A few openings, the better the evener."""
    rng = Random(f"pie {view.board.side} {view.sides} {weights}")
    steps, rows = [], []
    for _ in range(OPENINGS):
        if stop():
            raise Stopped
        actions, sides = _opening(view, rng)
        even = -abs(_red(view, sides, weights))
        steps.append(actions)
        rows.append((even, -even))
    return _turned(view, steps, np.array(rows))


def _opening(view: Position, rng: Random) -> tuple[tuple[Action, ...], tuple[int, ...]]:
    """One way to place what is missing of a red and two yellow stones, at the board's middle rather than its edge."""
    sides, actions = list(view.sides), []
    inner = [view.board.bits[cell] for cell in disc(view.board.side - 2)]
    for colour in (1, 2, 2):
        if sides[colour].bit_count() < PIE[colour - 1]:
            cell = rng.choice([cell for cell in inner if not cell & (sides[1] | sides[2])])
            sides[colour] |= cell
            actions.append(stone_action(colour, view.board.name[cell]))
    return tuple(actions), tuple(sides)

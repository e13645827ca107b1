"""Mattock's computer player: all turns of a position, valued in batches; and the short sight of level 1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np

from engine.core.brain import Stop, Stopped, Turn, Turns, Values, no_turns
from engine.games.mattock.brain.batch import Boards, boards_of
from engine.games.mattock.brain.batch_turns import StepList, TurnList, choices
from engine.games.mattock.brain.planes import Counts, count, planes
from engine.games.mattock.brain.prover import MattockProver
from engine.games.mattock.brain.territory import evaluate, tilted
from engine.games.mattock.brain.weights import Judge, judge
from engine.games.mattock.rules.bits import around
from engine.games.mattock.rules.board import Board, each
from engine.games.mattock.rules.state import SWAP, Position

# Boards looked at between two questions whether to stop, times their rows: some 5 ms of work.
WORK_AT_ONCE = 4096
NEAR = 2
A_REMOVAL = 6

# What boards, seen by the seat to act, are worth to the seat that has just played.
Counting = Callable[[Boards], Counts]


class MattockBrain:
    """Values Mattock turns; holds nothing but the knowledge of the rules, so that equal views get equal answers.

    It judges boards by its board's weights, unless it is given a judge of its own.
    """

    def __init__(self, own_judge: Judge | None = None) -> None:
        self._judge = own_judge

    def complete_turns(self, view: Position, stop: Stop, style: int = 0) -> Turns:
        """Every different result of the rest of this turn. Raises Stopped when `stop()` turns true in between."""
        if view.to_act is None:
            return no_turns(2)
        if view.phase == "place":
            weights = tilted(style)
            return _placements(view, view.places(), lambda boards: -evaluate(boards, weights, placing=True))
        worth_of = self._judge or judge(view.board, style)
        mines = view.mines() if view.phase == "mine" else 0
        turns = TurnList(view, list(choices(view, mines, view.own, view.board.board)))
        worth = _look(turns, lambda boards: -worth_of(boards), stop)
        if not view.may_swap():
            return _turns(view, StepList(turns), worth)
        # To swap is to sit where Red is now: before the answer the position is worth to Red what it lacks to Blue.
        swap = -worth_of(boards_of(view))
        return _turns(view, StepList(turns, [(SWAP,)]), np.append(worth, swap), frozenset({len(worth)}))

    def near_turns(self, view: Position, seed: int, stop: Stop) -> Turns:
        """The turns around one miner, valued by what the seat can dig afterwards and the miners it removes."""
        if view.to_act is None:
            return no_turns(2)
        rng = Random(f"near {seed} {view.turn}")
        if view.phase == "place":
            return _placements(view, _spot(view, rng), _own_gain(0))
        miner, mines = _one_miner(view, rng)
        area = around_twice(view.board, miner)
        movers = miner if view.phase == "mine" or not view.mined & view.own else miner | view.mined
        turns = TurnList(view, list(choices(view, mines, movers, area)))
        enemies = view.enemy.bit_count()
        return _turns(view, StepList(turns), _look(turns, _own_gain(enemies), stop))

    def prover(self, view: Position) -> MattockProver:
        """Somebody who proves positions on this board."""
        return MattockProver(view)

    def turn_start(self, view: Position) -> Position:
        """The position before the dig of the turn under way."""
        if view.phase != "move":
            return view
        # Own miners on the dug cell came from the hand.
        red, blue = view.red & ~view.mined, view.blue & ~view.mined
        return replace(view, tiles=view.tiles ^ view.mined, red=red, blue=blue, phase="mine", mined=0)


def _look(turns: TurnList, count: Counting, stop: Stop) -> Counts:
    """What all turns are worth to the seat that takes them, asking between batches whether to stop."""
    size = WORK_AT_ONCE // turns.planes.rows
    found = []
    for start in range(0, len(turns), size):
        if stop():
            raise Stopped
        found.append(count(turns.boards(start, start + size)))
    return np.concatenate(found)


def _turns(view: Position, steps: StepList, worth: Counts, swaps: frozenset[int] = frozenset()) -> Turns:
    return Turns(steps, _by_seat(worth, view.to_move), lambda i: played(view, steps[i]), swaps)


def _by_seat(worth: Counts, seat: int) -> Values:
    columns = (worth, -worth) if seat == 1 else (-worth, worth)
    return np.stack(columns, axis=1).astype(np.int32)


def played(state: Position, steps: Turn) -> Position:
    """The position after these actions."""
    for step in steps:
        state, _ = state.after(step)
    return state


def _placements(view: Position, cells: int, count: Counting) -> Turns:
    """The placements on these cells."""
    spots = list(each(cells))
    shared = planes(view.board)
    new = shared.pack(spots)
    before = boards_of(view, len(spots))
    after = Boards(shared, before.tiles | new, before.enemy, before.own | new)
    steps = [(view.board.place[spot],) for spot in spots]
    return Turns(steps, _by_seat(count(after), view.to_move), lambda i: played(view, steps[i]))


def around_twice(board: Board, cells: int) -> int:
    """All cells within two steps of the set."""
    for _ in range(NEAR):
        cells |= around(board, cells)
    return cells


def _one_miner(view: Position, rng: Random) -> tuple[int, int]:
    """The miner that level 1 looks at, and the digs near it: one by lot of those that have any."""
    miners = list(each(view.own))
    rng.shuffle(miners)
    if view.phase == "move":
        return miners[0], 0
    mines = view.mines()
    near = [(miner, mines & around_twice(view.board, miner)) for miner in miners]
    return next((found for found in near if found[1]), (miners[0], mines))


def _spot(view: Position, rng: Random) -> int:
    """The part of the board that level 1 looks at when it places a miner."""
    spots = view.places()
    centre = rng.choice(list(each(spots)))
    return spots & around_twice(view.board, centre)


def _own_gain(enemies: int) -> Counting:
    """Level 1's whole wisdom: what it can dig next, and how many of the other's miners it has removed."""

    def gained(boards: Boards) -> Counts:
        mine = Boards(boards.planes, boards.tiles, boards.enemy, boards.own)
        return count(mine.mines()) + A_REMOVAL * np.maximum(enemies - count(boards.own), 0).astype(np.int32)

    return gained

"""Every turn of a Mattock position in one list: which cell is dug, which miner goes where, and the boards after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np
from numpy.typing import NDArray

from engine.core.action import Action
from engine.games.mattock.brain.batch import Boards
from engine.games.mattock.brain.planes import ONE, planes
from engine.games.mattock.rules.bits import around, flood
from engine.games.mattock.rules.board import Board, each
from engine.games.mattock.rules.state import STAY, Position

Turn = tuple[Action, ...]
Index = NDArray[np.intp]  # of shape (turns,)


@dataclass(frozen=True, slots=True)
class DugMoves:
    """One miner's moves after one dig: `mined` is 0 where the turn's dig is done already, a target that is the
    miner's own cell means to stay."""

    mined: int
    miner: int
    tiles: int
    own: int
    targets: int


def grounds(board: Board, free: int) -> list[int]:
    """The connected parts of a set."""
    parts = []
    while free:
        parts.append(flood(board, free & -free, free))
        free &= ~parts[-1]
    return parts


def choices(state: Position, mines: int, movers: int, area: int) -> Iterator[DugMoves]:
    """The turns that dig one of `mines` (0: it is done already) and move one of `movers` within `area`, or stay.

    A miner just put on the dug cell may move as well. Each turn is listed once: staying goes with the first miner.
    """
    parts = grounds(state.board, state.tiles & ~state.enemy)
    hand = state.phase == "mine" and state.hand(state.to_move) > 0
    for mined in each(mines) if mines else (0,):
        near = around(state.board, mined)
        joined = mined | sum(part for part in parts if part & near)
        own = state.own | mined if hand else state.own
        first = True
        for miner in each(movers | mined & own):
            ground = joined if miner & joined else next(part for part in parts if part & miner)
            targets = ground & ~own & area | (miner if first else 0)
            yield DugMoves(mined, miner, state.tiles | mined, own, targets)
            first = False


class TurnList:
    """All turns of some choices, numbered; their steps and boards are made when asked for."""

    def __init__(self, state: Position, found: Sequence[DugMoves]) -> None:
        self.state, self.choices = state, found
        self.planes = planes(state.board)
        targets = self.planes.pack([c.targets for c in found])
        octets = np.ascontiguousarray(targets.T, dtype="<u2").view(np.uint8)
        which, bit = np.nonzero(np.unpackbits(octets, axis=1, bitorder="little"))
        self.which: Index = which
        self.bit: Index = bit
        self._tiles = self.planes.pack([c.tiles for c in found])
        self._others = self.planes.pack([c.own & ~c.miner for c in found])
        self._enemy = self.planes.pack([state.enemy])

    def __len__(self) -> int:
        return len(self.which)

    def boards(self, start: int, stop: int) -> Boards:
        """The boards after the turns from number `start` to before `stop`, seen by the seat that acts then."""
        which, bit = self.which[start:stop], self.bit[start:stop]
        own = self._others[:, which]
        own[bit >> 4, np.arange(len(which))] |= ONE << (bit & 15).astype(np.uint16)
        enemy = np.repeat(self._enemy, len(which), axis=1)
        return Boards(self.planes, self._tiles[:, which], own, enemy).ended()

    def steps(self, turn: int) -> Turn:
        """The actions of a turn."""
        choice = self.choices[int(self.which[turn])]
        board, to = self.state.board, 1 << int(self.bit[turn])
        move = STAY if to == choice.miner else board.moves(choice.miner)[to]
        return (board.mine[choice.mined], move) if choice.mined else (move,)


class StepList(Sequence[Turn]):
    """The steps of a `TurnList`, with further turns behind them, as a sequence."""

    def __init__(self, turns: TurnList, more: Sequence[Turn] = ()) -> None:
        self._turns, self._more = turns, more

    def __len__(self) -> int:
        return len(self._turns) + len(self._more)

    @overload
    def __getitem__(self, at: int) -> Turn: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Turn]: ...

    def __getitem__(self, at: int | slice) -> Turn | Sequence[Turn]:
        if isinstance(at, slice):
            return [self[i] for i in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError(at)
        at %= len(self)
        return self._turns.steps(at) if at < len(self._turns) else self._more[at - len(self._turns)]

"""Mattock's turns on many boards at once: what may be dug, putting back, moving, removal; and random games."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.games.mattock.brain.planes import Counts, Planes, Rows, count, pick, planes, singles
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.state import Position

MOVES_IN_FOUR = 3


@dataclass(frozen=True, slots=True)
class Boards:
    """Positions side by side: all tiles, the miners of the seat that digs, and those of the other.

    Each is a plane: uint16 of shape (rows, boards).
    """

    planes: Planes
    tiles: Rows
    own: Rows
    enemy: Rows

    def __len__(self) -> int:
        return int(self.tiles.shape[1])

    def where(self, keep: NDArray[np.intp] | NDArray[np.bool_]) -> Boards:
        """Only the boards that `keep` names (intp of shape (kept,)) or is true for (bool of shape (boards,))."""
        return replace(self, tiles=self.tiles[:, keep], own=self.own[:, keep], enemy=self.enemy[:, keep])

    def reach(self) -> Rows:
        """Where the own miners get to."""
        return flood(self.planes, self.own, self.tiles & ~self.enemy)

    def mines(self) -> Rows:
        """The cells that may be dug (rule 1)."""
        return diggable(self.planes, self.tiles) & around(self.planes, self.reach())

    def dug(self, cells: Rows) -> Boards:
        """After digging one cell on each board: a tile, and a miner on it where one is in hand."""
        put_back = count(self.own) < self.planes.table.miners
        return replace(self, tiles=self.tiles | cells, own=self.own | cells * put_back)

    def targets(self, miners: Rows) -> Rows:
        """Where one own miner of each board may go (rule 2)."""
        return flood(self.planes, miners, self.tiles & ~self.enemy) & ~self.own

    def removed(self) -> Rows:
        """The enemy miners that go when this turn ends (rule 3)."""
        most = int(count(self.enemy).max(initial=0))
        if not most:
            return np.zeros_like(self.enemy)
        alone = singles(self.enemy, most)
        friends, foes = contacts(self, alone, self.enemy, self.own)
        gone = alone * ((friends == 0) & (foes >= 2))
        split = gone.reshape(self.planes.rows, most, len(self))
        return np.bitwise_or.reduce(split, axis=1)  # type: ignore[no-any-return]

    def ended(self) -> Boards:
        """After the removal, seen by the other seat, whose turn it is."""
        return replace(self, own=self.enemy & ~self.removed(), enemy=self.own)


def contacts(boards: Boards, miners: Rows, friends: Rows, foes: Rows) -> tuple[Counts, Counts]:
    """How many friends and foes each single miner is connected to along empty tiles.

    `miners` holds several planes side by side, as many times the boards as it has miners a board.
    """
    times = miners.shape[1] // len(boards)
    empty = np.tile(boards.tiles & ~boards.own & ~boards.enemy, (1, times))
    met = around(boards.planes, flood(boards.planes, miners, empty)) & ~miners
    return count(met & np.tile(friends, (1, times))), count(met & np.tile(foes, (1, times)))


def boards_of(state: Position, times: int = 1) -> Boards:
    """A position, `times` times."""
    shared = planes(state.board)
    tiles, own, enemy = (np.repeat(shared.pack([x]), times, axis=1) for x in (state.tiles, state.own, state.enemy))
    return Boards(shared, tiles, own, enemy)


def random_turn(boards: Boards, rng: np.random.Generator, mines: Rows) -> Boards:
    """A turn by lot on each board: any cell of `mines` is dug, and in three of four turns any miner goes anywhere."""
    boards = boards.dug(pick(mines, rng))
    miners = pick(boards.own, rng) * (rng.random(len(boards), dtype=np.float32) < MOVES_IN_FOUR / 4)
    to = pick(boards.targets(miners), rng)
    goes = to.any(axis=0)
    return replace(boards, own=np.where(goes, (boards.own ^ miners) | to, boards.own)).ended()


def random_games(boards: Boards, rng: np.random.Generator) -> tuple[Counts, int]:
    """Plays all boards to their end by lot: the number of turns of each (even: who began has lost), and the total.

    Boards that have ended are put aside, so that the others do not wait for them.
    """
    lasted = np.zeros(len(boards), np.int32)
    which = np.arange(len(boards))
    turns = 0
    while True:
        mines = boards.mines()
        going = np.asarray(mines.any(axis=0))
        if not going.all():
            lasted[which[~going]] = turns
            boards, which, mines = boards.where(going), which[going], mines[:, going]
            if not which.size:
                return lasted, int(lasted.sum())
        boards = random_turn(boards, rng, mines)
        turns += 1

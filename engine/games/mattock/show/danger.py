"""Which miners the other side could remove in its next turn, whatever it mines and moves: found exactly, and quickly.

Only mines count that touch the miner's own surroundings or that open a way to them; of all others one of a kind is
tried. Only moves count that cut the miner off from its friends, bring an enemy to it, or get out of the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board, each
from engine.games.mattock.rules.state import Position


def removable(state: Position, seat: int) -> int:
    """The miners of a seat that the other could remove by its next turn, or by the rest of the one it is taking."""
    if state.phase == "place" or state.to_act is None:
        return 0
    taking = state.to_move != seat
    turn = state if taking else replace(state, to_move=3 - seat, phase="mine", mined=0)
    attack = Attack.of(turn)
    return sum(miner for miner in each(turn.enemy) if attack.takes(miner))


@dataclass(frozen=True)
class Attack:
    """A turn of the attacker: `own` are the attacker's miners, `enemy` those that may be removed, `mines` the cells
    that may still be dug (none once that is done), `brings` whether a miner from the hand comes with the dug tile."""

    board: Board
    tiles: int
    own: int
    enemy: int
    mines: int
    brings: bool
    dug: bool

    @staticmethod
    def of(turn: Position) -> Attack:
        """The attack of the seat to act."""
        dug = turn.phase == "move"
        mines = 0 if dug else _mines(turn)
        return Attack(turn.board, turn.tiles, turn.own, turn.enemy, mines, turn.hand(turn.to_move) > 0, dug)

    def takes(self, miner: int) -> bool:
        """Whether some mining and some move leave the miner with no friend and two or more attackers in touch."""
        friends = self.enemy & ~miner
        if not self._may_be_cut_off(miner, friends) or not self._may_be_met(miner, friends):
            return False
        return any(self._falls(miner, friends, *option) for option in self._options(miner))

    def _may_be_cut_off(self, miner: int, friends: int) -> bool:
        """Not if a friend stays in touch wherever one attacker may step: mining only adds ways."""
        ways = self._free
        if not self._meets(miner, ways) & friends:
            return True
        return any(not self._meets(miner, ways & ~cell) & friends for cell in each(self._narrow(miner, friends, ways)))

    def _narrow(self, miner: int, friends: int, ways: int) -> int:
        """The cells of one shortest way from the miner to a friend without the miner: what cuts it off stands there."""
        board, rings = self.board, [miner]
        goal = around(board, friends)
        while not rings[-1] & goal:
            rings.append(rings[-1] | around(board, rings[-1]) & ways)
        cell = rings.pop() & goal
        cell &= -cell
        way = cell
        for ring in reversed(rings):
            cell = around(board, cell) & ring
            cell &= -cell
            way |= cell
        return way & ~miner

    def _may_be_met(self, miner: int, friends: int) -> bool:
        """Whether two attackers stand, or may come to stand, where they can come near at all."""
        near = flood(self.board, miner, (self.tiles | self.mines) & ~friends)
        return (around(self.board, near) & self.own).bit_count() + self.brings >= 2

    def _options(self, miner: int) -> Iterator[tuple[int, int]]:
        """Tiles and attackers after each mining that may matter to this miner."""
        if self.dug:
            yield self.tiles, self.own
            return
        close, parts, seen = self._surroundings(miner), self._parts(), set[int]()
        for cell in each(self.mines):
            touched = sum(1 << i for i, part in enumerate(parts) if around(self.board, cell) & part)
            if cell & close or touched not in seen:
                seen.add(touched)
                yield self.tiles | cell, self.own | (cell if self.brings else 0)

    def _surroundings(self, miner: int) -> int:
        """All cells beside what the miner reaches over empty tiles, also when one attacker has stepped aside."""
        near = self._meets(miner, self._free)
        for walker in each(near & self.own):
            near |= self._meets(miner, self._free | walker)
        return near

    @property
    def _free(self) -> int:
        """The empty tiles."""
        return self.tiles & ~(self.own | self.enemy)

    def _parts(self) -> list[int]:
        """The connected parts of what attackers may walk over."""
        rest, parts = self.tiles & ~self.enemy, []
        while rest:
            parts.append(flood(self.board, rest & -rest, rest))
            rest &= ~parts[-1]
        return parts

    def _falls(self, miner: int, friends: int, tiles: int, own: int) -> bool:
        """Whether staying or one move removes the miner."""
        met = self._meets(miner, tiles & ~(own | self.enemy))
        if not met & friends and (met & own).bit_count() >= 2:
            return True
        return any(self._falls_to(miner, friends, tiles, own ^ walker, walker) for walker in each(own))

    def _falls_to(self, miner: int, friends: int, tiles: int, rest: int, walker: int) -> bool:
        """Whether a move of one attacker removes the miner; `rest` are the attackers that stay."""
        board, empty = self.board, tiles & ~(rest | self.enemy)
        region = flood(board, miner, empty)
        met = around(board, region)
        if not met & rest:
            return False
        targets = flood(board, walker, tiles & ~self.enemy) & ~rest & ~walker
        if met & friends:
            spots = targets & region & self._narrow(miner, friends, empty)
        else:
            if targets & ~region and (met & rest).bit_count() >= 2:
                return True
            spots = targets & region
        return any(self._beaten(miner, friends, empty, rest, spot) for spot in each(spots))

    def _beaten(self, miner: int, friends: int, empty: int, rest: int, spot: int) -> bool:
        met = self._meets(miner, empty & ~spot)
        return not met & friends and (met & (rest | spot)).bit_count() >= 2

    def _meets(self, miner: int, ways: int) -> int:
        """The cells beside everything that is reached from the miner over these ways."""
        return around(self.board, flood(self.board, miner, ways))


def _mines(turn: Position) -> int:
    return diggable(turn.board, turn.tiles) & around(
        turn.board, flood(turn.board, turn.own, turn.tiles & ~turn.enemy))

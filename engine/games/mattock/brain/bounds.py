"""What a Mattock seat is sure of by standing still: digs nobody can take from it, against all the other can make."""

from __future__ import annotations

from engine.games.mattock.brain.regions import safe_mines
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board, each

# Cells in which digs are counted exactly: each more doubles the work at worst.
EXACT = 10


class Bounds:
    """Proofs by counting for one board size. Remembers the digs it has counted; holds nothing else.

    The reasoning: some miners of a seat never move, and are linked to each other in places that the other can never
    come to, or are out of its sight altogether. So they are never removed, and fence off what lies behind them. What
    the seat can dig there, the other can neither take nor spoil.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self._counted: dict[tuple[int, int, int], int] = {}

    def verdict(self, tiles: int, own: int, enemy: int) -> bool | None:
        """Whether the seat to act (`own`) has won, where counting can tell; else None."""
        live = diggable(self.board, tiles)
        sure, most = self.standing(tiles, live, own, enemy)
        if sure > most:
            return True
        sure, most = self.standing(tiles, live, enemy, own)
        return False if sure and sure >= most else None

    def standing(self, tiles: int, live: int, own: int, enemy: int) -> tuple[int, int]:
        """How many digs `own` is sure of if its miners stand still, and how many `enemy` can make then at most."""
        board = self.board
        fence, theirs = self._fence(tiles, live, own, enemy)
        if not fence:
            return 0, 1
        taken = live & theirs
        area = live & ~theirs & ~around(board, around(board, taken) & tiles)
        if not area:
            return 0, 1
        sure = self._sure(tiles, flood(board, fence, tiles & ~theirs), tiles & ~theirs, area)
        return sure, self._most_ever(tiles, enemy, tiles & theirs, taken) if sure else 1

    def _sure(self, tiles: int, walked: int, free: int, area: int) -> int:
        """Digs that can be made in an area nobody else touches: the most, or many where it is too large to tell."""
        if area.bit_count() > EXACT:
            return safe_mines(self.board, tiles, walked, area)
        return self._digs(tiles, walked, free, area)

    def _most_ever(self, tiles: int, miners: int, free: int, area: int) -> int:
        """Not less than the digs that can be made in an area; each part is looked at as if the others cost nothing."""
        most, rest = 0, area
        while rest:
            part = _piece(self.board, rest)
            rest ^= part
            ground = free | area & ~part
            most += self._digs(tiles, flood(self.board, miners, ground), ground, part)
        return most

    def _fence(self, tiles: int, live: int, own: int, enemy: int) -> tuple[int, int]:
        """The miners of `own` that cannot be removed while they stand, and all cells that `enemy` may ever come to."""
        board, ground = self.board, tiles | live
        while True:
            theirs = flood(board, enemy, ground & ~own)
            hidden = tiles & ~theirs
            lost = 0
            for miner in each(own):
                if around(board, miner) & theirs and not around(board, flood(board, miner, hidden)) & own & ~miner:
                    lost |= miner
            if not lost:
                return own, theirs
            own ^= lost

    def _digs(self, tiles: int, walked: int, free: int, area: int) -> int:
        """The most digs that one seat can make in an area, one after another, if the other never touches it."""
        live = diggable(self.board, tiles) & area
        mines = live & around(self.board, walked)
        if not mines:
            return 0
        key = (tiles, walked, live)
        found = self._counted.get(key)
        if found is None:
            found = self._counted[key] = self._most(tiles, walked, free, live, mines)
        return found

    def _most(self, tiles: int, walked: int, free: int, live: int, mines: int) -> int:
        best, limit = 0, live.bit_count()
        for cell in each(mines):
            there = flood(self.board, walked | cell, free | cell)
            best = max(best, 1 + self._digs(tiles | cell, there, free | cell, live & ~cell))
            if best == limit:
                break
        return best


def _piece(board: Board, cells: int) -> int:
    """Some connected cells of a set, few enough to count digs in."""
    part = cells & -cells
    while part.bit_count() < EXACT:
        edge = around(board, part) & cells & ~part
        if not edge:
            break
        part |= edge & -edge
    return part

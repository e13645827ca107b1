"""The drafts that Mattock's computer player is measured against; they stay as they are when it learns.

Both know the hand-made territory alone. `greedy` compares all its turns; `draft` searches best-first with forty turns a
position, plays what it looked at most, and can neither prove anything nor notice that two lines meet.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import cast

import numpy as np
from numpy.typing import NDArray

from engine.core.brain import Answer
from engine.core.state import State
from engine.games.mattock.brain.batch import Boards
from engine.games.mattock.brain.batch_turns import TurnList, choices
from engine.games.mattock.brain.planes import Counts, count
from engine.games.mattock.rules.bits import around, diggable, flood
from engine.games.mattock.rules.board import Board
from engine.games.mattock.rules.state import Position

Player = Callable[[State, int], Answer]

KEPT = 40
DIGS = 5
WON = 20_000
# What a cell counts in twentieths: one that a seat alone can ever dig, one that it digs first, one that it can dig now.
ALONE, FIRST, NOW, MINER = 20, 7, 2, 8


def territory(boards: Boards) -> Counts:
    """What boards are worth to the seat that has just played (`enemy`), as if each dug all it reaches at every dig."""
    live = diggable(boards.planes, boards.tiles)
    free = boards.tiles & ~boards.own, boards.tiles & ~boards.enemy
    reach = [flood(boards.planes, miners, way) for miners, way in zip((boards.enemy, boards.own), free, strict=True)]
    digs = [live & around(boards.planes, part) for part in reach]
    now = [count(part) for part in digs]
    first = [np.zeros_like(live), np.zeros_like(live)]
    for _ in range(DIGS):
        first[0] |= digs[0] & ~first[1] & ~digs[1]
        first[1] |= digs[1] & ~first[0] & ~digs[0]
        reach = [flood(boards.planes, reach[i] | digs[i], free[i] | digs[i]) for i in (0, 1)]
        more = [digs[i] | live & around(boards.planes, reach[i]) for i in (0, 1)]
        if all(np.array_equal(new, old) for new, old in zip(more, digs, strict=True)):
            break
        digs = more
    worth: Counts = ALONE * (count(digs[0] & ~digs[1]) - count(digs[1] & ~digs[0]))
    worth += FIRST * (count(first[0]) - count(first[1])) + NOW * (now[0] - now[1])
    worth += MINER * (count(boards.enemy) - count(boards.own))
    worth[now[1] == 0] = WON
    return worth


@dataclass(slots=True)
class Node:
    """A position and what it is worth to the seat to act; `kids` are None until it is opened."""

    sides: tuple[int, int, int]
    worth: int
    turn: int = 0
    kids: list[Node] | None = None
    visits: int = 0


@dataclass
class Tree:
    """One search."""

    board: Board
    rng: Random
    nodes: int = field(default=0)

    def turns(self, state: Position) -> TurnList:
        """All turns of a position."""
        mines = state.mines()
        return TurnList(state, list(choices(state, mines, state.own, state.board.board)) if mines else [])

    def open(self, node: Node, state: Position | None = None) -> None:
        """Makes a position's best turns."""
        turns = self.turns(state or Position(self.board, *node.sides))
        self.nodes += 1
        if not len(turns):
            node.kids, node.worth = [], -WON
            return
        boards = turns.boards(0, len(turns))
        worth = territory(boards)
        order = by_worth(worth, self.rng)[:KEPT]
        best = boards.where(order)
        sides = zip(*(best.planes.unpack(plane) for plane in (best.tiles, best.own, best.enemy)), strict=True)
        node.kids = [Node(side, -int(worth[at]), int(at)) for side, at in zip(sides, order, strict=True)]
        node.worth = -node.kids[0].worth

    def extend(self, root: Node) -> None:
        """Opens the position at the end of the best line."""
        path = [root]
        while path[-1].kids:
            path.append(min(path[-1].kids, key=lambda kid: kid.worth))
        if path[-1].kids is None:
            self.open(path[-1])
        for node in reversed(path[:-1]):
            node.worth = -min(kid.worth for kid in cast(list[Node], node.kids))
        for node in path:
            node.visits += 1


def by_worth(worth: Counts, rng: Random) -> NDArray[np.intp]:
    """The turns from the best on, equals by lot."""
    lot = np.random.default_rng(rng.getrandbits(32)).random(len(worth))
    return np.lexsort((lot, -worth))


def draft(nodes: int | None = None, seconds: float | None = None) -> Player:
    """Best-first search with hand-made territory, for so many nodes or seconds."""

    def play(state: State, seed: int) -> Answer:
        end = perf_counter() + seconds if seconds else None
        view = cast(Position, state)
        tree, root = Tree(view.board, Random(f"draft {seed} {view.turn}")), Node((view.tiles, view.own, view.enemy), 0)
        tree.open(root, view)
        while abs(root.worth) < WON and (tree.nodes < nodes if nodes else end is not None and perf_counter() < end):
            tree.extend(root)
        proven = abs(root.worth) == WON
        kids = root.kids or []
        best = min(kids, key=lambda kid: kid.worth if proven else (-kid.visits, kid.worth))
        steps = tree.turns(view).steps(best.turn)
        scores = (root.worth, -root.worth) if view.to_move == 1 else (-root.worth, root.worth)
        return Answer(steps, scores, tree.nodes, (steps,), proven)

    return play


def greedy() -> Player:
    """One look at all turns with hand-made territory."""
    return draft(nodes=1)

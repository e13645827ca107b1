"""The tree of a best-first minimax search: positions, their turns in order of promise, what is known of them so far.

The best line known is looked into further at its end (Korf and Chickering 1996). Turns are kept in their batches; a
node is made of one only when the search comes to it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
from numpy.typing import NDArray

from engine.core.brain import WIN, Turn, Turns
from engine.core.state import View

Scores = tuple[int, ...]
Expand = Callable[[View], Turns]


class Node:
    """One position in the tree. `scores` are by its own seats; `kids` are its best turns, the last not looked into.

    All turns behind the last kid are worth no more to the seat that acts than it seems to be. An `answer` has but one
    kid, the turn that seems best.
    """

    __slots__ = ("make", "scores", "exchanged", "solved", "given", "visits", "seat", "turns", "order", "kids", "answer",
                 "toll")

    def __init__(self, make: Callable[[], View], scores: Scores, exchanged: bool = False, toll: int = 0) -> None:
        self.make, self.exchanged, self.toll = make, exchanged, toll
        self.scores = swapped(scores) if exchanged else scores
        self.solved = max(map(abs, scores), default=0) >= WIN // 2
        self.given = self.solved  # proven by its score alone
        self.visits, self.seat, self.answer = 0, 0, False
        self.turns: Turns | None = None
        self.order: NDArray[np.intp] = np.empty(0, np.intp)
        self.kids: list[Node] = []

    @property
    def seen(self) -> Scores:
        """The scores by the seats of the position before."""
        return swapped(self.scores) if self.exchanged else self.scores

    def open(self, expand: Expand, name: str, asker: int = 0) -> None:
        """Looks at all turns of this position; `name` seeds the order of those that seem alike.

        With an `asker` the seats other than that one only answer. Where the game is over, or nothing to choose is in
        sight, there are no turns, and the scores stay what they are.
        """
        state = self.make()
        turns = None if state.to_act is None else expand(state)
        if turns is None or not len(turns.values):
            self.solved = True
            return
        self.answer = asker not in (0, state.to_act)
        self.turns, self.seat = turns, state.to_act or 0
        self.order = by_promise(self.turns.worth(self.seat), f"{name} {state.turn}")
        self._next_kid()
        self.judge()

    def _next_kid(self) -> bool:
        """Makes one kid more; False where there is none."""
        at, turns = len(self.kids), self.turns
        if turns is None or at == (1 if self.answer else len(self.order)):
            return False
        turn = int(self.order[at])
        scores = tuple(int(x) for x in turns.values[turn])
        toll = 0 if turns.tolls is None else int(turns.tolls[turn])
        self.kids.append(Node(lambda: turns.result(turn), scores, turn in turns.exchanging, toll))
        return True

    def _known(self, kid: Node) -> bool:
        """Whether a kid is no mere guess, and none whose score tells what the turns behind it are worth, either."""
        return kid.turns is not None or kid.solved and not (kid.given and abs(self.worth(kid)) >= WIN // 2)

    def judge(self) -> None:
        """Takes over what is best for the seat that acts, once its turns have become better known."""
        while self._known(self.kids[-1]) and self._next_kid():
            pass
        best = self.best()
        self.scores = tuple(fading(score) - best.toll * (seat == self.seat) for seat, score in enumerate(best.seen, 1))
        self.solved = best.solved and self.worth(best) > 0 or all(kid.solved for kid in self.kids)

    def unsettled(self) -> bool:
        """Whether there is a turn left to look into; all may have been solved on other ways that lead to them."""
        if all(kid.solved for kid in self.kids):
            self.judge()
        return not self.solved

    def worth(self, kid: Node) -> int:
        """What a turn is worth to the seat that acts, less its toll."""
        return kid.seen[self.seat - 1] - kid.toll

    @property
    def _rounds(self) -> bool:
        """Whether lines end a whole round later than turns not looked into, so that the two cannot be compared: among
        three and more a round may be good for whoever asks, or bad."""
        return not self.answer and len(self.kids[0].scores) > 2

    def best(self) -> Node:
        """The best turn by its present score, the first of equals; among three and more, of those looked into."""
        known = [kid for kid in self.kids if kid.turns or kid.solved] if self._rounds else []
        return max(known or self.kids, key=self.worth)

    def promising(self) -> Node:
        """The turn to look into next. Among three and more, as many are looked into as the root of the visits here
        (progressive widening, Coulom 2007), and the best of them is followed."""
        rest = [kid for kid in self.kids if not kid.solved]
        if self._rounds:
            looked = [kid for kid in rest if kid.turns]
            fresh = [kid for kid in rest if not kid.turns]
            if fresh and (not looked or len(looked) ** 2 <= self.visits):
                return fresh[0]
            rest = looked
        return max(rest, key=self.worth)

    def chosen(self) -> Node:
        """The turn to play: a proven one that nothing seems to better, else the one the search came to most often."""
        best = self.best()
        if self.solved or best.solved:
            return best
        return max(self.kids, key=lambda kid: (not kid.solved, kid.visits, self.worth(kid)))

    def decided(self) -> bool:
        """Whether looking further cannot change what is played: it is proven, or all else is lost."""
        if self.solved or len(self.order) == 1:
            return True
        return len(self.kids) == len(self.order) and sum(not kid.solved for kid in self.kids) == 1

    def replace(self, kid: Node, twin: Node) -> None:
        """Puts a node that leads to the same position, and tells more of it, in a kid's place."""
        self.kids[self.kids.index(kid)] = twin

    def steps(self, kid: Node) -> Turn:
        """The actions that lead to one of the kids."""
        return self.turns.steps[int(self.order[self.kids.index(kid)])] if self.turns else ()


def swapped(scores: Scores) -> Scores:
    """The scores when the people at seats 1 and 2 have exchanged them."""
    return scores[1], scores[0], *scores[2:]


def fading(score: int) -> int:
    """A score one turn earlier: a win is better the sooner it comes, a loss the later."""
    if abs(score) < WIN // 2:
        return score
    return score - 1 if score > 0 else score + 1


def by_promise(worth: NDArray[np.int32], name: str) -> NDArray[np.intp]:
    """The turns from the best to the worst; equals in an order by lot that `name` alone decides.

    `worth` is int32 of shape (turns,), what comes back intp of the same shape: indices of turns.
    """
    rng = Random(name)
    factor, offset = rng.getrandbits(32) | 1, rng.getrandbits(32)
    lot = (np.arange(len(worth), dtype=np.uint64) * np.uint64(factor) + np.uint64(offset)) & np.uint64(0xFFFFFFFF)
    mixed = (lot * np.uint64(2654435761) >> np.uint64(7)) & np.uint64(0xFFFFFFFF)
    return np.lexsort((mixed, -worth.astype(np.int64)))

"""How a computer player finds its turn: short sight, or best-first search with a budget in nodes and a clock as cap."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from math import inf

from engine.ai.levels import level_numbered
from engine.ai.messages import Halt
from engine.ai.spoken import answer_of
from engine.ai.tree import Node
from engine.ai.watch import AskHalt, Watch
from engine.core.action import CHANCE
from engine.core.brain import NOTHING, Answer, Brain, Hasty, Proof, Prover, Proving, Sighted, Stopped, Turns
from engine.core.game import Game
from engine.core.state import View

# Positions proven at sight that cost as much as one whose turns are all looked at.
SIGHTS = 8
# What the prover may spend for each node of the level's budget.
STEPS = 12

Progress = Callable[[Answer], None]


def choose(game: Game, view: View, level: int, seed: int, stop: AskHalt = lambda: Halt.GO,
           progress: Progress = lambda answer: None, nodes: int | None = None, seconds: float | None = None) -> Answer:
    """The rest of the turn that a computer of this level plays in this view.

    Equal views, levels, seeds and nodes give equal answers, unless the clock (`seconds`) ends the search first. The
    first look is always finished, by a hasty one where the clock is in a hurry. In the middle of a turn it keeps to its
    plan where it has begun it.

    Where nobody has to choose (chance is due, or the game is over), and where the view is another seat's that does not
    show what there is to choose, the answer is NOTHING.
    Raises Stopped when told to give up, BadOption for a level that does not exist.
    """
    if view.to_act in (None, CHANCE):
        return NOTHING
    brain, watch = game.brain(), Watch(stop, seconds)
    thought = Search(game, brain, level, seed, nodes, watch, progress)
    start = brain.turn_start(view)
    if start != view:
        rest = kept(thought.answer(start), start, view)
        if rest:
            return rest
    return thought.answer(view)


def kept(plan: Answer, start: View, view: View) -> Answer | None:
    """What is left of a plan made at the turn's start, or None where the turn has gone another way."""
    for done, step in enumerate(plan.steps, 1):
        start, _ = start.after(step)
        if start == view and done < len(plan.steps):
            rest = plan.steps[done:]
            return replace(plan, steps=rest, line=(rest, *plan.line[1:]))
    return None


class Search:
    """One player's way of thinking about one question."""

    def __init__(self, game: Game, brain: Brain, level: int, seed: int, nodes: int | None, watch: Watch,
                 progress: Progress) -> None:
        self._brain, self._seed, self._watch, self._progress = brain, seed, watch, progress
        self._name = f"{game.name} {seed}"
        self._level, self._nodes = level_numbered(level), nodes
        self._limit: float = 0
        self._table: dict[Hashable, Node] = {}
        self._prover: Prover | None = None
        self._sights = 0

    def answer(self, view: View) -> Answer:
        """Its answer for a view. Raises Stopped."""
        root, watch = Node(lambda: view, ()), self._watch
        self._settle(view)
        proof = self._proof(view)
        if proof and proof.steps:
            return Answer(proof.steps, proof.values, 1, (proof.steps,), True)
        if not self._limit:
            root.open(lambda state: self._brain.near_turns(state, self._seed, watch.cancelled), self._name)
            return answer_of(root, 0) if root.turns else NOTHING
        root.open(self._first_look, self._name)
        if not root.turns:
            return NOTHING
        watch.nodes = 1
        while watch.nodes < self._limit and not root.decided():
            self._progress(replace(answer_of(root, watch.nodes), final=False))
            if not self._extend(root):
                break
        return answer_of(root, watch.nodes)

    def _settle(self, view: View) -> None:
        """How many nodes it may look into from here, and how it weighs turns."""
        self._limit = self._level.nodes
        if self._limit and isinstance(self._brain, Sighted):
            self._brain, own = self._brain.sight(self._level.number, view)
            if own == 1:
                self._limit = 1
                return
            self._limit = own or self._limit
        if self._limit and self._nodes:
            self._limit = self._nodes
        elif self._level.tireless and self._watch.timed:
            self._limit = inf

    def _proof(self, view: View) -> Proof | None:
        """The position proven, by those who look ahead and within what their level may spend. Raises Stopped."""
        if self._limit <= 1 or not isinstance(self._brain, Proving):
            return None
        self._prover = self._brain.prover(view)
        try:
            return self._prover.turn(view, self._watch.half_due, STEPS * self._limit)
        except Stopped:
            if self._watch.cancelled():
                raise
            return None

    def _first_look(self, state: View) -> Turns:
        """The turns to choose from; those of a hasty look where the time is up before a better one is done."""
        brain = self._brain
        if isinstance(brain, Hasty):
            try:
                return brain.complete_turns(state, self._watch.due, self._seed)
            except Stopped:
                brain = brain.hasty()
        return brain.complete_turns(state, self._watch.cancelled, self._seed)

    def _look(self, state: View) -> Turns:
        return self._brain.complete_turns(state, self._watch.due, self._seed)

    def _extend(self, root: Node) -> bool:
        """Looks into the end of the most promising line; False when the time is up. Raises Stopped when cancelled."""
        path = [root]
        while path[-1].turns and path[-1].unsettled():
            path.append(path[-1].promising())
        try:
            if not path[-1].turns:
                self._open(path, root.seat)
        except Stopped:
            if self._watch.cancelled():
                raise
            return False
        for node in reversed(path[:-1]):
            node.judge()
        for node in path:
            node.visits += 1
        return True

    def _open(self, path: list[Node], seat: int) -> None:
        """Looks into the last position of a path. Raises Stopped.

        Among three and more, all others then answer one after another, each with what seems its best turn (best-reply
        search): so a line always ends where the seat that asks is to act again.
        """
        many = len(path[-1].scores) > 2
        known, before = self._known(path), self._watch.nodes
        while not known:
            if self._watch.due():
                raise Stopped
            node = path[-1]
            if self._sighted(node):
                return
            node.open(self._look, self._name, seat if many else 0)
            self._watch.nodes = before + 1
            if not many or node.solved or node.seat == CHANCE:  # behind chance nobody's answer can be foreseen
                return
            path.append(node.promising())
            if path[-1].make().to_act == seat:
                return
            known = self._known(path)

    def _sighted(self, node: Node) -> bool:
        """Whether a position is proven at sight, so that its turns need no look."""
        values = self._prover.seen(node.make()) if self._prover else None
        if values is None:
            return False
        node.scores, node.solved = values, True
        self._sights += 1
        self._watch.nodes += self._sights % SIGHTS == 0
        return True

    def _known(self, path: list[Node]) -> bool:
        """Whether the last position of a path was looked into on another way; then what is known of it is shared."""
        node = path[-1]
        key = (node.make(), node.toll, node.exchanged)
        twin = self._table.setdefault(key, node)
        if twin is node or twin.turns is None or twin in path:
            return False
        path[-2].replace(node, twin)
        path[-1] = twin
        return True

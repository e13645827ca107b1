"""What a search tree says: its answer, and the line of turns that it expects."""

from __future__ import annotations

from engine.ai.tree import Node
from engine.core.brain import Answer, Turn

LONGEST_LINE = 8


def answer_of(root: Node, nodes: int) -> Answer:
    """What the tree says so far."""
    line = best_line(root)
    return Answer(line[0], root.chosen().seen, nodes, line, root.solved)


def best_line(root: Node) -> tuple[Turn, ...]:
    """The turns expected from the root on, best play assumed as far as it was looked at."""
    node, line = root.chosen(), [root.steps(root.chosen())]
    while node.turns and len(line) < LONGEST_LINE:
        best = node.best()
        line.append(node.steps(best))
        node = best
    return tuple(line)

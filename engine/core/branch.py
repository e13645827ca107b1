"""Lines of a match that were left for another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.action import Action


@dataclass(frozen=True)
class Branch:
    """A line that was left: the actions that once followed after the first `at` actions."""

    at: int
    actions: tuple[Action, ...]


def leaving(branches: Sequence[Branch], undone: Sequence[Action], at: int) -> tuple[Branch, ...]:
    """Every line that was left, what is taken back after the first `at` actions among them (the next one last), each
    from where it leaves the present line; of equal ones only the last."""
    left = tuple(reversed(undone))
    stems = [b if b.at <= at else Branch(at, left[: b.at - at] + b.actions) for b in branches]
    stems += [Branch(at, left)] * bool(left)
    return tuple(reversed(dict.fromkeys(reversed(stems))))

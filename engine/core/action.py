"""One small step of a turn, the clicks that say it, and why one may not be taken."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.errors import IllegalAction

CHANCE = 0


class Pick(NamedTuple):
    """One click of a player: kind `cell`, `hand`, `button` or `turn`, and the name of what was clicked."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Action:
    """One small step of a turn, such as `mine e5`.

    `verb` and `args` say what is done (names of cells and tiles as in the rules files), `picks` which clicks
    say it, in order; actions with the same picks are cycled through (rotation, tail).
    """

    verb: str
    args: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = field(default=(), compare=False, repr=False)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Refusal(NamedTuple):
    """Why something may not be done: the rule's id, a sentence, and the cells that forbid it."""

    rule: str
    sentence: str
    cells: tuple[str, ...] = ()

    def error(self) -> IllegalAction:
        """The same as an error to raise."""
        return IllegalAction(self.sentence, self.rule, self.cells)

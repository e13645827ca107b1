"""What goes between the game and the computer player's process, and what a search is told; free of numpy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.brain import Answer


class Halt(IntEnum):
    """What a search is told when it asks: go on, answer now with the best so far, or give up."""

    GO = 0
    NOW = 1
    CANCEL = 2


@dataclass(frozen=True)
class Question:
    """What the player is asked: `view` is the pickled position as its seat may see it; tickets only ever rise."""

    ticket: int
    game: str
    view: bytes
    level: int
    seed: int
    seconds: float | None
    nodes: int | None = None


@dataclass(frozen=True)
class Cancel:
    """Questions up to this ticket need no answer any more."""

    ticket: int


@dataclass(frozen=True)
class MoveNow:
    """The question of this ticket wants its best answer so far."""

    ticket: int


@dataclass(frozen=True)
class Reply:
    """An answer, final or so far, to the question of this ticket. A sign of life, as everything that is sent."""

    ticket: int
    answer: Answer


@dataclass(frozen=True)
class Beat:
    """Only a sign of life: the process waits, or its search has just asked whether to go on."""

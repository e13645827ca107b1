"""A thinking process that has lost its mind: thirty kinds of nonsense, and a link that brings them at once."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from types import SimpleNamespace
from typing import Any

from engine.ai.messages import Question, Reply
from engine.ai.search import choose
from engine.core.action import Action
from engine.core.brain import Answer
from engine.core.game import Game
from engine.games import game_named
from tests.scenes.thinking_rig import ANNA, ROBOT, begun

Wrong = Callable[[Answer], object]


class Odd:
    """Equal to nothing and to everything, and raises when it is looked at."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("no")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = None  # type: ignore[assignment]


NONSENSE: dict[str, Wrong] = {
    "nothing": lambda a: None,
    "text": lambda a: "mine e5",
    "number": lambda a: 7,
    "tuple": lambda a: (a.steps, a.scores),
    "lookalike": lambda a: SimpleNamespace(**vars(a)),
    "class": lambda a: Answer,
    "odd": lambda a: Odd(),
    "empty turn": lambda a: replace(a, steps=()),
    "no steps": lambda a: replace(a, steps=None),
    "text steps": lambda a: replace(a, steps=tuple(map(str, a.steps))),
    "one step": lambda a: replace(a, steps=a.steps[0]),
    "list of steps": lambda a: replace(a, steps=list(a.steps)),
    "odd steps": lambda a: replace(a, steps=(Odd(),)),
    "endless steps": lambda a: replace(a, steps=a.steps * 5000),
    "too many steps": lambda a: replace(a, steps=(*a.steps, a.steps[-1])),
    "another's turn as well": lambda a: replace(a, steps=(*a.steps, *a.steps)),
    "unknown verb": lambda a: replace(a, steps=(Action("castle", ("e1",)),)),
    "no verb": lambda a: replace(a, steps=(Action("", ()),)),
    "odd verb": lambda a: replace(a, steps=(Action(None, ()),)),  # type: ignore[arg-type]
    "nowhere": lambda a: replace(a, steps=(replace(a.steps[0], args=("z99",)),)),
    "too few arguments": lambda a: replace(a, steps=(Action(a.steps[0].verb or "x", ("", "")),)),
    "numbers as arguments": lambda a: replace(a, steps=(replace(a.steps[0], args=(1, 2)),)),  # type: ignore[arg-type]
    "very long": lambda a: replace(a, steps=(replace(a.steps[0], args=("a" * 100_000,)),)),
    "a draw": lambda a: replace(a, steps=(Action("deal", ("1", "0:0")),)),
    "no scores": lambda a: replace(a, scores=None),
    "empty scores": lambda a: replace(a, scores=()),
    "text scores": lambda a: replace(a, scores=("good", "bad")),
    "endless scores": lambda a: replace(a, scores=(float("inf"), float("nan"))),
    "huge scores": lambda a: replace(a, scores=(10**400, -(10**400))),
    "odd line": lambda a: replace(a, line=(Odd(),)),
    "no line": lambda a: replace(a, line=None),
    "nodes below zero": lambda a: replace(a, nodes=-1),
    "text nodes": lambda a: replace(a, nodes="many"),
    "perhaps final": lambda a: replace(a, final="perhaps"),
    "odd on the way": lambda a: replace(a, final=False, scores=(Odd(),)),
}


class Mad:
    """Stands in for the link to a process: it answers at once, as `wrong` has it."""

    wrong: Wrong = staticmethod(lambda answer: answer)
    asked = 0

    def __init__(self) -> None:
        self.inbox: deque[Any] = deque()
        self.last_sign, self.up, self.gone, self.pid = monotonic(), True, False, 1

    def send(self, message: Any) -> None:
        """A question is answered."""
        if isinstance(message, Question):
            type(self).asked += 1
            honest = choose(game_named(message.game), pickle.loads(message.view), 2, 1)
            self.inbox.append(Reply(message.ticket, type(self).wrong(honest)))  # type: ignore[arg-type]

    def close(self) -> None:
        """It has no process."""


def computers_turn(game: Game) -> Any:
    """A game in which the computer is to act next."""
    match = begun(game, ANNA, ROBOT)
    while match.to_act != 2:
        step = next(a for a in reversed(match.state.actions()) if match.state.allows(a)) if match.to_act else None
        match.play(step or match.roll())
    return match

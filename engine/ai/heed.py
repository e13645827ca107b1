"""What the thinking process says is read like a stranger's letter: an answer that can be played, or no answer."""

from __future__ import annotations

from dataclasses import replace

from engine.core.action import Action
from engine.core.brain import WIN, Answer
from engine.core.game import Game
from engine.core.state import View

MOST_SEATS, MOST_TURNS, MOST_STEPS = 12, 100, 1000


def read(game: Game, view: View, answer: object) -> Answer | None:
    """The answer about a view, its own steps with the clicks that the rules know for them; None for nonsense.

    The steps of a final answer can be played from the view on, one after another, and all belong to one turn. What it
    says of scores and of later turns is well formed, nothing more.
    """
    try:
        if not isinstance(answer, Answer) or not _formed(answer):
            return None
        return replace(answer, steps=_playable(game, view, answer.steps)) if answer.final else answer
    except Exception:  # whatever it was: it comes from a process that has lost its mind
        return None


def _formed(answer: Answer) -> bool:
    """Whether every part of it is of the kind it should be."""
    flags = type(answer.final) is bool and type(answer.solved) is bool
    numbers = type(answer.scores) is tuple and 0 < len(answer.scores) <= MOST_SEATS and all(map(_number, answer.scores))
    turns = type(answer.line) is tuple and len(answer.line) <= MOST_TURNS and all(map(_turn, answer.line))
    return flags and numbers and turns and _number(answer.nodes) and answer.nodes >= 0 and _turn(answer.steps)


def _number(value: object) -> bool:
    return type(value) is int and abs(value) <= 1000 * WIN


def _turn(steps: object) -> bool:
    return type(steps) is tuple and len(steps) <= MOST_STEPS and all(map(_action, steps))


def _action(step: object) -> bool:
    return (type(step) is Action and type(step.verb) is str and type(step.args) is tuple
            and all(type(arg) is str for arg in step.args))


def _playable(game: Game, view: View, steps: tuple[Action, ...]) -> tuple[Action, ...]:
    """The same steps as the rules read them. Raises StoneworkError or ValueError where they cannot be played."""
    seat, turn, read = view.to_act, view.turn, []
    for step in steps:
        if view.to_act != seat or view.turn != turn:
            raise ValueError("The turn is over already.")
        read.append(game.parse(view, str(step)))
        if read[-1] != step:
            raise ValueError("The rules write it otherwise.")
        game.check(view, read[-1])
        view, _ = view.after(read[-1])
    if not read:
        raise ValueError("There is nothing to play.")
    return tuple(read)

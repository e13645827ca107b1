"""What the rules pages of all games share: drawings in signs, marks written as text, and whether the rules agree."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Generic, NamedTuple, TypeVar, cast

from engine.core.action import Action, Refusal
from engine.core.events import Event
from engine.core.picture import Mark, Picture
from engine.core.presentation import Diagram
from engine.core.state import State

Position = TypeVar("Position", bound=State)


class Rulebook(NamedTuple, Generic[Position]):
    """Whom a page asks whether its claims are true: how a game reads an action, and why it refuses one."""

    parse: Callable[[Position, str], Action]
    refuse: Callable[[Position, Action], Refusal]


def drawn_rows(drawing: str, known: str) -> list[str]:
    """The rows of a drawing without blanks and empty lines. Raises ValueError for a sign that is not known."""
    rows = ["".join(line.split()) for line in drawing.splitlines() if line.strip()]
    if set("".join(rows)) - set(known):
        raise ValueError(f"these rows are not drawn in {known}: {rows}")
    return rows


def sign(text: str) -> Mark:
    """A mark written as its kind and places, with the seat behind the kind where it has one: `trail:1 c2 c3`."""
    kind, _, place = text.partition(" ")
    kind, _, owner = kind.partition(":")
    return Mark(kind, place, int(owner or 0))


def pictured(plain: Picture, marks: Iterable[Mark], caption: str, claims: Sequence[str]) -> Diagram:
    """The diagram of a picture with further marks, each of them once; hands and trays that hold nothing are hidden."""
    shown = {item.place for item in plain.items}
    return Diagram(replace(plain, marks=tuple(dict.fromkeys((*plain.marks, *marks))),
                           hands=tuple(hand for hand in plain.hands if hand in shown)), caption, tuple(claims))


def rules_say(game: Rulebook[Position], state: Position, verb: str, what: Sequence[str], yes: bool, rule: str,
              only: bool) -> bool:
    """True when each of these actions is allowed, or (not `yes`) refused by that rule; `only`: no other one is allowed.

    Raises BadAction for a text that is no action.
    """
    actions = [game.parse(state, f"{verb} {text}".strip()) for text in what or ("",)]
    if only and set(actions) != {action for action in state.actions() if action.verb == verb}:
        return False
    allowed = [state.allows(action) for action in actions]
    if yes or any(allowed):
        return yes and all(allowed)
    return all(game.refuse(state, action).rule == rule for action in actions)


def play_text(game: Rulebook[Position], state: Position, text: str) -> tuple[Position, tuple[Event, ...]]:
    """The position after an action in writing, and what happened. Raises IllegalAction and BadAction."""
    action = game.parse(state, text)
    if not state.allows(action):
        raise game.refuse(state, action).error()
    after, events = state.after(action)
    return cast(Position, after), events  # a game's positions are all of one kind

"""One immutable position of a game, what a seat may see of it, and how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.action import Action
from engine.core.events import Event


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a score per seat, the seats that won (shared wins name several), and the reason's id."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class State(Protocol):
    """One immutable position. Seats are numbered from 1; seat 0 is chance."""

    @property
    def to_act(self) -> int | None:
        """The seat that acts next, 0 for chance, None at the end."""

    @property
    def phase(self) -> str:
        """The id of the step that is due, such as `mine`."""

    @property
    def turn(self) -> int:
        """Number of turns completed so far, set-up turns included."""

    def actions(self) -> Sequence[Action]:
        """All legal actions; one with a free choice (`swap`, `deal`) stands there bare."""

    def allows(self, action: Action) -> bool:
        """True when the action is legal here."""

    def after(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The position after a legal action, and what happened. The action is not checked again."""

    def outcome(self) -> Outcome | None:
        """The result when the game is over."""

    def seen_by(self, seat: int) -> View:
        """The position as this seat may see it: everything hidden from it is not in it at all."""


class View(State, Protocol):
    """A position as somebody may see it. Whatever shows, hints, thinks or writes lists takes one of these.

    A view can be asked and played on like the position itself, but a State is no View: it comes from `seen_by`, or
    from `open_view` where nothing is hidden from anybody.
    """

    @property
    def viewer(self) -> int | None:
        """Through whose eyes it is seen: a seat, 0 for nobody's, None where everything lies open."""

    def after(self, action: Action) -> tuple[View, tuple[Event, ...]]:
        """What the one who looks would see after a legal action, and what happens."""

"""What a game belongs to that goes on after it: nothing, the demo, or a series that counts."""

from __future__ import annotations

from typing import Protocol


class Onward(Protocol):
    """Leads to the next game."""

    def tick(self) -> None:
        """A frame has passed at the table."""

    def next_game(self) -> None:
        """The next game takes this one's place."""


class Nothing:
    """The game stands for itself."""

    def tick(self) -> None:
        """Nothing follows it."""

    def next_game(self) -> None:
        """There is none."""

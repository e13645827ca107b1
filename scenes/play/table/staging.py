"""What a show asks of whatever it is shown on; a board of the kit is one, and so is a test's empty floor."""

from collections.abc import Iterable
from typing import Protocol

from engine.core.picture import Picture


class Stage(Protocol):
    """Where it is shown: a board with a view of it that may be on its way to a board that has grown."""

    @property
    def gliding(self) -> bool:
        """Whether the view is still on its way."""

    def show(self, picture: Picture) -> None:
        """Takes on another picture."""

    def keep(self, places: Iterable[str]) -> None:
        """Remembers what these places look like before they change."""

    def glide(self, seconds: float) -> None:
        """The view comes to a board that has grown in so much time."""

    def rest(self) -> None:
        """The view is at its goal."""

    def update(self, dt: float) -> bool:
        """Time passes for the view; True while it is on its way."""


class BareStage:
    """Where nothing is shown yet: a table without a window."""

    gliding = False

    def show(self, picture: Picture) -> None:
        """Nobody sees it."""

    def keep(self, places: Iterable[str]) -> None:
        """Nobody looks there."""

    def glide(self, seconds: float) -> None:
        """There is no view."""

    def rest(self) -> None:
        """There is no view."""

    def update(self, dt: float) -> bool:
        """Nothing is on its way."""
        return False

"""What a table needs of the client around it: wishes, files, computers. The client is one, and so is a test's."""

from __future__ import annotations

from typing import Any, Protocol

from engine.core.brain import Answer
from engine.core.state import View
from engine.records.store import Store
from scenes.preferences import Settings


class Adviser(Protocol):
    """A computer beside the table: it is asked, and never plays."""

    @property
    def failed(self) -> bool:
        """Whether the last question broke it."""

    def ask(self, game: str, view: View, level: int, nodes: int | None, seconds: float) -> None:
        """Asks about a position as a seat sees it; a question that is open is dropped."""

    def poll(self) -> Answer | None:
        """The answer, once."""

    def cancel(self) -> None:
        """The open question need not be answered."""


class Around(Protocol):
    """Wishes, files and computers of whoever sits here."""

    @property
    def settings(self) -> Settings:
        """What the person at the screen wishes, as it is now."""

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What seats are called, by their colours."""

    @property
    def store(self) -> Store:
        """Where games are written down."""

    @property
    def thinker(self) -> Any:
        """The computer players' process."""

    @property
    def analyst(self) -> Adviser:
        """The computer that is asked for hints and values."""

    def change(self, **settings: Any) -> None:
        """Changes settings and keeps them."""

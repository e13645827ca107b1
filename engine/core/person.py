"""Who sits at a seat: a person with a name, or a computer of some level."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Who sits at a seat: `kind` is `human` or `computer`, `level` 1 to 6 counts only for computers."""

    name: str
    kind: str = "human"
    level: int = 0

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.kind == "human"

"""Pages of the rules as data: sentences, and positions as diagrams with claims that the tests check."""

from dataclasses import dataclass

from engine.core.picture import Picture


@dataclass(frozen=True)
class Diagram:
    """A small position for a rules page: items and marks to draw, and claims that the tests check by the rules."""

    picture: Picture
    caption: str
    claims: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page of the rules: a title, the phase it belongs to, a few short sentences, and diagrams."""

    title: str
    phases: tuple[str, ...]
    sentences: tuple[str, ...]
    diagrams: tuple[Diagram, ...]

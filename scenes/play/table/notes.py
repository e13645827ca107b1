"""What happens at a table and concerns the screen around it: notes that are left there and taken once a frame."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.match import Match


@dataclass(frozen=True)
class Ask:
    """A question; the answer comes back as a command with this name and True or False."""

    question: str
    detail: str
    yes: str
    no: str
    command: str


@dataclass(frozen=True)
class Tell:
    """Something that must be read."""

    headline: str
    detail: str
    name: str


@dataclass(frozen=True)
class Hear:
    """A sound by its name."""

    sound: str


@dataclass(frozen=True)
class Cover:
    """The curtain has come down, for the person at a seat."""

    seat: int


@dataclass(frozen=True)
class Another:
    """Another match takes this one's place; with a journal of its own if it is `kept`."""

    match: Match
    kept: bool


@dataclass(frozen=True)
class Follow:
    """The next game of whatever this one belongs to takes its place."""


Note = Ask | Tell | Hear | Cover | Another | Follow

"""What an animation is: items on their way, effects and sounds by the time that has passed. Numbers only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.picture import Item


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item is at one moment: on the way from `origin` to `place`, `mix` of 0..1 done.

    `lift` is its height in cell units, `scale` and `alpha` are factors, `lit` is its lamp or shine, `grey` how far
    its colour has gone, `turned` how far it has become what it turns into (and `was` whose it was until then),
    `aside` how far it has been pushed away from its place, in cell units.
    """

    origin: str
    place: str
    mix: float = 1.0
    lift: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lit: float = 1.0
    grey: float = 0.0
    turned: float = 0.0
    aside: float = 0.0
    was: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens at a place and leaves nothing behind: `crack`, `glow`... `t` is 0..1."""

    kind: str
    place: str
    t: float
    owner: int = 0


class Timeline(Protocol):
    """An animation as a pure function of time in seconds at normal speed."""

    @property
    def duration(self) -> float:
        """Seconds until everything lies still."""

    def poses(self, t: float) -> Sequence[tuple[Item, Pose]]:
        """Each moving item with its pose at time t, also before it starts and after it has arrived."""

    def effects(self, t: float) -> Sequence[Effect]:
        """The effects under way at time t."""

    def cues(self, since: float, until: float) -> Sequence[str]:
        """Names of the sounds that fall into the time after `since` up to `until`."""

"""Timelines: who is where at which second, as plain numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import pi, sin

from engine.core.picture import Item
from engine.core.presentation import Effect, Pose
from engine.motion.ease import Ease, clamp, in_out, linear


@dataclass(frozen=True)
class Leg:
    """One stretch of a track, from second `start` to `end`: between two places, or a change of how the item shows.

    `lift` is the peak height of an arc in cells. `scale`, `alpha`, `lit`, `grey`, `turned` and `aside` are what the
    values of that name in the item's pose come to at the end of the leg; they stay so afterwards.
    """

    start: float
    end: float
    origin: str
    place: str
    ease: Ease = in_out
    lift: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lit: float = 1.0
    grey: float = 0.0
    turned: float = 0.0
    aside: float = 0.0

    def at(self, t: float, before: Pose) -> Pose:
        """The pose t seconds in, given the pose in which the leg began."""
        done = clamp((t - self.start) / (self.end - self.start)) if self.end > self.start else 1.0
        mix = self.ease(done)
        height = self.lift * sin(pi * clamp(mix))
        scale, alpha, lit, grey, turned, aside = (
            a + (b - a) * done for a, b in (
                (before.scale, self.scale), (before.alpha, self.alpha), (before.lit, self.lit),
                (before.grey, self.grey), (before.turned, self.turned), (before.aside, self.aside)))
        return Pose(self.origin, self.place, mix, height, scale, alpha, lit, grey, turned, aside, before.was)


@dataclass(frozen=True)
class Track:
    """An item's way through the animation. `item` is what lies there at the end (what the picture after shows)."""

    item: Item
    legs: tuple[Leg, ...]
    first: Pose

    def at(self, t: float) -> Pose:
        """The pose at time t: before the first leg where it began, after the last where it came to lie."""
        pose = self.first
        for leg in self.legs:
            if t < leg.start:
                break
            pose = leg.at(t, pose) if t < leg.end else leg.at(leg.end, pose)
            if t < leg.end:
                break
        return pose

    @property
    def end(self) -> float:
        """Second at which it lies still."""
        return self.legs[-1].end if self.legs else 0.0


@dataclass(frozen=True)
class Flash:
    """An effect at a place from second `start` to `end`."""

    kind: str
    place: str
    start: float
    end: float
    owner: int = 0
    ease: Ease = linear


@dataclass(frozen=True)
class Tracks:
    """A whole animation: tracks, effects, and sounds at their seconds."""

    tracks: tuple[Track, ...] = ()
    flashes: tuple[Flash, ...] = ()
    sounds: tuple[tuple[float, str], ...] = ()
    rest: float = field(default=0.0)

    @property
    def duration(self) -> float:
        """Seconds until everything lies still."""
        ends = [track.end for track in self.tracks] + [flash.end for flash in self.flashes]
        return max(ends, default=0.0) + self.rest

    def poses(self, t: float) -> Sequence[tuple[Item, Pose]]:
        """Each moving item with its pose at time t."""
        return [(track.item, track.at(t)) for track in self.tracks]

    def effects(self, t: float) -> Sequence[Effect]:
        """The effects under way at time t."""
        return [Effect(f.kind, f.place, f.ease((t - f.start) / (f.end - f.start)), f.owner)
                for f in self.flashes if f.start <= t < f.end]

    def cues(self, since: float, until: float) -> Sequence[str]:
        """Sounds that fall into (since, until]."""
        return [name for at, name in self.sounds if since < at <= until]


def later(tracks: Tracks, by: float) -> Tracks:
    """The same animation, begun `by` seconds later."""
    return Tracks(
        tuple(replace(t, legs=tuple(replace(leg, start=leg.start + by, end=leg.end + by) for leg in t.legs))
              for t in tracks.tracks),
        tuple(replace(f, start=f.start + by, end=f.end + by) for f in tracks.flashes),
        tuple((at + by, name) for at, name in tracks.sounds), tracks.rest)


def together(*parts: Tracks) -> Tracks:
    """Several animations at once."""
    return Tracks(
        tuple(track for part in parts for track in part.tracks),
        tuple(flash for part in parts for flash in part.flashes),
        tuple(sound for part in parts for sound in part.sounds),
        max((part.rest for part in parts), default=0.0))

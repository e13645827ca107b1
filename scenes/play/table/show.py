"""What the board shows while the game has already gone on: a queue of steps, each animated from its events."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from engine.core.events import Placed
from engine.core.picture import Item, Mark, Picture
from engine.core.presentation import Finale, Presentation, Timeline
from engine.core.state import View
from scenes.play.table.change import Change
from scenes.play.table.counting import Counting
from scenes.play.table.staging import Stage

RATE: Mapping[str, float] = MappingProxyType({"slow": 0.5, "normal": 1.0, "fast": 2.5, "off": 0.0})
GLIDE = 0.3  # seconds in which the view goes to a board that has grown
LONGEST = 2.5  # seconds that a turn may take at normal speed


class Show:
    """Plays changes one after another on a stage; knows no pixels.

    `view` is the position that the board shows now, or is coming to; `done` says how far it has come.
    """

    def __init__(
        self, presentation: Presentation, stage: Stage, view: View, at: int, speed: str, sound: Callable[[str], None]
    ) -> None:
        """`view` is shown at first, the position after `at` actions."""
        self.presentation, self.stage, self.speed, self._sound = presentation, stage, speed, sound
        self.view, self._at = view, at
        self.hidden, self._before = frozenset[str](), frozenset[Mark]()
        self._queue: deque[Change] = deque()
        self._now: tuple[Timeline, Change | None] | None = None  # without a change: the finale
        self._t, self._rate = 0.0, 1.0
        self._finale: Finale | None = None  # the last that was played
        self.still: tuple[Item, ...] = ()  # the pieces that lie still
        self.was: tuple[Item, ...] = ()  # what the picture held before what is under way
        self._picture = presentation.picture(view)
        self.jump(view, at)

    @property
    def done(self) -> int:
        """How many actions have been shown to their end; the one under way is not among them."""
        change = self._now[1] if self._now else None
        return change.at if change else self._at

    @property
    def busy(self) -> bool:
        """Whether something is still under way."""
        return self._now is not None or bool(self._queue)

    @property
    def picture(self) -> Picture:
        """The picture that the board shows."""
        return self._picture

    def moves_only(self, test: Callable[[Change], bool]) -> bool:
        """Whether all that is still under way passes a test; the counting at the end never does."""
        return all(c is not None and test(c) for c in (*([self._now[1]] if self._now else ()), *self._queue))

    def pace(self, speed: str) -> None:
        """Another speed, also for what is under way; the animation switched off ends it."""
        self.speed = speed
        if speed == "off":
            self.skip()

    def come_to(self, stage: Stage) -> None:
        """It is shown on another stage from now on, as far as it has come."""
        self.stage = stage
        stage.show(self.shown)

    def hide(self, kinds: frozenset[str]) -> None:
        """Only marks of other kinds than these are shown."""
        if self.hidden != kinds:
            self.hidden = kinds
            self.stage.show(self.shown)

    def jump(self, view: View, at: int) -> None:
        """Shows the position after `at` actions at once, whatever was under way."""
        self._queue.clear()
        self._now, self.was = None, ()
        self._settle(view, at)
        self.stage.rest()

    @property
    def shown(self) -> Picture:
        """The picture without the kinds of marks that are switched off."""
        marks = tuple(mark for mark in self._picture.marks if mark.kind not in self.hidden)
        return replace(self._picture, marks=marks) if self.hidden else self._picture

    @property
    def lasting(self) -> tuple[Mark, ...]:
        """The picture's own marks; while something moves only those that stood before, too (closed cells)."""
        marks = self.shown.marks
        return tuple(mark for mark in marks if mark in self._before) if self.busy else marks

    def _settle(self, view: View, at: int) -> None:
        self.view, self._at = view, at
        self._picture = self.presentation.picture(view)
        self.still = self._picture.items
        self.stage.show(self.shown)

    def add(self, changes: Sequence[Change]) -> None:
        """Queues changes; with the animation off they show at once."""
        if not changes:
            return
        if self.speed == "off":
            self.jump(changes[-1].after, changes[-1].at + 1)
            last = self.presentation.motion(changes[-1].before, changes[-1].action, changes[-1].events)
            for name in last.cues(-1.0, 60.0)[:1]:
                self._sound(name)
            return
        self._queue.extend(changes)
        lengths = [self.presentation.motion(c.before, c.action, c.events).duration for c in self._queue]
        rest = self._now[0].duration - self._t if self._now else 0.0
        self._rate = max(1.0, (sum(lengths) + rest) / LONGEST) if len(changes) > 1 else self._rate
        if self._now is None:
            self._begin()

    def _begin(self) -> None:
        change = self._queue.popleft()
        self._before, self.was = frozenset(self._picture.marks), self._picture.items
        timeline = self.presentation.motion(change.before, change.action, change.events)
        self.stage.keep(e.place for e in change.events if isinstance(e, Placed) and not e.source)
        self._settle(change.after, change.at + 1)
        self.still = _lying(self._picture, timeline)
        self._now, self._t = (timeline, change), 0.0
        self.stage.glide(GLIDE / RATE[self.speed] / self._rate if RATE[self.speed] else 0.0)

    def update(self, dt: float) -> bool:
        """Time passes; True while something is under way."""
        if self._now is None:
            return False
        if self.stage.gliding:
            return True  # first the view goes where all has room
        timeline = self._now[0]
        since = self._t if self._t else -1.0
        self._t += dt * RATE[self.speed] * self._rate
        for name in timeline.cues(since, self._t):
            self._sound(name)
        if self._t >= timeline.duration:
            self._finish()
        return True

    def _finish(self) -> None:
        self._now, self.was = None, ()
        self.still = self._picture.items
        if self._queue:
            self._begin()
        else:
            self._rate = 1.0

    def finale(self, finale: Finale) -> None:
        """Plays the counting at the end; afterwards its picture stays."""
        self._before, self._finale = frozenset(self._picture.marks), finale
        timeline, self._picture = finale.timeline, finale.picture
        self.still = _lying(self._picture, timeline)
        self.stage.show(self.shown)
        self._now, self._t, self._rate = (timeline, None), 0.0, 1.0
        if self.speed == "off":
            self._finish()

    def skip(self) -> None:
        """Jumps to the end of everything queued; nothing is played."""
        change = self._queue[-1] if self._queue else self._now[1] if self._now else None
        if change:
            self.jump(change.after, change.at + 1)
        elif self.busy:
            self.stage.rest()
            self._finish()

    @property
    def under_way(self) -> tuple[Timeline, Change | None, float] | None:
        """What is animated now, the change that it shows (None for the counting), and at which second it is."""
        return (*self._now, self._t) if self._now else None

    @property
    def counting(self) -> Counting | None:
        """The counting that is under way."""
        return Counting(self._finale, self._t) if self._finale and self._now and self._now[1] is None else None

    @property
    def waits(self) -> bool:
        """Whether nothing has set out yet, since the view is still on its way; what was dragged has left its hand."""
        return self.stage.gliding and not (self._now and self._now[1] and self._now[1].fall)

    def lying_at(self, place: str) -> list[Item]:
        """The pieces that lie still at a place beside the board (in hand, on a tray)."""
        return [item for item in (self.was if self.waits else self.still) if item.place == place]


def _lying(picture: Picture, timeline: Timeline) -> tuple[Item, ...]:
    """What of a picture does not move."""
    left = Counter(picture.items)
    left.subtract(item for item, _ in timeline.poses(0.0))
    return tuple((+left).elements())

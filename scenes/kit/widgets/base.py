"""What all widgets share: where they are, what state they show, how that state eases, what they answer."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.widgets.style import Style, ring_width

EASE = 0.12  # seconds that a change of state takes to show
STEPS = 8  # an easing passes through so many pictures at most, so that the corners of boxes stay cached
ACTIVATE = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


@dataclass(frozen=True)
class Command:
    """What a widget asks for. `final` is false while a value is still being dragged or typed."""

    id: str
    value: Any = None
    final: bool = True


@dataclass(frozen=True)
class WidgetState:
    """What can be pressed, as told to tests and tools; rect in window pixels."""

    id: str
    rect: Rect
    text: str
    enabled: bool
    focused: bool
    value: Any = None


class Fade:
    """A number that eases to its goal in EASE seconds; the first goal it is given it takes at once."""

    def __init__(self) -> None:
        self._from = self._goal = 0.0
        self._t = -1.0

    def step(self, goal: float, dt: float) -> bool:
        """Go on towards `goal` by dt seconds; True while it moves."""
        if self._t < 0:
            self._from, self._goal, self._t = goal, goal, 1.0
            return False
        if goal != self._goal:
            self._from, self._goal, self._t = self.share, goal, 0.0
        moving = self._t < 1
        self._t = min(1.0, self._t + dt / EASE)
        return moving

    @property
    def share(self) -> float:
        """How far it has come, slow at both ends, in at most STEPS pictures."""
        t = max(0.0, round(self._t * STEPS) / STEPS)
        return self._from + (self._goal - self._from) * t * t * (3 - 2 * t)


class Widget:
    """Something on the screen with an id, a place and a text. Change the fields freely: the desk sees it."""

    passive = False  # passive ones take no pointer and no focus
    grabs_focus = False  # whether a click also gives the keyboard focus
    drags = False  # whether it stays pressed while the pointer is dragged out of it

    def __init__(self, id: str, text: str = "", tip: str = "") -> None:
        self.id, self.text, self.tip = id, text, tip
        self.rect = Rect(0, 0, 0, 0)
        self.enabled = self.visible = True
        self.focused = self.hovered = self.pressed = False
        self.value: Any = None
        self.about: Hashable = None  # what a press is about beyond the words: whose turn, which game
        self.cut = False  # whether the text was too long for its place when last drawn
        self.warm, self.sunk, self.lit = Fade(), Fade(), Fade()

    def want(self, style: Style, width: int = 0) -> tuple[int, int]:
        """The size in pixels at which everything can be read; `width`, if given, is what there is."""
        return width or self.rect.w, self.rect.h

    def draw(self, dst: Surface, style: Style) -> None:
        """Paint it; nothing is painted outside `bounds`."""
        raise NotImplementedError

    def bounds(self, style: Style) -> Rect:
        """The rect with the room for the focus ring and the lip around it."""
        room = 2 * ring_width(style) + 1
        return self.rect.inflate(2 * room, 2 * room)

    def handle(self, event: Event) -> Command | None:
        """Answer an event that the desk has found to be for this widget."""
        released = event.type == pygame.MOUSEBUTTONUP and self.rect.collidepoint(event.pos)
        keyed = event.type == pygame.KEYDOWN and event.key in ACTIVATE
        return self.fire() if self.enabled and (released or keyed) else None

    def wants(self, event: Event) -> bool:
        """Whether a key belongs to this widget while it has the focus."""
        return event.type == pygame.KEYDOWN and event.key in ACTIVATE and not chord(event)

    def fire(self) -> Command | None:
        """What activating it asks for."""
        return Command(self.id, self.value)

    def is_on(self) -> bool:
        """Whether it shows a lit state (a toggle that is on)."""
        return False

    def update(self, dt: float) -> bool:
        """Let hover, press and light ease on by dt seconds; True while something moves."""
        moved = self.warm.step(self.hovered and self.enabled, dt)
        moved |= self.sunk.step(self.pressed and self.enabled, dt * 2)  # a press answers faster than a hover
        return self.lit.step(self.is_on(), dt) or moved

    def face(self) -> tuple[Any, ...]:
        """Everything that the picture depends on: the same face need not be painted again."""
        eased = (self.warm.share, self.sunk.share, self.lit.share)
        return (tuple(self.rect), self.text, self.enabled, self.visible, self.focused, self.value, eased)

    def meaning(self) -> tuple[Any, ...]:
        """What a press on it means; a release counts only if this is still the same."""
        return (self.id, self.text, self.enabled, self.visible, tuple(self.rect), self.about)

    def state(self) -> WidgetState:
        """What tests and tools are told."""
        return WidgetState(self.id, Rect(self.rect), self.text or self.tip, self.enabled, self.focused, self.value)

    def hint_text(self) -> str:
        """What the tip says: the tip, or the whole text where it had to be cut."""
        return self.tip or (self.text if self.cut else "")

    def parts(self) -> list[WidgetState]:
        """The places inside that can be pressed on their own (options, rows), as they were last drawn."""
        return []


def lifted(event: Event) -> bool:
    """Whether the pointer moves with the left button up: then a press, should one go on, was released elsewhere."""
    return event.type == pygame.MOUSEMOTION and not getattr(event, "buttons", (0, 0, 0))[0]


def chord(event: Event) -> bool:
    """Whether Ctrl, Alt or the like is held with the key: then it is a shortcut, not for a widget."""
    return bool(getattr(event, "mod", 0) & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META))

"""The timeline under the board: a sign for every turn in its seat's colour and shape, and a handle to drag."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.boxes import box
from scenes.kit.theme import Theme, hexed, mix
from scenes.kit.widgets import Command, Style, Widget, draw_ring
from scenes.play.panel.graph import draw_graph
from scenes.play.panel.twigs import Twig, paint_twigs, twig_at, twigs
from scenes.play.table.branches import SideLine
from scenes.play.table.log import Turn
from scenes.play.table.thoughts import Point

READABLE = 13  # design pixels from turn to turn from which emblems can be told apart; below, each seat has a lane
LEFT = "What was played here before: click to see it"
KEYS: Mapping[int, str] = MappingProxyType({pygame.K_LEFT: "review.prev", pygame.K_RIGHT: "review.next"})


class Strip(Widget):
    """The turns of a game in slots of equal width, the beginning in the first slot.

    `at` is how many actions are shown. It asks with `Command(id, actions)`, not final while the handle is dragged.
    """

    grabs_focus = drags = True

    def __init__(self, id: str, tip: str = "") -> None:
        super().__init__(id, "", tip)
        self.turns: tuple[Turn, ...] = ()
        self.seats = 2
        self.at = 0
        self.margin = 12  # pixels at both ends, for half of the handle
        self.curve: tuple[Point, ...] = ()  # the shares after each turn, for the graph
        self.above = 0  # pixels at the top that belong to the graph
        self.twigs: tuple[SideLine, ...] = ()  # lines that were left, each where it leaves the present one
        self.spots: tuple[Twig, ...] = ()  # where these are drawn
        self._twig: Twig | None = None  # the one that was pressed
        self._over = False  # whether the pointer is on one
        self._last_at: int | None = None

    def face(self) -> tuple[Any, ...]:
        return (*super().face(), self.turns, self.at, self.curve, self.twigs)

    # ---- places ------------------------------------------------------------------------------------------------

    def _pitch(self) -> float:
        return max(1, self.rect.w - 2 * self.margin) / (len(self.turns) + 1)

    @property
    def _left(self) -> int:
        return self.rect.x + self.margin

    @property
    def _row(self) -> Rect:
        """Where signs and handle are."""
        return Rect(self.rect.x, self.rect.y + self.above, self.rect.w, self.rect.h - self.above)

    def x_of(self, at: int) -> float:
        """Where the position after so many actions stands, in window pixels; in mid-turn between two slots."""
        before, slot = 0, 0.5
        for turn in self.turns:
            if at < turn.end:
                return self._left + self._pitch() * (slot + (at - before) / (turn.end - before))
            before, slot = turn.end, slot + 1
        return self._left + self._pitch() * slot

    def at_x(self, x: int) -> int:
        """How many actions had been played at the slot nearest to x."""
        slot = int(max(0, min(len(self.turns), (x - self._left) // self._pitch())))
        return self.turns[slot - 1].end if slot else 0

    # ---- events ------------------------------------------------------------------------------------------------

    def wants(self, event: Event) -> bool:
        return event.type == pygame.KEYDOWN and event.key in KEYS

    def handle(self, event: Event) -> Command | None:
        if event.type == pygame.KEYDOWN:
            return Command(KEYS[event.key])
        if event.type == pygame.MOUSEMOTION:
            self._over = twig_at(self.spots, event.pos) is not None
        if event.type == pygame.MOUSEMOTION and not self.pressed:
            return None
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return None
        twig = twig_at(self.spots, event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._twig = twig
        if self._twig:  # pressed on a line that was left, so nothing is dragged
            same = event.type == pygame.MOUSEBUTTONUP and self._twig == twig
            return Command("review.lines", self._twig.line.at) if same else None
        at, final = self.at_x(event.pos[0]), event.type == pygame.MOUSEBUTTONUP
        if event.type == pygame.MOUSEMOTION and at == self._last_at:
            return None
        self._last_at = at
        return Command(self.id, at, final)

    def hint_text(self) -> str:
        return LEFT if self._over and self.hovered else super().hint_text()

    # ---- paint -------------------------------------------------------------------------------------------------

    def draw(self, dst: Surface, style: Style) -> None:
        t, px, y = style.theme, style.scale.px, self._row.centery
        grip = self._grip(style)
        left, right = round(self.x_of(0)), round(self.x_of(self.turns[-1].end)) if self.turns else self.rect.right
        dst.fill(t.line, Rect(left, y - 1, right - left, 2))
        dst.fill(t.muted if self.enabled else t.line, Rect(left, y - 1, max(0, grip.centerx - left), 2))
        box(dst, Rect(left - px(3), y - px(3), 2 * px(3), 2 * px(3)), t.muted, None, px(3))
        self._signs(dst, style)
        self.spots = twigs(self.twigs, self._row, self.x_of, style.scale.px)
        paint_twigs(dst, style, self.spots, self._row)
        if self.above:
            room = Rect(self.rect.x, self.rect.y, self.rect.w, self.above - px(3))
            spots = [(self.x_of(point.at), point.parts) for point in self.curve]
            draw_graph(dst, style, room, spots, self.seats, self.x_of(self.at))
        if self.enabled and self.turns:
            wide = 2 * round(px(2) * self.warm.share)
            box(dst, grip.inflate(wide, wide), None, mix(t.amber, t.amber_light, self.sunk.share), grip.w / 2, px(2))
        if self.focused:
            draw_ring(dst, style, grip, grip.w / 2)

    def _grip(self, style: Style) -> Rect:
        grip = Rect(0, 0, style.scale.px(20), min(style.scale.px(24), self._row.h - 4))
        grip.center = round(self.x_of(self.at)), self._row.centery
        return grip

    def _signs(self, dst: Surface, style: Style) -> None:
        pitch, y = self._pitch(), self._row.centery
        wide = pitch >= style.scale.px(READABLE)
        side = min(style.scale.px(13), round(pitch) - 1)
        lane = max(2, (self._row.h - style.scale.px(10)) // self.seats)
        top = y - lane * self.seats // 2
        for i, turn in enumerate(self.turns, 1):
            colour = _tone(style.theme, turn, self.at)
            x = self._left + pitch * (i + 0.5)
            if wide:
                image = style.art.sprite(f"icons/{style.theme.seats[turn.seat - 1].emblem}", side, hexed(colour))
                dst.blit(image, image.get_rect(center=(round(x), y)))
            else:
                w = max(1, round(pitch * 0.7))
                dst.fill(colour, Rect(round(x - w / 2), top + lane * (turn.seat - 1), w, lane - 1))


def _tone(theme: Theme, turn: Turn, at: int) -> tuple[int, int, int]:
    """A seat's colour; what comes after the position shown is paler."""
    base = theme.seats[turn.seat - 1].base
    return base if turn.end <= at else mix(theme.ground, base, 0.45)

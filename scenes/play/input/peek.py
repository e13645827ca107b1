"""Peeking: where people share the screen, one's own hand lies face down in computers' turns and shows while held up."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.event import Event

from engine.core.picture import HIDDEN
from scenes.kit.widgets import Button, Desk, lifted
from scenes.play.table.table import Table
from scenes.shortcuts import asked

KEY = pygame.K_p
LETS_GO = (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)


class Peek:
    """Holds the hand up while the key, the button or the own rack is pressed; with the release it lies down again.

    Only the rack shows it: the board, the texts and all else stay as they are for everybody.
    """

    def __init__(self, table: Table, desk: Desk) -> None:
        self._table, self._desk = table, desk
        self._held = self._by_pointer = False
        self.button = Button("peek", "Hold to peek", "eye", tip="Your tiles show while you hold this, or the P key")

    @property
    def can(self) -> bool:
        """Whether somebody sits here whose hand lies face down."""
        table = self._table
        return table.eyes.face_down and not (self._desk.modal or table.review.on or table.match.outcome)

    def offer(self, on: bool) -> None:
        """Its button is there or not."""
        self.button.visible, self.button.enabled = on, self.can

    @property
    def on(self) -> bool:
        """Whether the hand is held up now."""
        return self._held and self.can

    def let_go(self) -> None:
        """The hand lies down."""
        self._held = self._by_pointer = False

    def handle(self, event: Event, on_rack: Callable[[tuple[int, int]], bool]) -> bool:
        """Looks at every event first; True when it was only for this. `on_rack` says what points lie on the rack."""
        released = event.type == pygame.MOUSEBUTTONUP and event.button == 1 or self._by_pointer and lifted(event)
        if event.type in LETS_GO or released or (event.type == pygame.KEYUP and event.key == KEY):
            self.let_go()
        elif event.type == pygame.KEYDOWN and asked(event) == "peek":
            self._held, self._by_pointer = self.can, False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.can:
            taken = on_rack(event.pos)
            self._held = taken or (self.button.visible and self.button.rect.collidepoint(event.pos))
            self._by_pointer = self._held
            return taken
        return False

    def tiles(self) -> list[str]:
        """The faces of the hand that is held up."""
        eyes = self._table.eyes
        picture = self._table.presentation.picture(eyes.own(self._table.match.state))
        return [item.face or HIDDEN for item in picture.items if item.place == f"hand:{eyes.lifted}"]

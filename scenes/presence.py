"""Whether anybody can see the window, and whether it is the one that is worked in: not seen, not heard, and no time."""

from __future__ import annotations

import pygame
from pygame.event import Event

GONE = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
BACK = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED, pygame.WINDOWEXPOSED)
WORKED_IN = (pygame.WINDOWFOCUSGAINED, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
NAP, UNSEEN_NAP = 0.015, 0.1  # seconds between two looks for events while nothing moves


class Presence:
    """Reads the window's events."""

    def __init__(self) -> None:
        self.seen = self.focused = True

    @property
    def nap(self) -> float:
        """Seconds that may pass between two looks for events."""
        return NAP if self.seen else UNSEEN_NAP

    def heed(self, event: Event) -> bool:
        """Takes note of an event; True where the window has come back, and everything has to be painted."""
        was, self.seen = self.seen, event.type not in GONE and (self.seen or event.type in BACK)
        if event.type in (pygame.WINDOWFOCUSLOST, *WORKED_IN):
            self.focused = event.type != pygame.WINDOWFOCUSLOST
        return self.seen and not was

"""What every scene is: widgets on a desk, the commands they give, and what is painted under them."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.client import Client
from scenes.kit.widgets import Command, Desk
from scenes.unsaved import LEAVE


class Scene:
    """One screenful. Subclasses lay out widgets on `desk`, answer commands, and paint what lies under the widgets."""

    name = "scene"
    with_board = False
    works_unseen = False  # whether its time goes on while nobody can see the window
    every_key = False  # whether it wants even the keys that mean the same in every scene

    def __init__(self, app: Client) -> None:
        self.app = app
        self.desk = Desk(free=self.with_board)
        self.going: Callable[[], None] = lambda: None  # leads away from here, once it is agreed that unsaved is lost
        self.stale = True

    def enter(self) -> None:
        """Called when the scene comes onto the stack."""
        self.layout()

    def leave(self) -> None:
        """Called when it goes for good."""

    def pause(self) -> None:
        """Another scene comes over it."""
        self.let_go()

    def let_go(self) -> None:
        """What is pressed or dragged is no longer: its release will not be heard here."""
        self.desk.let_go()

    def stake(self, pos: tuple[int, int]) -> Hashable:
        """What a press at a point is about: the second half of a double click counts only where that is the same."""
        return self.desk.stake(pos)

    def resume(self) -> None:
        """It is on top again."""
        self.layout()

    def help(self) -> None:
        """F1 was pressed: the rules, at the page that fits."""
        self.app.doors.rules()

    def unsaved(self) -> str:
        """Why something here is not on disk, as a sentence; "" where nothing would be lost."""
        return ""

    def layout(self) -> None:
        """Lays everything out for the app's present size and look; also called after a resize."""
        self.stale = True

    def handle(self, event: Event) -> None:
        """One event: first the widgets', then the scene's own."""
        command = self.desk.handle(event)
        if command and command.id == LEAVE:
            self.going() if command.value else None
        elif command:
            self.answer(command)
        elif not self.desk.took:
            self.other(event)

    def answer(self, command: Command) -> None:
        """A widget was used."""

    def other(self, event: Event) -> None:
        """An event that no widget wanted. Esc steps out by default."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.scenes.pop()

    def update(self, dt: float) -> bool:
        """Time passes; True while something moves (the next frame should come soon)."""
        return self.desk.update(dt)

    def draw(self, surface: Surface) -> list[Rect]:
        """Brings the surface up to date; the rectangles that changed."""
        if self.stale:
            self.stale = False
            self.paint(surface)
            self.desk.draw(surface, self.app.style)
            return [surface.get_rect()]
        return self.desk.draw(surface, self.app.style, only_dirty=True)

    def paint(self, surface: Surface) -> None:
        """Everything under the widgets."""
        surface.fill(self.app.style.theme.ground)

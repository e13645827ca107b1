"""Scenes as a stack: the top one gets events and time and is drawn; changes wait for the end of the frame."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.widgets import Command, Desk
from scenes.unsaved import LEAVE

if TYPE_CHECKING:
    from scenes.app import App


class Scene:
    """One screenful. Subclasses lay out widgets on `desk`, answer commands, and paint what lies under the widgets."""

    name = "scene"
    with_board = False
    works_unseen = False  # whether its time goes on while nobody can see the window
    every_key = False  # whether it wants even the keys that mean the same in every scene

    def __init__(self, app: App) -> None:
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
        from scenes.rules.scene import RulesScene

        self.app.scenes.push(RulesScene(self.app))

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


class SceneManager:
    """The stack. `push`, `pop` and `swap` are noted and done at the end of the frame, so no scene vanishes in use."""

    def __init__(self) -> None:
        self._stack: list[Scene] = []
        self._changes: list[tuple[str, Scene | None]] = []
        self.changes = 0  # how often another scene has come on top
        self._left = 0  # frames until what scenes left behind is cleared away

    def clear_away(self) -> None:
        """Frees what scenes left behind, a frame after the one in which the new scene had much to do. Scenes and
        their parts know each other, so that only a collection frees their big pictures, and by itself it comes late:
        it counts objects, not bytes."""
        if self._left:
            self._left -= 1
            if not self._left:
                gc.collect()

    @property
    def top(self) -> Scene:
        """The scene that is shown."""
        return self._stack[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All of them, the top one last."""
        return tuple(self._stack)

    @property
    def empty(self) -> bool:
        """True when the last scene has gone: the program ends."""
        return not self._stack

    def push(self, scene: Scene) -> None:
        """Puts a scene over the others."""
        self._changes.append(("push", scene))

    def pop(self) -> None:
        """Takes the top scene away."""
        self._changes.append(("pop", None))

    def swap(self, scene: Scene) -> None:
        """Puts a scene in place of the top one."""
        self._changes.append(("swap", scene))

    def home(self, scene: Scene) -> None:
        """Leaves all scenes and begins anew with this one."""
        self._changes.append(("home", scene))

    def settle(self) -> bool:
        """Does the changes noted since last time; True if there were any."""
        changed = bool(self._changes)
        self.changes += changed
        while self._changes:  # a scene that comes in may lay another one over itself at once
            changes, self._changes = self._changes, []
            for kind, scene in changes:
                self._change(kind, scene)
        return changed

    def _change(self, kind: str, scene: Scene | None) -> None:
        if kind == "push" and self._stack:
            self.top.pause()
        while self._stack and (kind in ("pop", "swap", "home")):
            self._stack.pop().leave()
            self._left = 2
            if kind != "home":
                break
        if scene is not None:
            self._stack.append(scene)
            scene.enter()
        elif self._stack:
            self.top.resume()

    def abandon(self, failed: Callable[[Exception], object]) -> None:
        """Leaves every scene after an error, whatever else fails there; what fails is told to `failed`."""
        self._changes.clear()
        while self._stack:
            try:
                self._stack.pop().leave()
            except Exception as error:
                failed(error)

    def close(self) -> None:
        """Leaves every scene."""
        while self._stack:
            self._stack.pop().leave()

"""Scenes as a stack: the top one gets events and time and is drawn; changes wait for the end of the frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

from pygame import Rect, Surface
from pygame.event import Event

from scenes.kit.widgets import Desk


class Screen(Protocol):
    """A scene as the stack and the shell know it; what each of these means stands in scenes/scene.py."""

    name: str
    desk: Desk
    going: Callable[[], None]
    stale: bool
    works_unseen: bool
    every_key: bool

    def enter(self) -> None: ...
    def leave(self) -> None: ...
    def pause(self) -> None: ...
    def let_go(self) -> None: ...
    def stake(self, pos: tuple[int, int], /) -> Hashable: ...
    def resume(self) -> None: ...
    def help(self) -> None: ...
    def unsaved(self) -> str: ...
    def layout(self) -> None: ...
    def handle(self, event: Event, /) -> None: ...
    def update(self, dt: float, /) -> bool: ...
    def draw(self, surface: Surface, /) -> list[Rect]: ...


class SceneManager:
    """The stack. `push`, `pop` and `swap` are noted and done at the end of the frame, so no scene vanishes in use."""

    def __init__(self) -> None:
        self._stack: list[Screen] = []
        self._changes: list[tuple[str, Screen | None]] = []
        self.changes = 0  # how often another scene has come on top

    @property
    def top(self) -> Screen:
        """The scene that is shown."""
        return self._stack[-1]

    @property
    def scenes(self) -> tuple[Screen, ...]:
        """All of them, the top one last."""
        return tuple(self._stack)

    @property
    def empty(self) -> bool:
        """True when the last scene has gone: the program ends."""
        return not self._stack

    def push(self, scene: Screen) -> None:
        """Puts a scene over the others."""
        self._changes.append(("push", scene))

    def pop(self) -> None:
        """Takes the top scene away."""
        self._changes.append(("pop", None))

    def swap(self, scene: Screen) -> None:
        """Puts a scene in place of the top one."""
        self._changes.append(("swap", scene))

    def home(self, scene: Screen) -> None:
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

    def _change(self, kind: str, scene: Screen | None) -> None:
        if kind == "push" and self._stack:
            self.top.pause()
        while self._stack and (kind in ("pop", "swap", "home")):
            self._stack.pop().leave()
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

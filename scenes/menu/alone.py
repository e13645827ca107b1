"""When nobody is there, the menu begins a demo."""

from __future__ import annotations

from collections.abc import Callable

ALONE = 60.0  # seconds after which it begins


class Alone:
    """Counts how long the menu has been left alone, and then begins a demo, each time of another game."""

    def __init__(self, begin: Callable[[int], None]) -> None:
        """`begin` shows the demo with a number."""
        self._begin = begin
        self._seconds = 0.0
        self._shown = 0

    def touched(self) -> None:
        """Somebody is there."""
        self._seconds = 0.0

    def update(self, dt: float, focused: bool, wanted: bool) -> None:
        """Time passes over the menu; in a window that is not `focused`, nobody has left it alone."""
        if not focused:
            self.touched()
            return
        self._seconds += dt
        if self._seconds >= ALONE and wanted:
            self.touched()
            self._begin(self._shown)
            self._shown += 1

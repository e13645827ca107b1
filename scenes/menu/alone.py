"""When nobody is there, the menu begins a demo."""

from __future__ import annotations

from scenes.client import Client

ALONE = 60.0  # seconds after which it begins


class Alone:
    """Counts how long the menu has been left alone, and then begins a demo, each time of another game."""

    def __init__(self, app: Client) -> None:
        self._app = app
        self._seconds = 0.0
        self._shown = 0

    def touched(self) -> None:
        """Somebody is there."""
        self._seconds = 0.0

    def update(self, dt: float) -> None:
        """Time passes over the menu; in a window that others lie over, nobody has left it alone."""
        if not self._app.presence.focused:
            self.touched()
            return
        self._seconds += dt
        if self._seconds >= ALONE and self._app.settings.demo:
            self.touched()
            self._app.doors.demo(self._shown)
            self._shown += 1

"""The tools at the menu's upper right: rules, saved games, tournament, settings, sound, full screen, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.client import Client
from scenes.kit.widgets import Button, Command

if TYPE_CHECKING:
    from scenes.menu.layout import MenuLayout

TEXTS = ("Rules", "Saved games", "Tournament", "Settings", "Sound", "Full screen", "Quit")


class Tools:
    """The widgets `rules`, `saved`, `tournament`, `settings`, `sound`, `full-screen` and `quit`."""

    def __init__(self, app: Client) -> None:
        self._app = app
        rules, saved, tournament, settings, sound, full, leave = TEXTS
        self.widgets = [Button("rules", rules, "rules", "quiet", "How the games are played (F1)"),
                        Button("saved", saved, "folder", "quiet", "Games under way and finished ones, your results"),
                        Button("tournament", tournament, "trophy", "quiet", "Computers against each other"),
                        Button("settings", settings, "gear", "quiet", "Sound, pace, text size, colours"),
                        Button("sound", sound, "sound", "quiet", "Sound on or off (M)"),
                        Button("full-screen", full, "full-screen", "quiet", "Fill the screen (F11)"),
                        Button("quit", leave, "close", "quiet", "Leave Stonework")]  # fmt: skip

    def refresh(self) -> None:
        """Shows words and the icons of the present state; the icons tell it by shape."""
        for tool, text in zip(self.widgets, TEXTS, strict=True):
            tool.text = text
        self.widgets[4].icon = "mute" if self._app.settings.muted else "sound"
        self.widgets[5].icon = "window" if self._full else "full-screen"

    @property
    def _full(self) -> bool:
        return bool(self._app.window.filling)

    def layout(self, lay: MenuLayout) -> None:
        """Puts them into their places."""
        for tool, place in zip(self.widgets, lay.tools, strict=True):
            tool.rect = place
            tool.text = "" if lay.icons_only else tool.text

    def answer(self, command: Command) -> None:
        """Does what was asked."""
        if command.id == "rules":
            self._app.scenes.top.help()
        elif command.id == "saved":
            self._app.doors.saved()
        elif command.id == "tournament":
            self._app.doors.tournament()
        elif command.id == "settings":
            self._app.doors.settings()
        elif command.id == "sound":
            self._app.change(muted=not self._app.settings.muted)
        elif command.id == "full-screen":
            self._app.full_screen(not self._full)
        elif command.id == "quit":
            self._app.running = False

"""Before anything is left that could not be saved, the people are asked."""

from __future__ import annotations

from collections.abc import Callable

from scenes.client import Client
from scenes.kit.widgets import confirm

LEAVE = "unsaved"  # the command that the answer comes as


def leave(app: Client, go: Callable[[], None]) -> None:
    """Leaves the games on the table by `go`; where one of them is not on disk, only once somebody has said so."""
    why = next(filter(None, (scene.unsaved() for scene in app.scenes.scenes)), "")
    if not why:
        go()
    elif not any(widget.id == f"{LEAVE}.yes" for widget in app.widgets()):
        app.scenes.top.going = go
        confirm(app.scenes.top.desk, "Leave this game unsaved?", f"{why} What was played is lost then.",
                "Leave it", "Stay", LEAVE)  # fmt: skip


def end(app: Client) -> None:
    """Closes the window, asking first where a game is not on disk."""
    def go() -> None:
        app.running = False

    leave(app, go)

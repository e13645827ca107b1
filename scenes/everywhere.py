"""Keys that mean the same in every scene: full screen, rules, mute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame.event import Event

from scenes.shortcuts import asked

if TYPE_CHECKING:
    from scenes.app import App


def global_key(app: App, event: Event) -> bool:
    """Does what the key means everywhere; False for keys that are the scene's own."""
    if app.scenes.top.every_key:
        return False
    match asked(event, app.scenes.top.desk.typing):
        case "screen":
            app.full_screen(not app.window.filling)
        case "rules" if app.scene != "rules":
            app.scenes.top.help()
        case "sound":
            app.change(muted=not app.settings.muted)
        case _:
            return False
    return True

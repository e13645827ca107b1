"""What means the same in every scene: the window's own events, and the keys for full screen, rules, mute."""

from __future__ import annotations

import pygame
from pygame.event import Event

from scenes.client import Client
from scenes.shortcuts import asked
from scenes.unsaved import end, leave


def heed(app: Client, event: Event) -> None:
    """One event: what is the window's is seen to here, the rest is the top scene's."""
    if app.presence.heed(event):
        app.scenes.top.stale = True
    app.sounds.away = not app.presence.seen
    app.window.hear(event)
    if event.type == pygame.QUIT:
        end(app)
    elif event.type == pygame.VIDEORESIZE:
        app.resize((event.w, event.h))
    elif event.type == pygame.WINDOWSIZECHANGED and app.surface.get_size() != app.laid:
        app.resize(app.surface.get_size())  # what the program itself has asked for comes without the other
    elif event.type == pygame.DROPFILE:
        leave(app, lambda: app.doors.open_file(event.file))
    elif event.type == pygame.VIDEOEXPOSE:
        app.scenes.top.stale = True
    elif event.type != pygame.KEYDOWN or not global_key(app, event):
        app.scenes.top.handle(event)


def global_key(app: Client, event: Event) -> bool:
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

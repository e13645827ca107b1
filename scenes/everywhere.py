"""Keys that mean the same in every scene: full screen, rules, mute."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

if TYPE_CHECKING:
    from scenes.app import App


def global_key(app: App, event: Event) -> bool:
    """Does what the key means everywhere; False for keys that are the scene's own."""
    if app.scenes.top.every_key:
        return False
    typing = app.scenes.top.desk.typing
    if event.key == pygame.K_F11:
        app.full_screen(not app.window.filling)
    elif event.key == pygame.K_F1 and app.scene != "rules":
        app.scenes.top.help()
    elif event.key == pygame.K_m and not typing and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
        app.change(muted=not app.settings.muted)
    else:
        return False
    return True

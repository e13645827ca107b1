"""The keys of the play scene that are not the board cursor's: other names for the same commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.kit.widgets import Command

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


def press_key(scene: PlayScene, event: Event) -> None:
    """A key that is not the cursor's."""
    commands, ctrl = scene.commands, bool(event.mod & pygame.KMOD_CTRL)
    match event.key:
        case pygame.K_z | pygame.K_y if ctrl:
            commands.run(Command("undo" if event.key == pygame.K_z else "redo"))
        case pygame.K_c | pygame.K_v if ctrl:
            scene.clip.copy() if event.key == pygame.K_c else scene.clip.paste()
        case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
            scene.review.turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        case pygame.K_HOME:
            scene.review.go(0)
        case pygame.K_END:
            scene.review.end()
        case pygame.K_F2 if scene.eyes.shared:
            scene.cover()
        case pygame.K_BACKSPACE if not scene.review.on:
            commands.step_back()
        case pygame.K_ESCAPE:
            if not commands.cancel() and not scene.first_time.dismiss() and not scene.review.end():
                commands.open_menu()
        case pygame.K_SPACE if scene.match.outcome is None:
            scene.driver.paused = not scene.driver.paused and not scene.driver.human_to_act()
        case pygame.K_h | pygame.K_b if not ctrl:
            commands.run(Command("advice.hint" if event.key == pygame.K_h else "advice.line"))
        case pygame.K_r:
            commands.run(Command("replay"))
        case pygame.K_q | pygame.K_e:
            scene.hand.turn(1 if event.key == pygame.K_e else -1)
        case key if pygame.K_1 <= key <= pygame.K_9 and scene.rack.used:
            scene.rack.take(key - pygame.K_1)
        case pygame.K_0 | pygame.K_KP0:
            commands.fit()
        case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
            scene.pointer.zoom(1.25, scene.pointer.pos)
        case pygame.K_MINUS | pygame.K_KP_MINUS:
            scene.pointer.zoom(0.8, scene.pointer.pos)
    scene.changed()

"""The keys of the play scene: what each command of the table does that is no button's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.kit.widgets import Command
from scenes.play.input.cursor import WAYS
from scenes.shortcuts import asked

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

NEARER, FURTHER = 1.25, 0.8


def press_key(scene: PlayScene, event: Event) -> None:
    """A key that no widget wanted; what is not done here is a button's command."""
    name, _, rest = asked(event).partition(".")
    if name in DEEDS:
        DEEDS[name](scene, rest)
        scene.changed()
    elif name:
        scene.commands.run(Command(f"{name}.{rest}" if rest else name))


def covers_under_dialog(scene: PlayScene, event: Event) -> bool:
    """F2 covers at once, also while a dialog is up, which then goes; True when the event was that."""
    pressed = scene.desk.modal and scene.eyes.shared and event.type == pygame.KEYDOWN
    if not (pressed and asked(event, True) == "cover"):
        return False
    scene.desk.pop_modal()
    scene.cover()
    return True


def _step_out(scene: PlayScene, _: str) -> None:
    """Esc: one thing after another, and at last the menu."""
    if not scene.commands.cancel() and not scene.first_time.dismiss() and not scene.review.end():
        scene.commands.open_menu()


def _pause(scene: PlayScene, _: str) -> None:
    if scene.match.outcome is None:
        scene.driver.paused = not scene.driver.paused and not scene.driver.human_to_act()


def _step_back(scene: PlayScene, _: str) -> None:
    if not scene.review.on:
        scene.commands.step_back()


def _held(scene: PlayScene, _: str) -> None:
    """A key that is held, not pressed: Peek has seen it already."""


def _pick(scene: PlayScene, _: str) -> None:
    scene.pointer.pick_at_cursor()


def _cursor(scene: PlayScene, way: str) -> None:
    scene.pointer.cursor.move(WAYS[way])


def _look(scene: PlayScene, way: str) -> None:
    scene.pointer.zoom(NEARER if way == "nearer" else FURTHER, scene.pointer.pos)


def _turn(scene: PlayScene, way: str) -> None:
    scene.review.turn(1 if way == "on" else -1)


def _go_to(scene: PlayScene, where: str) -> None:
    if where == "first":
        scene.review.go(0)
    else:
        scene.review.end()


def _cover(scene: PlayScene, _: str) -> None:
    if scene.eyes.shared:
        scene.cover()


def _take(scene: PlayScene, number: str) -> None:
    if scene.rack.used:
        scene.rack.take(int(number) - 1)


DEEDS: Mapping[str, Callable[[PlayScene, str], object]] = MappingProxyType({
    "cancel": _step_out,
    "pause": _pause,
    "step-back": _step_back,
    "cover": _cover,
    "take": _take,
    "peek": _held,
    "pick": _pick,
    "cursor": _cursor,
    "look": _look,
    "turn": _turn,
    "to": _go_to,
})

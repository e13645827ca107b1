"""The keys of a table: what each does that is no button's; all others stand for a button's command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame
from pygame.event import Event

from scenes.kit.widgets import Command, Desk
from scenes.play.board.rack import Rack
from scenes.play.input.commands import Commands
from scenes.play.input.cursor import WAYS, Cursor
from scenes.play.input.pointer import cancel
from scenes.play.table import hints, looking, review
from scenes.shortcuts import asked

NEARER, FURTHER = 1.25, 0.8


class Keys:
    """Reads a key that no widget wanted."""

    def __init__(self, commands: Commands, rack: Rack) -> None:
        self.commands, self.rack, self.table = commands, rack, commands.table
        self.pointer, self.cursor = commands.pointer, Cursor(commands.table.hand)

    def press(self, event: Event) -> None:
        """Does what the key asks for."""
        name, _, rest = asked(event).partition(".")
        if name in DEEDS:
            DEEDS[name](self, rest)
        elif name:
            self.commands.run(Command(f"{name}.{rest}" if rest else name))

    def cover_under_dialog(self, event: Event, desk: Desk) -> bool:
        """F2 covers at once, also while a dialog is up, which then goes; True when the event was that."""
        pressed = event.type == pygame.KEYDOWN and asked(event, True) == "cover"
        if pressed and self.table.eyes.shared:
            desk.pop_modal()
            looking.cover(self.table)
            return True
        return False


def _step_out(keys: Keys, _: str) -> None:
    """Esc: one thing after another, and at last the menu."""
    if not cancel(keys.table) and not hints.dismiss(keys.table) and not looking.end_review(keys.table):
        keys.commands.menu.open()


def _pause(keys: Keys, _: str) -> None:
    driver = keys.table.driver
    if keys.table.match.outcome is None:
        driver.pause(not driver.paused and not driver.human_to_act())


def _step_back(keys: Keys, _: str) -> None:
    if not keys.table.review.on and keys.table.manner.allows("back"):
        keys.commands.step_back()


def _held(keys: Keys, _: str) -> None:
    """A key that is held, not pressed: Peek has seen it already."""


def _pick(keys: Keys, _: str) -> None:
    keys.pointer.pick_at_cursor()


def _cursor(keys: Keys, way: str) -> None:
    keys.cursor.move(keys.commands.room.board, WAYS[way])


def _nearer(keys: Keys, way: str) -> None:
    keys.pointer.zoom(NEARER if way == "nearer" else FURTHER, keys.pointer.pos)


def _turn(keys: Keys, way: str) -> None:
    review.turn(keys.table, 1 if way == "on" else -1)


def _go_to(keys: Keys, where: str) -> None:
    if where == "first":
        review.go(keys.table, 0)
    else:
        looking.end_review(keys.table)


def _cover(keys: Keys, _: str) -> None:
    if keys.table.eyes.shared:
        looking.cover(keys.table)


def _take(keys: Keys, number: str) -> None:
    if pick := keys.rack.number(int(number) - 1):
        keys.pointer.click(pick)


DEEDS: Mapping[str, Callable[[Keys, str], object]] = MappingProxyType({
    "cancel": _step_out,
    "pause": _pause,
    "step-back": _step_back,
    "cover": _cover,
    "take": _take,
    "peek": _held,
    "pick": _pick,
    "cursor": _cursor,
    "look": _nearer,
    "turn": _turn,
    "to": _go_to,
})

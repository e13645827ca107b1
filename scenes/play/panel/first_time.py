"""The card of a first-time hint at the bottom of the panel. The board never gives way to it."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.core.presentation import Tip
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.panel.room import Room
from scenes.play.table import hints
from scenes.play.table.table import Table

LEAST_LOG = 56  # design pixels; in less no list of turns is worth its room


class TipCard:
    """Where the card lies in the panel, and what it leaves of it."""

    def __init__(self, table: Table, room: Room) -> None:
        self._table, self._room = table, room
        self.button = Button("first-time", "", "close", "quiet", "Understood: do not show this again (Esc)")

    @property
    def rect(self) -> Rect:
        """Its place at the bottom of the panel, as high as its words need; empty where nothing is due."""
        due, room = hints.due(self._table), self._room.places.below
        if due is None:
            return Rect(0, 0, 0, 0)
        _, _, high = words(self._room.style, due.text, room)
        return Rect(room.x, room.bottom - high, room.w, high)

    def log_room(self, log: Rect) -> Rect:
        """What the list of turns keeps of its place."""
        left = self.left(log)
        return left if left.h >= self._room.style.scale.px(LEAST_LOG) else Rect(0, 0, 0, 0)

    def left(self, room: Rect) -> Rect:
        """What a room that reaches to the panel's bottom keeps above the card."""
        card, px = self.rect, self._room.style.scale.px
        return Rect(room.x, room.y, room.w, max(0, card.y - px(8) - room.y)) if card.h and room.h else room

    def place(self) -> None:
        """Puts the button that dismisses it into the corner of the card."""
        card, px = self.rect, self._room.style.scale.px
        side = min(px(30), card.h)
        self.button.visible = card.h > 0
        self.button.rect = Rect(card.right - side - px(3), card.y + min(px(3), (card.h - side) // 2), side, side)

    def things(self) -> list[Drawn]:
        """The card, if one is due."""
        due, style, card = hints.due(self._table), self._room.style, self.rect
        if due is None:
            return []
        return [Drawn.inside(PANEL_Z, card, ("first-time", due), lambda dst: _paint(dst, style, card, due))]


def words(style: Style, text: str, room: Rect) -> tuple[int, list[str], int]:
    """Font size and lines of a hint in a room, and how high its card is: the largest type in which it fits."""
    px = style.scale.px
    wide, size, lines = room.w - px(48) - px(38), style.scale.body, list[str]()
    for size in (style.scale.body, style.scale.small, round(style.scale.small * 0.8)):
        lines = style.type.wrap(text, size, wide)
        if len(lines) * style.type.height(size) + px(20) <= room.h:
            break
    fit = max(1, (room.h - px(8)) // style.type.height(size))
    lines = lines if len(lines) <= fit else [*lines[:fit - 1], style.type.elide(" ".join(lines[fit - 1:]), size, wide)]
    return size, lines, min(room.h, max(len(lines) * style.type.height(size) + px(20), px(52)))


def _paint(dst: Surface, style: Style, card: Rect, tip: Tip) -> None:
    """An amber card with the step's picture at its left."""
    t, px = style.theme, style.scale.px
    size, lines, _ = words(style, tip.text, Rect(card.x, card.y, card.w, card.h))
    box(dst, card, t.amber_deep, t.amber, px(10))
    icon(dst, style, tip.icon, (card.x + px(25), card.centery), px(24), t.amber)
    pitch = style.type.height(size)
    y = card.centery - pitch * (len(lines) - 1) // 2
    for i, line in enumerate(lines):
        write(dst, style, line, (card.x + px(48), y + i * pitch), size, t.text)

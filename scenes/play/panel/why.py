"""Why a turn was played: under the list of turns, quietly, one sentence that the rules prove, or none."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, write
from scenes.play.panel.first_time import TipCard
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.panel.room import Room
from scenes.play.table.aids import SAYS_WHY
from scenes.play.table.table import Table
from scenes.play.table.why import Reason

LEAST = 12  # pixels of the smallest letters


class Lines(NamedTuple):
    """A sentence with its place: whose turn, the box, the lines, the size of the letters, and what is left to the list
    of turns."""

    seat: int
    rect: Rect
    lines: tuple[str, ...]
    size: int
    rest: Rect


class WhyNote:
    """Finds the room for the sentence."""

    def __init__(self, table: Table, room: Room, card: TipCard) -> None:
        self._table, self._room, self._card = table, room, card

    def reason(self) -> Reason | None:
        """What is said now, unless the aid is off."""
        return self._table.reasons.now() if self._table.aids.on[SAYS_WHY.name] else None

    def note(self) -> Lines | None:
        """The sentence at the bottom of the panel, above it the list where there is room for both."""
        reason, places, style = self.reason(), self._room.places, self._room.style
        if reason is None or not places.below.h:
            return None
        room, px = self._card.left(places.below), style.scale.px
        lines, high = _set(style, reason.sentence, style.scale.small, room.w - px(34))
        if places.log.h and room.h - high >= px(56):
            box = Rect(room.x, room.bottom - high, room.w, high)
            return Lines(reason.seat, box, lines, style.scale.small, Rect(room.x, room.y, room.w, room.h - high))
        return self._alone(reason, room)

    def _alone(self, reason: Reason, room: Rect) -> Lines | None:
        """In all the room there is, with smaller letters where need be; none where it cannot be read."""
        style = self._room.style
        for size in range(style.scale.small, LEAST - 1, -1):
            lines, high = _set(style, reason.sentence, size, room.w - style.scale.px(34))
            if high <= room.h:
                return Lines(reason.seat, Rect(room.x, room.y, room.w, high), lines, size, Rect(0, 0, 0, 0))
        return None

    def list_room(self) -> Rect:
        """What the sentence leaves to the list of turns."""
        note = self.note()
        return self._card.log_room(self._room.places.log) if note is None else note.rest

    def thing(self, note: Lines) -> Drawn:
        """The sentence as it is drawn."""
        key, style = ("why", note.seat, note.lines, note.size), self._room.style
        return Drawn.inside(PANEL_Z, note.rect, key, lambda dst: _paint(dst, style, note))


def _set(style: Style, sentence: str, size: int, width: int) -> tuple[tuple[str, ...], int]:
    """The lines of a sentence, and how high they stand."""
    lines = tuple(style.type.wrap(sentence, size, width))
    return lines, len(lines) * style.type.height(size) + style.scale.px(10)


def _paint(dst: Surface, style: Style, note: Lines) -> None:
    t, px, pitch = style.theme, style.scale.px, style.type.height(note.size)
    seat = t.seats[note.seat - 1]
    dst.fill(t.line, (note.rect.x, note.rect.y, note.rect.w, 1))
    y = note.rect.y + px(5) + pitch // 2
    icon(dst, style, seat.emblem, (note.rect.x + px(14), y), px(12), seat.base)
    for i, line in enumerate(note.lines):
        write(dst, style, line, (note.rect.x + px(28), y + i * pitch), note.size, t.muted)

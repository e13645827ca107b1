"""Why a turn was played: under the list of turns, quietly, one sentence that the rules prove, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from engine.core.aid import Aid
from engine.core.state import State
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z
from scenes.play.table.log import turn_start

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

SAYS_WHY = Aid("why", "Says why", "help", "What a computer's turn did, in a sentence that the rules prove.", True)
LEAST = 12  # pixels of the smallest letters


class Said(NamedTuple):
    """Whose turn, and what is said of it."""

    seat: int
    sentence: str


class Note(NamedTuple):
    """A sentence with its place: whose turn, the box, the lines, the size of the letters, and what is left to the list
    of turns."""

    seat: int
    rect: Rect
    lines: tuple[str, ...]
    size: int
    rest: Rect


class Why:
    """Asks the game once a turn, and finds the room for the answer."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._known: dict[int, tuple[State, Said | None]] = {}  # by the turn's end, with the position that it led to

    def said(self) -> Said | None:
        """What is said now: of the computer's turn just over; while one looks back, of the turn that ends there."""
        scene, match = self._scene, self._scene.match
        if not scene.aids.on[SAYS_WHY.name]:
            return None
        states, end = match.states, scene.review.shown
        while end and states[end].turn == states[end - 1].turn:
            end -= 1
        if not end or not (end == scene.review.shown if scene.review.on else self._by_computer(end)):
            return None
        if end not in self._known or self._known[end][0] is not states[end]:
            self._known[end] = states[end], self._asked(end)
        return self._known[end][1]

    def _by_computer(self, end: int) -> bool:
        match, start = self._scene.match, turn_start(self._scene.match, end - 1)
        seat = match.states[start].to_act
        return bool(seat) and not match.people_at(start)[(seat or 1) - 1].human

    def _asked(self, end: int) -> Said | None:
        """The game's answer about the turn that ended with so many actions played."""
        scene, match = self._scene, self._scene.match
        eyes, start = scene.eyes, turn_start(match, end - 1)
        seat = match.states[start].to_act or 0
        actions = [eyes.told(match.states[i], match.actions[i]) for i in range(start, end)]
        sentence = scene.presentation.why(eyes.seen(match.states[start]), actions, eyes.seen(match.states[end]), seat)
        return Said(seat, sentence) if seat and sentence else None

    # ---- its place -----------------------------------------------------------------------------------------------

    def note(self) -> Note | None:
        """The sentence at the bottom of the panel, above it the list where there is room for both."""
        said, places, style = self.said(), self._scene.places, self._scene.app.style
        if said is None or not places.below.h:
            return None
        room, px = self._scene.first_time.left(places.below), style.scale.px
        lines, high = _set(style, said.sentence, style.scale.small, room.w - px(34))
        if places.log.h and room.h - high >= px(56):
            box = Rect(room.x, room.bottom - high, room.w, high)
            return Note(said.seat, box, lines, style.scale.small, Rect(room.x, room.y, room.w, room.h - high))
        return self._alone(said, room)

    def _alone(self, said: Said, room: Rect) -> Note | None:
        """In all the room there is, with smaller letters where need be; none where it cannot be read."""
        style = self._scene.app.style
        for size in range(style.scale.small, LEAST - 1, -1):
            lines, high = _set(style, said.sentence, size, room.w - style.scale.px(34))
            if high <= room.h:
                return Note(said.seat, Rect(room.x, room.y, room.w, high), lines, size, Rect(0, 0, 0, 0))
        return None

    def list_room(self) -> Rect:
        """What the sentence leaves to the list of turns."""
        note, scene = self.note(), self._scene
        return scene.first_time.log_room(scene.places.log) if note is None else note.rest

    def thing(self, note: Note) -> Drawn:
        """The sentence as it is drawn."""
        key, style = ("why", note.seat, note.lines, note.size), self._scene.app.style
        return Drawn.inside(PANEL_Z, note.rect, key, lambda dst: _paint(dst, style, note))


def _set(style: Style, sentence: str, size: int, width: int) -> tuple[tuple[str, ...], int]:
    """The lines of a sentence, and how high they stand."""
    lines = tuple(style.type.wrap(sentence, size, width))
    return lines, len(lines) * style.type.height(size) + style.scale.px(10)


def _paint(dst: Surface, style: Style, note: Note) -> None:
    t, px, pitch = style.theme, style.scale.px, style.type.height(note.size)
    seat = t.seats[note.seat - 1]
    dst.fill(t.line, (note.rect.x, note.rect.y, note.rect.w, 1))
    y = note.rect.y + px(5) + pitch // 2
    icon(dst, style, seat.emblem, (note.rect.x + px(14), y), px(12), seat.base)
    for i, line in enumerate(note.lines):
        write(dst, style, line, (note.rect.x + px(28), y + i * pitch), note.size, t.muted)

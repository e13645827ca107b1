"""The panel beside the board as things to draw: title, step bar, result, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from engine.core.presentation import Step
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, mix
from scenes.kit.widgets import Look, block, shrunk, write
from scenes.play.panel.paint import icon, line_of

PANEL_Z = 70.0  # over everything on the board, under pieces that fly to a plate


def ground(look: Look, rect: Rect) -> Drawn:
    """The panel's ground with a line at its left."""
    def paint(dst: Surface) -> None:
        dst.fill(look.theme.panel, rect)
        dst.fill(look.theme.line, (rect.x, rect.y, 1, rect.h))

    return Drawn.inside(PANEL_Z - 10, rect, "panel", paint)


def shade(look: Look, rect: Rect) -> Drawn:
    """A dark glass under small buttons, so that they can be read on any board."""
    def paint(dst: Surface) -> None:
        glass = Surface(rect.size, pygame.SRCALPHA)
        box(glass, glass.get_rect(), look.theme.ground, None, look.scale.px(8))
        glass.set_alpha(170)
        dst.blit(glass, rect)

    return Drawn.inside(PANEL_Z - 9, rect, ("shade", tuple(rect)), paint)


def band(look: Look, rect: Rect) -> Drawn:
    """The ground of a strip below the board, with a line above it."""
    def paint(dst: Surface) -> None:
        dst.fill(mix(look.theme.panel, look.theme.ground, 0.4), rect)
        dst.fill(look.theme.line, (rect.x, rect.y, rect.w, 1))

    return Drawn.inside(PANEL_Z - 10, rect, "band", paint)


def head(look: Look, rect: Rect, words: tuple[str, str, str], room: int, symbol: str) -> Drawn:
    """The game's name, what is played, which turn it is; `room` pixels at the right are kept free for buttons."""
    return Drawn.inside(PANEL_Z, rect, ("head", words, room, symbol),
                        lambda dst: _paint_head(dst, look, rect, words, room, symbol))


def _paint_head(dst: Surface, look: Look, rect: Rect, words: tuple[str, str, str], room: int, symbol: str) -> None:
    """In one line; where that is too long, the name above what is played, of which at least the turn stands there."""
    (title, detail, turn), t, side = words, look.theme, min(look.scale.px(22), rect.h)
    icon(dst, look, symbol, (rect.x + side // 2, rect.centery), side, t.amber)
    x, gap, size, small = rect.x + side + look.scale.px(8), look.scale.px(10), look.scale.font(21), look.scale.small
    right, both = rect.right - room - gap, f"{detail}, {turn}"
    wide = look.type.width(title, size, True) + gap
    if x + wide + look.type.width(both, small) <= right and rect.h >= size:
        write(dst, look, title, (x, rect.centery), size, t.text, True)
        write(dst, look, both, (x + wide, rect.centery + 1), small, t.muted)
        return
    name, size = shrunk(look, title, right - x, min(size, round(rect.h * 0.48)), True)
    write(dst, look, name, (x, rect.y + round(rect.h * 0.26)), size, t.text, True)
    told, size = shrunk(look, both, right - x, min(small, round(rect.h * 0.44)))
    told, size = (told, size) if told == both else shrunk(look, turn, right - x, min(small, round(rect.h * 0.44)))
    write(dst, look, told, (x, rect.y + round(rect.h * 0.75)), size, t.muted)


def steps(look: Look, rect: Rect, told: Sequence[Step]) -> Drawn:
    """The step bar: what is done, what is due, what may follow; told by fill, tick and weight, not by colour alone."""
    return Drawn.inside(PANEL_Z, rect, ("steps", tuple(told)), lambda dst: _paint_steps(dst, look, rect, told))


def _paint_steps(dst: Surface, look: Look, rect: Rect, told: Sequence[Step]) -> None:
    t, px = look.theme, look.scale.px
    box(dst, rect, t.well, t.line, px(9))
    w = rect.w / max(1, len(told))
    for i, step in enumerate(told):
        part = Rect(round(rect.x + i * w), rect.y, round(w), rect.h)
        now = step.state == "now"
        if now:
            box(dst, part.inflate(-px(8), -min(px(8), rect.h // 8)), t.amber, t.amber_light, px(7))
        tone = t.ink if now else t.text if step.state == "done" else t.muted if step.state == "next" else t.faint
        line_of(dst, look, "check" if step.state == "done" else step.icon, step.name, part, tone, now)


@dataclass(frozen=True)
class Prompt:
    """The line under the board: whose turn and what to do, and what an action would do or why it may not be."""

    seat: int
    text: str
    extra: str = ""
    tone: str = "amber"  # or danger
    symbol: str = "mine"


def prompt(look: Look, rect: Rect, told: Prompt, room: int) -> Drawn:
    """The prompt bar; `room` pixels at the right are kept free for buttons."""
    return Drawn.inside(PANEL_Z, rect, ("prompt", told, room), lambda dst: _paint_prompt(dst, look, rect, told, room))


def _paint_prompt(dst: Surface, look: Look, rect: Rect, told: Prompt, room: int) -> None:
    t, px = look.theme, look.scale.px
    dst.fill(mix(t.panel, t.ground, 0.4), rect)
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    x, right = rect.x + px(24), rect.right - room - px(10)
    if told.seat:
        seat = t.seats[told.seat - 1]
        icon(dst, look, seat.emblem, (x, rect.centery), px(15), seat.base)
        x += px(18)
    tone: Colour = t.danger if told.tone == "danger" else t.amber
    room, size, gap = right - x, look.scale.body, px(38)
    wide = look.type.width(told.text, size, True)
    if not told.extra and wide <= room or wide + gap + px(150) <= room:
        write(dst, look, told.text, (x, rect.centery), size, t.text, True)
        _extra(dst, look, Rect(x + wide + gap, rect.y, room - wide - gap, rect.h), told, tone)
    else:
        _stacked(dst, look, Rect(x, rect.y + 1, room, rect.h - 2), told, tone)


def _extra(dst: Surface, look: Look, room: Rect, told: Prompt, tone: Colour) -> None:
    """Beside the sentence what an action would do, or why it may not be, in two lines at most."""
    if not told.extra:
        return
    icon(dst, look, told.symbol, (room.x - look.scale.px(12), room.centery), look.scale.px(17), tone)
    lines, size = _lines(look, told.extra, (room.w, room.h))
    _write(dst, look, lines, room, size, tone, False)


def _stacked(dst: Surface, look: Look, room: Rect, told: Prompt, tone: Colour) -> None:
    """Where there is little room: the sentence above what follows it, both in smaller letters."""
    if not told.extra:
        lines, size = _lines(look, told.text, room.size, True)
        _write(dst, look, lines, room, size, look.theme.text, True)
        return
    for size in range(look.scale.body, look.scale.least - 1, -1):
        pitch = look.type.height(size)
        upper, lower = look.type.wrap(told.text, size, room.w, True), look.type.wrap(told.extra, size, room.w)
        if (len(upper) + len(lower)) * pitch <= room.h:
            break
    else:  # not even in the smallest letters: what follows takes the sentence's place, and nothing is cut
        lines, size = _lines(look, told.extra, room.size)
        _write(dst, look, lines, room, size, tone, False)
        return
    high = len(upper) * pitch
    above, below = Rect(room.x, room.y, room.w, high), Rect(room.x, room.y + high, room.w, room.h - high)
    _write(dst, look, upper, above, size, look.theme.text, True)
    _write(dst, look, lower, below, size, tone, False)


def _lines(look: Look, text: str, room: tuple[int, int], bold: bool = False) -> tuple[list[str], int]:
    """The text in lines as large as it fits into a room; where it does not even at the least, it is cut."""
    found = block(look, text, room, look.scale.body, bold)
    if found:
        return found
    size = look.scale.least
    lines, most = look.type.wrap(text, size, room[0], bold), max(1, room[1] // look.type.height(size))
    return [*lines[: most - 1], look.type.elide(" ".join(lines[most - 1 :]), size, room[0], bold)], size


def _write(dst: Surface, look: Look, lines: list[str], room: Rect, size: int, tone: Colour, bold: bool) -> None:
    pitch = look.type.height(size)
    for i, line in enumerate(lines):
        y = room.centery + round((i - (len(lines) - 1) / 2) * pitch)
        write(dst, look, line, (room.x, y), size, tone, bold)

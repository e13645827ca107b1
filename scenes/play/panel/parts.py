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
from scenes.kit.widgets import Style, block, shrunk, write
from scenes.play.panel.paint import icon

PANEL_Z = 70.0  # over everything on the board, under pieces that fly to a plate


def ground(style: Style, rect: Rect) -> Drawn:
    """The panel's ground with a line at its left."""
    def paint(dst: Surface) -> None:
        dst.fill(style.theme.panel, rect)
        dst.fill(style.theme.line, (rect.x, rect.y, 1, rect.h))

    return Drawn.inside(PANEL_Z - 10, rect, "panel", paint)


def shade(style: Style, rect: Rect) -> Drawn:
    """A dark glass under small buttons, so that they can be read on any board."""
    def paint(dst: Surface) -> None:
        glass = Surface(rect.size, pygame.SRCALPHA)
        box(glass, glass.get_rect(), style.theme.ground, None, style.scale.px(8))
        glass.set_alpha(170)
        dst.blit(glass, rect)

    return Drawn.inside(PANEL_Z - 9, rect, ("shade", tuple(rect)), paint)


def band(style: Style, rect: Rect) -> Drawn:
    """The ground of a strip below the board, with a line above it."""
    def paint(dst: Surface) -> None:
        dst.fill(mix(style.theme.panel, style.theme.ground, 0.4), rect)
        dst.fill(style.theme.line, (rect.x, rect.y, rect.w, 1))

    return Drawn.inside(PANEL_Z - 10, rect, "band", paint)


def head(style: Style, rect: Rect, words: tuple[str, str, str], room: int, symbol: str) -> Drawn:
    """The game's name, what is played, which turn it is; `room` pixels at the right are kept free for buttons."""
    return Drawn.inside(PANEL_Z, rect, ("head", words, room, symbol),
                        lambda dst: _paint_head(dst, style, rect, words, room, symbol))


def _paint_head(dst: Surface, style: Style, rect: Rect, words: tuple[str, str, str], room: int, symbol: str) -> None:
    """In one line; where that is too long, the name above what is played, of which at least the turn stands there."""
    (title, detail, turn), t, side = words, style.theme, min(style.scale.px(22), rect.h)
    icon(dst, style, symbol, (rect.x + side // 2, rect.centery), side, t.amber)
    x, gap, size, small = rect.x + side + style.scale.px(8), style.scale.px(10), style.scale.font(21), style.scale.small
    right, both = rect.right - room - gap, ", ".join(filter(None, (detail, turn)))
    wide = style.type.width(title, size, True) + gap
    if x + wide + style.type.width(both, small) <= right and rect.h >= size:
        write(dst, style, title, (x, rect.centery), size, t.text, True)
        write(dst, style, both, (x + wide, rect.centery + 1), small, t.muted)
        return
    name, size = shrunk(style, title, right - x, min(size, round(rect.h * 0.48)), True)
    write(dst, style, name, (x, rect.y + round(rect.h * 0.26)), size, t.text, True)
    text, size = shrunk(style, both, right - x, min(small, round(rect.h * 0.44)))
    text, size = (text, size) if text == both else shrunk(style, turn, right - x, min(small, round(rect.h * 0.44)))
    write(dst, style, text, (x, rect.y + round(rect.h * 0.75)), size, t.muted)


def steps(style: Style, rect: Rect, bar: Sequence[Step]) -> Drawn:
    """The step bar: what is done, what is due, what may follow, as dots on a line: nothing that could be pressed."""
    return Drawn.inside(PANEL_Z, rect, ("steps", tuple(bar)), lambda dst: _paint_steps(dst, style, rect, bar))


def _paint_steps(dst: Surface, style: Style, rect: Rect, bar: Sequence[Step]) -> None:
    """Told by a tick, a ringed dot or a hollow one, and by weight, not by colour alone; in letters that fit."""
    px, words = style.scale.px, [step.name for step in bar]
    size, side, gap = style.scale.body, min(px(18), rect.h), px(7)
    fixed = len(bar) * (side + gap) + max(0, len(bar) - 1) * px(12)
    while size > style.scale.least and sum(style.type.width(word, size, True) for word in words) + fixed > rect.w:
        size -= 1
    free = rect.w - fixed - sum(style.type.width(word, size, True) for word in words)
    between, x = max(px(4), min(px(54), free // max(1, len(bar) - 1))) if len(bar) > 1 else 0, rect.x + px(4)
    for i, step in enumerate(bar):
        _dot(dst, style, step.state, (x + side // 2, rect.centery), side)
        tone = {"now": style.theme.text, "done": style.theme.text, "next": style.theme.muted}.get(
            step.state, style.theme.faint)
        room = max(side, rect.right - x - side - gap)
        text = style.type.elide(step.name, size, room, step.state == "now")
        x = write(dst, style, text, (x + side + gap, rect.centery), size, tone, step.state == "now").right
        if i + 1 < len(bar):
            dst.fill(style.theme.line, (x + px(6), rect.centery, max(0, between - px(2)), 1))
            x += between + px(10)


def _dot(dst: Surface, style: Style, state: str, at: tuple[int, int], side: int) -> None:
    """The sign of a step: a tick, a dot in a ring, or a hollow dot."""
    t, small = style.theme, round(side * 0.6)
    if state == "done":
        icon(dst, style, "check", at, side, t.text)
        return
    tone = t.amber if state == "now" else t.muted if state == "next" else t.faint
    ring = Rect(0, 0, side if state == "now" else small, side if state == "now" else small)
    ring.center = at
    box(dst, ring, None, tone, ring.w / 2, max(1, style.scale.px(2)))
    if state == "now":
        box(dst, ring.inflate(-round(side * 0.5), -round(side * 0.5)), tone, None, ring.w / 4)


@dataclass(frozen=True)
class Prompt:
    """The line under the board: whose turn and what to do, and what an action would do or why it may not be."""

    seat: int
    text: str
    extra: str = ""
    tone: str = "amber"  # or danger
    symbol: str = "choose"


def prompt(style: Style, rect: Rect, words: Prompt, room: int) -> Drawn:
    """The prompt bar; `room` pixels at the right are kept free for buttons."""
    key = "prompt", words, room
    return Drawn.inside(PANEL_Z, rect, key, lambda dst: _paint_prompt(dst, style, rect, words, room))


def _paint_prompt(dst: Surface, style: Style, rect: Rect, words: Prompt, room: int) -> None:
    t, px = style.theme, style.scale.px
    dst.fill(mix(t.panel, t.ground, 0.4), rect)
    dst.fill(t.line, (rect.x, rect.y, rect.w, 1))
    x, right = rect.x + px(24), rect.right - room - px(10)
    if words.seat:
        seat = t.seats[words.seat - 1]
        icon(dst, style, seat.emblem, (x, rect.centery), px(15), seat.base)
        x += px(18)
    tone: Colour = t.danger if words.tone == "danger" else t.amber
    room, size, gap = right - x, style.scale.body, px(38)
    wide = style.type.width(words.text, size, True)
    if not words.extra and wide <= room or wide + gap + px(150) <= room:
        write(dst, style, words.text, (x, rect.centery), size, t.text, True)
        _extra(dst, style, Rect(x + wide + gap, rect.y, room - wide - gap, rect.h), words, tone)
    else:
        _stacked(dst, style, Rect(x, rect.y + 1, room, rect.h - 2), words, tone)


def _extra(dst: Surface, style: Style, room: Rect, words: Prompt, tone: Colour) -> None:
    """Beside the sentence what an action would do, or why it may not be, in two lines at most."""
    if not words.extra:
        return
    icon(dst, style, words.symbol, (room.x - style.scale.px(12), room.centery), style.scale.px(17), tone)
    lines, size = _lines(style, words.extra, (room.w, room.h))
    _write(dst, style, lines, room, size, tone, False)


def _stacked(dst: Surface, style: Style, room: Rect, words: Prompt, tone: Colour) -> None:
    """Where there is little room: the sentence above what follows it, both in smaller letters."""
    if not words.extra:
        lines, size = _lines(style, words.text, room.size, True)
        _write(dst, style, lines, room, size, style.theme.text, True)
        return
    for size in range(style.scale.body, style.scale.least - 1, -1):
        pitch = style.type.height(size)
        upper, lower = style.type.wrap(words.text, size, room.w, True), style.type.wrap(words.extra, size, room.w)
        if (len(upper) + len(lower)) * pitch <= room.h:
            break
    else:  # not even in the smallest letters: what follows takes the sentence's place, and nothing is cut
        lines, size = _lines(style, words.extra, room.size)
        _write(dst, style, lines, room, size, tone, False)
        return
    high = len(upper) * pitch
    above, below = Rect(room.x, room.y, room.w, high), Rect(room.x, room.y + high, room.w, room.h - high)
    _write(dst, style, upper, above, size, style.theme.text, True)
    _write(dst, style, lower, below, size, tone, False)


def _lines(style: Style, text: str, room: tuple[int, int], bold: bool = False) -> tuple[list[str], int]:
    """The text in lines as large as it fits into a room; where it does not even at the least, it is cut."""
    found = block(style, text, room, style.scale.body, bold)
    if found:
        return found
    size = style.scale.least
    lines, most = style.type.wrap(text, size, room[0], bold), max(1, room[1] // style.type.height(size))
    return [*lines[: most - 1], style.type.elide(" ".join(lines[most - 1 :]), size, room[0], bold)], size


def _write(dst: Surface, style: Style, lines: list[str], room: Rect, size: int, tone: Colour, bold: bool) -> None:
    pitch = style.type.height(size)
    for i, line in enumerate(lines):
        y = room.centery + round((i - (len(lines) - 1) / 2) * pitch)
        write(dst, style, line, (room.x, y), size, tone, bold)

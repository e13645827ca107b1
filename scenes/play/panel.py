"""The panel beside the board as things to draw: title, step bar, result, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from engine.core.look import Step
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.theme import Colour, mix
from scenes.kit.widgets import Look, write
from scenes.play.paint import icon, line_of

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


def head(look: Look, rect: Rect, title: str, detail: str, room: int, symbol: str) -> Drawn:
    """The game's name and what is played; `room` pixels at the right are kept free for buttons."""
    def paint(dst: Surface) -> None:
        side = look.scale.px(22)
        icon(dst, look, symbol, (rect.x + side // 2, rect.centery), side, look.theme.amber)
        x = rect.x + side + look.scale.px(8)
        size = look.scale.font(21)
        name = write(dst, look, look.type.elide(title, size, rect.right - room - x, True), (x, rect.centery), size,
                     look.theme.text, True)
        left = rect.right - room - name.right - look.scale.px(12)
        if left > look.scale.px(40):
            text = look.type.elide(detail, look.scale.small, left)
            at = (name.right + look.scale.px(10), rect.centery + 1)
            write(dst, look, text, at, look.scale.small, look.theme.muted)

    return Drawn.inside(PANEL_Z, rect, ("head", title, detail, room, symbol), paint)


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
            box(dst, part.inflate(-px(8), -px(8)), t.amber, t.amber_light, px(7))
        tone = t.ink if now else t.text if step.state == "done" else t.muted if step.state == "next" else t.faint
        line_of(dst, look, "check" if step.state == "done" else step.icon, step.name, part, tone, now)


def result(look: Look, rect: Rect, headline: str, detail: str) -> Drawn:
    """Who has won, and why; room for buttons is left below."""
    def paint(dst: Surface) -> None:
        t, px = look.theme, look.scale.px
        box(dst, rect, t.amber_deep, t.amber, px(10), 2)
        icon(dst, look, "flag", (rect.x + px(24), rect.y + px(26)), px(24), t.amber)
        x, room = rect.x + px(44), rect.w - px(56)
        big, small = look.scale.lead, look.scale.small
        write(dst, look, look.type.elide(headline, big, room, True), (x, rect.y + px(18)), big, t.text, True)
        write(dst, look, look.type.elide(detail, small, room), (x, rect.y + px(40)), small, t.muted)

    return Drawn.inside(PANEL_Z, rect, ("result", headline, detail), paint)


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
    size = look.scale.body
    x = write(dst, look, look.type.elide(told.text, size, right - x, True), (x, rect.centery), size, t.text, True).right
    tone: Colour = t.danger if told.tone == "danger" else t.amber
    _extra(dst, look, (x + px(22), rect.centery), right, told, tone)


def _extra(dst: Surface, look: Look, at: tuple[int, int], right: int, told: Prompt, tone: Colour) -> None:
    px, size = look.scale.px, look.scale.body
    room = right - at[0] - px(16)
    if not told.extra or room < px(60):
        return
    icon(dst, look, told.symbol, (at[0] + px(4), at[1]), px(17), tone)
    lines = look.type.wrap(told.extra, size, room)
    if len(lines) > 1:
        size = look.scale.small
        lines = look.type.wrap(told.extra, size, room)
    lines = lines[:1] + ([look.type.elide(" ".join(lines[1:]), size, room)] if len(lines) > 1 else [])
    pitch = look.type.height(size)
    for i, text in enumerate(lines):
        y = at[1] + round((i - (len(lines) - 1) / 2) * pitch * 0.95)
        write(dst, look, text, (at[0] + px(18), y), size, tone)



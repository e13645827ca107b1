"""Buttons: plates that lie on a dark lip, rise under the pointer and sink when pressed."""

from typing import Any, Literal

from pygame import Rect, Surface

from scenes.kit.boxes import box
from scenes.kit.theme import Colour, Theme, hexed, mix
from scenes.kit.widgets.base import Command, Widget
from scenes.kit.widgets.style import Style, draw_ring, fitted, write

Kind = Literal["plain", "primary", "quiet", "toggle"]


class Button(Widget):
    """A button of one of four kinds.

    plain; primary (amber, the next thing to do); quiet (no plate until the pointer is on it);
    toggle (stays lit while `on`, fires its new state). With an icon and no text, `tip` names it.
    """

    def __init__(
        self, id: str, text: str = "", icon: str | None = None, kind: Kind = "plain", tip: str = "",
        value: Any = None, command: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(id, text, tip)
        self.icon, self.kind, self.value = icon, kind, value
        self.command = command or id
        self.on = False

    def is_on(self) -> bool:
        return self.kind == "toggle" and self.on

    def fire(self) -> Command:
        if self.kind == "toggle":
            self.on = not self.on
            return Command(self.command, self.on)
        return Command(self.command, self.value)

    def face(self) -> tuple[Any, ...]:
        return (*super().face(), self.icon, self.kind, self.on)

    def meaning(self) -> tuple[Any, ...]:
        return (*super().meaning(), self.icon, self.kind, self.on, self.command, self.value)

    def want(self, style: Style, width: int = 0) -> tuple[int, int]:
        px = style.scale.px
        if not self.text:
            return px(40), px(40)
        icon = px(26) if self.icon else 0
        return style.type.width(self.text, style.scale.body, True) + icon + px(28), px(42)

    def draw(self, dst: Surface, style: Style) -> None:
        face, radius = self._plate(dst, style)
        colour = self._ink(style.theme)
        _label(dst, style, face, self.icon, self.text, colour)
        least = style.scale.small if self.icon else style.scale.least
        self.cut = style.type.width(self.text, least) > face.w - style.scale.px(12)
        if self.lit.share:
            w, h = round((face.w - style.scale.px(24)) * self.lit.share), style.scale.px(3)
            bar = Rect(face.centerx - w // 2, face.bottom - h - style.scale.px(2), w, h)
            box(dst, bar, style.theme.amber, radius=h / 2)
        if self.focused:
            draw_ring(dst, style, self.rect, radius)

    def _plate(self, dst: Surface, style: Style) -> tuple[Rect, int]:
        """Draw lip and plate; where the plate lies now, and its radius."""
        t, radius = style.theme, style.scale.px(8)
        face, lift = Rect(self.rect), max(1, style.scale.px(2))
        face.h -= lift
        if not self.enabled:  # flat, with no lip to stand on
            if self.kind != "quiet":
                box(dst, face, t.button_off, mix(t.button_off, t.line, 0.5), radius)
            return face, radius
        if self.kind == "quiet" and not (self.warm.share or self.sunk.share or self.focused):
            return face, radius
        box(dst, self.rect, t.lip, radius=radius)
        face.y += round(lift * self.sunk.share) - (round(lift * self.warm.share / 2) if not self.sunk.share else 0)
        fill, line = self._colours(t)
        edge = style.scale.px(1)
        box(dst, face, fill, line, radius, edge)
        if not self.sunk.share:
            _glint(dst, face.inflate(-2 * radius, -2 * edge), mix(fill, (255, 244, 224), 0.07 + 0.06 * self.warm.share))
        return face, radius

    def _colours(self, t: Theme) -> tuple[Colour, Colour]:
        warm, sunk = self.warm.share, self.sunk.share
        if self.kind == "primary":
            fill, line = mix(t.amber, t.amber_light, warm * 0.7), t.amber_light
        else:
            fill, line = mix(t.button, t.button_hover, warm), mix(t.line_light, t.muted, warm * 0.6)
            fill, line = mix(fill, t.amber_deep, self.lit.share), mix(line, t.amber, self.lit.share)
        return mix(fill, t.lip, sunk * (0.22 if self.kind == "primary" else 0.5)), line

    def _ink(self, t: Theme) -> Colour:
        if not self.enabled:
            return t.faint
        if self.kind == "primary":
            return t.ink
        return t.amber_light if self.is_on() else t.text


def _glint(dst: Surface, inner: Rect, colour: Colour) -> None:
    """The light on the upper edge, just inside the line."""
    dst.fill(colour, Rect(inner.x, inner.y, inner.w, 1))


def _label(dst: Surface, style: Style, face: Rect, icon: str | None, text: str, colour: Colour) -> None:
    """Icon and text beside each other, or one above the other where the plate is high and narrow."""
    px, body = style.scale.px, style.scale.body
    side, gap = (px(19), px(6)) if icon else (0, 0)
    room = face.w - px(12)
    if icon and not text:
        _icon(dst, style, icon, face.center, px(22), colour)
        return
    if icon and style.type.width(text, body, True) + side + gap > room and face.h >= style.type.height(body) + px(30):
        _stacked(dst, style, face, icon, text, colour)
        return
    if icon and style.type.width(text, style.scale.small) > room:
        _icon(dst, style, icon, face.center, min(px(22), face.h - px(6)), colour)  # the tip then says the word
        return
    if style.type.width(text, style.scale.small) > room - side - gap:
        icon, side, gap = None, 0, 0  # the words matter more than the picture
    text, size, bold = fitted(style, text, room - side - gap)
    x = face.centerx - (style.type.width(text, size, bold) + side + gap) // 2
    if icon:
        _icon(dst, style, icon, (x + side // 2, face.centery), side, colour)
    write(dst, style, text, (x + side + gap, face.centery), size, colour, bold)


def _stacked(dst: Surface, style: Style, face: Rect, icon: str, text: str, colour: Colour) -> None:
    size = style.scale.small
    if style.type.width(text, size) > face.w - style.scale.px(4):
        _icon(dst, style, icon, face.center, style.scale.px(24), colour)  # the tip then says the word
        return
    line, side = style.type.height(size), style.scale.px(24)
    top = face.centery - (line + side) // 2
    _icon(dst, style, icon, (face.centerx, top + side // 2), side, colour)
    write(dst, style, text, (face.centerx, top + side), size, colour, False, "midtop")


def _icon(dst: Surface, style: Style, name: str, centre: tuple[int, int], side: int, colour: Colour) -> None:
    image = style.art.sprite(f"icons/{name}", side, hexed(colour))
    dst.blit(image, image.get_rect(center=centre))

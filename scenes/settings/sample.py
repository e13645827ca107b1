"""A sample below the settings: the seats' pieces in their colours, a line of text, a board where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.core.game import Game
from scenes.games.positions import lively
from scenes.kit.boxes import box, shadow
from scenes.kit.cuts import across, cut_top
from scenes.kit.theme import Scale, Seat, hexed
from scenes.kit.vista import Vista
from scenes.kit.widgets import Style, write

LINE = "Red takes a stone; Blue is to move."
SMALLEST_BOARD = 110  # design pixels in height


class SettingsSample:
    """Shows what the palette and the text size do. `text` is a size being tried, before it is taken."""

    def __init__(self, patient: bool, games: Sequence[Game]) -> None:
        self._vistas = [Vista(patient) for _ in games]
        self._pictures = [lively(game, game.checked_options({})) for game in games]
        self._tokens, self._line, self.rect = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)
        self._boards: list[Rect] = []
        self.text: float | None = None

    def layout(self, room: Rect, style: Style) -> None:
        """Takes what there is: the pieces first, then the line, then boards."""
        px, gap, room = style.scale.px, style.scale.gap, Rect(room)
        self.rect, self.text = Rect(room), None
        line = style.type.height(style.scale.body)
        self._tokens = cut_top(room, px(40) + style.type.height(style.scale.small), gap(10))
        self._tokens = self._tokens if self._tokens.h >= px(38) else Rect(0, 0, 0, 0)
        self._line = cut_top(room, line, gap(10)) if room.h >= line else Rect(0, 0, 0, 0)
        shown = room.h >= px(SMALLEST_BOARD) and room.w >= px(SMALLEST_BOARD) * len(self._vistas)
        self._boards = across(room, len(self._vistas), gap(12)) if shown else []
        for vista, picture, rect in zip(self._vistas, self._pictures, self._boards, strict=False):
            if picture:
                vista.aim(style, picture, rect)

    def update(self, dt: float) -> bool:
        """Time passes; True when a board is there to be painted."""
        fresh = [vista.update(dt) for vista in self._vistas]
        return any(fresh)

    @property
    def busy(self) -> bool:
        """Whether a board is still being made."""
        return bool(self._boards) and any(vista.busy for vista in self._vistas)

    def paint(self, dst: Surface, style: Style) -> None:
        """Everything that has a place."""
        if self._tokens.w:
            for seat, rect in zip(style.theme.seats, across(self._tokens, 6, style.scale.gap(4)), strict=True):
                _token(dst, style, seat, rect)
        if self._line.w:
            self._write(dst, style)
        for vista, rect in zip(self._vistas, self._boards, strict=False):
            box(dst, rect, style.theme.well, None, style.scale.px(8))
            vista.paint(dst)
            box(dst, rect, None, style.theme.line, style.scale.px(8))

    def _write(self, dst: Surface, style: Style) -> None:
        size = Scale.fit(dst.get_size(), self.text).body if self.text else style.scale.body
        words, before = style.type.elide(LINE, size, self._line.w), dst.get_clip()
        room = Rect(self._line.x, self._tokens.bottom, self._line.w, self.rect.bottom - self._tokens.bottom)
        dst.set_clip(room.clip(before))
        write(dst, style, words, self._line.midleft, size, style.theme.text)
        dst.set_clip(before)


def _token(dst: Surface, style: Style, seat: Seat, rect: Rect) -> None:
    """A round piece with the seat's emblem, its name below where that fits."""
    px = style.scale.px
    side = min(px(36), rect.w)
    named = style.type.width(seat.name, style.scale.small) <= rect.w and rect.h >= side + style.scale.small
    disc = Rect(0, 0, side, side)
    disc.midtop = rect.centerx, rect.y + (0 if named else (rect.h - side) // 2)
    shadow(dst, disc, side / 2, px(5), 120, px(2))
    box(dst, disc, seat.base, seat.light, side / 2, px(2))
    image = style.art.sprite(f"icons/{seat.emblem}", round(side * 0.5), hexed(seat.ink))
    dst.blit(image, image.get_rect(center=disc.center))
    if named:
        write(dst, style, seat.name, rect.midbottom, style.scale.small, style.theme.muted, False, "midbottom")

"""Small pictures of last positions, made one at a time for the rows that can be seen, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture
from engine.records.saved_games import Kept, Saved
from scenes.games.positions import bare_board
from scenes.kit.boxes import box
from scenes.kit.vista import Vista
from scenes.kit.widgets import Style

MOST = 300  # pictures kept: under 4 MB at 100 %
WIDE, HIGH = 68, 51  # design pixels of a picture


def board_of(saved: Saved) -> Picture | None:
    """The board as it lies at the end, without anything in hand; None where there is no board to show."""
    return None if saved.game is None or saved.last is None else bare_board(saved.game, saved.last)


class SavedPictures:
    """Gives a picture for every game: the real one, or an empty plate of the same size until it is made."""

    def __init__(self, patient: bool) -> None:
        self._patient = patient
        self._made: OrderedDict[tuple[Kept, Hashable], Surface] = OrderedDict()
        self._making: tuple[tuple[Kept, Hashable], Vista] | None = None
        self._plates: dict[Hashable, Surface] = {}

    def of(self, kept: Kept, style: Style) -> Surface:
        """The picture of a game as it is now."""
        key = (kept, _kind(style))
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        return self._plate(style)

    def _plate(self, style: Style) -> Surface:
        kind = _kind(style)
        if kind not in self._plates:
            plate = Surface(_size(style), pygame.SRCALPHA)
            box(plate, plate.get_rect(), style.theme.panel, style.theme.line, style.scale.px(6))
            self._plates = {kind: plate}
        return self._plates[kind]

    def update(self, dt: float, wanted: Iterable[Saved], style: Style) -> bool:
        """Goes on making pictures for the first of these games that lack one; True when one has been finished."""
        if self._making is None:
            self._begin(wanted, style)
        if self._making is None:
            return False
        key, vista = self._making
        vista.update(dt)
        if vista.busy:
            return False
        self._making = None
        self._made[key] = vista.surface or self._plate(style)
        while len(self._made) > MOST:
            self._made.popitem(last=False)
        return True

    def _begin(self, wanted: Iterable[Saved], style: Style) -> None:
        made = _kind(style)
        lacking = next((saved for saved in wanted if saved.last and (saved.kept, made) not in self._made), None)
        picture = board_of(lacking) if lacking else None
        if lacking and picture:
            vista = Vista(self._patient, rest=0.0)
            vista.aim(style, picture, Rect((0, 0), _size(style)))
            self._making = (lacking.kept, _kind(style)), vista
        elif lacking:
            self._made[lacking.kept, _kind(style)] = self._plate(style)

    @property
    def busy(self) -> bool:
        """Whether one is being made."""
        return self._making is not None


def _size(style: Style) -> tuple[int, int]:
    return style.scale.px(WIDE), style.scale.px(HIGH)


def _kind(style: Style) -> Hashable:
    return style.theme.name, _size(style)

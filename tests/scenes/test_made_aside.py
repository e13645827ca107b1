"""Materials that a thread makes: one at a time, none for a board that has gone, and again where it failed."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from engine.core.picture import Cells, Picture
from scenes.kit.art import Art
from scenes.kit.board.grounds_made import MadeAside
from scenes.kit.board.space import PlacedCells, Space
from scenes.kit.text.type import Type
from scenes.kit.theme import STANDARD, Scale
from scenes.kit.widgets import Style

AREA = Rect(0, 0, 90, 90)
CELLS = Cells("hex", {"a": (0.0, 0.0), "b": (1.7, 0.0)})
PICTURE = Picture("carved", CELLS, ())


class Slate:
    """What is made."""

    def __init__(self) -> None:
        self.surface = Surface(AREA.size)


class Slow(MadeAside[Slate]):
    """A material that writes down when it is made; the first `faults` times SDL refuses."""

    def __init__(self, style: Style, log: list[int], number: int, faults: int = 0) -> None:
        self._log, self._number, self._faults = log, number, faults
        super().__init__(style, PICTURE, placed(), AREA, False, None)

    def make(self, placed: PlacedCells, picture: Picture) -> Slate:
        """Notes that it was made."""
        self._log.append(self._number)
        if self._log.count(self._number) <= self._faults:
            raise pygame.error("Surfaces must not be locked during blit")
        return Slate()

    def bring(self, made: Slate, picture: Picture) -> list[Rect]:
        """Nothing changes."""
        return []

    def plain(self, dst: Surface, rect: Rect) -> None:
        """Nothing to see."""


def placed() -> PlacedCells:
    """A view of the board."""
    return Space(CELLS, (AREA.x, AREA.y, AREA.w, AREA.h)).placed()


@pytest.fixture
def style() -> Iterator[Style]:
    """Colours, type and pictures without a window."""
    pygame.font.init()
    yield Style(STANDARD, Scale(), Type(), Art(Path(__file__).resolve().parents[2] / "assets"))


def settled(ground: Slow) -> None:
    """Time passes until it is made."""
    for _ in range(2000):
        ground.update(0.2)
        if not ground.making:
            return
        time.sleep(0.001)
    raise AssertionError("it was never made")


def test_nothing_is_made_for_a_board_that_has_gone_or_is_seen_from_elsewhere(style: Style) -> None:
    log: list[int] = []
    assert isinstance(style.art, Art)
    with style.art.at_work:  # others are being made
        gone = [Slow(style, log, number) for number in range(4)]
        kept = Slow(style, log, 4)
        del gone
        gc.collect()
        kept.view(placed())
        kept.view(placed())
    settled(kept)
    assert log == [4]


def test_what_failed_is_made_anew(style: Style) -> None:
    log: list[int] = []
    ground = Slow(style, log, 1, faults=2)
    settled(ground)
    assert log == [1, 1, 1] and ground.ready() is not None

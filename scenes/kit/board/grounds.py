"""The materials boards are made of, by the name that a picture gives, kept in step with the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from pygame import Rect, Surface

from engine.core.picture import Picture
from scenes.kit.board.space import Placed
from scenes.kit.materials.carved.ground import Carved
from scenes.kit.materials.cloth.ground import Cloth
from scenes.kit.materials.plates.plates import Plates
from scenes.kit.widgets import Look


class Ground(Protocol):
    """A material. `making` is true while a thread still makes it; until then something plain is shown."""

    making: bool

    def view(self, placed: Placed) -> None:
        """Takes on another view of the board."""

    def show(self, picture: Picture) -> list[Rect]:
        """Brings the material up to date; the window rectangles that changed."""

    def update(self, dt: float) -> list[Rect]:
        """Time passes; the window rectangles that changed."""

    def paint(self, dst: Surface, rect: Rect) -> None:
        """Paints the part of the window."""

    def glance(self, dst: Surface, rect: Rect, placed: Placed) -> None:
        """Paints what there is as it looks from another view on the way, enlarged or shrunk."""

    def keep(self, place: str) -> Surface | None:
        """What a cell and its surroundings look like now, the cell in the middle."""

    def outline(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """A line round a group of cells, and where it belongs in the window."""


Maker = Callable[[Look, Picture, Placed, Rect, bool, Ground | None], Ground]
MATERIALS: Mapping[str, Maker] = MappingProxyType({"carved": Carved, "plates": Plates, "cloth": Cloth})


def ground_for(look: Look, picture: Picture, placed: Placed, area: Rect, patient: bool, old: Ground | None) -> Ground:
    """The material that a picture asks for; `old` may be shown until it is made."""
    return MATERIALS[picture.ground](look, picture, placed, area, patient, old)

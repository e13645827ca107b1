"""The cloth under a table of squares. It stays where it is: what lies on it moves when the view does."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.core.picture import Picture
from scenes.kit.art import Art
from scenes.kit.board.space import PlacedCells
from scenes.kit.materials.cloth.cloth import cloth
from scenes.kit.widgets import Style

Inset = tuple[int, int, int, int]


class Cloth:
    """Made at once (some hundredths of a second), kept with the pictures for as long as the window keeps its size."""

    making = False

    def __init__(self, style: Style, picture: Picture, placed: PlacedCells, area: Rect, patient: bool,
                 old: object) -> None:
        assert isinstance(style.art, Art)
        self._area, k = Rect(area), style.scale.base
        theme = style.theme
        self.surface = style.art.made(("cloth", area.size, k, theme.name), lambda: cloth(self._area.size, k, theme))

    def view(self, placed: PlacedCells) -> None:
        """The cloth is the same from everywhere."""

    def show(self, picture: Picture) -> list[Rect]:
        """Nothing of a picture is part of the cloth."""
        return []

    def update(self, dt: float) -> list[Rect]:
        """It is ready from the beginning."""
        return []

    def paint(self, dst: Surface, rect: Rect) -> None:
        """The part of the window."""
        dst.blit(self.surface, rect, rect.move(-self._area.x, -self._area.y))

    def glance(self, dst: Surface, rect: Rect, placed: PlacedCells) -> None:
        """The cloth is the same from everywhere."""
        self.paint(dst, rect)

    def keep(self, place: str) -> Surface | None:
        """Nothing of the cloth goes."""
        return None

    def outline(self, cells: tuple[str, ...], colour: tuple[int, int, int], width: float, level: float,
                alpha: float) -> tuple[Surface, tuple[int, int]] | None:
        """Marks on the cloth draw their own lines."""
        return None


def cloth_inset(style: Style, rack: bool = True) -> Inset:
    """What a table leaves free of tiles: the hem, and with `rack` room for the hands above and below."""
    gap = style.scale.gap
    return gap(30), gap(70 if rack else 30), gap(30), gap(136 if rack else 30)

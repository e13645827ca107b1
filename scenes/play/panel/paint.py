"""What the panel's parts share: an icon in a colour."""

from __future__ import annotations

from pygame import Surface

from scenes.kit.theme import Colour, hexed
from scenes.kit.widgets import Style


def icon(dst: Surface, style: Style, name: str, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """An icon in a colour with its middle at `centre`, `side` pixels wide."""
    picture = style.art.sprite(f"icons/{name}", side, hexed(colour))
    dst.blit(picture, picture.get_rect(center=centre))

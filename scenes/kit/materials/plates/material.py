"""Wooden plates as one value: seen from a little in front, with stones, walls and tinted land on them."""

from __future__ import annotations

from types import MappingProxyType

from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.art import Art
from scenes.kit.board.material import Material, Swatch
from scenes.kit.board.pieces_base import alone
from scenes.kit.board.stance import Stance
from scenes.kit.materials.plates.falling import falling
from scenes.kit.materials.plates.land import land_picture
from scenes.kit.materials.plates.marks import MARKS
from scenes.kit.materials.plates.plates import Plates
from scenes.kit.materials.plates.stones import stone_things
from scenes.kit.materials.plates.stones_effects import dust, impact, lifted, target
from scenes.kit.theme import rgb
from scenes.kit.widgets import Style


def _land(style: Style, mark: Mark, radius: float) -> Surface | None:
    """The tint of land."""
    assert isinstance(style.art, Art)
    if mark.kind != "territory":
        return None
    picture = land_picture(style.art, style.theme.seats, mark.owner, round(2 * radius))
    picture.set_alpha(255)
    return picture


PLATES = Material(
    "plates", "hex", Stance((1.7, 1.75), 0.88), Plates, MARKS,
    pieces=MappingProxyType({"stone": stone_things, "wall": stone_things}),
    effects=MappingProxyType({"target": alone(target), "impact": alone(impact), "lifted": alone(lifted),
                              "dust": alone(dust)}),
    swatch=Swatch(rgb("#75553b"), ingrained=_land),
    parts=MappingProxyType({"plate": falling}),
    in_ground=frozenset({"cell", "territory"}),
    joined=frozenset({"laying", "movable"}))

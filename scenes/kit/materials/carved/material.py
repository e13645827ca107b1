"""The carved mountain as one value: rock, dug floors, miners with their lamps."""

from __future__ import annotations

from types import MappingProxyType

from pygame import Surface

from engine.core.picture import Mark
from scenes.kit.art import Art
from scenes.kit.board.material import Material, Swatch
from scenes.kit.board.stance import FLAT
from scenes.kit.materials.carved.ground import Carved
from scenes.kit.materials.carved.marks import MARKS
from scenes.kit.materials.carved.pieces import cracking, miner_things
from scenes.kit.theme import rgb
from scenes.kit.widgets import Style


def _dead(style: Style, mark: Mark, radius: float) -> Surface | None:
    """The hatching of dead rock."""
    assert isinstance(style.art, Art)
    return style.art.sprite("carved/dead", round(2.2 * radius)) if mark.kind == "dead" else None


CARVED = Material(
    "carved", "hex", FLAT["hex"], Carved, MARKS,
    pieces=MappingProxyType({"miner": miner_things}),
    effects=MappingProxyType({"crack": cracking}),
    swatch=Swatch(rgb("#4b535b"), MappingProxyType({"tile": rgb("#a9854f")}), _dead),
    in_ground=frozenset({"tile", "dead"}))

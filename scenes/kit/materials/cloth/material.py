"""The cloth as one value: an endless table of squares with tiles on it."""

from __future__ import annotations

from types import MappingProxyType

from scenes.kit.board.material import Material, Swatch
from scenes.kit.board.stance import Stance
from scenes.kit.materials.cloth.dominoes_pieces import tile_things
from scenes.kit.materials.cloth.effects import CLOTH_EFFECTS
from scenes.kit.materials.cloth.ground import Cloth
from scenes.kit.materials.cloth.marks import MARKS, stepped_back
from scenes.kit.theme import rgb

CLOTH = Material(
    "cloth", "square", Stance((0.1, 0.3), most=66.0), Cloth, MARKS,
    pieces=MappingProxyType({}),
    effects=CLOTH_EFFECTS,
    swatch=Swatch(rgb("#2a453c")),
    parts=MappingProxyType({"tile": tile_things}),
    sift=stepped_back,
    endless=True)

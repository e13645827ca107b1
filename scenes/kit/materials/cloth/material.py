"""The cloth as one value: an endless table of squares with tiles on it."""

from __future__ import annotations

from types import MappingProxyType

from scenes.kit.board.material import Material, Swatch
from scenes.kit.board.stance import Stance
from scenes.kit.board.tray import Tray
from scenes.kit.materials.cloth.cells import medal
from scenes.kit.materials.cloth.dominoes_pieces import tile_things
from scenes.kit.materials.cloth.dominoes_rack import rack_anchors, rack_spots, rack_things, stock_spot, stock_things
from scenes.kit.materials.cloth.dominoes_scatter import scatter_things, scattered
from scenes.kit.materials.cloth.effects import CLOTH_EFFECTS
from scenes.kit.materials.cloth.ground import Cloth, cloth_inset
from scenes.kit.materials.cloth.marks import MARKS, stepped_back
from scenes.kit.materials.cloth.wood import plank_things
from scenes.kit.theme import rgb

TRAY = Tray(
    inset=cloth_inset, plank=plank_things, hand=rack_things, spots=rack_spots, anchors=rack_anchors, stock=stock_things,
    stock_spot=stock_spot, scattered=scattered, scatter=scatter_things, emblem=medal)

CLOTH = Material(
    "cloth", "square", Stance((0.1, 0.3), most=66.0), Cloth, MARKS,
    pieces=MappingProxyType({}),
    effects=CLOTH_EFFECTS,
    swatch=Swatch(rgb("#2a453c")),
    parts=MappingProxyType({"tile": tile_things}),
    sift=stepped_back,
    endless=True,
    tray=TRAY)

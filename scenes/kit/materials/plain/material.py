"""The neutral materials as values: quiet hexes and quiet squares with round pieces, for any game."""

from __future__ import annotations

from types import MappingProxyType

from scenes.kit.board.material import Material, Swatch
from scenes.kit.board.pieces_base import alone
from scenes.kit.board.stance import FLAT
from scenes.kit.materials.plain.cells import PlainFloor, tones
from scenes.kit.materials.plain.marks import MARKS
from scenes.kit.materials.plain.pieces import going, piece_things, ring
from scenes.kit.theme import STANDARD


def _plain(lattice: str) -> Material:
    return Material(
        lattice, lattice, FLAT[lattice], PlainFloor, MARKS,
        pieces=MappingProxyType({"piece": piece_things}),
        effects=MappingProxyType({"ring": alone(ring), "going": alone(going)}),
        swatch=Swatch(tones(STANDARD)[1]),
        in_ground=frozenset({"cell"}))


HEX, SQUARE = _plain("hex"), _plain("square")

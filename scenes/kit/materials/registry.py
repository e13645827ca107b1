"""The materials that boards are made of, by the name that a picture gives: this list is the only place to enter one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.kit.board.material import Material
from scenes.kit.materials.carved.material import CARVED
from scenes.kit.materials.cloth.material import CLOTH
from scenes.kit.materials.plain.material import HEX, SQUARE
from scenes.kit.materials.plates.material import PLATES

MATERIALS: Mapping[str, Material] = MappingProxyType({
    material.name: material for material in (CARVED, PLATES, CLOTH, HEX, SQUARE)})


class UnknownMaterial(KeyError):
    """A picture names a ground that no material in the list has."""


def material_named(name: str) -> Material:
    """The material that a picture's ground names. Raises UnknownMaterial."""
    if name not in MATERIALS:
        raise UnknownMaterial(f"No material is called {name}; there are {', '.join(MATERIALS)}.")
    return MATERIALS[name]

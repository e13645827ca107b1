"""From where a board is looked at, by its material: straight from above, or from a little in front."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.picture import Picture


@dataclass(frozen=True)
class Stance:
    """From where a board is looked at: flat things lose height by `tilt`; `margin` cell units stay free around them.

    `most` bounds a cell unit, in pixels for an area 768 high (small pictures may have larger cells for their height);
    the unit then is a whole even number. 0: neither.
    """

    margin: tuple[float, float]
    tilt: float = 1.0
    most: float = 0.0


# Labels and the rim take room on a flat board, the thickness of plates and stones on a tilted one.
FLAT: Mapping[str, Stance] = MappingProxyType({"hex": Stance((2.4, 1.75)), "square": Stance((2.0, 2.0))})
OF_MATERIAL: Mapping[str, Stance] = MappingProxyType({
    "plates": Stance((1.7, 1.75), 0.88), "cloth": Stance((0.1, 0.3), most=66.0)})


def stance(picture: Picture) -> Stance:
    """How the board of a picture is looked at: as its material asks, else as its lattice does."""
    return OF_MATERIAL.get(picture.ground) or FLAT[picture.cells.lattice]

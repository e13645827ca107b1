"""From where a board is looked at, straight from above, or from a little in front."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Stance:
    """From where a board is looked at: flat things lose height by `tilt`; `margin` cell units stay free around them.

    `most` bounds a cell unit, in pixels for an area 768 high (small pictures may have larger cells for their height);
    the unit then is a whole even number. 0: neither.
    """

    margin: tuple[float, float]
    tilt: float = 1.0
    most: float = 0.0


# Labels and the rim take room on a flat board.
FLAT: Mapping[str, Stance] = MappingProxyType({"hex": Stance((2.4, 1.75)), "square": Stance((2.0, 2.0))})

"""Lamp light on the coarse lattice: how far it flows along the corridors, and how much spills over onto the rock."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import numpy as np

from scenes.kit.materials.carved.fields import SPREAD, Bytes, Field, HexStamp, blurred, ramp
from scenes.kit.materials.carved.plan import FloorPlan, Lattice

DARKEST, FALL = 0.20, 0.24  # light far from every lamp; what each step away from one takes off
FLOOR = 0.25  # at and below this light the sand is as dim as it gets


def steps_to_lamp(plan: FloorPlan, tiles: AbstractSet[str], lamps: AbstractSet[str]) -> dict[str, int]:
    """How many steps along the corridors each tile is from the nearest lamp; tiles without a way are missing."""
    todo = [c for c in plan.centres if c in lamps and c in tiles]
    steps = dict.fromkeys(todo, 0)
    for tile in todo:
        for beside in plan.neighbours[tile]:
            if beside in tiles and beside not in steps:
                steps[beside] = steps[tile] + 1
                todo.append(beside)
    return steps


class Light:
    """Turns lamps into two fields of nodes: light along the corridors, and spill on the rock beside them."""

    def __init__(self, plan: FloorPlan, lattice: Lattice) -> None:
        """Prepares the blurs for one size and place of the board."""
        r = plan.radius / lattice.step
        self._plan, self._lattice = plan, lattice
        self._wide, self._near = HexStamp(r, 1.15, 0.60), HexStamp(r, 1.0, 0.16)
        self._spread = SPREAD * 0.42 * r

    def nodes(self, tiles: AbstractSet[str], lamps: AbstractSet[str]) -> tuple[Bytes, Bytes]:
        """Light (0: as dim as sand gets, 255: beside a lamp) and spill (0 to 255); light is 0 far from tiles."""
        shape = (self._lattice.rows, self._lattice.columns)
        steps = steps_to_lamp(self._plan, tiles, lamps)
        light, cover, near = (np.zeros(shape, np.float32) for _ in range(3))
        for name, (x, y) in self._plan.centres.items():
            if name in tiles:
                u, v = self._at(x, y)
                self._wide.add(light, u, v, max(DARKEST, 1 - FALL * steps.get(name, 4)))
                self._wide.add(cover, u, v)
                self._near.add(near, u, v)
        light /= np.maximum(cover, 0.05)
        spill = blurred(ramp(near, 2.2) * light, self._spread)
        seen = np.clip((light - FLOOR) / (1 - FLOOR), 0, 1) * (near > 0.002)
        return _bytes(seen), _bytes(spill)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        step = self._lattice.step
        return (x - self._lattice.left) / step + 0.5, (y - self._lattice.top) / step + 0.5


def _bytes(field: Field) -> Bytes:
    return np.asarray(np.clip(field * 255 + 0.5, 0, 255), np.uint8)

"""The way of a view to a board that has grown: sizes and places pass from the old ones to the new."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.kit.board.material import Ground
from scenes.kit.board.space import PlacedCells, Space


@dataclass
class Glide:
    """From the view `start` over its material `ground` to `space`, in `seconds`; `goal` are the places at its end."""

    start: Space
    ground: Ground
    space: Space
    goal: PlacedCells
    seconds: float
    t: float = 0.0

    @property
    def done(self) -> bool:
        """Whether the view has arrived."""
        return self.t >= self.seconds

    def placed(self) -> PlacedCells:
        """Where everything is now: slow at both ends."""
        if self.done:
            return self.goal
        t = self.t / self.seconds
        return self.start.towards(self.space, t * t * (3 - 2 * t)).placed()

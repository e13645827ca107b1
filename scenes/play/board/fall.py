"""A piece that was let go of with the mouse: it goes from there to its place, not once more from where it lay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from engine.core.picture import Item
from engine.core.presentation import Pose, Timeline
from engine.motion.ease import clamp, in_out
from scenes.kit.board.board import BoardView
from scenes.play.table.change import Fall

SPOT = "let go"  # the anchor where the piece was let go
HOVER = 0.08  # cell units over the board at which a piece is dragged
STEPS = 60  # moments at which is looked whether it has come to its place


def fallen(fall: Fall, board: BoardView, timeline: Timeline, t: float) -> Sequence[tuple[Item, Pose]]:
    """The poses of a timeline at time t, the fallen piece's own bent to begin where it was let go."""
    poses = list(timeline.poses(t))
    mine = next((i for i, (item, first) in enumerate(timeline.poses(0.0)) if _is(fall, board, item, first)), None)
    if mine is not None:
        item, pose = poses[mine]
        poses[mine] = item, _bent(fall, board, item, pose, t, arrival(timeline, mine))
    return poses


def _is(fall: Fall, board: BoardView, item: Item, first: Pose) -> bool:
    if not board.knows(item.place):
        return False
    return first.origin == fall.name or (item.face == fall.name and board.placed.point(first.origin) is None)


def _bent(fall: Fall, board: BoardView, item: Item, pose: Pose, t: float, arrives: float) -> Pose:
    if t >= arrives:
        return pose
    (x, y), share = board.point(item.place), in_out(clamp(t / arrives))
    board.anchor({SPOT: (fall.at, board.size(item.place))})
    near = min(1.0, hypot(x - fall.at[0], y - fall.at[1]) / board.size(item.place))
    return replace(pose, origin=SPOT, place=item.place, mix=share, lift=HOVER * (1 - share) * near)


def arrival(timeline: Timeline, number: int) -> float:
    """The second at which a timeline's item of this number is at its place."""
    for step in range(STEPS):
        t = timeline.duration * step / STEPS
        item, pose = timeline.poses(t)[number]
        if pose.place == item.place and (pose.mix >= 1 or pose.origin == item.place):
            return t
    return timeline.duration

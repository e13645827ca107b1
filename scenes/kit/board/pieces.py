"""How items and effects look: one drawer a kind, each giving something for the canvas to draw."""

from __future__ import annotations

from engine.core.picture import Item
from engine.core.presentation import Effect, Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import PANEL_AIR_Z
from scenes.kit.canvas import Drawn


def piece_things(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """An item in a pose, with its shadow where that lies by itself; nothing for items that are part of the ground.

    What comes from beside the board or goes there flies over all that lies there."""
    drawer = board.material.piece(item.kind)
    things = drawer(board, item, pose) if drawer and pose.alpha > 0 else []
    if board.placed.point(pose.origin) is not None and board.placed.point(pose.place) is not None:
        return things
    return [thing._replace(z=PANEL_AIR_Z + thing.z / 100) for thing in things]


def effect_things(board: DrawingBoard, effect: Effect) -> list[Drawn]:
    """Everything to draw for an effect at its place."""
    drawer = board.material.effect(effect.kind)
    return drawer(board, effect) if drawer and board.knows(effect.place) else []

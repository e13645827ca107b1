"""What a show has on the board now, as things to draw: pieces lying still, pieces under way, effects."""

from __future__ import annotations

from dataclasses import replace

from engine.core.picture import Item
from engine.core.presentation import Pose
from scenes.kit.board.board import BoardView
from scenes.kit.canvas import Drawn
from scenes.play.board.fall import fallen
from scenes.play.table.show import Show


def shown(show: Show, board: BoardView, faint: str = "") -> list[Drawn]:
    """Everything; of a piece at the place `faint` little is seen."""
    things = board.pieces(show.still, faint)
    if show.under_way:
        timeline, _, t = show.under_way
        things += board.effects(timeline.effects(t))
    return board.clipped(things) + flying(show, board)


def flying(show: Show, board: BoardView) -> list[Drawn]:
    """Pieces under way; they may leave the board for a plate. While the view glides they wait where they begin."""
    if show.under_way is None:
        return []
    timeline, change, t = show.under_way
    fall = change.fall if change else None
    poses = fallen(fall, board, timeline, t) if fall else timeline.poses(t)
    hands = show.picture.hands if show.waits else ()  # what comes out of a hand is still drawn with it
    return board.moving([_to_chip(board, item, pose) for item, pose in poses if pose.origin not in hands])


def _to_chip(board: BoardView, item: Item, pose: Pose) -> tuple[Item, Pose]:
    """What flies to a tray or from it has its own colour's place there, where the plate has one."""
    def own(place: str) -> str:
        chip = f"{place} {item.owner}"
        return chip if chip in board.anchors else place

    return replace(item, place=own(item.place)), replace(pose, origin=own(pose.origin), place=own(pose.place))

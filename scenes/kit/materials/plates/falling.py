"""A plate on its way down to its place: it falls, throws a shadow, and locks in."""

from __future__ import annotations

from engine.core.picture import Item
from engine.core.presentation import Pose
from scenes.kit.board.material import DrawingBoard
from scenes.kit.board.pieces_base import AIR_Z, art_of, seen_through, soft_spot
from scenes.kit.canvas import Drawn
from scenes.kit.materials.plates.plates import Plates
from scenes.kit.materials.plates.wood import LaidPlate, plate_corner, plate_picture

HIGH = 2.6  # cell radii that it falls
FIRST = 0.6  # the scale with which something that drops begins
PIT_Z, PLACE_Z = 0.5, 0.7


def falling(board: DrawingBoard, item: Item, pose: Pose) -> list[Drawn]:
    """The plate in the air, over its place without it; nothing once it lies, for then the ground shows it."""
    if pose.scale >= 1 and pose.lift <= 0:
        return []
    ground, r, centre = board.ground, board.placed.radius, board.point(pose.place)
    plate = next((p for p in ground.plates if p.place == item.place), None) if isinstance(ground, Plates) else None
    done = min(1.0, max(0.0, (pose.scale - FIRST) / (1 - FIRST)))
    up = HIGH * (1 - done * done) * r
    plate = plate or LaidPlate(item.place, int(item.face), 0)
    below = (centre[0] + 0.15 * up, centre[1] + 0.35 * up)
    things = [_shadow(board, plate.side, below, pose, done),
              _plate(board, plate, (centre[0], centre[1] - up), pose, up > r / 10)]
    made = ground.ready() if isinstance(ground, Plates) else None
    if made and made.bare:
        things.insert(0, Drawn.picture(PIT_Z, *made.bare, ("pit", item.place)))
    return things


def _plate(board: DrawingBoard, plate: LaidPlate, centre: tuple[float, float], pose: Pose, flying: bool) -> Drawn:
    picture = plate_picture(art_of(board), plate, board.placed.radius)
    at = plate_corner(picture, centre, board.placed.radius)
    thing = Drawn.picture(AIR_Z - 5 if flying else PLACE_Z, picture, at, ("plate", plate))
    return seen_through(thing, picture, min(1.0, pose.alpha * 2))


def _shadow(board: DrawingBoard, side: int, at: tuple[float, float], pose: Pose, done: float) -> Drawn:
    wide = 2 * (1.6 * side - 0.9) * board.placed.radius
    picture = soft_spot(art_of(board), (round(wide), round(wide * 0.88)), 0.5 * board.placed.radius, (0, 0, 0), 150)
    thing = Drawn.centred(PIT_Z + 0.1, picture, at, ("plate shadow", side))
    return seen_through(thing, picture, pose.alpha * (0.4 + 0.4 * done))

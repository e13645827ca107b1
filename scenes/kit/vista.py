"""A place in a scene that shows one position: painted once a size, in a thread where that takes long."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from engine.core.picture import Picture
from engine.core.presentation import Pose
from scenes.kit.board.board import BoardView
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.materials.registry import material_named
from scenes.kit.theme import WHITE
from scenes.kit.widgets import Style

REST = 0.12  # seconds that a size must last before the picture is made for it


class Vista:
    """A picture of a position. What is there stays until the new one is made; only the finished picture is kept."""

    def __init__(self, patient: bool, hands: bool = False, rest: float = REST) -> None:
        """`patient` makes the picture at once, for tests; `hands` shows what lies beside the board, in the corners.

        `rest` is how many seconds a size must last.
        """
        self.rect = Rect(0, 0, 0, 0)
        self.surface: Surface | None = None
        self._patient, self._hands, self._rest = patient, hands, rest
        self._of: Picture | None = None
        self._key: Hashable = None
        self._style: Style | None = None
        self._due = 0.0  # seconds until the picture is begun, -1 when it is begun or there is none to make
        self._board: BoardView | None = None

    @property
    def busy(self) -> bool:
        """Whether the picture is still to come."""
        return self._due >= 0 or self._board is not None

    def aim(self, style: Style, picture: Picture, rect: Rect) -> None:
        """Shows this picture in this part of the window from now on."""
        key = (style.theme.name, style.scale, rect.size)
        self.rect = Rect(rect)
        if picture is self._of and key == self._key:
            return
        self._of, self._key, self._style = picture, key, style
        self._board, self._due = None, self._rest
        if self._patient:
            self._begin()

    def update(self, dt: float) -> bool:
        """Time passes; True when there is something new to paint."""
        if self._due >= 0:
            self._due -= dt
            return self._due < 0 and self._begin()
        if self._board is None:
            return False
        self._board.update(dt)
        return not self._board.ground.making and self._finish(self._board)

    def _begin(self) -> bool:
        self._due = -1.0
        if self._style is None or self._of is None or min(self.rect.size) < 8:
            return False
        material = material_named(self._of.ground)
        board = BoardView(self._style, material, self._of, Rect((0, 0), self.rect.size), self._patient)
        if not board.ground.making:
            return self._finish(board)
        self._board = board
        if self.surface is None:
            self.surface = self._painted(board)
        return True

    def _finish(self, board: BoardView) -> bool:
        self.surface, self._board = self._painted(board), None
        return True

    def _painted(self, board: BoardView) -> Surface:
        """The board with everything on it, round at the corners."""
        plain = Surface(board.area.size)
        board.paint(plain, board.area)
        picture = board.picture
        things = board.pieces(picture.items) + board.marks(picture.marks) + (_in_hand(board) if self._hands else [])
        for thing in sorted(things, key=lambda thing: thing.z):
            thing.paint(plain)
        mask = Surface(board.area.size, pygame.SRCALPHA)
        box(mask, mask.get_rect(), WHITE, radius=board.style.scale.px(8))
        mask.blit(plain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return mask

    def paint(self, dst: Surface) -> None:
        """Paints what there is, in the middle of its place; nothing is ever scaled."""
        if self.surface is None or not self.rect.w or not self.rect.h:
            return
        before = dst.get_clip()
        dst.set_clip(self.rect.clip(before))
        dst.blit(self.surface, self.surface.get_rect(center=self.rect.center))
        dst.set_clip(before)


def _in_hand(board: BoardView) -> list[Drawn]:
    """What the hands of a picture hold: the first one's in the lower left corner, the next one's in the right."""
    things, radius = [], board.placed.radius
    for n, place in enumerate(board.picture.hands):
        held = [item for item in board.picture.items if item.place == place]
        x = board.area.left + 1.5 * radius if n % 2 == 0 else board.area.right - 1.5 * radius
        y, step = board.area.bottom - 1.5 * radius, radius * (1.2 if n % 2 == 0 else -1.2)
        spots = {f"{place} {i}": ((x + i * step, y), radius) for i in range(len(held))}
        board.anchor(spots)
        things += board.moving([(item, Pose(spot, spot)) for item, spot in zip(held, spots, strict=True)])
        words = board.style.type.render("in hand", board.style.scale.small, board.style.theme.muted)
        if held and words.get_width() <= 3 * radius:
            things.append(Drawn.centred(1, words, (x, y - 1.6 * radius), ("in hand", n)))
    return things

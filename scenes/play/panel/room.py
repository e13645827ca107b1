"""The room around a table: the window's style and size, where everything lies in it, and the board."""

from __future__ import annotations

from pygame import Rect

from scenes.client import Client
from scenes.kit.board.board import BoardView
from scenes.kit.board.material import Material
from scenes.kit.canvas import Canvas
from scenes.kit.materials.registry import material_named
from scenes.kit.widgets import Style
from scenes.play.panel.layout import Layout
from scenes.play.table import opinion
from scenes.play.table.table import Table

CORNER = 5  # small buttons at the upper right of the board


class Room:
    """Places and the board for one table. Everything is asked anew: the window and the game may have changed."""

    def __init__(self, client: Client, table: Table) -> None:
        self.client, self.table = client, table
        self.canvas = Canvas()
        self._board: BoardView | None = None

    @property
    def style(self) -> Style:
        """Colours, sizes, type and pictures."""
        return self.client.style

    @property
    def places(self) -> Layout:
        """Where everything lies now."""
        table, seated = self.table, self.table.match.seated
        computers = any(not person.human for person in seated)
        holds = not table.match.game.rack and bool(table.show.picture.hands)
        return Layout.of(self.client.surface.get_size(), self.style.scale, len(seated), computers, self.ended,
                         opinion.shown(table), holds)

    @property
    def ended(self) -> bool:
        """Whether the result stands in the panel: the last position is shown, and all has come to rest."""
        return self.table.over and self.table.review.outcome is not None

    @property
    def board(self) -> BoardView:
        """The board; there is one once the scene has been laid out."""
        assert self._board is not None
        return self._board

    @property
    def material(self) -> Material:
        """What the board is made of."""
        return material_named(self.table.show.picture.ground)

    def lay_board(self, inset: tuple[int, int, int, int]) -> None:
        """A board for the room that there is now, with the pace and the marks that the settings ask for; the view of
        the old one is kept. `inset` is what stays free at its left, top, right and bottom."""
        self._make_board(inset)
        self.table.show.pace(self.client.settings.animation)
        self.table.show.hide(self.table.aids.hidden_kinds())

    def _make_board(self, inset: tuple[int, int, int, int]) -> None:
        area, old, show = self.places.board, self._board, self.table.show
        if old is not None and old.area == area and old.style is self.style:
            return
        picture = show.picture
        self._board = BoardView(self.style, self.material, picture, area, self.client.patient,
                            old=old, inset=inset)
        show.come_to(self._board)

    # ---- the small buttons -------------------------------------------------------------------------------------

    @property
    def small(self) -> int:
        """Pixels of a small button's side."""
        return min(self.style.scale.px(36), self.places.head.h)

    @property
    def corner(self) -> Rect:
        """Where the small buttons at the upper right of the board lie."""
        board, px, wide = self.places.board, self.style.scale.px, CORNER * self.small
        return Rect(board.right - px(12) - wide, board.y + px(10), wide, self.small)

    @property
    def corner_room(self) -> int:
        """Pixels that they take from the board's right edge."""
        return self.places.board.right - self.corner.x

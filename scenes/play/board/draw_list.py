"""What is to be seen at this moment: board, marks, pieces, panel, as one list for the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.picture import Item, Mark
from engine.core.presentation import Pose
from scenes.kit.board.labels import label_things
from scenes.kit.canvas import Drawn
from scenes.play.board.rack import Rack
from scenes.play.board.reminder import reminder
from scenes.play.board.shown import shown
from scenes.play.input.pointer import Pointer
from scenes.play.panel.legend import legend
from scenes.play.panel.room import Room
from scenes.play.panel.side import Side
from scenes.play.table import advice
from scenes.play.table.ghosts import due_icon
from scenes.play.table.table import Table


class DrawList:
    """Reads the table and says what is to be seen. Changes nothing."""

    def __init__(self, table: Table, room: Room, rack: Rack, side: Side, pointer: Pointer) -> None:
        self._table, self._room = table, room
        self._rack, self._side, self._pointer = rack, side, pointer

    def things(self) -> list[Drawn]:
        """Everything to draw."""
        self._anchor()
        board = self._room.board
        marks = self.marks()
        things = board.clipped(label_things(board) + reminder(self._table, self._room) + board.marks(marks))
        if self._room.client.settings.legend:
            things += legend(self._table, self._room, self._rack.clear_area(), marks)
        things += shown(self._table.show, board, self._dragged_from()) + self._dragged()
        return things + self._rack.things() + self._side.things()

    def _anchor(self) -> None:
        """Tells the board where hands are on the plates."""
        self._room.board.anchor({**self._side.seats.anchors(), **self._rack.anchors()}, only=True)

    # ---- marks -------------------------------------------------------------------------------------------------

    def marks(self) -> Sequence[Mark]:
        """What the picture itself marks (states of groups, closed cells), then the aids', then those of the moment."""
        return (*self._table.show.lasting, *self._of_aids(), *self._of_the_moment(), *self._of_the_list())

    def _of_the_list(self) -> list[Mark]:
        """The places of the turn that the pointer is on in the list of turns, as far as they are on the board now."""
        turn, placed = self._side.lit, self._room.board.placed
        return [Mark("selected", cell) for cell in turn.cells if placed.point(cell) is not None] if turn else []

    def _of_aids(self) -> list[Mark]:
        """What the aids that are on say about the position."""
        show = self._table.show
        return [] if show.busy else self._table.aids.marks(show.view)

    def _of_the_moment(self) -> list[Mark]:
        """What others changed, what ended the game, what may be picked, what is advised."""
        table, hand = self._table, self._table.hand
        if table.show.busy:
            return []
        marks = table.changed.marks()
        if table.review.outcome is not None:
            return [*marks, *table.presentation.ended(table.eyes.seen(table.match.state))]
        pieces = self._room.board.material.pieces
        occupied = {item.place for item in table.show.picture.items if item.kind in pieces}
        cursor = [Mark("cursor", hand.cursor)] if hand.cursor else []
        icon = due_icon(table.presentation, table.eyes.seen(table.match.state))
        return marks + hand.marks(occupied, icon) + advice.marks(table) + cursor

    # ---- what is dragged ---------------------------------------------------------------------------------------

    def _dragged_from(self) -> str:
        """The place of a piece that is being dragged, "" for none."""
        picked = self._table.hand.picked if self._pointer.dragging else ()
        return picked[0].name if picked and picked[0].kind == "cell" else ""

    def _dragged(self) -> list[Drawn]:
        """The piece under the pointer while it is dragged."""
        table, board = self._table, self._room.board
        if not self._pointer.dragging or not table.hand.picked:
            return []
        first = table.hand.picked[0]
        if first.kind == "hand":
            found = [] if table.hand.meant() else [Item(table.match.game.piece, "pointer", 0, first.name)]
        else:
            kinds = board.material.pieces
            found = [i for i in table.show.picture.items if i.place == first.name and i.kind in kinds]
        board.anchor({"pointer": (self._pointer.pos, board.placed.radius)})
        return board.moving([(replace(i, place="pointer"), Pose("pointer", "pointer", lift=0.08)) for i in found])

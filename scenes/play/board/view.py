"""What the play scene shows at this moment: board, marks, pieces, panel, as one list for the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.picture import Item, Mark
from engine.core.presentation import Pose
from scenes.kit.canvas import Drawn
from scenes.play.board.ghosts import due_icon
from scenes.play.board.shown import shown
from scenes.play.panel.seat_cards import hand_spot
from scenes.play.panel.side import Side
from scenes.play.table.history import History
from scenes.play.table.log import turn_start

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


ANCHORED = ("hand", "tray", "plate")  # what may lie on a seat's plate


class Drawing:
    """Reads the scene's parts and says what is to be seen. Changes nothing."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.history = History(scene)
        self.side = Side(scene)
        self._since: list[Mark] | None = None

    def forget(self) -> None:
        """The match has changed: what was worked out from it is worked out again."""
        self._since = None
        self.side.forget()

    # ---- the match -----------------------------------------------------------------------------------------------

    def mid_turn(self) -> bool:
        """Whether a person has made a step of the turn under way."""
        match = self._scene.match
        end = len(match.actions)
        return self._scene.driver.human_to_act() and turn_start(match, end) < end and not self._scene.review.on

    def turn_begins(self) -> bool:
        """Whether the present position is the start of a turn."""
        match = self._scene.match
        return turn_start(match, len(match.actions)) == len(match.actions)

    def since(self) -> tuple[int, int]:
        """From which action to which others have played since the last turn of whoever is to act."""
        match = self._scene.match
        if self._scene.review.on:
            return self._scene.review.since()
        end = turn_start(match, len(match.actions))
        seat = match.states[end].to_act if self._scene.driver.human_to_act() else None
        if seat is None:
            last = len(match.actions)
            start = turn_start(match, last)
            return (start, last) if start < last else (turn_start(match, max(0, last - 1)), last)
        start = end
        while start and match.states[start - 1].to_act != seat:
            start -= 1
        return start, end

    # ---- the board -----------------------------------------------------------------------------------------------

    def things(self) -> list[Drawn]:
        """Everything to draw."""
        scene = self._scene
        assert scene.board is not None and scene.show is not None
        self._anchor()
        board = scene.board
        marks = (*self._own_marks(), *self._aid_marks(), *self._marks())
        things = board.clipped(board.labels() + board.marks(marks))
        if scene.app.settings.legend:
            things += scene.aids.legend(scene.app.style, scene.rack.clear_area(), marks)
        things += shown(scene.show, board, self._dragged_from()) + self._dragged()
        return things + scene.rack.things() + self.side.things()

    def _anchor(self) -> None:
        """Tells the board where hands are on the plates."""
        scene = self._scene
        assert scene.board is not None
        style, places = scene.app.style, scene.places
        plates = enumerate(places.plates, 1)
        anchors = {f"{kind}:{seat}": hand_spot(style, rect, 0, 1) for seat, rect in plates for kind in ANCHORED}
        scene.board.anchors = anchors | scene.rack.anchors()

    def _marks(self) -> list[Mark]:
        scene = self._scene
        assert scene.show is not None and scene.board is not None
        if scene.show.busy:
            return []
        marks = self._since_marks()
        if scene.review.outcome is not None:
            return [*marks, *scene.presentation.ended(scene.eyes.seen(scene.match.state))]
        occupied = {item.place for item in scene.show.picture.items if item.kind in scene.board.material.pieces}
        now = due_icon(scene.presentation, scene.eyes.seen(scene.match.state))
        cursor = [Mark("cursor", scene.hand.cursor)] if scene.hand.cursor else []
        return marks + scene.hand.marks(occupied, now) + scene.advice.marks() + cursor

    def _own_marks(self) -> Sequence[Mark]:
        """What the picture itself marks: states of groups, closed cells."""
        show = self._scene.show
        return show.lasting if show is not None else ()

    def _aid_marks(self) -> list[Mark]:
        """What the aids that are on say about the position."""
        show = self._scene.show
        idle = show is not None and not show.busy and self._scene.review.outcome is None
        return self._scene.aids.marks(show.view) if show is not None and idle else []

    def _since_marks(self) -> list[Mark]:
        """What others changed since the last turn of whoever is to act."""
        if self._since is None:
            start, end = self.since()
            changes = self._scene.eyes.changes(start, end)
            self._since = [m for c in changes for m in self._scene.presentation.changed(c.before, c.after, c.events)]
        return self._since

    def _dragged_from(self) -> str:
        """The place of a piece that is being dragged, "" for none."""
        scene = self._scene
        held = scene.hand.picked[0] if scene.pointer.dragging and scene.hand.picked else None
        return held.name if held and held.kind == "cell" else ""

    def _dragged(self) -> list[Drawn]:
        """The piece under the pointer while it is dragged."""
        scene = self._scene
        if not scene.pointer.dragging or not scene.hand.picked or scene.board is None or scene.show is None:
            return []
        first = scene.hand.picked[0]
        if first.kind == "hand":
            found = [] if scene.hand.meant() else [Item(scene.match.game.piece, "pointer", 0, first.name)]
        else:
            kinds = scene.board.material.pieces
            found = [i for i in scene.show.picture.items if i.place == first.name and i.kind in kinds]
        scene.board.anchors = {**scene.board.anchors, "pointer": (scene.pointer.pos, scene.board.placed.radius)}
        return scene.board.moving([(replace(i, place="pointer"), Pose("pointer", "pointer", lift=0.08)) for i in found])

    def plate_at(self, pos: tuple[int, int]) -> int:
        """The seat whose plate lies at a point, 0 for none."""
        return next((seat for seat, rect in enumerate(self._scene.places.plates, 1) if rect.collidepoint(pos)), 0)

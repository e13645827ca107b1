"""The bar under the board: buttons to look back and forth, and the timeline."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Widget
from scenes.play.panel.parts import band
from scenes.play.panel.room import Room
from scenes.play.panel.timeline import Strip
from scenes.play.table import opinion
from scenes.play.table.table import Table

STEPS = (("first", "The beginning (Home)"), ("prev", "One step back (Page Up: a whole turn)"),
         ("next", "One step on (Page Down: a whole turn)"), ("last", "Back to the game (End)"))


class ReviewBar:
    """The widgets `review.first`, `.prev`, `.next`, `.last`, `.at` (the timeline) and, in the prompt, `.play`."""

    def __init__(self, table: Table, room: Room) -> None:
        self._table, self._room = table, room
        self.strip = Strip("review.at", "The game so far: click or drag to look back")
        self._steps = [Button(f"review.{icon}", "", icon, "quiet", tip) for icon, tip in STEPS]
        self.play = Button("review.play", "Play from here", "play", tip="Go on from this position")

    def layout(self) -> None:
        """The buttons at the left, the timeline in what is left."""
        rect, px = self._room.places.timeline, self._room.style.scale.px
        self.strip.above = rect.h * 4 // 7 if opinion.shown(self._table) else 0
        side = rect.h - self.strip.above - 4
        for i, button in enumerate(self._steps):
            button.rect = Rect(rect.x + px(6) + i * side, rect.bottom - side - 2, side, side)
        left = self._steps[-1].rect.right + px(6)
        self.strip.margin = px(12)
        self.strip.rect = Rect(left, rect.y + 2, rect.right - px(8) - left, rect.h - 4)

    def refresh(self) -> None:
        """Follows the position shown."""
        table, review, strip = self._table, self._table.review, self.strip
        strip.turns, strip.at, strip.seats = review.known_turns(), review.shown, len(table.match.seated)
        strip.curve, strip.twigs = opinion.curve(table), () if table.manner.alone else table.branches.lines()
        strip.enabled = bool(table.match.actions) and not table.manner.alone
        first, prev, following, last = self._steps
        first.enabled = prev.enabled = review.shown > 0
        following.enabled = last.enabled = review.on
        last.kind = "primary" if review.on else "quiet"
        self.play.visible = review.on and table.manner.allows("review.play")

    def widgets(self) -> list[Widget]:
        """Buttons and timeline."""
        return [*self._steps, self.strip]

    def things(self) -> list[Drawn]:
        """The ground under the timeline."""
        return [band(self._room.style, self._room.places.timeline)]

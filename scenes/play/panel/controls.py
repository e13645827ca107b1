"""The table's buttons: which there are, where they lie, when they can be pressed."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.widgets import Button, Desk, Widget
from scenes.play.board.rack import Rack
from scenes.play.input.peek import Peek
from scenes.play.panel.buttons import at_the_end, back_and_forth, corner, head, transport
from scenes.play.panel.edge import EdgeArrow
from scenes.play.panel.first_time import TipCard
from scenes.play.panel.layout import across
from scenes.play.panel.prompt_buttons import PromptButtons
from scenes.play.panel.review_bar import ReviewBar
from scenes.play.panel.room import Room
from scenes.play.panel.switches import Switches
from scenes.play.table.table import Table


class Controls:
    """Makes the buttons once, and reads their states from the table."""

    def __init__(self, table: Table, room: Room, desk: Desk, card: TipCard, peek: Peek, edge: EdgeArrow) -> None:
        self._table, self._room, self._desk, self._card, self._edge = table, room, desk, card, edge
        self.bar, self._switches = ReviewBar(table, room), Switches(table)
        self.prompt = PromptButtons(table, room, self.bar, peek, self._switches)
        self._head, self._corner, self._result = head(table.manner), corner(), at_the_end(table.manner)
        self._main, self._transport = back_and_forth(), transport()
        self._lying: list[Widget] = []
        self._again = Button("again", "Again", "restart", tip="A new game of the same kind")

    def layout(self, rack: Rack) -> None:
        """Puts every button in its place; `rack` says what of the board is free."""
        places, px, side = self._room.places, self._room.style.scale.px, self._room.small
        for i, button in enumerate(reversed(self._head)):
            button.rect = Rect(places.head.right - (i + 1) * side - i * px(1), places.head.y, side, side)
        for i, button in enumerate(reversed(self._corner)):
            button.rect = Rect(places.board.right - px(12) - (i + 1) * side, places.board.y + px(10), side, side)
        self._place_switches(rack.clear_area().bottom)
        self.bar.layout()
        self._place_rows()
        self.refresh()

    def _place_switches(self, bottom: int) -> None:
        """Down the right edge of the board; where they are more than have room, in a second column."""
        board, px, side = self._room.places.board, self._room.style.scale.px, self._room.small
        left, top, step = board.right - px(12) - side, board.y + px(14), side + px(4)
        rows = max(1, (bottom - top) // step - 1)
        for i, button in enumerate(self._switches.aids()):
            button.rect = Rect(left - i // rows * step, top + (i % rows + 1) * step, side, side)

    def _place_rows(self) -> None:
        """The rows of the panel; a row without room, or without use in this manner, has no buttons."""
        places, px, manner = self._room.places, self._room.style.scale.px, self._table.manner
        main = (*self._main[:2], self._again) if self._table.watched else self._main
        for button in (*self._main, self._again):
            button.visible = False
        for row, buttons in ((places.buttons, main), (places.transport, self._transport)):
            for button, rect in zip(buttons, across(row, len(buttons), px(7)), strict=True):
                button.rect, button.visible = rect, row.h > 0 and (not manner.counts or manner.allows(button.id))
        for button, rect in zip(self._result, across(places.steps, len(self._result), px(7)), strict=True):
            button.rect, button.visible = rect, self._table.over

    @property
    def head_room(self) -> int:
        """Pixels that the small buttons take at the right of the title."""
        return self._room.places.head.right - self._head[0].rect.x

    def refresh(self) -> None:
        """Brings texts and states up to date and hands the widgets to the desk."""
        self._set_states()
        self.bar.refresh()
        self.prompt.place()
        self._card.place()
        self._edge.place(min(button.rect.x for button in self._switches.aids()))
        if not self._desk.modal and not self.bar.strip.pressed:  # a handle stays in the hand that drags it
            self._put([w for w in self._widgets() if w.visible])

    def _put(self, widgets: list[Widget]) -> None:
        """Others than lie on the desk are laid there; the same ones stay in the hand that presses them."""
        if widgets != self._lying:
            self._lying = widgets
            self._desk.put(widgets)

    def _widgets(self) -> list[Widget]:
        """In the order in which the keyboard comes to them; where nobody is there, nothing can be pressed."""
        if self._table.manner.alone:
            return [self.bar.strip]
        return [*self.prompt.widgets(), self._card.button, *self.prompt.others(), *self._main, self._again,
                *self._transport, *self._result, *self._head, *self._corner, self._edge.button, *self._switches.aids(),
                *self.bar.widgets()]

    def _set_states(self) -> None:
        table, match, hand = self._table, self._table.match, self._table.hand
        mid, live, people = table.review.mid_turn and match.outcome is None, not table.over, table.driver.human_to_act()
        undo, redo, back, reset = self._main
        undo.enabled = (bool(match.actions) or match.gave_up) and not table.manner.still
        redo.enabled = bool(match.undone) and match.resigned is None and not table.manner.still
        back.enabled = mid or bool(hand.picked or hand.pending)
        reset.enabled = mid
        pause, step, now, speed = self._transport
        pause.on, pause.enabled = table.driver.paused, live
        step.enabled = live and table.driver.paused and not people
        now.enabled = live and not people and not table.driver.paused
        speed.text = table.around.settings.animation.capitalize()
        self._head[0].icon = "mute" if table.around.settings.muted else "sound"

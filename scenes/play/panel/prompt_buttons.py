"""The buttons in the prompt bar: the game's own, End turn, Cover, and what else is due at this moment."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.widgets import Button, Widget
from scenes.play.input.peek import Peek
from scenes.play.panel.buttons import other_ways
from scenes.play.panel.review_bar import ReviewBar
from scenes.play.panel.room import Room
from scenes.play.panel.switches import Switches
from scenes.play.table import passing, turns
from scenes.play.table.table import Table


class PromptButtons:
    """From the right: End turn, then the game's own leftwards; a button keeps its place all game long."""

    def __init__(self, table: Table, room: Room, bar: ReviewBar, peek: Peek, switches: Switches) -> None:
        self._table, self._room, self._play = table, room, bar.play
        self._peek, self._switches = peek, switches
        self._ways = other_ways()
        self._end = Button("end", "End turn", "check", "primary", "The turn is over (Enter)")
        self._cover = Button("cover", "Cover", "eye-off", "primary", "Cover everything at once (F2)")
        self._count = Button("count", "Count", "check", "primary", "Nobody can gain any more: all pass")
        self._on = Button("pass-on", "", "pass")
        self._actions: dict[str, Button] = {}

    def row(self) -> list[Button]:
        """All of them, rightmost first, visible or not."""
        return [self._cover, self._peek.button, self._end, self._play, self._count, *self._actions.values(),
                self._on, *reversed(self._ways), *self._switches.broken()]

    def widgets(self) -> list[Widget]:
        """In the order in which the keyboard comes to them."""
        return [*self._actions.values(), self._on, self._count, self._end, self._play, self._cover,
                *self._switches.broken(), self._peek.button]

    def others(self) -> list[Widget]:
        """Those that come after the card of a first-time hint."""
        return list(self._ways)

    @property
    def taken(self) -> int:
        """Pixels that they take at the right of the prompt."""
        right = self._room.places.prompt.right
        return right - min((b.rect.x for b in self.row() if b.visible), default=right)

    def place(self) -> None:
        """Which there are now, what they can do, and where they lie."""
        self._set_states()
        bar, style, px = self._room.places.prompt, self._room.style, self._room.style.scale.px
        right, row = bar.right - px(10), self.row()
        most = bar.w // max(4, 2 * sum(button.visible for button in row))  # half of the bar is the sentence's
        for button in row:
            if button.visible:
                wide = min(button.want(style)[0], max(px(40), most))
                if button is self._play and button.want(style)[0] > wide:  # its icon alone, or all its words
                    wide = button.want(style)[0] if button.want(style)[0] < bar.w // 2.5 else px(50)
                button.rect = Rect(right - wide, bar.y + px(6), wide, bar.h - px(11))
                right = button.rect.x - px(8)

    def _set_states(self) -> None:
        table, over = self._table, self._table.over
        self._end.visible = turns.asks_first(table) and not over and not table.review.on
        self._end.enabled = table.hand.pending is not None
        self._actions = self._own()
        self._count.visible = not over and passing.may_count(table)
        stops = bool(table.passing.wanted)
        self._on.visible = not over and not self._count.visible and (stops or passing.offered(table))
        self._on.text = "Stop passing" if stops else "Keep passing"
        self._on.tip = "Act again in the next turn" if stops else "Pass until something changes for you"
        for arrow in self._ways:
            arrow.visible = table.hand.held is not None
        self._cover.visible = table.eyes.shared and not over
        self._cover.kind = "primary" if table.eyes.hands_over else "plain"
        self._peek.offer(self._cover.visible and not all(person.human for person in table.match.people))

    def _own(self) -> dict[str, Button]:
        """The game's own buttons, and the one that leaves the phase to the lot."""
        table, hand = self._table, self._table.hand
        shown, state, turn = table.eyes.seen(table.review.state), hand.state, table.match.state.turn
        if table.over or shown.to_act is None or not table.driver.humans() or table.review.on:
            return {}
        buttons = {}
        for due in table.presentation.buttons(shown):
            name = f"action.{due.name or due.pick.name}"
            button = self._actions.get(name) or Button(name, due.label, due.icon, "plain", due.hint, due.pick)
            button.text = f"{due.label} {len(hand.picked)}" if due.counts and hand.picked else due.label
            button.enabled = due.able and state is not None and hand.pickable(due.pick)
            button.kind = "primary" if button.enabled and due.pick == hand.left else "plain"
            button.about = turn
            buttons[name] = button
        label = table.presentation.shortcut(shown)
        if label:
            buttons["lot"] = self._actions.get("lot") or Button("lot", label, "dice", tip="Leave this to chance")
            buttons["lot"].enabled, buttons["lot"].about = state is not None, turn
        return buttons

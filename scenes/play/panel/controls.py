"""The play scene's buttons: which there are, where they lie, when they can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit.widgets import Button, Widget
from scenes.play.panel.layout import across
from scenes.play.panel.result import buttons_of

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

CORNER = (
    ("replay", "prev", "Show again what the others did (R)"),
    ("rotate", "rotate-right", "Turn the board"), ("zoom-out", "zoom-out", "Further away (-)"),
    ("fit", "fit", "Show the whole board (0)"), ("zoom-in", "zoom-in", "Nearer (+)"),
)
HEAD = (
    ("sound", "sound", "Sound on or off (M)"), ("rules", "rules", "Rules (F1)"), ("menu", "menu", "Game menu (Esc)"),
)


class Controls:
    """Makes the buttons once and keeps them in step with the match."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._head = [Button(name, "", icon, "quiet", tip) for name, icon, tip in HEAD]
        self._corner = [Button(name, "", icon, "quiet", tip) for name, icon, tip in CORNER]
        self._legend = Button("legend", "", "info", "toggle", "Legend: what the marks on the board mean")
        self._main = [
            Button("undo", "Undo", "undo", tip="Take the last turn back (Ctrl+Z)"),
            Button("redo", "Redo", "redo", tip="Play it again (Ctrl+Y)"),
            Button("back", "Back", "arrow-left", tip="One step back (Backspace)"),
            Button("reset", "Reset", "restart", tip="Begin this turn anew"),
        ]
        self._again = Button("again", "Again", "restart", tip="A new game of the same kind")
        self._transport = [
            Button("pause", "Pause", "pause", "toggle", "Let the computers wait (Space)"),
            Button("step", "Step", "step", tip="Play one computer turn"),
            Button("now", "Now", "fast", tip="Move now: the computer plays the best it has found"),
            Button("speed", "", "clock", tip="How fast pieces move"),
        ]
        self._result = [
            Button("rematch", "Rematch", "restart", "primary"),
            Button("swap-sides", "Swap sides", "swap"),
            Button("home", "Menu", "home"),
        ]
        self._turn = [Button("turn-left", "Q", "rotate-left", tip="Another way (Q)"),
                      Button("turn-right", "E", "rotate-right", tip="Another way (E)")]
        self._end = Button("end", "End turn", "check", "primary", "The turn is over (Enter)")
        self._cover = Button("cover", "Cover", "eye-off", "primary", "Cover everything at once (F2)")
        self._actions: dict[str, Button] = {}

    def layout(self) -> None:
        """Puts every button in its place."""
        scene = self._scene
        places, px = scene.places, scene.app.style.scale.px
        side = min(px(36), places.head.h)
        for i, button in enumerate(reversed(self._head)):
            button.rect = Rect(places.head.right - (i + 1) * side - i * px(1), places.head.y, side, side)
        for i, button in enumerate(reversed(self._corner)):
            button.rect = Rect(places.board.right - px(12) - (i + 1) * side, places.board.y + px(10), side, side)
        left, top = places.board.right - px(12) - side, places.board.y + px(14)
        step = side + px(4)
        rows = max(1, (scene.rack.clear_area().bottom - top) // step - 1)  # where they are more, a second column
        for i, button in enumerate(self._aids()):
            button.rect = Rect(left - i // rows * step, top + (i % rows + 1) * step, side, side)
        scene.review.bar.layout()
        main = [*self._main[:2], self._again] if scene.watched else self._main
        for button in (*self._main, self._again):
            button.visible = False
        for row, buttons in ((places.buttons, main), (places.transport, self._transport)):
            for button, rect in zip(buttons, across(row, len(buttons), px(7)), strict=True):
                button.rect, button.visible = rect, row.h > 0
        bottom = buttons_of(scene.app.style, places.result)
        for button, rect in zip(self._result, across(bottom, len(self._result), px(7)), strict=True):
            button.rect, button.visible = rect, places.result.h > 0
        self.refresh()

    def _aids(self) -> list[Button]:
        """The switches of the aids, and below them that of the legend."""
        self._legend.on = self._scene.app.settings.legend
        return [*self._scene.aids.buttons(), *self._scene.advice.buttons(), self._legend]

    @property
    def corner_room(self) -> int:
        """Pixels that the small buttons take at the upper right of the board."""
        return self._scene.places.board.right - self._corner[0].rect.x

    @property
    def corner(self) -> Rect:
        """Where the small buttons at the upper right of the board lie."""
        return self._corner[0].rect.unionall([button.rect for button in self._corner])

    @property
    def head_room(self) -> int:
        """Pixels that the small buttons take at the right of the title."""
        return self._scene.places.head.right - self._head[0].rect.x

    @property
    def prompt_room(self) -> int:
        """Pixels that the buttons take at the right of the prompt."""
        play = self._scene.review.bar.play
        peek = self._scene.peek.button
        trouble = self._scene.trouble.buttons()
        row = (self._cover, peek, self._end, play, *self._actions.values(), *self._turn, *trouble)
        shown = [b for b in row if b.visible]
        return self._scene.places.prompt.right - min((b.rect.x for b in shown), default=self._scene.places.prompt.right)

    def refresh(self) -> None:
        """Brings texts and states up to date and hands the widgets to the desk."""
        self._set_states()
        self._scene.review.bar.refresh()
        self._place_prompt()
        self._scene.first_time.place()
        own = (self._scene.peek.button, self._scene.first_time.button)
        fixed = (self._cover, *self._scene.trouble.buttons(), *own, *self._turn, *self._main, self._again,
                 *self._transport, *self._result, *self._head, *self._corner, *self._aids())
        bar = self._scene.review.bar
        widgets: list[Widget] = [*self._actions.values(), self._end, bar.play, *fixed, *bar.widgets()]
        if self._scene.alone:  # nobody is there to press anything
            widgets = [bar.strip]
        if not self._scene.desk.modal and not bar.strip.pressed:  # a handle stays in the hand that drags it
            self._scene.desk.put([w for w in widgets if w.visible])

    def _set_states(self) -> None:
        scene, match = self._scene, self._scene.match
        mid = scene.view.mid_turn()
        undo, redo, back, reset = self._main
        undo.enabled = (bool(match.actions) or match.gave_up) and not scene.still
        redo.enabled = bool(match.undone) and match.resigned is None and not scene.still
        back.enabled = (mid and match.outcome is None) or bool(scene.hand.picked or scene.hand.pending)
        reset.enabled = mid and match.outcome is None
        pause, step, now, speed = self._transport
        live = not scene.over
        pause.on, pause.enabled = scene.driver.paused, live
        step.enabled = live and scene.driver.paused and not scene.driver.human_to_act()
        now.enabled = live and not scene.driver.human_to_act() and not scene.driver.paused
        speed.text = scene.app.settings.animation.capitalize()
        self._head[0].icon = "mute" if scene.app.settings.muted else "sound"

    def _place_prompt(self) -> None:
        """End turn at the right, then the game's own buttons leftwards; a button keeps its place all game long."""
        scene = self._scene
        bar, style = scene.places.prompt, scene.app.style
        px = style.scale.px
        review, play = scene.review, scene.review.bar.play
        self._end.visible = scene.turns.asks_first and not scene.over and not review.on
        self._end.enabled = scene.hand.pending is not None
        self._actions = self._game_buttons()
        right = bar.right - px(10)
        for arrow in self._turn:
            arrow.visible = scene.hand.held is not None
        self._cover.visible = scene.eyes.shared and not scene.over
        self._cover.kind = "primary" if scene.eyes.hands_over else "plain"
        peek = scene.peek.button
        peek.visible = self._cover.visible and not all(person.human for person in scene.match.people)
        peek.enabled = scene.peek.can
        row: list[Widget] = [self._cover, peek, self._end, play, *self._actions.values(), *reversed(self._turn),
                             *scene.trouble.buttons()]
        most = bar.w // max(4, 2 * sum(button.visible for button in row))  # half of the bar is the sentence's
        for button in row:
            if button.visible:
                wide = min(button.want(style)[0], max(px(40), most))
                if button is play and play.want(style)[0] > wide:  # its icon alone, or all its words
                    wide = play.want(style)[0] if play.want(style)[0] < bar.w // 2.5 else px(50)
                button.rect = Rect(right - wide, bar.y + px(6), wide, bar.h - px(11))
                right = button.rect.x - px(8)

    def _game_buttons(self) -> dict[str, Button]:
        scene = self._scene
        shown, state = scene.eyes.seen(scene.review.state), scene.hand.state
        if scene.over or shown.to_act is None or not scene.driver.humans() or scene.review.on:
            return {}
        buttons = {}
        for told in scene.presentation.buttons(shown):
            name = f"action.{told.name or told.pick.name}"
            button = self._actions.get(name) or Button(name, told.label, told.icon, "plain", told.hint, told.pick)
            button.enabled = told.able and state is not None and scene.hand.allows(told.pick)
            button.kind = "primary" if button.enabled and told.pick == scene.hand.left else "plain"
            button.about = scene.match.state.turn
            buttons[name] = button
        label = scene.presentation.shortcut(shown)
        if label:
            buttons["lot"] = self._actions.get("lot") or Button("lot", label, "dice", tip="Leave this to chance")
            buttons["lot"].enabled, buttons["lot"].about = state is not None, scene.match.state.turn
        return buttons

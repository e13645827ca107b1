"""First-time hints: a sentence beside the board the first time that a kind of step comes, gone once it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from engine.core.action import Action
from engine.core.presentation import Tip
from scenes.kit.boxes import box
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Style, write
from scenes.play.panel.paint import icon
from scenes.play.panel.parts import PANEL_Z

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

LEAST_LOG = 56  # design pixels; in less no list of turns is worth its room


class FirstTime:
    """Which hint is due, where its card lies in the panel, and that it is known. The board never gives way to it."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.button = Button("first-time", "", "close", "quiet", "Understood: do not show this again (Esc)")
        self._of: Any = None
        self._tips: Sequence[Tip] = ()

    @property
    def due(self) -> Tip | None:
        """The hint for the step that a person is to take now; None where he knows it or wants none."""
        scene = self._scene
        state = scene.hand.state
        if state is None or not scene.app.settings.first_time or scene.still or scene.alone or scene.review.on:
            return None
        if state is not self._of:
            self._of, self._tips = state, tuple(scene.presentation.tips(state))
        return next(iter(self._unknown()), None)

    def _unknown(self) -> list[Tip]:
        met = self._scene.app.settings.met.get(self._scene.match.game.name, [])
        return [tip for tip in self._tips if tip.name not in met]

    # ---- what makes it known -----------------------------------------------------------------------------------

    def did(self, action: Action) -> None:
        """Somebody has taken a step: the first hint that spoke of it is known from now on."""
        if self.due:
            self._know(next((tip for tip in self._unknown() if action.verb in tip.verbs), None))

    def dismiss(self) -> bool:
        """The hint is put away, as if its step had been taken; False where none was shown."""
        due = self.due
        self._know(due)
        return due is not None

    def _know(self, tip: Tip | None) -> None:
        app, game = self._scene.app, self._scene.match.game.name
        if tip:
            app.change(met={**app.settings.met, game: [*app.settings.met.get(game, []), tip.name]})

    # ---- where it lies -----------------------------------------------------------------------------------------

    def card(self) -> Rect:
        """Its place at the bottom of the panel, as high as its words need; empty where nothing is due."""
        due, style, room = self.due, self._scene.app.style, self._scene.places.rest
        if due is None:
            return Rect(0, 0, 0, 0)
        _, _, high = words(style, due.text, room)
        return Rect(room.x, room.bottom - high, room.w, high)

    def log_room(self, log: Rect) -> Rect:
        """What the list of turns keeps of its place."""
        left = self.left(log)
        return left if left.h >= self._scene.app.style.scale.px(LEAST_LOG) else Rect(0, 0, 0, 0)

    def left(self, room: Rect) -> Rect:
        """What a room that reaches to the panel's bottom keeps above the card."""
        card, px = self.card(), self._scene.app.style.scale.px
        return Rect(room.x, room.y, room.w, max(0, card.y - px(8) - room.y)) if card.h and room.h else room

    def place(self) -> None:
        """Puts the button that dismisses it into the corner of the card."""
        card, px = self.card(), self._scene.app.style.scale.px
        side = min(px(30), card.h)
        self.button.visible = card.h > 0
        self.button.rect = Rect(card.right - side - px(3), card.y + min(px(3), (card.h - side) // 2), side, side)

    def things(self) -> list[Drawn]:
        """The card, if one is due."""
        due, style, card = self.due, self._scene.app.style, self.card()
        if due is None:
            return []
        return [Drawn.inside(PANEL_Z, card, ("first-time", due), lambda dst: _paint(dst, style, card, due))]


def words(style: Style, text: str, room: Rect) -> tuple[int, list[str], int]:
    """Font size and lines of a hint in a room, and how high its card is: the largest type in which it fits."""
    px = style.scale.px
    wide, size, lines = room.w - px(48) - px(38), style.scale.body, list[str]()
    for size in (style.scale.body, style.scale.small, round(style.scale.small * 0.8)):
        lines = style.type.wrap(text, size, wide)
        if len(lines) * style.type.height(size) + px(20) <= room.h:
            break
    fit = max(1, (room.h - px(8)) // style.type.height(size))
    lines = lines if len(lines) <= fit else [*lines[:fit - 1], style.type.elide(" ".join(lines[fit - 1:]), size, wide)]
    return size, lines, min(room.h, max(len(lines) * style.type.height(size) + px(20), px(52)))


def _paint(dst: Surface, style: Style, card: Rect, tip: Tip) -> None:
    """An amber card with the step's picture at its left."""
    t, px = style.theme, style.scale.px
    size, lines, _ = words(style, tip.text, Rect(card.x, card.y, card.w, card.h))
    box(dst, card, t.amber_deep, t.amber, px(10))
    icon(dst, style, tip.icon, (card.x + px(25), card.centery), px(24), t.amber)
    pitch = style.type.height(size)
    y = card.centery - pitch * (len(lines) - 1) // 2
    for i, line in enumerate(lines):
        write(dst, style, line, (card.x + px(48), y + i * pitch), size, t.text)

"""The bar under the board: buttons to look back and forth, the timeline, and what the prompt says meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Widget
from scenes.play.panel.parts import Prompt, band
from scenes.play.panel.timeline import Strip

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

STEPS = (("first", "The beginning (Home)"), ("prev", "One step back (Page Up: a whole turn)"),
         ("next", "One step on (Page Down: a whole turn)"), ("last", "Back to the game (End)"))


class ReviewBar:
    """The widgets `review.first`, `.prev`, `.next`, `.last`, `.at` (the timeline) and, in the prompt, `.play`."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.strip = Strip("review.at", "The game so far: click or drag to look back")
        self._steps = [Button(f"review.{icon}", "", icon, "quiet", tip) for icon, tip in STEPS]
        self.play = Button("review.play", "Play from here", "play", tip="Go on from this position")

    def layout(self) -> None:
        """The buttons at the left, the timeline in what is left."""
        rect, px = self._scene.places.timeline, self._scene.app.style.scale.px
        self.strip.above = rect.h * 4 // 7 if self._scene.advice.opinion.on else 0
        side = rect.h - self.strip.above - 4
        for i, button in enumerate(self._steps):
            button.rect = Rect(rect.x + px(6) + i * side, rect.bottom - side - 2, side, side)
        left = self._steps[-1].rect.right + px(6)
        self.strip.margin = px(12)
        self.strip.rect = Rect(left, rect.y + 2, rect.right - px(8) - left, rect.h - 4)

    def refresh(self) -> None:
        """The match or the position shown has changed."""
        review, strip, match = self._scene.review, self.strip, self._scene.match
        strip.turns, strip.at, strip.seats = review.told(), review.shown, len(match.seated)
        strip.curve = self._scene.advice.opinion.curve()
        strip.enabled = bool(match.actions) and not self._scene.alone
        first, prev, following, last = self._steps
        first.enabled = prev.enabled = review.shown > 0
        following.enabled = last.enabled = review.on
        last.kind = "primary" if review.on else "quiet"
        self.play.visible = review.on

    def widgets(self) -> list[Widget]:
        """Buttons and timeline."""
        return [*self._steps, self.strip]

    def things(self) -> list[Drawn]:
        """The ground under the timeline."""
        return [band(self._scene.app.style, self._scene.places.timeline)]

    def prompt(self) -> Prompt:
        """Where on the timeline one is, and quietly how many turns have been played meanwhile."""
        review = self._scene.review
        turns, shown, new = review.turns(), review.shown, review.fresh
        done = sum(turn.end <= shown for turn in turns)
        middle = bool(shown) and all(turn.end != shown for turn in turns)
        text = f"In turn {done + 1} of {len(turns)}" if middle else f"After turn {done} of {len(turns)}"
        note = f"{new} new turn{'s' * (new > 1)}" if new else ""
        return Prompt(review.seat or 0, text if shown else "The beginning", note, symbol="info")

"""Aids at the table: overlays that are switched on and off, the same for all seats, and the legend of all marks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.action import Pick
from engine.core.picture import Mark
from engine.core.state import View
from scenes.kit.board.legend import legend_things
from scenes.kit.canvas import Drawn
from scenes.kit.widgets import Button, Style
from scenes.play.panel.balance import swatch
from scenes.play.panel.why import SAYS_WHY

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene


class Aids:
    """Which overlays are on, and their marks; whether it is said why a turn was played is one of them, without marks.

    `on` holds every aid's name; the choice is kept in the settings."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.aids = (*scene.presentation.aids(), SAYS_WHY)
        kept = scene.app.settings.aids.get(scene.match.game.name)
        self.on = {aid.name: aid.on if kept is None else aid.name in kept for aid in self.aids}
        self._words = {kind: word for aid in self.aids for kind, word in aid.legend}
        self._words |= dict(scene.presentation.signs()) | {"expected": "turns to be expected"}
        self._buttons = [Button(f"aid.{a.name}", "", a.icon, "toggle", f"{a.label}: {a.hint}") for a in self.aids]
        self._of: View | None = None
        self._marks: dict[tuple[str, tuple[Pick, ...]], tuple[Mark, ...]] = {}

    def marks(self, view: View) -> list[Mark]:
        """The marks of all aids that are on, for a position as it may be seen; worked out once a position and pick."""
        if view is not self._of:
            self._of, self._marks = view, {}
        picks, found = self._scene.hand.picked, list[Mark]()
        for name, on in self.on.items():
            if on:
                if (name, picks) not in self._marks:
                    self._marks[name, picks] = tuple(self._scene.presentation.aid_marks(view, name, picks))
                found += self._marks[name, picks]
        return found

    def hidden_kinds(self) -> frozenset[str]:
        """Kinds of marks that a picture holds and that are not to be shown, because their aid is off."""
        return frozenset(kind for aid in self.aids if not self.on[aid.name] for kind in aid.kinds)

    def toggle(self, name: str) -> None:
        """Switches an aid on or off, for this game and the next ones. Raises KeyError for a name that is no aid's."""
        self.on[name] = not self.on[name]
        app, game = self._scene.app, self._scene.match.game.name
        app.change(aids={**app.settings.aids, game: [aid for aid, on in self.on.items() if on]})

    def buttons(self) -> list[Button]:
        """A button for every aid, always the same ones, lit where it is on. Their command is `aid.` and the name."""
        for button, on in zip(self._buttons, self.on.values(), strict=True):
            button.on = on
        return self._buttons

    def legend(self, style: Style, area: Rect, shown: Iterable[Mark]) -> list[Drawn]:
        """The strip at the lower left of the board: a sample and a word for each kind among the marks shown now.

        Marks of aids stand lowest, then the picture's own, so that they keep their places while others come and go.
        """
        show, board = self._scene.show, self._scene.board
        assert show is not None and board is not None
        first: dict[str, Mark] = {}
        for mark in shown:
            first.setdefault(mark.kind, mark)
        said = [(first[kind], word) for kind, word in self._words.items() if kind in first]
        more = [swatch(style, style.scale.px(31))] if self._scene.advice.opinion.on else []
        return legend_things(style, board.material, show.picture, said, area, more)

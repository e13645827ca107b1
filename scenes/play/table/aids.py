"""Aids at the table: overlays that are switched on and off, the same for all seats."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Pick
from engine.core.aid import Aid
from engine.core.picture import Mark
from engine.core.presentation import Presentation
from engine.core.state import View
from scenes.play.table.hand import Hand

SAYS_WHY = Aid("why", "Says why", "help", "What a computer's turn did, in a sentence that the rules prove.", True)


class Aids:
    """Which overlays are on, and their marks; whether it is said why a turn was played is one of them, without marks.

    `on` holds every aid's name.
    """

    def __init__(self, presentation: Presentation, hand: Hand, kept: Sequence[str] | None) -> None:
        """`kept` are the names of those that were on last time, None where that is not known."""
        self._presentation, self._hand = presentation, hand
        self.aids = (*presentation.aids(), SAYS_WHY)
        self.on = {aid.name: aid.on if kept is None else aid.name in kept for aid in self.aids}
        self._pointed = frozenset(aid.name for aid in self.aids if aid.pointed)
        self._of: View | None = None
        self._marks: dict[tuple[str, tuple[Pick, ...]], tuple[Mark, ...]] = {}

    def marks(self, view: View) -> list[Mark]:
        """The marks of all aids that are on, for a position as it may be seen; worked out once a position and pick."""
        if view is not self._of:
            self._of, self._marks = view, {}
        found = list[Mark]()
        for name, on in self.on.items():
            if on:
                picks = self._meant() if name in self._pointed else self._hand.picked
                if (name, picks) not in self._marks:
                    self._marks[name, picks] = tuple(self._presentation.aid_marks(view, name, picks))
                found += self._marks[name, picks]
        return found

    def _meant(self) -> tuple[Pick, ...]:
        """The cell under the pointer or the keyboard's cursor."""
        over = self._hand.over
        return (over,) if over and over.kind == "cell" else ()

    def hidden_kinds(self) -> frozenset[str]:
        """Kinds of marks that a picture holds and that are not to be shown, because their aid is off."""
        return frozenset(kind for aid in self.aids if not self.on[aid.name] for kind in aid.kinds)

    def toggle(self, name: str) -> list[str]:
        """Switches an aid on or off; the names of those that are on then. Raises KeyError where no aid has the name."""
        self.on[name] = not self.on[name]
        return [aid for aid, on in self.on.items() if on]

    def words(self) -> dict[str, str]:
        """What marks mean, by their kind: those of aids first, then the picture's own."""
        words = {kind: word for aid in self.aids for kind, word in aid.legend}
        return words | dict(self._presentation.signs()) | {"expected": "turns to be expected"}

"""A player's hand over the board: what is picked, what the pointer is on, what would happen, or why not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.core.action import Action, Pick, Refusal
from engine.core.chooser import Chooser
from engine.core.picture import Mark
from engine.core.presentation import Presentation, Preview
from engine.core.state import View
from scenes.play.table.ghosts import lights, step_marks


class Hand:
    """Turns clicks into actions through the chooser. Without a `state` (nobody's turn here) it does nothing."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation = presentation
        self.state: View | None = None
        self.chooser = Chooser(())
        self.over: Pick | None = None
        self.cursor: str | None = None
        self.pending: Action | None = None
        self.refusal: Refusal | None = None
        self.cycle = 0
        self.held: Pick | None = None  # a click that waits until one of several ways is chosen
        self._done: Pick | None = None  # what was clicked last: under a resting pointer it is not refused at once
        self._previews: dict[Action, Preview] = {}

    def take(self, state: View | None) -> None:
        """Begins to choose in a position, or (None) stops choosing."""
        if state is self.state:
            return
        self.state = state
        self._previews.clear()
        self._begin()

    def let_go(self) -> None:
        """Another person sits down: nothing is left of what the last one did or pointed at."""
        self.over = self.cursor = None
        self.take(None)
        self._begin()

    def _begin(self, picks: tuple[Pick, ...] = ()) -> None:
        self.chooser = self._after(picks) or self._after(()) or Chooser(())
        self.pending, self.held, self.cycle = None, None, 0
        self._look_at()

    def _after(self, picks: tuple[Pick, ...]) -> Chooser | None:
        """The chooser that has made these picks, None where they lead nowhere."""
        if self.state is None:
            return None
        chooser: Chooser | None = Chooser.of(self._presentation.choices(self.state, picks))
        for pick in picks:
            chooser = chooser.pick(pick) if chooser else None
        return chooser and replace(chooser, cycle=self.cycle)

    @property
    def picked(self) -> tuple[Pick, ...]:
        """The picks made so far."""
        return self.chooser.picks

    def point(self, cell: str | None) -> None:
        """The keyboard's cursor comes to a cell, or (None) goes."""
        self.cursor = cell

    def hover(self, pick: Pick | None) -> None:
        """The pointer is on a cell or a tile in hand, or on nothing."""
        if pick != self.over:
            self.over, self._done = pick, None
            self._look_at()

    def turn(self, step: int) -> None:
        """The next of several actions with the same clicks: another rotation, another tail."""
        self.cycle += step

    def _spot(self) -> Pick | None:
        """The click that is looked at: the one that waits for its way, else the cell under the pointer."""
        return self.held or self.over

    def _look_at(self) -> None:
        """Finds out why the cell under the pointer cannot be picked, if so."""
        self.refusal = None
        if self.over in (None, self._done) or self._way(self.over) is not None:
            return
        if self.over and self.state is not None and self._would(self.over) is None:
            self.refusal = self._presentation.why_not(self.state, (*self.picked, self.over))

    def _way(self, pick: Pick | None) -> int | None:
        """Which of the ways that a held click waits for is the only one to name this cell; None for no such way."""
        if not self.held or pick is None or pick.kind != "cell" or self.chooser.pick(pick):
            return None
        chooser = self._would(self.held)
        return chooser.naming(pick.name) if chooser else None

    def _would(self, pick: Pick) -> Chooser | None:
        """The chooser after a pick; where the pick does not go on from those before, it may begin anew."""
        return self._after((*self.picked, pick)) or (self._after((pick,)) if self.picked else None)

    def pickable(self, pick: Pick) -> bool:
        """Whether a click there, or a button, would lead anywhere, after the picks made or from the beginning."""
        return self.state is not None and self._would(pick) is not None

    @property
    def left(self) -> Pick | None:
        """The button that is all that is left to press in this position; None where there is a choice."""
        picks = self.chooser.next_picks() if not self.picked and self.state is not None else frozenset()
        only = next(iter(picks)) if len(picks) == 1 else None
        return only if only and only.kind == "button" else None

    def would_go_on(self, pick: Pick) -> bool:
        """Whether after this pick another one is due (so that a drag makes sense)."""
        chooser = self._would(pick)
        return chooser is not None and bool(chooser.next_picks())

    def pick(self, pick: Pick) -> Action | None:
        """One click. Returns the action once it is complete; a click on what is picked lets it go.

        A fresh pick takes the place of an action that waits for confirmation; a click on its target leaves it waiting.
        """
        if self.state is None or (self.pending and pick == self.pending.picks[-1]):
            return None
        if self.pending and (pick in self.picked or self._would(pick)):
            self.pending = None
        if (way := self._way(pick)) is not None:
            self.cycle = way
            return None
        if pick in self.picked:
            self._begin(tuple(p for p in self.picked if p != pick))
            return None
        chooser = self._would(pick)
        if chooser is None:
            self.refusal = self._presentation.why_not(self.state, (*self.picked, pick))
            return None
        action = chooser.chosen()
        if action and not chooser.next_picks():
            if self._certain(chooser, pick):
                self._done = pick
                return action
            self.held, self.cycle = pick, 0  # several ways fit: the click waits, a second one plays it
            return None
        self.chooser, self.held, self.refusal = chooser, None, None
        return None

    def _certain(self, chooser: Chooser, pick: Pick) -> bool:
        """Whether the click plays at once: there is one way, or it was chosen with the keys, or this is the second."""
        return len(chooser.candidates()) == 1 or self.cycle != 0 or self.held == pick

    def cancel(self) -> bool:
        """Lets go of what is picked or waits for confirmation; False where there was nothing."""
        had = bool(self.picked or self.pending or self.held)
        self._begin()
        return had

    def meant(self) -> Action | None:
        """The action that waits for confirmation, or that a click here would complete."""
        spot = self._spot()
        if self.pending or self.state is None or spot is None:
            return self.pending
        chooser = self._would(spot)
        return chooser.chosen() if chooser and not chooser.next_picks() else None

    def preview(self) -> Preview | None:
        """What the meant action would do."""
        action = self.meant()
        if action is None or self.state is None:
            return None
        if action not in self._previews:
            self._previews[action] = self._presentation.preview(self.state, action)
        return self._previews[action]

    def marks(self, occupied: Collection[str], icon: str) -> list[Mark]:
        """Everything to light: what may be picked, what is picked, what would happen, what forbids."""
        if self.state is None:
            return []
        meant = self._meant_marks(icon, self.state.to_act or 0)
        covered = {mark.place for mark in meant}  # a sign of what would happen takes the place of a light
        over = self.over.name if self.over else ""
        found = lights(self._presentation, self.state, self.chooser, occupied, over)
        free = [mark for mark in found if mark.place not in covered]
        picked = [Mark("selected", p.name) for p in self.picked if p.kind == "cell"]
        return [*free, *picked, *meant, *self._refusal_marks(self.state)]

    def _meant_marks(self, icon: str, seat: int) -> list[Mark]:
        action, preview = self.meant(), self.preview()
        if action is None or preview is None:
            here = self.over is not None and self.over.kind == "cell" and self.pickable(self.over)
            return [Mark("selected", self.over.name)] if here and self.over else []
        return [*step_marks(action, preview, icon, seat), *preview.ways]

    def _refusal_marks(self, view: View) -> list[Mark]:
        if not self.refusal or not self.over:
            return []
        others = [Mark("forbidden", cell) for cell in self.refusal.cells if cell != self.over.name]
        if self.over.kind != "cell":  # a tile in hand is no place on the board
            return others
        return [*(self._presentation.unfit(view, self.over) or [Mark("refused", self.over.name)]), *others]

"""The one way from clicks to an action, for every game: filter the legal actions by the picks made so far."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.core.action import Action, Pick


@dataclass(frozen=True)
class Chooser:
    """The legal actions that still fit the picks. Immutable: every pick gives a new chooser.

    When several actions fit all their picks (rotations, tails), `turn` cycles through them.
    """

    actions: tuple[Action, ...]
    picks: tuple[Pick, ...] = ()
    cycle: int = 0

    @staticmethod
    def of(actions: Iterable[Action]) -> "Chooser":
        """A fresh chooser, nothing picked."""
        return Chooser(tuple(actions))

    def next_picks(self) -> frozenset[Pick]:
        """What may be picked now."""
        done = len(self.picks)
        return frozenset(a.picks[done] for a in self.actions if len(a.picks) > done)

    def pick(self, pick: Pick) -> "Chooser | None":
        """The chooser after one more pick, or None where no legal action fits."""
        done = len(self.picks)
        fit = tuple(a for a in self.actions if len(a.picks) > done and a.picks[done] == pick)
        return replace(self, actions=fit, picks=(*self.picks, pick), cycle=0) if fit else None

    def candidates(self) -> tuple[Action, ...]:
        """The actions whose picks are all made; several of them are cycled through."""
        return tuple(a for a in self.actions if a.picks == self.picks) if self.picks else ()

    def chosen(self) -> Action | None:
        """The candidate that the cycle stands on."""
        ready = self.candidates()
        return ready[self.cycle % len(ready)] if ready else None

    def naming(self, name: str) -> int | None:
        """Which candidate alone names this in its arguments (its own tail): where the cycle has to stand for it."""
        found = [i for i, action in enumerate(self.candidates()) if name in action.args]
        return found[0] if len(found) == 1 else None

    def turn(self, step: int) -> "Chooser":
        """The next (or with -1 the previous) candidate."""
        return replace(self, cycle=self.cycle + step)

    def back(self, all_actions: Iterable[Action]) -> "Chooser":
        """One pick less, from the full list of legal actions."""
        chooser = Chooser.of(all_actions)
        for pick in self.picks[:-1]:
            chooser = chooser.pick(pick) or chooser
        return chooser

"""A presentation's plain answers: a small game writes only what it has, and takes these for all the rest."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from engine.core.action import Action, Pick, Refusal
from engine.core.animation import Effect, Pose, Timeline
from engine.core.events import Event
from engine.core.names import COLOURS, resigned, wins
from engine.core.picture import Item, Mark
from engine.core.presentation import ActionButton, Aid, Fact, Finale, Page, Preview, Step, Tip, Word
from engine.core.state import Outcome, View

V = TypeVar("V", bound=View)


class Still:
    """No animation: everything lies where it lies at once."""

    duration = 0.0

    def poses(self, t: float) -> Sequence[tuple[Item, Pose]]:
        """Nothing moves."""
        return ()

    def effects(self, t: float) -> Sequence[Effect]:
        """Nothing happens on the way."""
        return ()

    def cues(self, since: float, until: float) -> Sequence[str]:
        """Nothing is heard."""
        return ()


class Plain(Generic[V]):
    """All of a presentation but `picture` and `prompt`, which every game has to answer for itself.

    A game writes a class on top of this one, or takes single answers from PLAIN into a module of its own.
    """

    def motion(self, before: V, action: Action, events: Sequence[Event]) -> Timeline:
        """No animation."""
        return Still()

    def changed(self, before: V, after: V, events: Sequence[Event]) -> Sequence[Mark]:
        """No marks for what others did."""
        return ()

    def finale(self, view: V) -> Finale | None:
        """The board says it all at the end."""
        return None

    def ended(self, view: V) -> Sequence[Mark]:
        """One sees why it is over."""
        return ()

    def steps(self, view: V) -> Sequence[Step]:
        """A turn is one step: no step bar."""
        return ()

    def facts(self, view: V, seat: int) -> Sequence[Fact]:
        """No numbers."""
        return ()

    def buttons(self, view: V) -> Sequence[ActionButton]:
        """Everything is done on the board."""
        return ()

    def choices(self, view: V, picks: Sequence[Pick] = ()) -> Sequence[Action]:
        """Simply the legal actions: each is clicked in one way."""
        return view.actions()

    def lights(self, view: V, picks: Sequence[Pick]) -> Sequence[Mark] | None:
        """Plain lights do."""
        return None

    def confirms(self, view: V) -> bool:
        """A turn does not end by a step that may slip out."""
        return False

    def drawer(self, view: V) -> int:
        """There is no chance in this game."""
        return 0

    def hand_due(self, view: V) -> bool:
        """Nothing is hidden."""
        return False

    def shortcut(self, view: V) -> str:
        """Nothing is left to the lot."""
        return ""

    def settled(self, view: V) -> bool:
        """There is always something to play for."""
        return False

    def concerns(self, view: V, seat: int) -> Hashable:
        """Nobody passes."""
        return None

    def setting_up(self, view: V) -> bool:
        """Play begins at once."""
        return False

    def why_not(self, view: V, picks: Sequence[Pick]) -> Refusal | None:
        """Picks with which no legal action begins are refused, without a reason."""
        wanted = tuple(picks)
        if any(action.picks[:len(wanted)] == wanted for action in self.choices(view, picks)):
            return None
        return Refusal("not-there", "That is not possible here.")

    def unfit(self, view: V, pick: Pick) -> Sequence[Mark]:
        """A light on the cell does."""
        return ()

    def aids(self) -> Sequence[Aid]:
        """No overlays."""
        return ()

    def aid_marks(self, view: V, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
        """No overlays."""
        return ()

    def signs(self) -> Sequence[Word]:
        """No marks that need a word."""
        return ()

    def preview(self, view: V, action: Action) -> Preview:
        """One sees what an action would do."""
        return Preview((), (), "")

    def tips(self, view: V) -> Sequence[Tip]:
        """The prompt says it."""
        return ()

    def ending(self, outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
        """Who has won, or who gave up."""
        if outcome.reason == "resigned":
            return resigned(outcome.winners, names[:len(outcome.scores)])
        return f"{wins([names[seat - 1] for seat in outcome.winners])}."

    def summary(self, actions: Sequence[Action], events: Sequence[Event], seat: int,
                names: Sequence[str] = COLOURS) -> str:
        """The turn in writing says it."""
        return ""

    def why(self, before: V, actions: Sequence[Action], after: V, seat: int) -> str:
        """Nothing is proven of a turn."""
        return ""

    def reminder(self, view: V) -> tuple[str, str, str]:
        """Nothing need be looked up."""
        return "", "", ""

    def pages(self) -> Sequence[Page]:
        """The rules are not written yet."""
        return ()


PLAIN: Plain[View] = Plain()

"""What a game tells the client about showing it: picture, steps, prompts, numbers, refusals, previews. Data only."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from engine.core.action import Action, Pick, Refusal
from engine.core.aid import Aid as Aid
from engine.core.aid import Tip as Tip
from engine.core.aid import Word as Word
from engine.core.animation import Effect as Effect
from engine.core.animation import Pose as Pose
from engine.core.animation import Timeline as Timeline
from engine.core.events import Event
from engine.core.facts import Count as Count
from engine.core.facts import Fact as Fact
from engine.core.facts import Finale as Finale
from engine.core.names import COLOURS
from engine.core.pages import Diagram as Diagram
from engine.core.pages import Page as Page
from engine.core.picture import Item, Mark, Picture
from engine.core.state import Outcome, View

V_contra = TypeVar("V_contra", contravariant=True)  # what a game's own views are


@dataclass(frozen=True)
class Step:
    """One part of the step bar; `state` is `done`, `now`, `next` or `off`."""

    name: str
    icon: str
    state: str


@dataclass(frozen=True)
class ActionButton:
    """A button for an action that needs no place. `skips` marks one that leaves out an optional step.

    `name` tells two buttons of one pick apart (End turn and Pass), `able` is false while it makes no sense; one that
    `counts` says behind its label how many picks have been made.
    """

    pick: Pick
    label: str
    icon: str
    hint: str
    skips: bool = False
    name: str = ""
    able: bool = True
    counts: bool = False


@dataclass(frozen=True)
class Preview:
    """What an action would do, before it is done: marks on the board, plate facts by seat, one short sentence.

    `ways` are marks for whoever is choosing it only: what else fits the same clicks, what it brings in words.
    `held` are the pieces that would come to lie on a plate: prisoners, miners in hand.
    """

    marks: tuple[Mark, ...]
    facts: tuple[tuple[Fact, ...], ...]
    sentence: str
    ways: tuple[Mark, ...] = ()
    held: tuple[Item, ...] = ()


class PictureOf(Protocol[V_contra]):
    """What there is to draw, and how it moves."""

    def picture(self, view: V_contra) -> Picture:
        """Everything there is to draw."""

    def motion(self, before: V_contra, action: Action, events: Sequence[Event]) -> Timeline:
        """The animation of an action."""

    def changed(self, before: V_contra, after: V_contra, events: Sequence[Event]) -> Sequence[Mark]:
        """Marks for what others changed between two positions."""

    def finale(self, view: V_contra) -> Finale | None:
        """What is shown once after the last animation: the counting."""

    def ended(self, view: V_contra) -> Sequence[Mark]:
        """Marks that show on the final board why it is over."""


class TurnOf(Protocol[V_contra]):
    """What is to be done now, and with what."""

    def steps(self, view: V_contra) -> Sequence[Step]:
        """The step bar of the turn under way."""

    def prompt(self, view: V_contra) -> str:
        """What is to be done now, in a few words."""

    def facts(self, view: V_contra, seat: int) -> Sequence[Fact]:
        """The numbers on a seat's plate: the one that decides, its parts, and what else is counted."""

    def buttons(self, view: V_contra) -> Sequence[ActionButton]:
        """Buttons for the actions that need no place, in this phase, legal or not."""

    def choices(self, view: V_contra, picks: Sequence[Pick]) -> Sequence[Action]:
        """The actions that a chooser with these picks may still lead to, in the order in which they are cycled."""

    def lights(self, view: V_contra, picks: Sequence[Pick]) -> Sequence[Mark] | None:
        """What may be picked next, where a light on every such cell would not do; None for the plain lights."""

    def confirms(self, view: V_contra) -> bool:
        """Whether a step that ends the turn at once waits for confirmation here, between people."""

    def drawer(self, view: V_contra) -> int:
        """The seat that draws where chance is to act, 0 where nobody in particular does."""

    def hand_due(self, view: V_contra) -> bool:
        """Whether the seat whose turn it is needs to see its own hidden hand now."""

    def shortcut(self, view: V_contra) -> str:
        """Label of a button that plays this phase by lot to its end ("" where there is none)."""

    def settled(self, view: V_contra) -> bool:
        """Whether it is proven that nobody can gain anything any more, so that the end may be proposed."""

    def concerns(self, view: V_contra, seat: int) -> Hashable:
        """All that a seat which passes again and again wants to hear of: while it stays equal, passing goes on. None
        where passing makes no sense."""

    def setting_up(self, view: V_contra) -> bool:
        """Whether the game's pieces are still being set up, so that there is nothing to weigh yet."""


class RefusalsOf(Protocol[V_contra]):
    """Why something may not be done."""

    def why_not(self, view: V_contra, picks: Sequence[Pick]) -> Refusal | None:
        """Why these picks lead nowhere; None where they are fine."""

    def unfit(self, view: V_contra, pick: Pick) -> Sequence[Mark]:
        """What is refused, shown where it would lie (a segment that does not fit); () where a light does."""


class AidsOf(Protocol[V_contra]):
    """What helps somebody who wants help: overlays, previews, tips, and what the marks mean."""

    def aids(self) -> Sequence[Aid]:
        """The overlays that can be switched on, in the order of their buttons."""

    def aid_marks(self, view: V_contra, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
        """The marks of an overlay beside those in the picture; from nothing that the view hides."""

    def signs(self) -> Sequence[Word]:
        """What all other marks mean, in two or three words, by their kind."""

    def preview(self, view: V_contra, action: Action) -> Preview:
        """What a legal action would do."""

    def tips(self, view: V_contra) -> Sequence[Tip]:
        """What a newcomer is told about the step that is due, the most needful first: one short sentence each."""


class TextsOf(Protocol[V_contra]):
    """What is told at more length: the end, a turn that was played, the rules."""

    def ending(self, outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
        """The reason of the end as a sentence that calls people by these names, seat 1 first."""

    def summary(self, actions: Sequence[Action], events: Sequence[Event], seat: int,
                names: Sequence[str] = COLOURS) -> str:
        """A seat's whole turn in a few words, without places, from its actions and events as a reader may know them;
        seats are called by `names`, seat 1 first. "" where the turn in writing says it as well."""

    def why(self, before: V_contra, actions: Sequence[Action], after: V_contra, seat: int) -> str:
        """What the rules prove of a seat's whole turn, from nothing hidden; "" where nothing is worth telling."""

    def reminder(self, view: V_contra) -> tuple[str, str, str]:
        """What stands small beside the table all game long: a sign, and two short lines; three times "" for nothing."""

    def pages(self) -> Sequence[Page]:
        """The rules, pictures first."""


class PresentationOf(PictureOf[V_contra], TurnOf[V_contra], RefusalsOf[V_contra], AidsOf[V_contra], TextsOf[V_contra],
                     Protocol[V_contra]):
    """All that a client asks about showing a game; a module with these functions, or a `Plain`, fulfils it."""


Presentation: TypeAlias = PresentationOf[View]  # of any game: it shows views, never a whole position

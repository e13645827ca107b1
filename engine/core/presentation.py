"""What a game tells the client about showing it: picture, steps, prompts, numbers, refusals, previews. Data only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.action import Action, Pick, Refusal
from engine.core.aid import Aid as Aid
from engine.core.aid import Tip as Tip
from engine.core.aid import Word as Word
from engine.core.events import Event
from engine.core.names import COLOURS
from engine.core.pages import Diagram as Diagram
from engine.core.pages import Page as Page
from engine.core.picture import Item, Mark, Picture
from engine.core.state import Outcome


@dataclass(frozen=True)
class Step:
    """One part of the step bar; `state` is `done`, `now`, `next` or `off`."""

    name: str
    icon: str
    state: str


@dataclass(frozen=True)
class Fact:
    """A number on a seat's plate, such as 21 places."""

    icon: str
    number: int
    word: str


@dataclass(frozen=True)
class ActionButton:
    """A button for an action that needs no place. `skips` marks one that leaves out an optional step.

    `name` tells two buttons of one pick apart (End turn and Pass), `able` is false while it makes no sense.
    """

    pick: Pick
    label: str
    icon: str
    hint: str
    skips: bool = False
    name: str = ""
    able: bool = True


@dataclass(frozen=True)
class Preview:
    """What an action would do, before it is done: marks on the board, plate facts by seat, one short sentence."""

    marks: tuple[Mark, ...]
    facts: tuple[tuple[Fact, ...], ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item is at one moment: on the way from `origin` to `place`, `mix` of 0..1 done.

    `lift` is its height in cell units, `scale` and `alpha` are factors, `lit` is its lamp or shine, `grey` how far
    its colour has gone, `turned` how far it has become what it turns into (and `was` whose it was until then),
    `aside` how far it has been pushed away from its place, in cell units.
    """

    origin: str
    place: str
    mix: float = 1.0
    lift: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    lit: float = 1.0
    grey: float = 0.0
    turned: float = 0.0
    aside: float = 0.0
    was: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens at a place and leaves nothing behind: `crack`, `glow`... `t` is 0..1."""

    kind: str
    place: str
    t: float
    owner: int = 0


class Timeline(Protocol):
    """An animation as a pure function of time in seconds at normal speed."""

    @property
    def duration(self) -> float:
        """Seconds until everything lies still."""

    def poses(self, t: float) -> Sequence[tuple[Item, Pose]]:
        """Each moving item with its pose at time t, also before it starts and after it has arrived."""

    def effects(self, t: float) -> Sequence[Effect]:
        """The effects under way at time t."""

    def cues(self, since: float, until: float) -> Sequence[str]:
        """Names of the sounds that fall into the time after `since` up to `until`."""


class Presentation(Protocol):
    """The questions a client asks about showing a game; a module with these functions fulfils it."""

    def picture(self, view: Any) -> Picture:
        """Everything there is to draw."""

    def steps(self, view: Any) -> Sequence[Step]:
        """The step bar of the turn under way."""

    def prompt(self, view: Any) -> str:
        """What is to be done now, in a few words."""

    def tips(self, view: Any) -> Sequence[Tip]:
        """What a newcomer is told about the step that is due, the most needful first: one short sentence each."""

    def facts(self, view: Any, seat: int) -> Sequence[Fact]:
        """The numbers on a seat's plate."""

    def buttons(self, view: Any) -> Sequence[ActionButton]:
        """Buttons for the actions that need no place, in this phase, legal or not."""

    def choices(self, view: Any, picks: Sequence[Pick]) -> Sequence[Action]:
        """The actions that a chooser with these picks may still lead to, in the order in which they are cycled."""

    def lights(self, view: Any, picks: Sequence[Pick]) -> Sequence[Mark] | None:
        """What may be picked next, where a light on every such cell would not do; None for the plain lights."""

    def confirms(self, view: Any) -> bool:
        """Whether a step that ends the turn at once waits for confirmation here, between people."""

    def drawer(self, view: Any) -> int:
        """The seat that draws where chance is to act, 0 where nobody in particular does."""

    def hand_due(self, view: Any) -> bool:
        """Whether the seat whose turn it is needs to see its own hidden hand now."""

    def shortcut(self, view: Any) -> str:
        """Label of a button that plays this phase by lot to its end ("" where there is none)."""

    def setting_up(self, view: Any) -> bool:
        """Whether the game's pieces are still being set up, so that there is nothing to weigh yet."""

    def why_not(self, view: Any, picks: Sequence[Pick]) -> Refusal | None:
        """Why these picks lead nowhere; None where they are fine."""

    def unfit(self, view: Any, pick: Pick) -> Sequence[Mark]:
        """What is refused, shown where it would lie (a segment that does not fit); () where a light does."""

    def preview(self, view: Any, action: Action) -> Preview:
        """What a legal action would do."""

    def ending(self, outcome: Outcome, names: Sequence[str] = COLOURS) -> str:
        """The reason of the end as a sentence that calls people by these names, seat 1 first."""

    def finale(self, view: Any) -> tuple[Timeline, Picture] | None:
        """What is shown once after the last animation (the counting), and the picture that stays then."""

    def ended(self, view: Any) -> Sequence[Mark]:
        """Marks that show on the final board why it is over."""

    def motion(self, before: Any, action: Action, events: Sequence[Event]) -> Timeline:
        """The animation of an action."""

    def changed(self, before: Any, after: Any, events: Sequence[Event]) -> Sequence[Mark]:
        """Marks for what others changed between two positions."""

    def why(self, before: Any, actions: Sequence[Action], after: Any, seat: int) -> str:
        """What the rules prove of a seat's whole turn, from nothing hidden; "" where nothing is worth telling."""

    def aids(self) -> Sequence[Aid]:
        """The overlays that can be switched on, in the order of their buttons."""

    def aid_marks(self, view: Any, name: str, picks: Sequence[Pick] = ()) -> Sequence[Mark]:
        """The marks of an overlay beside those in the picture; from nothing that the view hides."""

    def signs(self) -> Sequence[Word]:
        """What all other marks mean, in two or three words, by their kind."""

    def pages(self) -> Sequence[Page]:
        """The rules, pictures first."""

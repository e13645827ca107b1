"""What a board game is, as a value: facts, and the functions through which everybody else asks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from engine.core.action import Action, Refusal
from engine.core.errors import BadOption
from engine.core.events import Event
from engine.core.options import Option, Options, checked
from engine.core.presentation import PresentationOf
from engine.core.state import State, View

if TYPE_CHECKING:
    from engine.core.brain import BrainOf

S = TypeVar("S", bound=State)  # a game's own positions
V = TypeVar("V", bound=View)  # and what may be seen of them


@dataclass(frozen=True)
class GameOf(Generic[S, V]):
    """A game as a value: facts, and the functions through which everybody else asks it.

    `action_seen` gives the text of an action in the position before it, and `events_seen` its events, as a seat may
    know them (`deal 2 ? ?`). `earlier` begins games under versions of the rules before `rules_version`, where those
    were others, so that what was played then replays for ever. `perft` counts turns from a state, so many deep;
    a third thing given is called for every position, and may raise to stop it.
    """

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    start: Callable[[Options], S]
    seats: Callable[[Options], int]
    parse: Callable[[S, str], Action]
    refuse: Callable[[S, Action], Refusal]
    dump: Callable[[S], dict[str, Any]]
    presentation: Callable[[], PresentationOf[V]]
    brain: Callable[[], BrainOf[V]]
    settle: Callable[[Options, Random], Options] = lambda options, rng: options
    deal: Callable[[S, Random], Action] | None = None
    idle: Callable[[S], Action] | None = None  # the step of a seat that only passes; None where that cannot be
    perft: Callable[..., int] | None = None
    turn_text: Callable[[S, Sequence[Action]], str] = lambda start, steps: " · ".join(map(str, steps))
    read_turn: Callable[[S, str], tuple[Action, ...]] | None = None
    action_seen: Callable[[S, Action, int], str] = lambda before, action, seat: str(action)
    events_seen: Callable[[Sequence[Event], int], Sequence[Event]] = lambda events, seat: events
    icon: str = "rules"
    piece: str = "stone"  # kind of the pieces that stand for a seat on its plate
    rim: bool = False  # cells are named at the board's rim, so that notation says something to people
    detail: Callable[[Options], str] = lambda options: ""  # what is played, in two words, such as hex5
    rematch_rotates: bool = False  # who begins has an edge, so a rematch moves everybody on by one seat
    rack: bool = False  # tiles are held in hands that stand on the table
    hidden: bool = False  # players hold what others must not see
    lead: int = 200  # by so much a computer has to put one seat above another for e times its chances
    points: Callable[[S], tuple[int, ...]] | None = None  # everybody's points so far, where the rules count any
    sights: Mapping[int, str] = field(default_factory=dict, compare=False)  # how levels play here, if not as usual
    rules_version: int = 1
    earlier: Mapping[int, Callable[[Options], S]] = field(default_factory=dict, compare=False)
    demo: Mapping[str, Any] = field(default_factory=dict, compare=False)  # options of a medium board, to look at
    entry: str = ""  # where another process finds a game that is in no list: `package.module:NAME`

    @property
    def reference(self) -> str:
        """By what the computer player's process finds the game: its name in the list, or its entry."""
        return self.entry or self.name

    def start_under(self, rules: int) -> Callable[[Options], S]:
        """What begins a game under that version of the rules."""
        return self.earlier.get(rules, self.start)

    def checked_options(self, given: Mapping[str, Any]) -> Options:
        """All options with defaults filled in.

        Raises BadOption for an unknown name, a wrong type, or values that do not go together.
        """
        options = checked(self.options, given)
        self.seats(options)
        self.start(self.settle(options, Random(0)))
        return options

    def check(self, state: S, action: Action) -> None:
        """Raises IllegalAction with the rule that forbids it, unless the action is legal here."""
        if not state.allows(action):
            raise self.refuse(state, action).error()

    def settled(self, given: Mapping[str, Any], seed: int) -> Options:
        """Checked options in which everything that is drawn by lot before the game begins now stands written."""
        return self.settle(self.checked_options(given), Random(f"{self.name} {seed}"))

    def sealed(self) -> Game:
        """The game for everybody else, who knows its positions as states, and what may be seen of them as views."""
        return cast(Game, self)  # whoever asks it about a position has that from this game


Game: TypeAlias = GameOf[State, View]


def require_option(ok: bool, sentence: str) -> None:
    """Raises BadOption with the sentence unless `ok`."""
    if not ok:
        raise BadOption(sentence)

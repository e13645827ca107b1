"""What a scene may ask of the client that shows it, and the doors to the other scenes; scenes/app.py fulfils it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Surface

from engine.core.game import Game
from engine.core.match import Match, Person
from engine.records.saved_games import Kept
from engine.records.store import Store
from scenes.analyst import Analyst
from scenes.kit.keyboard import Keyboard
from scenes.kit.sound import Sounds
from scenes.kit.widgets import Style, WidgetState
from scenes.manager import SceneManager, Screen
from scenes.preferences import Settings
from scenes.presence import Presence
from scenes.settings_file import SettingsFile
from scenes.window import Window

if TYPE_CHECKING:
    from engine.ai.thinker import Thinker


class UnderWay(Protocol):
    """A game that goes on whether somebody looks at it or not, and the computer that is asked for its turns."""

    @property
    def match(self) -> Match: ...

    @property
    def asker(self) -> Any: ...


class Series(Protocol):
    """Games that follow one another and count."""

    def count_this(self) -> None:
        """The game that is looked at counts as soon as it is over."""

    def watched(self) -> UnderWay | None:
        """The game under way to look at, None where all have been played."""


class Exits(Protocol):
    """Where one can go from a scene. Unless it says otherwise, the other scene lies over this one."""

    def menu(self) -> None:
        """Leaves everything and begins anew at the menu."""

    def rules(self, game: Game | None = None, phase: str = "") -> None:
        """The rules of a game, at the page of a phase."""

    def settings(self) -> None:
        """The settings."""

    def setup(self, game: Game, way: str) -> None:
        """What is chosen before a game, as it was the last time for this way to play."""

    def saved(self) -> None:
        """The saved games."""

    def results(self) -> None:
        """Who has won how often."""

    def tournament(self) -> None:
        """The tournament of computers."""

    def demo(self, count: int) -> None:
        """The demo's game with this number, from 0."""

    def begin(self, game: Game, options: Mapping[str, Any], people: Sequence[Person], seed: int | None = None,
              lot: bool = False) -> None:
        """Begins a game over the menu, or in place of this scene. Raises BadOption before anything has changed."""

    def go_on(self, path: Path) -> None:
        """Goes on with a game under way, over the menu or in place of this scene; a sentence says where it fails."""

    def branch(self, match: Match) -> None:
        """A game that goes on from a moment of this one, in its place, with a journal of its own."""

    def watched(self, match: Match, by_nodes: bool) -> None:
        """Another game that is only watched, in place of this one; `by_nodes` computers count positions, not time."""

    def look_at(self, match: Match) -> None:
        """A finished game that is not to be kept."""

    def open_saved(self, kept: Kept) -> None:
        """Goes on with a saved game, or shows a finished one."""

    def open_file(self, path: Path | str) -> None:
        """Opens the record in a file, wherever it comes from."""

    def watch(self, series: Series) -> bool:
        """The game under way in a series; False where none is left."""


class Aside(Protocol):
    """Stands around what may fail."""

    def aside(self) -> AbstractContextManager[None]:
        """What can do without: an error in it is written down and passed over."""


class Client(Protocol):
    """The client around a scene."""

    home: Path
    games: Sequence[Game]
    settings: Settings
    settings_file: SettingsFile
    style: Style
    scenes: SceneManager
    store: Store
    sounds: Sounds
    keyboard: Keyboard
    window: Window
    presence: Presence
    analyst: Analyst
    notice: str
    patient: bool
    running: bool
    laid: tuple[int, int]

    def game_named(self, name: str, /) -> Game:
        """The game of that name among those on the menu. Raises UnknownGame."""

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What seats are called, by their colours."""

    @property
    def surface(self) -> Surface:
        """What is drawn on."""

    @property
    def doors(self) -> Exits:
        """The ways to other scenes."""

    @property
    def guard(self) -> Aside:
        """For what may fail."""

    @property
    def thinker(self) -> Thinker:
        """The computer players' process."""

    @property
    def scene(self) -> str:
        """Name of the scene on top."""

    def widgets(self) -> list[WidgetState]:
        """Everything that can be pressed now."""

    def begin(self, scene: Screen, /) -> None:
        """Shows the first scene."""

    def resize(self, size: tuple[int, int], /) -> None:
        """Takes on another window size."""

    def full_screen(self, on: bool, /) -> None:
        """Fills the screen, or comes back to the old window."""

    def change(self, **settings: Any) -> None:
        """Changes settings, keeps them for this user, and shows their effect at once."""

    def remember(self, game: str, way: str, choices: dict[str, Any], /) -> None:
        """Keeps the choices of a game and way to play for next time."""

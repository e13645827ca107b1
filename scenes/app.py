"""The whole client behind one object: tests and tools sit in the player's chair through it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame import Surface
from pygame.event import Event

from engine.core.game import Game
from engine.core.match import Match
from engine.games import GAMES, game_named
from engine.records.store import Store
from scenes.analyst import Analyst
from scenes.doors import Doors
from scenes.everywhere import heed
from scenes.gate import Gate
from scenes.home import Home
from scenes.kit.art import Art
from scenes.kit.keyboard import Keyboard
from scenes.kit.sound import Sounds
from scenes.kit.text.font_files import folders
from scenes.kit.text.type import Type
from scenes.kit.theme import PALETTES, Scale
from scenes.kit.widgets import Style, WidgetState
from scenes.manager import SceneManager, Screen
from scenes.preferences import Settings
from scenes.presence import Presence
from scenes.settings_file import SETTINGS, SettingsFile
from scenes.trouble.guard import Guard
from scenes.window import Window

if TYPE_CHECKING:
    from engine.ai.thinker import Thinker

ASSETS = Path(__file__).resolve().parent.parent / "assets"
LONGEST = 0.5  # seconds that pass in a frame at most: over a longer gap the computer was asleep, or the clock was set


class App:
    """The client. `frame` runs one frame with an injected clock; nothing in it waits or asks the system's clock.

    `settings` are those under the user's own, `overrides` those over them (command line, for this run); `home` is the
    folder for games and settings; `patient` builds costly pictures at once instead of in a thread (for tests);
    `size` is the window's in pixels; `platform` the system's name, for its keys; `games` are those on the menu.
    """

    def __init__(self, size: tuple[int, int], settings: Settings | None = None, home: Path | None = None,
                 patient: bool = True, flags: int = 0, overrides: Mapping[str, Any] | None = None,
                 platform: str = sys.platform, games: Sequence[Game] = GAMES) -> None:
        self.home, self.games = home or Path.cwd(), games
        self.settings_file = SettingsFile(self.home / SETTINGS, settings or Settings())
        self._mine, self.notice = self.settings_file.read()
        self.settings = self._mine.having(overrides or {})
        self.patient, self.running, self.keyboard = patient, True, Keyboard(platform)
        self.window, self.store = Window(size, flags), Store(self.home / "games", self.game_named)
        self._place, self.presence = Home(home, self.store), Presence()
        self.notice = f"{self._place.notice} {self.notice}".strip()
        self.sounds = Sounds(ASSETS / "sounds", self.settings.volume, self.settings.muted)
        self.art, self._type = Art(ASSETS), Type(folders(platform))
        self.style, self.laid = self._fresh_style(), self.surface.get_size()
        self.scenes, self._gate, self.analyst = SceneManager(), Gate(), Analyst()
        self.guard, self.doors = Guard(self), Doors(self)
        self._thinker: Thinker | None = None

    def game_named(self, name: str) -> Game:
        """The game of that name among those on the menu. Raises UnknownGame."""
        return game_named(name, self.games)

    @property
    def surface(self) -> Surface:
        """What is drawn on: the window's pixels."""
        return self.window.surface

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What seats are called, by their colours."""
        return tuple(seat.name for seat in self.style.theme.seats)

    def _fresh_style(self) -> Style:
        theme = PALETTES[self.settings.palette]
        for store in (self.art, self._type):
            store.suit(self.surface.get_size())
        return Style(theme, Scale.fit(self.surface.get_size(), self.settings.text), self._type, self.art)

    def begin(self, scene: Screen) -> None:
        """Shows the first scene."""
        self.scenes.push(scene)
        self.scenes.settle()

    @property
    def thinker(self) -> Thinker:
        """The computer players' process, started when first needed."""
        if self._thinker is None:
            from engine.ai.thinker import Thinker

            self._thinker = Thinker()
        return self._thinker

    @property
    def scene(self) -> str:
        """Name of the scene on top."""
        return self.scenes.top.name

    @property
    def match(self) -> Match | None:
        """The match that the top scene shows."""
        return getattr(self.scenes.top, "match", None)

    def widgets(self) -> list[WidgetState]:
        """Everything that can be pressed now."""
        return self.scenes.top.desk.states()

    def xy(self, name: str) -> tuple[int, int]:
        """Where a cell, square or tile in hand is on the screen. Raises KeyError."""
        return getattr(self.scenes.top, "xy", dict[str, tuple[int, int]]().__getitem__)(name)

    def at(self, x: int, y: int) -> str | None:
        """The name of what is at a point of the board, None beside it."""
        return getattr(self.scenes.top, "at", lambda x, y: None)(x, y)

    def frame(self, events: Iterable[Event], dt: float) -> bool:
        """One frame: events in order, `dt` seconds pass, what changed is drawn. True while something moves."""
        return self.guard.frame(lambda noted: self._frame(noted, dt), events)

    def _frame(self, events: Iterable[Event], dt: float) -> bool:
        for event in self._gate.through(map(self.keyboard.understood, events), dt, self.scenes):
            heed(self, event)
            if self.scenes.settle() and self.scenes.empty:
                break
        self.running &= not self.scenes.empty
        if not self.running:
            return False
        dt = min(dt, LONGEST)
        self.window.update(dt)
        if not (self.presence.seen or self.scenes.top.works_unseen):
            return False
        moving = self.scenes.top.update(dt)
        if self.scenes.settle():
            moving, self.running = True, not self.scenes.empty
            if self.scenes.empty:
                return False
        if not self.presence.seen:
            return False
        if rects := self.scenes.top.draw(self.surface):
            self.window.show(rects)
        self.keyboard.write_into(self.scenes.top.desk.field)
        return moving or bool(rects)

    @property
    def pace(self) -> float:
        """Seconds that may pass until the next frame while nothing moves."""
        return getattr(self.scenes.top, "pace", 0.25)

    def resize(self, size: tuple[int, int]) -> None:
        """Takes on another window size; everything that was going on goes on."""
        self.window.resize(size)
        self._restyle()

    def full_screen(self, on: bool) -> None:
        """Fills the screen, or comes back to the old window."""
        self.window.full_screen(on)
        self._restyle()

    def _restyle(self) -> None:
        self.style, self.laid = self._fresh_style(), self.surface.get_size()
        if not self.scenes.empty:
            self.scenes.top.layout()

    def change(self, **settings: Any) -> None:
        """Changes settings, keeps them for this user, and shows their effect at once."""
        self._keep(settings)
        self.sounds.volume, self.sounds.muted = self.settings.volume, self.settings.muted
        if settings.keys() & {"text", "palette"}:
            self._restyle()
        elif not self.scenes.empty:
            self.scenes.top.layout()

    def remember(self, game: str, way: str, choices: dict[str, Any]) -> None:
        """Keeps the choices of a game and way to play for next time."""
        self._keep({"last": {**self.settings.last, f"{game} {way}": choices}})

    def _keep(self, settings: Mapping[str, Any]) -> None:
        """What the command line set for this run is in force, but not kept."""
        self._mine, self.settings = self._mine.having(settings), self.settings.having(settings)
        self.settings_file.write(self._mine)

    def close(self) -> None:
        """Lets everything go: scenes, journals, the computer's process, sound."""
        if changed := self.window.changed(self.settings.full_screen):
            self._keep(changed)
        self.scenes.close()
        if self._thinker is not None:
            self._thinker.close()
        self.analyst.close()
        self.sounds.close()
        self._place.close()

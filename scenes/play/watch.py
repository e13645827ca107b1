"""A game of a tournament to look at: it counts all the same, so whoever watches changes nothing in it."""

from __future__ import annotations

from math import ceil

from scenes.client import Client, Series, UnderWay
from scenes.kit.widgets import Button, Command
from scenes.play.input.clip import Clip
from scenes.play.input.commands import Commands
from scenes.play.panel.controls import Controls
from scenes.play.panel.review_bar import ReviewBar
from scenes.play.scene import PlayScene
from scenes.play.table.again import Again
from scenes.play.table.driver import Driver

FORBIDDEN = ("undo", "redo", "back", "reset", "again", "anew", "rematch", "swap-sides", "seat", "resign", "paste",
             "lot", "now")  # fmt: skip


class WatchScene(PlayScene):
    """The board and its timeline; going back leads to the tournament, which goes on with this game where it stands."""

    name = "watch"

    def __init__(self, app: Client, series: Series, game: UnderWay) -> None:
        super().__init__(app, game.match, None, still=True)
        self.driver = Driver(game.match, game.asker, 0)
        self.review.bar = WatchBar(self)
        self.controls, self.commands = WatchControls(self), WatchCommands(self)
        self.clip, self.again = WatchClip(self), NextGame(self, series)


class WatchControls(Controls):
    """Only what changes nothing: the pace, the view, the next game."""

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self._head[-1] = Button("menu", "", "arrow-left", "quiet", "Back to the tournament (Esc)")
        self._result = [Button("next", "Next game", "next", "primary"),
                        Button("home", "Table", "arrow-left", tip="Back to the tournament (Esc)")]  # fmt: skip

    def refresh(self) -> None:
        """Hides what would take back, begin anew, or cut a computer's thinking short."""
        for button in (*self._main, self._again, self._transport[2]):
            button.visible = False
        super().refresh()


class WatchBar(ReviewBar):
    """One looks back, and does not play on from there."""

    def refresh(self) -> None:
        """The match or the position shown has changed."""
        super().refresh()
        self.play.visible = False


class WatchCommands(Commands):
    """The same commands, without those that would change the game."""

    def run(self, command: Command) -> None:
        """Does what a widget or a key asks for."""
        if command.id == "next":
            self._scene.again.begin()
        elif command.id in ("menu", "home"):
            self.open_menu()
        elif command.id.partition(".")[0] not in FORBIDDEN:
            super().run(command)

    def open_menu(self) -> None:
        """Back to the tournament."""
        self._scene.app.scenes.pop()


class WatchClip(Clip):
    """Turns can be copied out of the game, not pasted into it."""

    def paste(self) -> None:
        """A tournament's game is nobody's to change."""


class NextGame(Again):
    """Some seconds after the end the next game of the tournament begins here."""

    def __init__(self, scene: PlayScene, series: Series) -> None:
        super().__init__(scene)
        self._series = series

    @property
    def _counting(self) -> bool:
        scene = self._scene
        return scene.over and not scene.review.on and not scene.driver.paused

    @property
    def note(self) -> str:
        """What the prompt says about it."""
        return f"The tournament goes on in {ceil(self._left)} s." if self._counting else ""

    def update(self, dt: float) -> None:
        """Time passes; a game counts as soon as it is over."""
        self._series.count_this()
        super().update(dt)

    def begin(self) -> None:
        """The next game takes this one's place; after the last one the table shows."""
        following, app = self._series.watched(), self._scene.app
        if following is None:
            app.scenes.pop()
        else:
            app.scenes.swap(WatchScene(app, self._series, following))

"""Pictures without a window: any scene, or any moment of a recorded game, as a PNG."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from engine.core.errors import BadOption
from engine.core.match import Match
from engine.games import GAMES
from scenes.app import App
from scenes.menu.scene import MenuScene
from scenes.play.scene import PlayScene
from scenes.play.table.eyes import NOBODY
from scenes.play.table.manner import KEPT
from scenes.play.table.table import Table
from scenes.play.table.turns import play
from scenes.preferences import Settings
from scenes.results.scene import ResultsScene
from scenes.rules.scene import RulesScene
from scenes.saved.scene import SavedScene
from scenes.scene import Scene
from scenes.settings.scene import SettingsScene
from scenes.setup.scene import SetupScene
from scenes.tournament.sample import sample_tournament

SCENES = ("menu", "setup", "rules", "settings", "saved", "results", "tournament", "play")


@dataclass(frozen=True)
class Shot:
    """What is to be seen: a scene's name or a record's file, after `at` actions, `t` seconds into the last of them."""

    what: str
    out: Path
    window: tuple[int, int]
    at: int | None = None
    t: float | None = None
    seat: int | None = None


def take(shot: Shot, settings: Settings) -> int:
    """Writes the picture. The display driver must be the dummy one. Raises BadOption or BadRecord."""
    pygame.display.init()
    pygame.font.init()
    with tempfile.TemporaryDirectory() as home:
        app = App(shot.window, settings, Path(home), patient=True)
        try:
            if shot.what in SCENES[:-1]:
                app.begin(_scene(app, shot.what))
                _rest(app)
            else:
                _moment(app, shot)
            _save(app.surface, shot.out)
        finally:
            app.close()
    return 0


def _scene(app: App, name: str) -> Scene:
    if name == "setup":
        return SetupScene(app, GAMES[0], "friend")
    makers: dict[str, Callable[[App], Scene]] = {
        "menu": MenuScene, "rules": RulesScene, "settings": SettingsScene, "saved": SavedScene, "results": ResultsScene,
        "tournament": sample_tournament}
    return makers[name](app)


def _rest(app: App) -> None:
    """Lets what eases come to rest."""
    for _ in range(12):
        app.frame([], 0.2)


def _moment(app: App, shot: Shot) -> None:
    """A moment of a game: everything before the last action at once, the last one in motion."""
    match = Match(GAMES[0]) if shot.what == "play" else app.store.open(Path(shot.what))
    end = len(match.actions) if shot.at is None else shot.at
    if not 0 <= end <= len(match.actions):
        raise BadOption(f"This game has {len(match.actions)} actions; there is no moment {end}.")
    actions = match.actions[:end]
    match.take_back(len(match.actions) - (end if shot.t is None else max(0, end - 1)))
    match.undone.clear()
    if shot.seat is not None and not 0 <= shot.seat <= len(match.seated):
        raise BadOption(f"This game has {len(match.seated)} seats; there is no seat {shot.seat}.")
    seat = NOBODY if shot.seat is None and match.secret else shot.seat
    table = Table(match, None, app, KEPT, seat=seat)
    table.thoughts.asks = False
    app.begin(PlayScene(app, table))
    if shot.t is None or not end:
        _rest(app)
        return
    app.frame([], 0.0)
    play(table, [actions[-1]])
    app.frame([], shot.t)


def _save(surface: pygame.Surface, out: Path) -> None:
    try:
        pygame.image.save(surface, out)
    except (OSError, pygame.error):
        raise BadOption(f"The picture {out.name} cannot be written there.") from None

"""How a game begins, goes on or is opened from a file: its match, its journal, and the play scene to show it in."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core.errors import InUse, StoneworkError
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.records.files import lies_in
from engine.records.journal import Journal
from engine.records.saved_games import ELSEWHERE, Kept
from scenes.client import Client
from scenes.games.choices import Choices, entries, seated
from scenes.kit.widgets import tell
from scenes.play.scene import PlayScene
from scenes.play.table.manner import KEPT, PLAYED
from scenes.play.table.table import Table


def begin(app: Client, game: Game, options: Mapping[str, Any], people: Sequence[Person], seed: int | None = None,
          lot: bool = False) -> None:
    """Begins a game and shows it; people without a name get one, and by `lot` the seats are drawn.

    The same `seed` (drawn if there is none) gives the same game. Raises BadOption before anything has changed.
    """
    seed = secrets.randbelow(2**32) if seed is None else seed
    checked = game.checked_options(options)
    people = people[: game.seats(checked)]
    names = [seat.name for seat in app.style.theme.seats]
    match = Match(game, options, seed, seated(people, names, Random(f"{seed} seats") if lot else None))
    for entry, choice in entries(game, Choices(checked, tuple(people), lot), names).items():
        app.remember(game.name, entry, choice)
    watched = not any(person.human for person in match.people)  # nobody continues a game he only watched
    _show(app, match, None if watched else app.store.keep(match))


def resume(app: Client, path: Path) -> None:
    """Goes on with a game under way; where that fails, or something was lost, a sentence says so."""
    try:
        match, journal, lost = app.store.resume(path)
    except StoneworkError as error:
        reason = ELSEWHERE if isinstance(error, InUse) else str(error)
        tell(app.scenes.top.desk, "This game cannot go on.", reason)
        return
    _show(app, match, journal, lost)


def _show(app: Client, match: Match, journal: Journal | None, lost: str = "") -> None:
    """The menu stays below the game; anything else gives way to it."""
    scene = PlayScene(app, Table(match, journal, app))
    if app.scenes.empty or app.scene == "menu":
        app.scenes.push(scene)
    else:
        app.scenes.swap(scene)
    if lost:
        tell(scene.desk, "A part of this game was lost.", lost)


def open_saved(app: Client, kept: Kept) -> None:
    """Goes on with a game under way, or shows a finished one; where that fails, a sentence says so."""
    if kept.under_way and app.store.saved.read(kept).outcome is None:
        resume(app, kept.path)
    else:
        _open(app, kept.path)


def open_dropped(app: Client, path: Path | str) -> None:
    """Opens a file that was dropped on the window, over whatever is shown. A foreign file gives one sentence."""
    path = Path(path)
    if lies_in(path, app.store.under_way):
        resume(app, path)
    else:
        _open(app, path)


def _open(app: Client, path: Path) -> None:
    try:
        match = app.store.open(path)
        show(app, match, path)
    except StoneworkError as error:
        reason = ELSEWHERE if isinstance(error, InUse) else str(error)
        tell(app.scenes.top.desk, "This file cannot be opened.", reason, id="unopened")


def show(app: Client, match: Match, path: Path | None = None) -> None:
    """A finished game to look at, from its record at `path`; one that is not finished goes on, with a journal of its
    own. Raises BadRecord or InUse."""
    over, journal = match.outcome is not None, None
    if not over:
        match, journal, _ = app.store.take_in(match)
    table = Table(match, journal, app, KEPT if over else PLAYED)
    table.ending.record = path if over else None
    app.scenes.push(PlayScene(app, table))

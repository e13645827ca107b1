"""How a game begins or goes on: the match, its journal, the choices kept for next time, and the scene to play it in."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core.errors import InUse, StoneworkError
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.records.journal import Journal
from engine.records.saved_games import ELSEWHERE
from scenes.client import Client
from scenes.games.choices import Choices, remember, seated
from scenes.kit.widgets import tell


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
    remember(app, game, Choices(checked, tuple(people), lot))
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
    from scenes.play import PlayScene

    scene = PlayScene(app, match, journal)
    if app.scenes.empty or app.scene == "menu":
        app.scenes.push(scene)
    else:
        app.scenes.swap(scene)
    if lost:
        tell(scene.desk, "A part of this game was lost.", lost)

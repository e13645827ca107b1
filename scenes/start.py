"""From the command line to the first scene: settings, seats and options read from words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from engine.core.errors import BadOption, BadSettings
from engine.core.game import Game
from engine.core.match import Match, Person
from engine.games import game_named
from scenes.app import App
from scenes.preferences import Settings
from scenes.scene import Scene
from scenes.settings_file import from_config

CONFIG = Path(__file__).resolve().parent.parent / "config.toml"
NAMES = ("full_screen", "fps", "volume", "muted", "animation", "seconds", "text", "palette")


def read_settings(asked: Namespace) -> tuple[Settings, dict[str, Any], str]:
    """Built-in settings with config.toml over them, what the command line says, and a sentence about what was not
    read. Raises BadSettings for what the command line says wrongly."""
    settings, note = from_config(CONFIG, Settings())
    overrides = {name: value for name in NAMES if (value := getattr(asked, name, None)) is not None}
    if "window" in asked:
        overrides["width"], overrides["height"] = read_size(asked.window)
    settings.having(overrides)
    return settings, overrides, note


def read_size(text: str) -> tuple[int, int]:
    """A size such as 1366x768. Raises BadSettings."""
    parts = text.lower().split("x")
    if len(parts) != 2 or not all(part.isdecimal() and len(part) < 6 for part in parts):
        raise BadSettings("A window's size is written like 1366x768.")
    return int(parts[0]), int(parts[1])


def home_of(asked: Namespace) -> Path:
    """The folder for games and settings."""
    return Path(asked.home) if "home" in asked else platformdirs.user_data_path("stonework", appauthor=False)


def open_menu(asked: Namespace) -> int:
    """The window with the menu."""
    from scenes.menu.scene import MenuScene

    return _run(asked, lambda app: MenuScene(app))


def open_game(asked: Namespace) -> int:
    """The window with a game; raises BadOption, UnknownGame or BadSettings before any window opens."""
    return _run(asked, game_scene(asked))


def game_scene(asked: Namespace) -> Callable[[App], Scene]:
    """What shows the game that is asked for. Raises BadOption or UnknownGame.

    With a seed and no time named, computers count positions, not seconds: the same words give the same game.
    """
    game = game_named(asked.game)
    options = read_options(game, asked)
    seats = game.seats(game.checked_options(options))
    levels = getattr(asked, "levels", None)
    people = watchers(levels, seats) if levels else read_seats(asked.seats or "human,computer:2", seats)
    seed = asked.seed if asked.seed is not None else fresh_seed()
    match = Match(game, options, seed, people)

    def first(app: App) -> Scene:
        from scenes.play.scene import PlayScene
        from scenes.play.table.table import Table

        watched = not any(person.human for person in match.people)
        table = Table(match, None if watched else app.store.keep(match), app)
        table.driver.by_nodes = asked.seed is not None and getattr(asked, "seconds", None) is None
        return PlayScene(app, table)

    return first


def fresh_seed() -> int:
    """A seed that nobody can foresee."""
    from secrets import randbelow

    return randbelow(2**32)


def _run(asked: Namespace, first: Any) -> int:
    settings, overrides, note = read_settings(asked)
    from scenes.run import run

    return run(settings, overrides, home_of(asked), first, note)


def take_picture(asked: Namespace) -> int:
    """A picture without a window."""
    settings, overrides, _ = read_settings(asked)
    from scenes.shot import Shot, take

    size = (overrides.get("width", settings.width), overrides.get("height", settings.height))
    return take(Shot(asked.what, Path(asked.out), size, asked.at, asked.t, asked.seat), settings.having(overrides))


def read_options(game: Game, asked: Namespace) -> dict[str, Any]:
    """Options from --size and --option NAME=VALUE. Raises BadOption."""
    texts = [f"size={asked.size}"] if asked.size is not None else []
    options: dict[str, Any] = {}
    for text in [*texts, *asked.option]:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is written NAME=VALUE, not {text[:40]!r}.")
        options[name] = _value(value)
    game.checked_options(options)
    return options


def _value(text: str) -> int | bool | str:
    if text.lower() in ("true", "yes", "on", "false", "no", "off"):
        return text.lower() in ("true", "yes", "on")
    return int(text) if _is_number(text) else text


def _is_number(text: str) -> bool:
    """Whether `int` takes it: `isdigit` would hold for a raised two as well. Longer numbers mean nothing here."""
    return text.isdecimal() and len(text) < 10


def read_seats(text: str, seats: int) -> list[Person]:
    """People from `human,computer:3`. Raises BadOption."""
    words = text.split(",")
    if len(words) != seats:
        raise BadOption(f"This game has {seats} seats; --seats names {len(words)}.")
    people = [_person(word.strip(), seat) for seat, word in enumerate(words)]
    humans = sum(person.human for person in people)
    return [Person("You") if person.human and humans == 1 else person for person in people]


def _person(word: str, seat: int) -> Person:
    from engine.ai.levels import level_numbered
    from scenes.kit.theme import STANDARD

    kind, _, level = word.partition(":")
    if kind == "human" and not level:
        return Person(STANDARD.seats[seat].name)
    if kind == "computer" and _is_number(level or "2"):
        return Person("Computer", "computer", level_numbered(int(level or "2")).number)
    raise BadOption(f"A seat is human or computer:LEVEL, not {word[:30]!r}.")


def watchers(levels: str, seats: int) -> list[Person]:
    """Computers at the levels of `2,3`; the last one serves for all further seats. Raises BadOption."""
    words = levels.split(",")
    if len(words) > seats or not all(_is_number(word.strip()) for word in words):
        raise BadOption(f"Levels are numbers such as 2,3; there are {seats} seats.")
    words += words[-1:] * (seats - len(words))
    return [_person(f"computer:{word.strip()}", seat) for seat, word in enumerate(words)]

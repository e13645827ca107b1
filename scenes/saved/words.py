"""A saved game in words: who played, how it ended or how far it came, and when."""

from __future__ import annotations

import time

from engine.core.names import listed, wins
from engine.core.words import cleaned
from engine.records.saved_games import Saved
from scenes.menu.shelf import MONTHS
from scenes.setup.choices import options_in_words


def names(saved: Saved) -> str:
    """Who sat at the table; a file that cannot be read has only its own name."""
    return listed([person.name for person in saved.people]) if saved.people else cleaned(saved.kept.path.name)


def result(saved: Saved) -> str:
    """Who has won, or which turn it is."""
    if saved.problem:
        return saved.problem
    if saved.outcome is None:
        return f"turn {saved.turn + 1}"
    winners = [saved.people[seat - 1].name for seat in saved.outcome.winners]
    return wins(winners) if winners else "nobody wins"


def title(saved: Saved) -> str:
    """Which game it is."""
    return saved.game.title if saved.game else ""


def line(saved: Saved) -> str:
    """Game and result in one line."""
    return " · ".join(filter(None, (title(saved), result(saved))))


def told(saved: Saved) -> str:
    """Everything beside the names: game, set-up, result, day."""
    setup = options_in_words(saved.game, saved.options) if saved.game else ""
    return "\n".join(filter(None, (title(saved), setup, result(saved), day(saved.kept.when, full=True))))


def day(when: float, full: bool = False, now: float | None = None) -> str:
    """The day of a file as people say it, with the year if it is another one, and if `full` with the time of day."""
    at, today = time.localtime(when), time.localtime(now)
    year = "" if at.tm_year == today.tm_year else f" {at.tm_year}"
    clock = f", {at.tm_hour}:{at.tm_min:02}"
    return f"{at.tm_mday} {MONTHS[at.tm_mon - 1]}{year}{clock if full or not year else ''}"


def found(saved: Saved, words: str, game: str) -> bool:
    """Whether a search finds it: each word in names, game or result; `game` is a game's name, or "" for all."""
    if game and (saved.game is None or saved.game.name != game):
        return False
    text = f"{names(saved)} {line(saved)}".lower()
    return all(word in text for word in words.lower().split())

"""A saved game in words: who played, how it ended or how far it came, and when."""

from __future__ import annotations

from engine.core.names import listed, wins
from engine.core.words import cleaned
from engine.records.saved_games import Saved
from scenes.games.choices import options_in_words
from scenes.games.dates import day


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


def details(saved: Saved) -> str:
    """Everything beside the names: game, set-up, result, day."""
    setup = options_in_words(saved.game, saved.options) if saved.game else ""
    return "\n".join(filter(None, (title(saved), setup, result(saved), day(saved.kept.when, full=True))))


def found(saved: Saved, words: str, game: str) -> bool:
    """Whether a search finds it: each word in names, game or result; `game` is a game's name, or "" for all."""
    if game and (saved.game is None or saved.game.name != game):
        return False
    text = f"{names(saved)} {line(saved)}".lower()
    return all(word in text for word in words.lower().split())

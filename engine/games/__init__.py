"""The registry of games: the one list in which a game is entered."""

from collections.abc import Sequence
from importlib import import_module

from engine.core.errors import UnknownGame
from engine.core.game import Game, GameOf
from engine.games.matrix.game import MATRIX
from engine.games.mattock.game import MATTOCK
from engine.games.phalanx.game import PHALANX

GAMES: tuple[Game, ...] = (MATTOCK, PHALANX, MATRIX)


def game_named(name: str, games: Sequence[Game] = GAMES) -> Game:
    """The game of that name on a shelf. Raises UnknownGame."""
    for game in games:
        if game.name == name:
            return game
    raise UnknownGame(f"There is no game {name[:40]!r}; there are {', '.join(g.name for g in games)}.")


def game_at(reference: str) -> Game:
    """The game of a reference (`Game.reference`), imported if it is in no list. Raises UnknownGame.

    For references that this program made itself: names that come in a file are for `game_named`, which imports nothing.
    """
    module, _, name = reference.partition(":")
    if not name:
        return game_named(module)
    found = getattr(import_module(module), name, None)
    if not isinstance(found, GameOf):
        raise UnknownGame(f"There is no game at {reference[:80]!r}.")
    return found

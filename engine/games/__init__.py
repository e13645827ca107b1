"""The shelf of games: the one list in which a game is entered."""

from collections.abc import Sequence

from engine.core.errors import UnknownGame
from engine.core.game import Game
from engine.games.matrix.game import MATRIX
from engine.games.mattock.game import MATTOCK
from engine.games.phalanx.game import PHALANX

GAMES: tuple[Game, ...] = (MATTOCK, PHALANX, MATRIX)
TO_COME: tuple[tuple[str, str], ...] = ()


def game_named(name: str, games: Sequence[Game] = GAMES) -> Game:
    """The game of that name on a shelf. Raises UnknownGame."""
    for game in games:
        if game.name == name:
            return game
    raise UnknownGame(f"There is no game {name[:40]!r}; there are {', '.join(g.name for g in games)}.")

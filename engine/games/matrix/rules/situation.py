"""What a Dominoes-Matrix position holds, by itself: the table, the hands, the stock, and how far the turn has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from engine.core.action import CHANCE
from engine.games.matrix.rules.squares import tiles_up_to
from engine.games.matrix.rules.table import Tableau

Hand = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """What was agreed before the game: the set's highest number, how blanks are played, players, variants."""

    highest: int
    option: int
    players: int
    refill: bool = False
    twin: bool = False


@dataclass(frozen=True, slots=True)
class Situation:
    """One position, or what one seat sees of it: then `viewer` is that seat (0: nobody), and tiles it may not know
    are UNKNOWN.

    `hands` and `aside` (tiles set aside in an exchange) are sorted, highest first. `stage` is `deal`, `play` or
    `swap`; in a deal `drawer` draws `draw` tiles. `put` counts the tiles of the turn under way, `passes` the passes in
    succession. `away` holds by seat the tiles it gave back and has not seen since; `filled` who closed which square,
    `doubles` whose double figures there were.
    """

    rules: Rules
    table: Tableau
    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    stock: int
    away: tuple[Hand, ...]
    to_move: int = 1
    stage: str = "deal"
    drawer: int = 1
    draw: int = 2
    put: int = 0
    passes: int = 0
    turn: int = 0
    aside: Hand = ()
    filled: tuple[tuple[int, int], ...] = ()
    doubles: tuple[int, ...] = ()
    reason: str = ""
    viewer: int | None = None

    @property
    def to_act(self) -> int | None:
        """The seat to act, 0 while chance deals, None at the end."""
        return None if self.reason else CHANCE if self.stage == "deal" else self.to_move

    @property
    def phase(self) -> str:
        """`deal`, `put` (first tile or pass), `more` (second tile or end), or `swap`."""
        return ("more" if self.put else "put") if self.stage == "play" else self.stage

    @property
    def opening(self) -> bool:
        """True while the first hands are dealt."""
        return not self.table.tiles and not self.passes and self.stage == "deal"

    @property
    def hand(self) -> Hand:
        """The hand of the player whose turn it is."""
        return self.hands[self.to_move - 1]

    def unlaid(self) -> list[int]:
        """Every tile of the set that is not on the table, highest first."""
        down = {laid.tile for laid in self.table.tiles}
        return [tile for tile in tiles_up_to(self.rules.highest) if tile not in down]


Some = TypeVar("Some", bound=Situation)  # the rules give back the kind of position that they were given

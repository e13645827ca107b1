"""How a game of Phalanx begins: its options, and the first position of each kind of board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain, repeat

from engine.core.game import require_option
from engine.core.hexes import DIRECTIONS, Cell, disc
from engine.core.options import Option, Options
from engine.games.phalanx.rules.board import SEGMENT, Board, board
from engine.games.phalanx.rules.ending import begin_turn
from engine.games.phalanx.rules.situation import Terms
from engine.games.phalanx.rules.state import Position

PLAYERS = (2, 3, 4, 5, 6)
CLASSIC_BASE = 10
SUITING: Mapping[int, tuple[int, ...]] = {2: (4,), 3: (4,), 4: (3,), 5: (3,), 6: (2, 3)}
IN_WORDS: Mapping[int, str] = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
BOARD_HINTS: Mapping[str, str] = {
    "segments": "You lay the board yourselves, in turn.",
    "classic": "One board of {cells} cells, and one stone each to begin with.",
    "duel": "For two: one sets up, the other chooses the side. Groups that grew may not move.",
}


def _segments(players: int, segments: int) -> str:
    """How large the board becomes, and what suits so many players."""
    suiting = SUITING[players]
    return (f"{players * segments * len(disc(SEGMENT - 1))} cells in all. "
            f"{' or '.join(map(str, suiting))} suit {IN_WORDS[players]} players.")


OPTIONS = (
    Option("players", "Players", "choice", 2, PLAYERS, tuple(map(str, PLAYERS)),
           lambda options: "The duel is for two." if options["board"] == "duel" else "Two to six may play."),
    Option("segments", "Segments each", "choice", 3, (2, 3, 4), ("2", "3", "4"),
           lambda options: _segments(options["players"], options["segments"]), needs=("board", ("segments",))),
    Option("board", "Board", "choice", "segments", ("segments", "classic", "duel"), ("Segments", "Classic", "Duel"),
           lambda options: BOARD_HINTS[options["board"]].format(cells=len(disc(CLASSIC_BASE - 1)))),
    Option("base", "Duel board", "choice", 8, (6, 7, 8, 9, 10), tuple(f"base {n}" for n in (6, 7, 8, 9, 10)),
           lambda options: f"{len(disc(options['base'] - 1))} cells, {options['base']} along each side.",
           needs=("board", ("duel",))),
    Option("grow_or_move", "Grow or move", "flag", False, (), (),
           lambda options: "A group that has grown may not move in the same turn.",
           needs=("board", ("segments", "classic"))),
)
RING = 5  # steps from the classic board's centre to the ring of first stones
PLACES: Mapping[int, tuple[int, ...]] = {2: (0, 15), 3: (0, 10, 20), 4: (0, 8, 15, 23), 5: (0, 6, 12, 18, 24),
                                         6: (0, 5, 10, 15, 20, 25)}
WALK = (4, 3, 2, 1, 0, 5)  # directions of the ring's sides, from the east corner towards the south-east one


def terms(options: Options) -> Terms:
    """The agreed terms of checked options. Raises BadOption for options that do not go together."""
    kind, players = str(options["board"]), int(options["players"])
    require_option(kind != "duel" or players == 2, "The duel is a game for two players.")
    return Terms(players, int(options["segments"]), kind, int(options["base"]),
                 bool(options["grow_or_move"]) or kind == "duel")


def start(options: Options) -> Position:
    """The first position of checked options. Raises BadOption for options that do not go together."""
    agreed = terms(options)
    if agreed.board == "classic":
        return _classic(agreed)
    if agreed.board == "duel":
        return empty(agreed, board(((0, 0),), agreed.base), "stone")
    return empty(agreed, board(()), "lay")


def empty(agreed: Terms, table: Board, phase: str) -> Position:
    """A board without a stone."""
    prisoners = tuple((0,) * agreed.players for _ in range(agreed.players))
    return Position(agreed, table, (0,) * (agreed.players + 1), prisoners, phase=phase)


def _classic(agreed: Terms) -> Position:
    position = empty(agreed, board(((0, 0),), CLASSIC_BASE), "grow")
    walked = ring()
    for seat, place in enumerate(PLACES[agreed.players], 1):
        stone = position.board.bits[walked[place]]
        position = with_stones(position, seat, stone)
    return begin_turn(position, 1)


def with_stones(position: Position, seat: int, stones: int) -> Position:
    """The position with other stones of a seat (0: walls), nothing else changed."""
    return replace(position, sides=position.with_side(seat, stones))


def ring() -> list[Cell]:
    """The ring of first stones on the classic board, walked from 5,0 towards 0,5."""
    cell, walked = (RING, 0), []
    for way in chain.from_iterable(repeat(way, RING) for way in WALK):
        walked.append(cell)
        cell = (cell[0] + DIRECTIONS[way][0], cell[1] + DIRECTIONS[way][1])
    return walked

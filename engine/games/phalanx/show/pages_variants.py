"""The rules pages about the variants: grow or move, the duel with its opening, and the classic board."""

from dataclasses import replace

from engine.core.presentation import Page
from engine.games.phalanx.rules import start
from engine.games.phalanx.rules.state import Position
from engine.games.phalanx.show.diagrams import TWO, diagram, read

FACING = read(
    """
      . . .
     . . . .
    . . . . . . . .
     . 1 1 1 2 2 2 .
      . . . . . . . .
             . . . .
              . . .
    """,
    TWO)

EITHER = Page(
    "Grow or move", (),
    ("As a rule a line may grow and attack in one turn, which lets equal lines break each other.",
     "With the variant Grow or move, a group that has grown may not move in the same turn."),
    (diagram(
        FACING,
        "Three face three, and whoever is to move grows at the rear and takes a stone.",
        ("1 takes 2,1 by grow -2,1 then move 1,1 -2,1 1",)),
     diagram(
        FACING,
        "With the variant Red may only grow, and Blue sees the attack coming.",
        ("1 may not move 1,1 -2,1 1 after grow -2,1 with grow-or-move: grown",))))

DUEL = read(
    """
         . . . . . .
        . . . . . . .
       . . . . . . . .
      . . . . . 2 . . .
     . . . . . . . . . .
    . . . . 1 . . . . . .
     . . . . . . . . . .
      . . . . . . . . .
       . . . . . . 2 .
        . . . . . . .
         . . . . . .
    """,
    side=6)


def first_stones(players: int) -> Position:
    """The classic board as a game of so many players begins on it, before the first turn."""
    options = {option.name: option.default for option in start.OPTIONS}
    return replace(start.start({**options, "players": players, "board": "classic"}), phase="lift", groups=(), ready=())


CELLS = len(first_stones(2).board.cells)

BOARDS = Page(
    "Duel and classic board", ("stone", "choose"),
    ("The duel is for two, on one large hexagon, with Grow or move.",
     "Seat 1 places one Red stone and two Blue ones, seat 2 chooses a side, Red adds a stone, and Blue begins.",
     f"The classic board is one hexagon of {CELLS} cells: one stone each, nothing to lay or lift."),
    (diagram(
        DUEL,
        "A duel begins: seat 2 may play either colour, and then Red adds a stone, such as the lit one.",
        ("2 may choose 1 or 2", "1 may stone 1 3,1 after choose 2", "1 may not stone 1 2,-2 after choose 1: taken")),
     diagram(
        first_stones(6),
        "The classic board with six players: Red, who begins, may grow on the lit cells.",
        ("1 may grow only 6,0 6,-1 5,-1 4,0 4,1 5,1",))))

VARIANTS = (EITHER, BOARDS)

"""The rules page about the end of the game: passing, and how land is counted."""

from engine.core.presentation import Page
from engine.games.phalanx.rules.ending import ROUNDS
from engine.games.phalanx.show.diagrams import TWO, diagram, read

LAND = read(
    """
      . 1 .
     . 1 . .
    . . 1 . . . 2 .
     . . 1 . . 2 . .
      . 1 . . . 2 . .
             . 2 . .
              . 2 .
    """,
    TWO)
POCKET = read(
    """
      . 1 2
     # 1 2 .
    . # 1 2 .
     # 1 2 .
      1 2 .
    """,
    trays=("2:1", "2:1", "1:2"))

END = Page(
    "The end", (),
    ("A turn without growth and movement is a pass; the game ends when all have passed one after another.",
     f"It also ends after {ROUNDS} rounds with neither growth nor capture; whoever has no stones is passed over.",
     "A vacant region beside one colour is that colour's land; beside several colours, or none, it is nobody's."),
    (diagram(
        LAND,
        "Both pass: Red's land is at the left, Blue's at the right, and the strip between them is nobody's.",
        ("1 has 7 territory", "2 has 8 territory", "nobody has 13 territory", "2 has not won after end",
         "2 has won after end then end", "1 has not won after end then end")),
     diagram(
        POCKET,
        "The cell that walls enclose belongs to nobody, and two lost stones bring Red below nought.",
        ("1 has 1 territory", "1 scores -1", "2 has 4 territory", "2 scores 3", "nobody has 1 territory",
         "2 has won after end then end"))))

ENDING = (END,)

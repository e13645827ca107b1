"""The rules pages about setting up: segments are laid in turn, and then stones are lifted."""

from engine.core.presentation import Page
from engine.games.phalanx.show.diagrams import diagram, read

FIRST = read(
    """
      . . .
     . . . .
    . . 1 . .
     . . . .
      . . .
    """)

LAY = Page(
    "Lay segments", ("lay",),
    ("You build the board together: in turn, each lays a segment of 19 cells and puts a stone on its middle.",
     "A new segment overlaps nothing, and at least two of its cells touch the board.",
     "Four segments each suit two or three players, three suit four or five, two or three suit six."),
    (diagram(
        FIRST,
        "Blue may lay snugly at the right, or shifted at the left, wherever two cells touch or more.",
        ("2 may lay 3,2 -5,1",)),
     diagram(
        FIRST,
        "At the right only one corner would touch the board, and at the left the segments would overlap.",
        ("2 may not lay 5,0: few-touching", "2 may not lay -4,2: overlap"))))

LIFT = Page(
    "Lift stones", ("lift",),
    ("When all segments lie, everyone in turn lifts one own stone, until each has a single one left.",
     "Lifted stones are no prisoners and cost nothing.",
     "Then player 1 takes the first turn."),
    (diagram(
        read(
            """
                     . . .
                    . . . .
                   . . 1 . . . . .
              . . . . . . . . . . .
             . . . . . . . . . 2 . .
            . . 1 . . . . . . . . .
             . . . . . . . . . . .
              . . . . . 2 . .
                     . . . .
                      . . .
            """,
            centres=((0, 0), (3, 2), (5, -3), (8, -1))),
        "Red gives up one of the two Red stones, whichever seems worse placed, and never a Blue one.",
        ("1 may lift only 0,0 5,-3", "1 may not lift 3,2 8,-1: not-yours")),))

STARTING = (LAY, LIFT)

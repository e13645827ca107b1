"""The rules pages about movement: the phalanx and its reach, capture and walls, and the right to move."""

from engine.core.presentation import Page
from engine.games.phalanx.show.diagrams import TWO, diagram, read

PHALANX = Page(
    "Move a phalanx", ("move",),
    ("After growth each group may move once: some or all stones of a straight line, two at least, go straight ahead.",
     "The front stone of the line is the head, the last one that goes along is the tail, and that is your choice.",
     "The tail leaps to the front, then the next: one cell or more, but always fewer cells than stones."),
    (diagram(
        read(
            """
              . . .
             . . . .
            1 1 1 1 . . . .
             . . . . . . . .
              . . . . . . . .
                     . . 2 .
                      . . .
            """,
            TWO),
        "A phalanx of four: the framed head may land one, two or three cells ahead.",
        ("1 may move 1,0 -2,0 1 or 1,0 -2,0 2 or 1,0 -2,0 3",)),
     diagram(
        read(
            """
              1 1 #
             . . . .
            1 1 1 1 . . . .
             . . . . . . . .
              . 1 1 1 . 1 . .
                     . . . .
                      . 2 .
            """,
            TWO, trays=("1:2",)),
        "In the middle a pair goes one cell only; a wall above and a stone of its own below bar the way.",
        ("1 may move 1,0 0,0 1", "1 may not move 1,0 0,0 2: too-far", "1 may not move 1,-2 0,-2 1: wall-in-way",
         "1 may not move 1,2 -1,2 2: own-stone"))))

CAPTURE = Page(
    "Capture and walls", (),
    ("A phalanx may land on enemy stones if it is longer than the whole line that they form along its way.",
     "Each colour's line is measured by itself, also the part of it that lies beyond the landing.",
     "The enemies become your prisoners, and each stone of yours that landed on one turns to wall for ever."),
    (diagram(
        read(
            """
              . . .
             . . . .
            1 1 1 2 3 . . .
             . . . . . . . .
              . 1 1 2 2 . . .
                     . . . .
                      . . 3
            """,
            TWO),
        "Three Red stones outnumber one Blue and one Yellow, and take both; below, two are not more than two.",
        ("1 takes 1,0 2,0 by move 0,0 -2,0 2", "1 may not move 0,2 -1,2 1: longer-phalanx")),
     diagram(
        read(
            """
              . . .
             . . . .
            . . 1 # # . . .
             . . . . . . . .
              . 1 1 2 2 . . .
                     . . . .
                      . . 3
            """,
            TWO, trays=("1:2", "1:3")),
        "Afterwards: two walls, and two prisoners, a point less for each owner.",
        ("2 scores -1", "3 scores -1", "1 scores 0"),
        ("walled:1 1,0", "walled:1 2,0"))))

PAIRS = read(
    """
      . . .
     . . . .
    . . . . . . . .
     . 1 1 . 1 1 . .
      . . . . . . . .
             . . 2 .
              . . .
    """,
    TWO)

RIGHT = Page(
    "The right to move", (),
    ("A group that grew may move in the same turn, unless new stones joined it to another one.",
     "Once a line has moved, its whole group has moved, even where it fell apart.",
     "A group that a moved stone comes to touch loses its right to move; a new wall takes no right."),
    (diagram(
        PAIRS,
        "The left pair steps up to the right one, which has lost its right to move.",
        ("1 may not move 3,1 2,1 1 after move 0,1 -1,1 1: touched",)),
     diagram(
        PAIRS,
        "In the other order both may go, and the left line has even grown before.",
        ("1 may move 0,1 -2,1 1 after grow -2,1 then move 3,1 2,1 1",))))

MOVING = (PHALANX, CAPTURE, RIGHT)

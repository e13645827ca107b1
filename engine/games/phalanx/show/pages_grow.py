"""The rules pages about growth: where a group takes a new stone, and what joining groups costs."""

from engine.core.presentation import Page
from engine.games.phalanx.show.diagrams import diagram, read

GROUPS = read(
    """
      1 . .
     . . . 2
    . . . . .
     . . 1 .
      . 1 .
    """)

GROW = Page(
    "Grow", ("grow",),
    ("Your turn begins with growth: each of your groups may take one new stone on a vacant cell beside it.",
     "A group is everything of one colour that hangs together; a single stone is a group too.",
     "You need not grow, and you choose which groups do."),
    (diagram(
        GROUPS,
        "Red has two groups, and each of them may take a stone on any lit cell beside it.",
        ("1 may grow only 1,-2 0,-1 -1,-1 1,1 1,0 0,0 -1,1 0,2 -2,2",)),
     diagram(
        GROUPS,
        "Once the framed stone is in, its group is fed: no second stone beside it, only the upper group may grow.",
        ("1 may grow only 1,-2 0,-1 -1,-1 after grow 1,0",
         "1 may not grow 1,1 0,0 -1,1 0,2 -2,2 after grow 1,0: already-grown",
         "1 may not grow 2,0 1,-1 after grow 1,0: new-stone"))))

JOIN = Page(
    "Joining groups", (),
    ("A new stone that touches two of your groups joins them, and it is the one new stone of both.",
     "Two new stones that touch each other join their groups as well.",
     "The price: a group that was joined in this way may not move in this turn."),
    (diagram(
        read(
            """
              . . .
             1 . 1 .
            . 1 . 1 .
             . . . .
              . 2 .
            """),
        "The framed stone makes one group of two, and neither of their lines may move now.",
        ("1 may not move -1,0 -1,-1 1 or 1,0 1,-1 1 after grow 0,0: joined",)),
     diagram(
        read(
            """
              . . .
             . . 1 .
            1 . . 1 .
             1 . . .
              . 2 .
            """),
        "Each group takes a stone of its own, but the two meet: joined, and no move again.",
        ("1 may not move -2,1 -2,0 1 or 1,-1 1,0 1 after grow -1,0 then grow 0,0: joined",))))

GROWING = (GROW, JOIN)

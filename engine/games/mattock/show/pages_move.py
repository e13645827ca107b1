"""The rules pages about what follows the mining: the walk, the removal, and what counts as a connection."""

from engine.core.presentation import Page
from engine.games.mattock.show.diagrams import diagram

WALK = Page(
    "Move", ("move",),
    ("After mining, one of your miners may walk to an empty tile, as far as it likes; or all stay.",
     "It passes empty tiles, the new one too, and your own miners, but never an enemy."),
    (diagram(
        """
          . . .
         1 1 . .
        . . o o .
         . o . .
          . . .
        """,
        "The outer miner slips past its friend, so both can get to every lit tile.",
        ("1 may move only d1-c3 d1-c4 d1-b2 d2-c3 d2-c4 d2-b2", "1 removes none by stay"),
        ("trail:1 d1 d2 c3 c4",)),
     diagram(
        """
          . . .
         1 o . .
        . . 2 o .
         . o . .
          . . .
        """,
        "A Blue miner at the fork leaves Red a single step.",
        ("1 may move only d1-d2", "1 may not move d1-c4 d1-b2: enemy-in-way"),
        ("trail:1 d1 d2",))))

REMOVAL = Page(
    "Remove", ("move",),
    ("Your turn ends with a look at every enemy miner.",
     "It is removed if it is connected to two or more of your miners and to none of its friends.",
     "Its tile stays, and your own miners are safe in your own turn."),
    (diagram(
        """
          . . 2
         . . . .
        1 o 2 . .
         . . 1 .
          . . .
        """,
        "Two Red miners are connected to the Blue one in the middle, whose friend is behind rock: it leaves.",
        ("1 removes c3 by stay", "2 removes none by stay"),
        ("link:1 c3 c2 c1", "link:1 c3 b3")),
     diagram(
        """
          . . 2
         . . o .
        1 o 2 . .
         . . 1 .
          . . .
        """,
        "With one tile more the two Blue miners are connected, and both stay.",
        ("1 removes none by stay",),
        ("link:1 c3 c2 c1", "link:1 c3 b3", "link:2 c3 d3 e3"))))

CONNECTION = Page(
    "What connects", ("move",),
    ("A connection runs over empty tiles and ends at the first miner it meets, whoever that is.",
     "Whoever stands behind that miner does not count, neither to catch nor to save."),
    (diagram(
        """
          . . .
         . . . .
        1 1 2 o .
         . . . .
          . . .
        """,
        "The second Red miner is hidden behind the first: one connection is too few, and Blue stays.",
        ("1 removes none by stay",),
        ("link:1 c3 c2",)),
     diagram(
        """
          . . .
         . . o 1
        2 1 2 . .
         . . . .
          . . .
        """,
        "Here the hidden one is Blue's own friend, and it cannot save the miner in the middle.",
        ("1 removes c3 by stay",),
        ("link:1 c3 c2", "link:1 c3 d3 d4"))))

MOVING = (WALK, REMOVAL, CONNECTION)

"""The rules pages about mining: what the rock allows, how far a crew reaches, and how miners come back."""

from engine.core.presentation import Page
from engine.games.mattock.show.diagrams import diagram

ROCK = Page(
    "Mine", ("mine",),
    ("Turn one rock beside your tunnels into a tile.",
     "The new tile may touch three tiles at most, and none of them may touch three already.",
     "Miners make no difference here: a tile with a miner on it counts like any other."),
    (diagram(
        """
          . . .
         . . . .
        . 1 . o .
         . o o .
          . . .
        """,
        "The barred rock would touch four tiles, so it stays; Red may mine any lit one.",
        ("1 may mine only d1 d2 d3 d4 c1 c5 b1 b4 a1 a2 a3", "1 may not mine c3: touches-four")),
     diagram(
        """
          . . .
         . o . .
        . . o 1 .
         . o . .
          . . .
        """,
        "The tile in the middle touches three others and is full: all rock beside it is dead.",
        ("1 may not mine d3 c2 b3: full-tile", "1 may mine only e1 e2 d1 d4 c5 b1 b4 a1 a2"),
        ("full c3",))))

REACH = Page(
    "How far you reach", ("mine",),
    ("You mine beside any tile that one of your miners could walk to.",
     "The way leads over empty tiles and past your own miners, never past an enemy."),
    (diagram(
        """
          . . o
         . . o .
        . o 1 . .
         1 . . .
          . . .
        """,
        "Red holds the whole tunnel and may mine anywhere along it.",
        ("1 may mine only e2 d1 d2 d4 c1 c4 b2 b3 a1",)),
     diagram(
        """
          . . o
         . . o .
        . o 2 . .
         1 . . .
          . . .
        """,
        "Now a Blue miner stands in the tunnel, and the rock behind is cut off from Red.",
        ("1 may mine only d1 d2 c1 b2 a1", "1 may not mine e2 d4 c4 b3: cut-off"))))

HAND = Page(
    "Miners in hand", ("mine",),
    ("A removed miner waits in its owner's hand.",
     "When you mine with miners in hand, one of them goes onto the new tile, and that is not a choice.",
     "A crew that is wholly in hand cannot mine, and has lost."),
    (diagram(
        """
          . . .
         . . o .
        . 1 o . .
         . . . .
          . . 2
        """,
        "Red has one miner in hand, and it will enter on whichever lit rock Red mines.",
        ("1 may mine only e2 e3 d1 d2 d4 c1 c4 b1 b2 b3", "1 keeps 0 in hand after e3", "1 keeps 0 in hand after b2"),
        hands=(1, 0)),
     diagram(
        """
          . . 1
         . . o .
        . 1 o . .
         . . . .
          . . 2
        """,
        "Red chose the top corner, and the miner that came in there may walk on in the same turn.",
        ("1 may move e3-d3 e3-c3",),
        ("trail:1 e3 d3 c3",))))

MINING = (ROCK, REACH, HAND)
